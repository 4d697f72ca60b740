package musette.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;

/** What is done to whole folders. */
final class Folders {
  private Folders() {}

  /** The folder and everything in it, in the order of the names. */
  static List<Path> all(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.sorted().toList();
    }
  }

  static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      for (Path path : all(folder).reversed()) {
        Files.delete(path);
      }
    }
  }

  static void copy(Path from, Path to) throws IOException {
    for (Path path : all(from)) {
      Path target = to.resolve(from.relativize(path).toString());
      if (Files.isDirectory(path)) {
        Files.createDirectories(target);
      } else {
        Files.createDirectories(target.getParent());
        Files.copy(path, target, StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  /** Gives everything the same time, so that two builds are the same. */
  static void stamp(Path folder, FileTime time) throws IOException {
    for (Path path : all(folder)) {
      Files.setLastModifiedTime(path, time);
    }
  }
}
