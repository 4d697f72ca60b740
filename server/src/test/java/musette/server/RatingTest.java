package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import musette.server.work.Limits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is rated: who plays. docs/adr/0011-rate-players-with-weng-lin.md has the table. */
final class RatingTest {
  private static final String GAME = "flamme-rouge";
  private static final String MOVE_CLOCK = "{\"type\":\"MoveClock\",\"seconds\":30}";
  private static final double BEFORE = 1500;

  /** Goes on by itself, and faster when a test says so. */
  private final AtomicLong ahead = new AtomicLong();

  private final Server server;

  RatingTest(@TempDir Path data) {
    server =
        Server.start(
            ServerOptions.defaults()
                .withPort(0)
                .withData(data)
                .withLimits(Limits.none())
                .withClock(() -> Instant.now().plusMillis(ahead.get())));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Player player() {
    return Player.at(server.address()).connect();
  }

  private static String table(Player one, Player two, String clock) {
    String table =
        one.open(GAME, "me open", clock, "{\"firstPlayer\":\"A\"}").ok().get("table").asText();
    two.sit(table, "B").ok();
    return table;
  }

  private static JsonNode ratings(Player player) {
    return player.get("/api/players/" + player.id()).ok().get("ratings");
  }

  private static double gain(Player player) {
    return player.get("/api/players/" + player.id()).ok().at("/history/0/change").asDouble();
  }

  private static String handOver(Player player, String table, String seat) {
    JsonNode done =
        player.command("HandOver", table, ",\"seat\":\"%s\",\"bot\":\"random\"".formatted(seat));
    return Player.type(done);
  }

  @Test
  void nobodyIsRatedWhenBotsPlayForBoth() {
    try (Player one = player();
        Player two = player()) {
      String table = table(one, two, "{\"type\":\"NoClock\"}");
      one.subscribe(table).state(s -> true);
      assertThat(handOver(one, table, "A")).isEqualTo("Done");
      assertThat(handOver(two, table, "B")).isEqualTo("Done");
      hurry(one);
      assertThat(ratings(one)).isEmpty();
      assertThat(ratings(two)).isEmpty();
      assertThat(one.get("/api/leaderboard?game=" + GAME).ok().get("ratings")).isEmpty();
    }
  }

  @Test
  @Tag("full")
  void nobodyIsRatedWhenTheClocksOfBothRunOut() throws InterruptedException {
    try (Player one = player();
        Player two = player()) {
      ahead.addAndGet(60_000);
      String table = table(one, two, MOVE_CLOCK);
      one.subscribe(table).state(s -> true);
      hurry(one);
      assertThat(one.get("/api/tables/" + table).ok().findValuesAsText("kind"))
          .contains("STAND_IN")
          .doesNotContain("PERSON");
      assertThat(one.get("/api/leaderboard?game=" + GAME).ok().get("ratings")).isEmpty();
    }
  }

  /** Time flies until the match is over. */
  private void hurry(Player watcher) {
    var time =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    while (true) {
                      Thread.sleep(5);
                      ahead.addAndGet(1_000);
                    }
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                });
    try {
      JsonNode state = watcher.state(s -> true);
      while (!Player.isOver(state)) {
        int seq = state.at("/info/seq").asInt();
        state = watcher.state(s -> s.at("/info/seq").asInt() > seq);
      }
    } finally {
      time.interrupt();
    }
  }

  @Test
  void whoHandsTheSeatOverAtTheStartLosesAndTheOtherGainsNothing() {
    try (Player one = player();
        Player two = player()) {
      String table = table(one, two, "{\"type\":\"NoClock\"}");
      handOver(two, table, "B");
      one.subscribe(table).playToTheEnd(table);
      assertThat(ratings(one)).as("there was nobody to win against").isEmpty();
      assertThat(gain(one)).isZero();
      assertThat(ratings(two).at("/0/rating").asDouble()).isLessThan(BEFORE);
      assertThat(ratings(two).at("/0/wins").asInt()).isZero();
      assertThat(gain(two)).isNegative();
    }
  }

  @Test
  void whoTakesTheSeatBackNearTheEndHasNotPlayed() throws InterruptedException {
    try (Player one = player();
        Player two = player()) {
      String table = table(one, two, "{\"type\":\"NoClock\"}");
      handOver(two, table, "B");
      one.subscribe(table);
      JsonNode state = one.state(s -> true);
      for (int i = 0; i < 30; i++) {
        state = playOnce(one, table, state);
      }
      two.command("Resume", table, ",\"seat\":\"B\"");
      two.subscribe(table);
      var other = Thread.ofVirtual().start(() -> two.playToTheEnd(table));
      one.subscribe(table).playToTheEnd(table);
      other.join();
      assertThat(gain(two)).isNegative();
      assertThat(gain(one)).isZero();
    }
  }

  @Test
  void whoLeavesNearTheEndHasLostAndTheOtherHasWon() {
    try (Player one = player();
        Player two = player()) {
      String table = table(one, two, "{\"type\":\"NoClock\"}");
      one.subscribe(table);
      two.subscribe(table);
      JsonNode mine = one.state(s -> true);
      JsonNode theirs = two.state(s -> true);
      for (int i = 0; i < 40; i++) {
        mine = playIfAsked(one, table, mine);
        theirs = playIfAsked(two, table, theirs);
      }
      handOver(two, table, "B");
      one.subscribe(table).playToTheEnd(table);
      assertThat(gain(one)).isPositive();
      assertThat(ratings(one).at("/0/wins").asInt()).isEqualTo(1);
      assertThat(gain(two)).isNegative();
    }
  }

  @Test
  void practiceIsNeverRated() throws InterruptedException {
    try (Player one = player();
        Player two = player()) {
      String table = one.openForPractice(GAME, "me open");
      two.sit(table, "B").ok();
      one.subscribe(table);
      two.subscribe(table);
      var other = Thread.ofVirtual().start(() -> two.playToTheEnd(table));
      one.playToTheEnd(table);
      other.join();
      assertThat(ratings(one)).isEmpty();
      assertThat(ratings(two)).isEmpty();
    }
  }

  private static JsonNode playOnce(Player player, String table, JsonNode before) {
    JsonNode state = Player.isOffered(before) ? before : player.state(Player::isOffered);
    return play(player, table, state);
  }

  private static JsonNode playIfAsked(Player player, String table, JsonNode before) {
    JsonNode now = player.subscribe(table).state(s -> seq(s) >= seq(before));
    return Player.isOffered(now) ? play(player, table, now) : now;
  }

  private static JsonNode play(Player player, String table, JsonNode state) {
    JsonNode done =
        player.play(
            table, seq(state), state.get("eyes").asText(), state.at("/offers/0/text").asText());
    int seq = Math.max(seq(state), done.path("seq").asInt());
    return player.subscribe(table).state(s -> seq(s) >= seq);
  }

  private static int seq(JsonNode state) {
    return state.at("/info/seq").asInt();
  }
}
