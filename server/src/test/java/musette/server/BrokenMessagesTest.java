package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages and questions that are nonsense are refused; the server does not stumble over them. */
final class BrokenMessagesTest extends OneServer {
  BrokenMessagesTest(@TempDir Path data) {
    super(data);
  }

  @Test
  void aMessageThatIsNullOrHasANullInItIsRefused() {
    try (Player one = player().connect()) {
      for (String message :
          List.of(
              "null",
              "[null]",
              "{\"type\":null}",
              "{\"type\":\"Subscribe\",\"table\":null,\"seat\":\"A\",\"after\":0}",
              "{\"type\":\"Follow\",\"table\":\"x\",\"seat\":null,\"after\":0}",
              "{\"type\":\"Subscribe\",\"table\":\"x\",\"seat\":\"A\",\"after\":null}",
              "{\"type\":\"Play\",\"id\":null,\"table\":\"x\",\"seq\":1,\"seat\":\"A\",\"action\":\"x\"}",
              "{\"type\":\"Play\",\"id\":\"i\",\"table\":\"x\",\"seq\":1,\"seat\":\"A\",\"action\":null}",
              "{\"type\":\"Say\",\"id\":\"i\",\"table\":\"x\",\"to\":null,\"text\":\"x\"}")) {
        one.send(message);
        assertThat(reason(one.await(m -> true))).as(message).isEqualTo("json");
      }
    }
  }

  /** It is written down as it is, and not every database takes everything. */
  @Test
  void aCommandIdIsOneReadableLine() {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me open");
      for (String id : List.of("\\u0000", "a\\nb", "\\ud800", "\\udc00x", "")) {
        one.send(
            "{\"type\":\"Say\",\"id\":\"%s\",\"table\":\"%s\",\"to\":\"EVERYBODY\",\"text\":\"x\"}"
                .formatted(id, table));
        assertThat(reason(one.await(m -> true))).as(id).isEqualTo("command-id");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"flamme-rouge", "leader-1", "flaming-pyramids", "pace-wheel", "tour-de-france"})
  void aReplayForASeatThatTheTableDoesNotHaveIsRefused(String game) {
    try (Player one = player().connect()) {
      String table = one.open(game, "me me");
      int seq = one.get("/api/tables/" + table).ok().get("seq").asInt();
      one.command("OfferEnd", table, ",\"seq\":%d,\"seat\":\"A\"".formatted(seq));
      String path = "/api/tables/" + table + "/replay?eyes=";
      String record = one.get("/api/tables/" + table + "/record").ok().asText();
      one.get(path + "B").ok();
      for (String eyes : List.of("C", "L")) {
        for (Answer answer :
            List.of(one.get(path + eyes), one.post("/api/replay?eyes=" + eyes, record))) {
          JsonNode body = answer.body();
          assertThat(answer.status()).as(body.toString()).isEqualTo(400);
          assertThat(reason(body)).isEqualTo("unknown-seat");
          assertThat(body.at("/about/seat").asText()).isEqualTo(eyes);
        }
      }
    }
  }
}
