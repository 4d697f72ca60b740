package musette.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

/** Compares the list of libraries in NOTICE with what is shipped. */
final class Notice {
  private static final String HEADING = "Libraries of the server and the command";
  private static final String OURS = "META-INF/maven/io.github.musette/";

  private Notice() {}

  /** Fails if they differ: whoever adds a library says under which licence it comes. */
  static void check(Path notice, List<Path> libraries) throws IOException {
    Set<String> named = named(notice);
    var missing = new TreeSet<String>();
    var gone = new TreeSet<>(named);
    for (Path library : libraries) {
      String artifact = library.getFileName().toString().replaceFirst("-[0-9].*\\.jar$", "");
      gone.remove(artifact);
      if (!isOurs(library) && !named.contains(artifact)) {
        missing.add(artifact);
      }
    }
    if (!missing.isEmpty()) {
      throw new IllegalStateException("NOTICE does not name the licence of " + missing);
    }
    if (!gone.isEmpty()) {
      throw new IllegalStateException("NOTICE names libraries that are not shipped: " + gone);
    }
  }

  private static Set<String> named(Path notice) throws IOException {
    return Files.readAllLines(notice).stream()
        .dropWhile(line -> !line.equals(HEADING))
        .skip(1)
        .takeWhile(line -> line.startsWith("- "))
        .map(line -> line.substring(2).replaceFirst(": .*", ""))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean isOurs(Path library) throws IOException {
    try (var jar = new JarFile(library.toFile())) {
      return jar.stream().anyMatch(entry -> entry.getName().startsWith(OURS));
    }
  }
}
