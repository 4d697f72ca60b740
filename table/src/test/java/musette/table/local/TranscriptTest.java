package musette.table.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.table.Games;
import musette.table.json.JsonValue;
import musette.table.json.PositionJson;
import musette.wire.Json;
import musette.wire.Scenario;
import org.junit.jupiter.api.Test;

/** Scenario files are read and played without reflection just as with it. */
final class TranscriptTest {
  private static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(Path.of("../games/src/test/resources/scenarios"))) {
      return all.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    }
  }

  @Test
  void everyPositionGivesTheSameStateAsJackson() throws IOException {
    assertThat(files()).hasSizeGreaterThan(50);
    for (Path file : files()) {
      var scenario = Scenario.parse(Files.readString(file), Catalogue::game);
      same(scenario.game(), scenario.setup(), scenario.file().path("position").toString());
    }
  }

  private static <S> void same(Game<S, ?, ?> game, Setup setup, String position) {
    String given = position.isEmpty() ? "{}" : position;
    S expected = Json.position(game, setup, Json.parse(given));
    assertThat(PositionJson.read(game, setup, JsonValue.parse(given))).isEqualTo(expected);
  }

  @Test
  void aTranscriptHasEveryStep() throws IOException {
    for (Path file : files()) {
      String transcript = Transcript.of(Files.readString(file), Games.all());
      assertThat(transcript.lines().count()).as(file.toString()).isGreaterThan(5);
    }
  }
}
