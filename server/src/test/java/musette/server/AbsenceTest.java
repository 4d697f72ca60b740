package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import musette.server.work.Limits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody waits for ever in a match without a clock. */
final class AbsenceTest {
  private final AtomicLong time = new AtomicLong(1_800_000_000_000L);
  private final Server server;

  AbsenceTest(@TempDir Path data) {
    server =
        Server.start(
            ServerOptions.defaults()
                .withPort(0)
                .withData(data)
                .withLimits(Limits.none())
                .withClock(() -> Instant.ofEpochMilli(time.get())));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void pass(Duration duration) {
    time.addAndGet(duration.toMillis());
  }

  private static String kind(Player player, String table, int seat) {
    return player.get("/api/tables/" + table).ok().at("/seats/" + seat + "/kind").asText();
  }

  @Test
  void aBotTakesTheSeatOfWhoeverIsAwaitedForTooLong() throws InterruptedException {
    try (Player one = Player.at(server.address()).connect();
        Player two = Player.at(server.address()).connect()) {
      String table = one.open(OneServer.GAME, "open me");
      two.sit(table, "A").ok();
      one.subscribe(table, "B", -1).state(s -> true);
      pass(Duration.ofDays(13));
      Thread.sleep(3_000);
      assertThat(kind(one, table, 0)).isEqualTo("PERSON");
      pass(Duration.ofDays(2));
      Eventually.await("a stand-in", () -> kind(one, table, 0).equals("STAND_IN"));
      JsonNode state = one.state(Player::isOffered);
      JsonNode ended =
          one.command(
              "OfferEnd", table, ",\"seq\":%d,\"seat\":\"B\"".formatted(OneServer.seq(state)));
      assertThat(Player.type(ended)).as("the absent are not asked").isEqualTo("Done");
      assertThat(one.get("/api/tables/" + table).ok().get("status").asText()).isEqualTo("ENDED");
    }
  }

  @Test
  void againstBotsOneMayTakeAllTheTimeInTheWorld() throws InterruptedException {
    try (Player one = Player.at(server.address()).connect()) {
      String table = one.open(OneServer.GAME, "me bot:random");
      pass(Duration.ofDays(300));
      Thread.sleep(3_000);
      assertThat(kind(one, table, 0)).isEqualTo("PERSON");
    }
  }
}
