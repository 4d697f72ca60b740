package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People who share a screen have names of their own, for everybody who looks. */
final class SeatNamesTest extends OneServer {
  SeatNamesTest(@TempDir Path data) {
    super(data);
  }

  private static String table(String first, String second) {
    return """
        {"game":"flamme-rouge","options":{"firstPlayer":"A"},
         "seats":[{"kind":"ME","bot":"","name":"%s"},{"kind":"ME","bot":"","name":"%s"}],
         "access":"PUBLIC","spectators":true,"autoStart":true,"clock":{"type":"NoClock"}}
        """
        .formatted(first, second);
  }

  @Test
  void everybodySeesThemAndTheyOutliveAStandIn() {
    try (Player one = player().connect();
        Player watcher = player().connect()) {
      String id = one.post("/api/tables", table("Anna", "Ben")).ok().get("table").asText();
      JsonNode seen = watcher.subscribe(id).state(s -> true);
      assertThat(seen.at("/info/seats/0/name").asText()).isEqualTo("Anna");
      assertThat(seen.at("/info/seats/1/name").asText()).isEqualTo("Ben");
      one.command("HandOver", id, ",\"seat\":\"A\",\"bot\":\"\"");
      one.command("Resume", id, ",\"seat\":\"A\"");
      JsonNode back = player().get("/api/tables/" + id).ok();
      assertThat(back.at("/seats/0/kind").asText()).isEqualTo("PERSON");
      assertThat(back.at("/seats/0/name").asText()).isEqualTo("Anna");
    }
  }

  @Test
  void aNameIsOneLineOfBoundedLength() {
    Player one = player();
    JsonNode info = one.post("/api/tables", table("  An\\nna ", "")).ok();
    assertThat(info.at("/seats/0/name").asText()).isEqualTo("An na");
    assertThat(info.at("/seats/1/name").asText()).isEmpty();
    Answer refused = one.post("/api/tables", table("x".repeat(31), ""));
    assertThat(refused.status()).isEqualTo(400);
  }
}
