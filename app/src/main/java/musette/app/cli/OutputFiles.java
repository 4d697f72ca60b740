package musette.app.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks, before a long command starts, the files it will write at the end. */
public final class OutputFiles {
  private OutputFiles() {}

  /** Whether the user named a file. */
  public static boolean isNamed(Path file) {
    return !file.toString().isEmpty();
  }

  /** Refuses files that cannot be written and duplicates; skips unnamed ones. */
  public static void check(List<Path> files) {
    files.stream().filter(OutputFiles::isNamed).forEach(OutputFiles::check);
    differ(files);
  }

  /** Refuses a file that is named twice. */
  public static void differ(List<Path> files) {
    Set<Path> seen = new HashSet<>();
    for (Path file : files) {
      if (isNamed(file) && !seen.add(file.toAbsolutePath().normalize())) {
        throw UserError.in(file, "file-twice");
      }
    }
  }

  private static void check(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw UserError.in(file, "file-folder");
    }
    // A device or a pipe would be replaced by a regular file.
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw UserError.in(file, "file-exists");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw UserError.in(file, "file-no-folder");
    }
    if (!Files.isWritable(folder)) {
      throw UserError.in(file, "file-denied");
    }
  }
}
