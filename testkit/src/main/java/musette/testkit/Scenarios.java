package musette.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import musette.kernel.Game;
import musette.wire.Scenario;

/** The scenario files of a game in the test resources. */
final class Scenarios {
  private Scenarios() {}

  static List<Path> files(String game) throws IOException {
    Path folder = GameContract.RESOURCES.resolve("scenarios").resolve(game);
    if (!Files.isDirectory(folder)) {
      throw new AssertionError("no scenarios in " + folder);
    }
    try (var files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
  }

  static Set<String> rules(Game<?, ?, ?> game) throws IOException {
    var ids = new TreeSet<String>();
    for (Path file : files(game.about().id())) {
      ids.addAll(Scenario.parse(Files.readString(file), id -> game).rules());
    }
    return ids;
  }
}
