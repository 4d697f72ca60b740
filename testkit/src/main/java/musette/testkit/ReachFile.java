package musette.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import musette.kernel.About;
import musette.kernel.Refused;

/**
 * What was found out about a game: for each option value ({@code option x=y}) and each rule that is
 * cited ({@code rule XY-1}), where it can be seen, or why it cannot.
 *
 * @param seen where it was seen
 * @param unreached why no shipped course shows it
 */
record ReachFile(Map<String, Sighting> seen, Map<String, String> unreached) {
  private static final String UNREACHED = "unreached ";
  private static final String HEAD =
      """
      # Where each option value changes a game, and where each rule is cited: a seeded random game
      # of a set-up with shipped courses, and a ply. -Dmusette.reach=write searches for what is new
      # or no longer there. Reasons of what is unreached are written by hand and kept.
      """;

  static ReachFile empty() {
    return new ReachFile(new TreeMap<>(), new TreeMap<>());
  }

  static Path path(About about) {
    return GameContract.RESOURCES.resolve("reach").resolve(about.id() + ".txt");
  }

  static ReachFile read(About about) {
    ReachFile file = empty();
    try {
      Path path = path(about);
      for (String line : Files.exists(path) ? Files.readAllLines(path) : List.<String>of()) {
        if (!line.isBlank() && !line.startsWith("#")) {
          file.read(about, line);
        }
      }
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void read(About about, String line) {
    String[] parts = line.split(" \\| ", -1);
    if (line.startsWith(UNREACHED)) {
      unreached.put(parts[0].substring(UNREACHED.length()), parts.length > 1 ? parts[1] : "");
      return;
    }
    try {
      seen.put(parts[0], Sighting.parse(about, Arrays.copyOfRange(parts, 1, parts.length)));
    } catch (Refused gone) {
      // A set-up that no longer exists shows nothing: what it showed has to be searched anew.
      return;
    }
  }

  void write(About about) {
    var text = new StringBuilder(HEAD);
    seen.forEach(
        (what, at) -> text.append(what).append(" | ").append(at.print(about)).append('\n'));
    unreached.forEach(
        (what, why) -> text.append(UNREACHED).append(what).append(" | ").append(why).append('\n'));
    try {
      Files.createDirectories(path(about).getParent());
      Files.writeString(path(about), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
