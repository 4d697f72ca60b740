package musette.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Files that a long command is to write at its end: looked at before its work begins. */
final class Destination {
  private Destination() {}

  /** Whether the user named a file at all. */
  static boolean isNamed(Path file) {
    return !file.toString().isEmpty();
  }

  /** Refuses those that could not be written, and the same one twice; unnamed ones are passed. */
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
    // A device or a pipe would be replaced by a file.
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
