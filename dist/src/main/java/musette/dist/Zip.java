package musette.dist;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;

/** Writes zips that are the same for the same files, with their permissions; and reads them. */
final class Zip {
  private static final Map<String, String> OPTIONS =
      Map.of("create", "true", "enablePosixFileAttributes", "true");
  private static final Set<PosixFilePermission> PROGRAM =
      PosixFilePermissions.fromString("rwxr-xr-x");
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-r--r--");

  private Zip() {}

  /** All of the folder, under its own name. */
  static void write(Path folder, Path zip) throws IOException {
    try (FileSystem system = FileSystems.newFileSystem(zip, OPTIONS)) {
      for (Path path : Folders.all(folder)) {
        String name =
            folder.getFileName() + "/" + folder.relativize(path).toString().replace('\\', '/');
        Path entry = system.getPath(name);
        boolean program = Files.isDirectory(path) || Files.isExecutable(path);
        if (Files.isDirectory(path)) {
          Files.createDirectory(entry);
        } else {
          Files.copy(path, entry);
        }
        Files.setPosixFilePermissions(entry, program ? PROGRAM : FILE);
        FileTime time = Files.getLastModifiedTime(path);
        Files.getFileAttributeView(entry, BasicFileAttributeView.class).setTimes(time, time, time);
      }
    }
  }

  /** Unpacks what {@link #write} has packed. Returns the folder of that name. */
  static Path read(Path zip, Path into) throws IOException {
    try (FileSystem system = FileSystems.newFileSystem(zip, OPTIONS)) {
      Path root = system.getPath("/");
      Folders.copy(root, into);
      try (var folders = Files.list(root)) {
        return into.resolve(folders.findFirst().orElseThrow().getFileName().toString());
      }
    }
  }
}
