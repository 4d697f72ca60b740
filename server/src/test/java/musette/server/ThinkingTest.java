package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots think for people, not for the air. */
final class ThinkingTest {
  /** As long as a bot thinks when nobody stops it. */
  private static final double LONGEST = 0.8;

  @Test
  void aBotStopsThinkingWhenTheMatchHasEnded(@TempDir Path data) throws InterruptedException {
    try (Server server = OneServer.start(data);
        Player one = Player.at(server.address()).connect()) {
      String table =
          one.open(
                  "flamme-rouge",
                  "me bot:champion",
                  "{\"type\":\"NoClock\"}",
                  "{\"firstPlayer\":\"B\"}")
              .ok()
              .get("table")
              .asText();
      JsonNode state = one.subscribe(table).state(s -> true);
      JsonNode ended =
          one.command(
              "OfferEnd",
              table,
              ",\"seq\":%d,\"seat\":\"A\"".formatted(state.at("/info/seq").asInt()));
      assertThat(Player.type(ended)).as("bots agree to end").isEqualTo("Done");
      double before = one.metric("musette_bots_thinking_seconds_count");
      Thread.sleep(200);
      while (one.metric("musette_bots_thinking_seconds_count") < Math.max(1, before)) {
        Thread.sleep(20);
      }
      double count = one.metric("musette_bots_thinking_seconds_count");
      assertThat(one.metric("musette_bots_thinking_seconds_sum")).isLessThan(LONGEST * count);
      assertThat(one.get("/api/tables/" + table).ok().get("status").asText()).isEqualTo("ENDED");
    }
  }
}
