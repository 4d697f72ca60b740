package musette.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.jar.JarFile;

/** Compares the list of libraries in NOTICE with what is packed. */
final class Notice {
  private static final String OURS = "META-INF/maven/io.github.musette/";

  private Notice() {}

  /** Fails if a library is missing there: whoever adds one says under which licence it comes. */
  static void check(Path notice, Path libraries) throws IOException {
    String text = Files.readString(notice);
    var missing = new TreeSet<String>();
    for (Path file : Folders.all(libraries)) {
      String name = file.getFileName().toString();
      String artifact = name.replaceFirst("-[0-9].*\\.jar$", "");
      if (name.endsWith(".jar") && !isOurs(file) && !text.contains("\n- " + artifact + ":")) {
        missing.add(artifact);
      }
    }
    if (!missing.isEmpty()) {
      throw new IllegalStateException("NOTICE does not name the licence of " + missing);
    }
  }

  private static boolean isOurs(Path library) throws IOException {
    try (var jar = new JarFile(library.toFile())) {
      return jar.stream().anyMatch(entry -> entry.getName().startsWith(OURS));
    }
  }
}
