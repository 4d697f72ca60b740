package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots think only as long as somebody waits for them. */
final class ThinkingTest {
  /** As long as a bot thinks when nobody stops it, in seconds. */
  private static final double LONGEST = 0.8;

  /** Several, for on a busy machine a match may end too late to stop anybody. */
  private static final int MATCHES = 5;

  /** More than bots of one person can think for in their whole time. */
  private static final int CROWD = 30;

  @Test
  void aBotStopsThinkingWhenTheMatchHasEnded(@TempDir Path data) throws InterruptedException {
    try (Server server = OneServer.start(data);
        Player one = Player.at(server.address()).connect()) {
      for (int i = 0; i < MATCHES; i++) {
        endAtOnce(one);
      }
      Eventually.await(
          "somebody has stopped early",
          () -> thoughts(one, "sum") < LONGEST * thoughts(one, "count"));
    }
  }

  @Test
  void whereManyBotsWaitEachThinksForLess(@TempDir Path data) throws InterruptedException {
    try (Server server = OneServer.start(data);
        Player one = Player.at(server.address()).connect()) {
      double before = thoughts(one, "count");
      for (int i = 0; i < CROWD; i++) {
        open(one);
      }
      Eventually.await("all have answered", () -> thoughts(one, "count") >= before + CROWD);
      assertThat(thoughts(one, "sum"))
          .as("one after the other, each in its whole time, it would be %s", CROWD * LONGEST)
          .isLessThan(CROWD * LONGEST / 2);
    }
  }

  private static double thoughts(Player one, String what) {
    return one.metric("musette_bots_thinking_seconds_" + what);
  }

  private static String open(Player one) {
    return one.open(
            "flamme-rouge", "me bot:champion", "{\"type\":\"NoClock\"}", "{\"firstPlayer\":\"B\"}")
        .ok()
        .get("table")
        .asText();
  }

  private static void endAtOnce(Player one) throws InterruptedException {
    String table = open(one);
    JsonNode state = one.subscribe(table).state(s -> isOf(s, table));
    JsonNode ended =
        one.command(
            "OfferEnd",
            table,
            ",\"seq\":%d,\"seat\":\"A\"".formatted(state.at("/info/seq").asInt()));
    assertThat(Player.type(ended)).as("bots agree to end").isEqualTo("Done");
    Eventually.await(
        "ended", () -> one.get("/api/tables/" + table).ok().get("status").asText().equals("ENDED"));
  }

  private static boolean isOf(JsonNode state, String table) {
    return state.at("/info/table").asText().equals(table);
  }
}
