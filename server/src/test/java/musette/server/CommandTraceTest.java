package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import musette.server.live.CommandTrace;
import musette.wire.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** With tracing on, the log shows the path of a command. */
final class CommandTraceTest {
  @TempDir private Path data = Path.of("");

  @AfterEach
  void quiet() {
    ((Logger) LoggerFactory.getLogger(CommandTrace.LOGGER)).setLevel(Level.INFO);
  }

  /** Plays one ply, and returns what the log says of commands. */
  private List<String> lines() throws IOException {
    String action;
    try (Server server = OneServer.start(data);
        Player one = Player.at(server.address()).connect()) {
      String table = one.open(OneServer.GAME, "me me");
      JsonNode state = one.subscribe(table, "A", -1).state(Player::isOffered);
      action = state.at("/offers/0/text").asText();
      JsonNode done = one.play(table, OneServer.seq(state), "A", action);
      one.state(s -> OneServer.seq(s) >= done.get("seq").asInt());
    }
    List<String> lines =
        Files.readAllLines(data.resolve("logs/musette.log")).stream()
            .filter(line -> line.contains(CommandTrace.LOGGER))
            .toList();
    assertThat(lines).noneMatch(line -> line.contains('"' + action + '"'));
    return lines;
  }

  @Test
  void theIdLeadsToTheChangeAndTheChangeToThoseWhoSeeIt() throws IOException {
    Server.traceCommands();
    List<JsonNode> lines = lines().stream().map(Json::parse).toList();
    String id = value(only(lines, "received", "table", ""), "command");
    JsonNode committed = only(lines, "committed", "command", id);
    assertThat(only(lines, "shown", "change", value(committed, "change"))).isNotNull();
  }

  @Test
  void nothingIsWrittenByDefault() throws IOException {
    assertThat(lines()).isEmpty();
  }

  /** The first line of this kind whose value is this, or any if that is empty. */
  private static JsonNode only(List<JsonNode> lines, String kind, String name, String value) {
    return lines.stream()
        .filter(line -> line.get("message").asText().equals(kind))
        .filter(line -> value.isEmpty() || value(line, name).equals(value))
        .findFirst()
        .orElseThrow();
  }

  private static String value(JsonNode line, String name) {
    for (JsonNode pair : line.get("kvpList")) {
      if (pair.has(name)) {
        return pair.get(name).asText();
      }
    }
    return "";
  }
}
