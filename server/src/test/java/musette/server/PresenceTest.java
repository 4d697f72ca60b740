package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots move for people who play or watch, and for nobody else; and nobody's bots wait for long. */
final class PresenceTest extends OneServer {
  private static final String DAYS = "{\"type\":\"DaysClock\",\"days\":3}";

  PresenceTest(@TempDir Path data) {
    super(data);
  }

  private static JsonNode info(Player player, String table) {
    return player.get("/api/tables/" + table).ok();
  }

  private static int number(Player player, String table) {
    return info(player, table).get("seq").asInt();
  }

  /** The number of the last change, when there is none for a while. */
  private static int atRest(Player player, String table) throws InterruptedException {
    int before = -1;
    for (int now = number(player, table); now != before; now = number(player, table)) {
      before = now;
      Thread.sleep(1_500);
    }
    return before;
  }

  @Test
  void aMatchOfBotsWaitsUntilSomebodyWatches() throws InterruptedException {
    try (Player one = player();
        Player watcher = player().connect()) {
      String table = one.open(GAME, "bot:random bot:random");
      assertThat(atRest(one, table)).as("only the start").isEqualTo(1);
      watcher.subscribe(table).state(Player::isOver);
    }
  }

  @Test
  void aMatchOfBotsStopsWhenTheLastWatcherGoes() throws InterruptedException {
    try (Player watcher = player().connect()) {
      String table = watcher.open(GAME, "bot:champion bot:champion");
      watcher.subscribe(table).state(s -> seq(s) >= 2);
      watcher.disconnect();
      int waits = atRest(watcher, table);
      assertThat(info(watcher, table).get("status").asText()).isEqualTo("RUNNING");
      watcher.connect().subscribe(table).state(s -> seq(s) > waits);
    }
  }

  @Test
  void aBotMovesForWhoPlaysByTurnsAlthoughNobodyWatches() throws InterruptedException {
    try (Player one = player()) {
      String table =
          one.open(GAME, "me bot:random", DAYS, "{\"firstPlayer\":\"B\"}")
              .ok()
              .get("table")
              .asText();
      Eventually.await(
          "it is my turn", () -> info(one, table).get("turn").toString().equals("[\"A\"]"));
    }
  }

  @Test
  void aMatchAgainstBotsWaitsForWhoLeft() throws InterruptedException {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me bot:random");
      one.subscribe(table).state(Player::isOffered);
      one.post("/api/tables/" + table + "/leave", "").ok();
      one.send("{\"type\":\"Unsubscribe\",\"table\":\"" + table + "\"}");
      int left = atRest(one, table);
      assertThat(left).as("at most a ply or two were on their way").isLessThan(6);
      one.drain();
      JsonNode back = one.command("Resume", table, ",\"seat\":\"A\"");
      assertThat(Player.type(back)).isEqualTo("Done");
      one.subscribe(table).state(Player::isOffered);
      assertThat(info(one, table).at("/seats/0/kind").asText()).isEqualTo("PERSON");
    }
  }

  @Test
  void whoHandsTheSeatOverAndStaysCanTakeItBackInTime() throws InterruptedException {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me bot:random");
      JsonNode first = one.subscribe(table).state(Player::isOffered);
      one.command("HandOver", table, ",\"seat\":\"A\",\"bot\":\"\"");
      Instant began = Instant.now();
      one.state(s -> seq(s) >= seq(first) + 4);
      assertThat(Duration.between(began, Instant.now()))
          .as("slow enough to see where one would like to go in")
          .isGreaterThan(Duration.ofMillis(1_500));
      JsonNode back = one.command("Resume", table, ",\"seat\":\"A\"");
      assertThat(Player.type(back)).isEqualTo("Done");
      JsonNode mine = one.state(s -> seq(s) >= back.get("seq").asInt());
      assertThat(mine.at("/info/status").asText()).isEqualTo("RUNNING");
      assertThat(mine.at("/info/seats/0/kind").asText()).isEqualTo("PERSON");
    }
  }

  @Test
  void theChampionsOfOnePersonDoNotHoldUpTheBotOfAnother() {
    try (Player busy = player().connect();
        Player other = player().connect()) {
      for (int i = 0; i < 20; i++) {
        busy.subscribe(busy.open(GAME, "bot:champion bot:champion bot:champion bot:champion"));
      }
      String table =
          other
              .open(GAME, "me bot:greedy", "{\"type\":\"NoClock\"}", "{\"firstPlayer\":\"B\"}")
              .ok()
              .get("table")
              .asText();
      List<Long> waits = new ArrayList<>();
      other.subscribe(table);
      int known = 0;
      for (int i = 0; i < 6; i++) {
        int seq = known;
        long began = System.nanoTime();
        JsonNode state = other.state(s -> seq(s) >= seq && Player.isOffered(s));
        waits.add(Duration.ofNanos(System.nanoTime() - began).toMillis());
        JsonNode done = other.play(table, seq(state), "A", state.at("/offers/0/text").asText());
        known = done.get("seq").asInt();
      }
      waits.sort(null);
      assertThat(waits.get(waits.size() / 2)).as("half of %s", waits).isLessThan(4_000);
    }
  }
}
