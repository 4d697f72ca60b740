package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Acknowledged means on disk: a server is killed hard at random moments, again and again, while
 * people play. {@code -Dmusette.kills=50} makes it longer.
 */
final class KillTest {
  private static final int KILLS = Integer.getInteger("musette.kills", 3);
  private static final int TABLES = 6;

  @Test
  void nothingAcknowledgedIsLostOnSqlite(@TempDir Path data) throws Exception {
    killAgainAndAgain(data, "");
  }

  @Test
  void nothingAcknowledgedIsLostOnPostgresql(@TempDir Path data) throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      killAgainAndAgain(data, postgres.getJdbcUrl("postgres", "postgres"));
    }
  }

  private static void killAgainAndAgain(Path data, String database) throws Exception {
    ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    long seed = System.nanoTime();
    var random = new Random(seed);
    List<Solo> tables = new ArrayList<>();
    for (int round = 0; round <= KILLS; round++) {
      try (VictimProcess server = VictimProcess.start(data, database)) {
        while (tables.size() < TABLES) {
          tables.add(Solo.open(server.address()));
        }
        var threads = new ArrayList<Future<?>>();
        boolean last = round == KILLS;
        for (Solo table : tables) {
          threads.add(executor.submit(() -> table.goOn(server.address(), last ? 5 : 100_000)));
        }
        if (!last) {
          Thread.sleep(300 + random.nextInt(1_200));
          server.kill();
        }
        for (Future<?> thread : threads) {
          thread.get();
        }
        if (last) {
          tables.forEach(table -> table.check(server.address(), "seed " + seed));
        }
      }
    }
  }

  /** One person at both seats of a table, who remembers what was acknowledged. */
  private static final class Solo {
    private final String token;
    private final String id;
    private final String table;
    private final AtomicInteger commands = new AtomicInteger();
    private final List<Integer> acknowledged = new ArrayList<>();
    private String unanswered = "";

    private Solo(String token, String id, String table) {
      this.token = token;
      this.id = id;
      this.table = table;
    }

    static Solo open(String address) {
      Player player = Player.at(address);
      return new Solo(
          player.token(),
          player.id(),
          player
              .open("flamme-rouge", "me me", "{\"type\":\"NoClock\"}", "{\"raceToTheEnd\":\"off\"}")
              .ok()
              .get("table")
              .asText());
    }

    /** Plays until the server is gone or so many moves are made. */
    void goOn(String address, int most) {
      try (Player player = Player.again(address, token, id).connect()) {
        if (!unanswered.isEmpty()) {
          answer(player, unanswered);
        }
        for (int i = 0; i < most && move(player); i++) {}
      } catch (AssertionError | RuntimeException e) {
        // The server was killed: what matters is checked at the end.
        if (most < 100) {
          throw e;
        }
      }
    }

    private boolean move(Player player) {
      int known = acknowledged.isEmpty() ? 0 : acknowledged.getLast();
      JsonNode state =
          player
              .subscribe(table, "A", 1_000_000)
              .state(s -> s.at("/info/seq").asInt() >= known && eyes(s, "A"));
      String seat = state.at("/info/turn/0").asText();
      if (seat.isEmpty()) {
        return false;
      }
      if (!seat.equals("A")) {
        state =
            player
                .subscribe(table, seat, 1_000_000)
                .state(s -> s.at("/info/seq").asInt() >= known && eyes(s, seat));
      }
      JsonNode offers = state.get("offers");
      int number = commands.incrementAndGet();
      String message =
          "{\"type\":\"Play\",\"id\":\"k%d\",\"table\":\"%s\",\"seq\":%d,\"seat\":\"%s\",\"action\":\"%s\"}"
              .formatted(
                  number,
                  table,
                  state.at("/info/seq").asInt(),
                  seat,
                  offers.get(number % offers.size()).get("text").asText());
      unanswered = message;
      answer(player, message);
      return true;
    }

    private static boolean eyes(JsonNode state, String seat) {
      return state.get("eyes").asText().equals(seat);
    }

    private void answer(Player player, String message) {
      player.send(message);
      JsonNode answer =
          player.answer(message.substring(message.indexOf("k"), message.indexOf("\",\"table")));
      unanswered = "";
      if (Player.type(answer).equals("Done")) {
        acknowledged.add(answer.get("seq").asInt());
      } else {
        throw new IllegalStateException(answer.toString());
      }
    }

    void check(String address, String seed) {
      try (Player player = Player.again(address, token, id).connect()) {
        JsonNode log = player.subscribe(table).state(s -> true).get("log");
        var played = new ArrayList<Integer>();
        for (JsonNode item : log) {
          if (Player.type(item).equals("Played") && item.get("ply").asInt() > 0) {
            played.add(item.get("seq").asInt());
          }
        }
        assertThat(played).as("every move once, in order; " + seed).isEqualTo(acknowledged);
        assertThat(played).isNotEmpty();
      }
    }
  }
}
