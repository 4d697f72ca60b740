package musette.page.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * What the engine is compiled from. A module gives the same hash as a folder and as an archive, so
 * that it does not matter how far a build has gone.
 */
final class Inputs {
  private Inputs() {}

  /** Of the class path, of the files of the tools, and of what else is told. */
  static String hash(List<Path> classPath, List<Path> tools, String versions) throws IOException {
    var parts = new TreeMap<String, byte[]>();
    parts.put("versions", versions.getBytes(StandardCharsets.UTF_8));
    for (Path tool : tools) {
      parts.put(tool.getFileName().toString(), Files.readAllBytes(tool));
    }
    add(parts, classPath);
    return hash(parts);
  }

  static String hash(List<Path> classPath) throws IOException {
    var parts = new TreeMap<String, byte[]>();
    add(parts, classPath);
    return hash(parts);
  }

  private static void add(SortedMap<String, byte[]> parts, List<Path> classPath)
      throws IOException {
    for (Path entry : classPath) {
      if (Files.isDirectory(entry)) {
        add(parts, entry);
      } else if (!isOurs(entry)) {
        // The name of an archive from elsewhere has its version.
        parts.put(entry.getFileName().toString(), new byte[0]);
      } else {
        try (FileSystem archive = FileSystems.newFileSystem(entry)) {
          add(parts, archive.getPath("/"));
        }
      }
    }
  }

  private static String hash(SortedMap<String, byte[]> parts) {
    MessageDigest digest = Sha256.digest();
    parts.forEach(
        (name, content) -> {
          digest.update((name + " " + content.length + "\n").getBytes(StandardCharsets.UTF_8));
          digest.update(content);
        });
    return Sha256.text(digest.digest());
  }

  private static boolean isOurs(Path archive) throws IOException {
    try (var file = new ZipFile(archive.toFile())) {
      return file.stream().anyMatch(entry -> entry.getName().startsWith("musette/"));
    }
  }

  private static void add(SortedMap<String, byte[]> parts, Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = root.relativize(file).toString();
        if (counts(name)) {
          parts.put(name, Files.readAllBytes(file));
        }
      }
    }
  }

  /** Classes, what they find on the class path, and the part of the engine that is not compiled. */
  private static boolean counts(String name) {
    return name.endsWith(".class")
        || name.startsWith("musette/games")
        || name.startsWith("META-INF/services")
        || name.endsWith(CompileEngine.LOADER);
  }
}
