package musette.dist;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** SQLite is native code: its jar has a library for every platform, and a machine loads one. */
final class Sqlite {
  private static final String NATIVES = "/org/sqlite/native";

  private final Path jar;
  private final String platform;

  private Sqlite(Path jar, String platform) {
    this.jar = jar;
    this.platform = platform;
  }

  /** Among the libraries of a program; which folder is of this platform, SQLite itself says. */
  static Sqlite of(Path runtime, Path program) throws IOException, InterruptedException {
    Path jar =
        Libraries.of(program).stream()
            .filter(library -> library.getFileName().toString().startsWith("sqlite-jdbc-"))
            .findFirst()
            .orElseThrow();
    List<String> command =
        List.of(
            OwnJava.java(runtime).toString(), "-cp", program.toString(), "org.sqlite.util.OSInfo");
    return new Sqlite(jar, Commands.output(command).getFirst());
  }

  /** Removes the libraries of other platforms from the jar; all else keeps its place and time. */
  void keepThisPlatform() throws IOException {
    try (FileSystem zip = FileSystems.newFileSystem(jar)) {
      Path kept = folder(zip);
      for (Path path : Folders.all(zip.getPath(NATIVES)).reversed()) {
        if (!path.startsWith(kept) && !kept.startsWith(path)) {
          Files.delete(path);
        }
      }
    }
  }

  /** Copies the library of this platform into a folder. */
  Path unpack(Path to) throws IOException {
    try (FileSystem zip = FileSystems.newFileSystem(jar)) {
      Path library = Folders.all(folder(zip)).getLast();
      return Files.copy(
          library, Files.createDirectories(to).resolve(library.getFileName().toString()));
    }
  }

  private Path folder(FileSystem zip) {
    Path folder = zip.getPath(NATIVES, platform);
    if (!Files.isDirectory(folder)) {
      throw new IllegalStateException(jar + " has no library for " + platform);
    }
    return folder;
  }
}
