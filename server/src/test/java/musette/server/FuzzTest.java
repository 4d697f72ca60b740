package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import musette.server.live.Limits;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Broken and hostile messages: each is answered, none is a 500, and the table plays on. */
final class FuzzTest {
  private static final Set<String> ANSWERS =
      Set.of("Refused", "Done", "State", "Stale", "Said", "Pong", "ListsChanged", "Welcome");

  private static final Server server = server();
  private static final Player hostile = Player.at(server.address()).connect();
  private static final String table = hostile.open("flamme-rouge", "me me");

  private static Server server() {
    try {
      return Server.start(
          ServerOptions.defaults()
              .withPort(0)
              .withData(Files.createTempDirectory("musette-fuzz"))
              .withLimits(Limits.none()));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @BeforeContainer
  static void subscribe() {
    hostile.subscribe(table, "A", -1).state(s -> true);
  }

  @AfterContainer
  static void stop() throws IOException {
    hostile.close();
    server.close();
  }

  @Provide
  Arbitrary<String> values() {
    return Arbitraries.oneOf(
        Arbitraries.strings().ofMaxLength(40).map(musette.wire.Json::write),
        Arbitraries.integers().map(String::valueOf),
        Arbitraries.of(
            "null",
            "true",
            "{}",
            "[]",
            "\"A\"",
            "\"NONE\"",
            "\"" + table + "\"",
            "-1",
            "1e999",
            "\"YES\"",
            "\"EVERYBODY\"",
            "[[[[[[]]]]]]",
            "\"\\u0000\"",
            "9999999999999999999"));
  }

  @Provide
  Arbitrary<String> messages() {
    Arbitrary<String> types =
        Arbitraries.of(
            "Subscribe",
            "Unsubscribe",
            "Play",
            "Undo",
            "OfferEnd",
            "Answer",
            "HandOver",
            "Resume",
            "Say",
            "WatchLists",
            "Ping",
            "State",
            "musette.server.Server",
            "Command",
            "");
    Arbitrary<String> fields =
        Combinators.combine(
                Arbitraries.of(
                    "id", "table", "seq", "seat", "action", "text", "to", "reply", "bot", "after",
                    "type", "x"),
                values())
            .as((name, value) -> "\"" + name + "\":" + value);
    Arbitrary<String> objects =
        Combinators.combine(types, fields.list().ofMaxSize(7))
            .as((type, list) -> "{\"type\":\"" + type + "\"" + tail(list) + "}");
    Arbitrary<String> plays =
        Combinators.combine(
                Arbitraries.of("Play", "Undo", "Answer", "HandOver", "Resume", "OfferEnd"),
                Arbitraries.strings().ofMaxLength(60),
                Arbitraries.integers(),
                Arbitraries.of("A", "B", "C", "F", "NONE"))
            .as(FuzzTest::command);
    return Arbitraries.oneOf(Arbitraries.strings().ofMaxLength(200), objects, plays);
  }

  private static String command(String type, String text, int seq, String seat) {
    String rest =
        switch (type) {
          case "Play" -> ",\"seq\":%d,\"action\":%s".formatted(seq, musette.wire.Json.write(text));
          case "Answer" -> ",\"seq\":%d,\"reply\":\"NO\"".formatted(seq);
          case "Undo" -> ",\"seq\":" + seq;
          case "OfferEnd" -> ",\"seq\":" + seq;
          case "HandOver" -> ",\"bot\":" + musette.wire.Json.write(text);
          default -> "";
        };
    return "{\"type\":\"%s\",\"id\":\"f\",\"table\":\"%s\",\"seat\":\"%s\"%s}"
        .formatted(type, table, seat, type.equals("OfferEnd") ? ",\"seq\":\"x\"" : rest);
  }

  private static String tail(List<String> fields) {
    return fields.isEmpty() ? "" : "," + String.join(",", fields);
  }

  @Property(tries = 1_500, shrinking = ShrinkingMode.OFF)
  void everyMessageIsAnsweredAndTheTablePlaysOn(@ForAll("messages") String text) {
    hostile.send(text);
    hostile.send("{\"type\":\"Ping\"}");
    hostile.await(m -> Player.type(m).equals("Pong"));
    for (JsonNode message : hostile.drain()) {
      assertThat(ANSWERS).contains(Player.type(message));
      assertThat(message.path("reason").asText()).as(text).isNotEqualTo("internal");
    }
  }

  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void noRequestEndsInAFiveHundred(@ForAll("messages") String body, @ForAll("paths") String path) {
    for (String method : new String[] {"POST", "PUT", "GET", "PATCH"}) {
      assertThat(Player.call(server.address(), hostile.token(), method, path, body).status())
          .as(method + " " + path + " " + body)
          .isLessThan(500);
    }
  }

  @Provide
  Arbitrary<String> paths() {
    return Arbitraries.of(
        "/api/me",
        "/api/tables",
        "/api/tables/" + table + "/seats/A",
        "/api/replay?eyes=Q",
        "/api/tables/" + table + "/word",
        "/api/tables/%00",
        "/api/players/%27;drop",
        "/api/socket",
        "/api/tables/" + table + "/rematch",
        "/api/leaderboard?game=x",
        "/api/programs",
        "/api/tables?game=%27%20or%201=1");
  }

  @Property(tries = 1)
  void theTableStillPlays() {
    JsonNode info = hostile.get("/api/tables/" + table).ok();
    assertThat(info.get("status").asText()).isIn("RUNNING", "OVER");
  }
}
