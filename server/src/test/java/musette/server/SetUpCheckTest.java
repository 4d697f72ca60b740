package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table is checked without being opened. */
final class SetUpCheckTest extends OneServer {
  SetUpCheckTest(@TempDir Path data) {
    super(data);
  }

  static String wish(String weather) {
    return """
        {"game":"leader-1","options":{"weather":"%s"},
         "seats":[{"kind":"ME","bot":"","name":""},{"kind":"OPEN","bot":"","name":""}],
         "access":"PUBLIC","spectators":true,"autoStart":true,"clock":{"type":"NoClock"}}
        """
        .formatted(weather);
  }

  @Test
  void whatIsWrongIsToldAndNothingIsOpened() {
    Player one = player();
    assertThat(one.post("/api/tables/check", wish("6")).ok()).isEmpty();
    JsonNode problems = one.post("/api/tables/check", wish("7")).ok();
    assertThat(problems).hasSize(1);
    assertThat(problems.at("/0/about/option").asText()).isEqualTo("weather");
    assertThat(one.post("/api/tables", wish("7")).body()).isEqualTo(problems.get(0));
    assertThat(one.get("/api/tables").ok().get("mine")).isEmpty();
  }
}
