package musette.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks, before a long command starts, the files it will write at the end. */
final class Destination {
  private Destination() {}

  /** Whether the user named a file. */
  static boolean isNamed(Path file) {
    return !file.toString().isEmpty();
  }

  /** Refuses files that cannot be written and duplicates; skips unnamed ones. */
  static void check(List<Path> files) {
    files.stream().filter(Destination::isNamed).forEach(Destination::check);
    differ(files);
  }

  /** Refuses a file that is named twice. */
  static void differ(List<Path> files) {
    Set<Path> seen = new HashSet<>();
    for (Path file : files) {
      if (isNamed(file) && !seen.add(file.toAbsolutePath().normalize())) {
        throw Trouble.in(file, "file-twice");
      }
    }
  }

  private static void check(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw Trouble.in(file, "file-folder");
    }
    // A device or a pipe would be replaced by a regular file.
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw Trouble.in(file, "file-exists");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw Trouble.in(file, "file-no-folder");
    }
    if (!Files.isWritable(folder)) {
      throw Trouble.in(file, "file-denied");
    }
  }
}
