package musette.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import musette.kernel.About;

/**
 * The rules of a game that have nothing to fire on, each with the reason: reach/ID.silent.txt,
 * written by hand, one reason a line: {@code MG-01 MG-EX-* | components of the box}.
 */
final class SilentRules {
  private SilentRules() {}

  static Path path(About about) {
    return GameContract.RESOURCES.resolve("reach").resolve(about.id() + ".silent.txt");
  }

  /** The silent rules and why; {@code *} stands for the ids of the catalogue that begin so. */
  static Map<String, String> read(About about, Set<String> catalogue) {
    try {
      return Files.exists(path(about))
          ? parse(Files.readAllLines(path(about)), catalogue)
          : Map.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Map<String, String> parse(List<String> lines, Set<String> catalogue) {
    var silent = new TreeMap<String, String>();
    for (String line : lines) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      int bar = line.indexOf(" | ");
      if (bar < 0 || line.substring(bar + 3).isBlank()) {
        throw new IllegalStateException("no reason: " + line);
      }
      for (String id : line.substring(0, bar).split(" ", -1)) {
        Set<String> meant = matching(id, catalogue);
        if (meant.isEmpty()) {
          throw new IllegalStateException("no such rule: " + id);
        }
        meant.forEach(rule -> silent.put(rule, line.substring(bar + 3)));
      }
    }
    return silent;
  }

  private static Set<String> matching(String id, Set<String> catalogue) {
    Pattern pattern = Pattern.compile(Pattern.quote(id).replace("*", "\\E.*\\Q"));
    return catalogue.stream()
        .filter(pattern.asMatchPredicate())
        .collect(Collectors.toUnmodifiableSet());
  }
}
