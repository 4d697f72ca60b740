package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import musette.games.Catalogue;
import musette.server.work.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The example bot plays whole games, both ways. */
final class ExampleBotTest {
  /** Tests run in the folder of their module. */
  private static final Path EXAMPLE = Path.of("../examples/bot.py").toAbsolutePath().normalize();

  private static Server start(Path data, Map<String, List<String>> programs) {
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withData(data)
            .withPrograms(programs)
            .withLimits(Limits.none()));
  }

  @Test
  void aProgramPlaysOverItsInputAndOutput(@TempDir Path data) throws IOException {
    Path answers = data.resolve("answers");
    String command = "python3 %s | tee %s".formatted(EXAMPLE, answers);
    var programs = Map.of("python", List.of("sh", "-c", command));
    try (Server server = start(data, programs);
        Player one = Player.at(server.address()).connect()) {
      assertThat(one.get("/api/games").ok().at("/0/bots").toString()).contains("python");
      String table = one.open("flamme-rouge", "me bot:python");
      JsonNode last = one.subscribe(table).playToTheEnd(table);
      assertThat(last.at("/info/places")).hasSize(2);
      assertThat(last.at("/info/seats/1/player/name").asText()).isEqualTo("python");
      assertThat(Files.readAllLines(answers)).hasSizeGreaterThan(10);
    }
  }

  @Test
  void aProgramThatAnswersNonsenseIsReplacedMoveByMove(@TempDir Path data) {
    var programs = Map.of("mad", List.of("sh", "-c", "while read l; do echo nonsense; done"));
    try (Server server = start(data, programs);
        Player one = Player.at(server.address()).connect()) {
      String table = one.open("flamme-rouge", "me bot:mad");
      JsonNode last = one.subscribe(table).playToTheEnd(table);
      assertThat(last.at("/info/places")).hasSize(2);
    }
  }

  static Stream<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aProgramPlaysEveryGameOverAWebSocket(String game, @TempDir Path data)
      throws IOException, InterruptedException {
    try (Server server = start(data, Map.of());
        Player one = Player.at(server.address()).connect()) {
      String table = one.open(game, "me open");
      Process bot =
          new ProcessBuilder("python3", EXAMPLE.toString(), server.address(), table, "B")
              .inheritIO()
              .start();
      try {
        JsonNode last = one.subscribe(table).playToTheEnd(table);
        assertThat(last.at("/info/places")).hasSize(2);
        assertThat(last.at("/info/seats/1/kind").asText()).isEqualTo("PERSON");
        assertThat(bot.waitFor(90, TimeUnit.SECONDS)).isTrue();
        assertThat(bot.exitValue()).isZero();
      } finally {
        bot.destroyForcibly();
      }
    }
  }
}
