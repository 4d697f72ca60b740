package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import musette.server.work.Limits;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tournaments of scripted people and bots run to their end although servers are killed hard, also
 * while a round is drawn or its tables are laid, and although two servers draw at the same time.
 */
final class CompetitionKillTest {
  private static final String GAME = "tour-de-france";

  @TempDir private Path data;

  private static String plan(int rounds, int tableSize, int entrants) {
    return """
    {"plan":{"name":"Coupe du Ballon","kind":"TOURNAMENT","form":"ROUNDS","count":"TIME",
     "stages":[{"title":"","game":"%s","options":{}}],"rounds":%d,"tableSize":%d,
     "entrants":%d,"starts":0,"clock":{"type":"MoveClock","seconds":600},"access":"PUBLIC",
     "bot":"random","pause":0,"closes":0},"friends":[],"bots":[]}
    """
        .formatted(GAME, rounds, tableSize, entrants);
  }

  @Test
  void aTournamentOfFourRunsToItsEndOverAKill() throws Exception {
    var cup = new Cup(plan(2, 2, 4), 3, 1, "");
    cup.run();
    cup.check(2, 2, 4);
  }

  @Test
  @Tag("full")
  void aTournamentOfSixteenRunsToItsEndOverSixKills() throws Exception {
    var cup = new Cup(plan(5, 4, 16), 13, 6, "");
    cup.run();
    cup.check(5, 4, 16);
  }

  @Test
  @Tag("full")
  void twoServersDrawATournamentOfFourOnce() throws Exception {
    onTwoServers(plan(2, 2, 4), 3, 2, 2, 4);
  }

  @Test
  @Tag("full")
  void twoServersDrawATournamentOfSixteenOnce() throws Exception {
    onTwoServers(plan(5, 4, 16), 13, 5, 4, 16);
  }

  private void onTwoServers(String plan, int people, int rounds, int tableSize, int entrants)
      throws Exception {
    String database = SharedPostgres.database();
    try (ServerProcess dying = ServerProcess.start(data.resolve("here"), database);
        Server other =
            Server.start(
                ServerOptions.defaults()
                    .withPort(0)
                    .withData(data.resolve("there"))
                    .withDatabase(database)
                    .withLimits(Limits.none()))) {
      var cup = new Cup(plan, people, 0, database);
      cup.open(dying.address());
      Eventually.await(
          "a round is drawn", () -> cup.info(other.address()).get("round").asInt() > 0);
      dying.kill();
      cup.rideToTheEnd(other.address());
      cup.last = cup.info(other.address());
      cup.check(rounds, tableSize, entrants);
    }
  }

  /** A tournament and the people in it. */
  private final class Cup {
    private final String plan;
    private final int people;
    private final int kills;
    private final String database;
    private final SplittableRandom random = new SplittableRandom(System.nanoTime());
    private final List<Player> riders = new ArrayList<>();
    private String id = "";
    private JsonNode last;

    Cup(String plan, int people, int kills, String database) {
      this.plan = plan;
      this.people = people;
      this.kills = kills;
      this.database = database;
      this.last = musette.wire.Json.parse("{}");
    }

    void open(String address) {
      for (int i = 0; i < people; i++) {
        riders.add(Player.at(address));
      }
      id = riders.getFirst().post("/api/competitions", plan).ok().get("id").asText();
      riders.forEach(rider -> rider.post("/api/competitions/" + id + "/enter", "{}").ok());
      JsonNode started = riders.getFirst().post("/api/competitions/" + id + "/start", "{}").ok();
      assertThat(started.get("status").asText()).isEqualTo("RUNNING");
    }

    JsonNode info(String address) {
      return ApiRequests.send(
              address, riders.getFirst().token(), "GET", "/api/competitions/" + id, "")
          .ok();
    }

    void run() throws Exception {
      try (ServerProcess server = ServerProcess.start(data, database)) {
        open(server.address());
        server.kill();
      }
      for (int kill = 1; kill < kills; kill++) {
        try (ServerProcess server = ServerProcess.start(data, database)) {
          var riding = Thread.ofVirtual().start(() -> rideUntilDeath(server.address()));
          Thread.sleep(300 + random.nextInt(3_000));
          server.kill();
          riding.join();
        }
      }
      try (ServerProcess server = ServerProcess.start(data, database)) {
        rideToTheEnd(server.address());
        last = info(server.address());
      }
    }

    private void rideUntilDeath(String address) {
      try {
        rideToTheEnd(address);
      } catch (Exception | AssertionError e) {
        // The server has died.
        assertThat(e).isNotNull();
      }
    }

    void rideToTheEnd(String address) throws Exception {
      try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
        // The first one that fails ends it: the others would wait for it in vain.
        var all = new ExecutorCompletionService<Object>(executor);
        for (Player rider : riders) {
          all.submit(() -> ride(Player.again(address, rider.token(), rider.id())));
        }
        for (int i = 0; i < riders.size(); i++) {
          try {
            all.take().get();
          } catch (ExecutionException e) {
            executor.shutdownNow();
            throw e;
          }
        }
      }
    }

    private Object ride(Player me) throws InterruptedException {
      try (me) {
        me.connect();
        String path = "/api/competitions/" + id;
        for (JsonNode now = me.get(path).ok();
            !now.get("status").asText().equals("OVER");
            now = me.get(path).ok()) {
          for (JsonNode round : now.get("roundList")) {
            for (JsonNode table : round.get("tables")) {
              String name = table.get("table").asText();
              boolean mine = hasMe(table, now.get("you").asInt());
              if (mine && table.get("scores").isEmpty() && isLaid(me, name)) {
                me.subscribe(name).playToTheEnd(name);
              }
            }
          }
          Thread.sleep(200);
        }
        return me;
      }
    }

    private boolean isLaid(Player me, String table) {
      return me.get("/api/tables/" + table).status() == 200;
    }

    private boolean hasMe(JsonNode table, int me) {
      for (JsonNode entrant : table.get("entrants")) {
        if (entrant.asInt() == me) {
          return true;
        }
      }
      return false;
    }

    void check(int rounds, int tableSize, int entrants) {
      assertThat(last.get("status").asText()).isEqualTo("OVER");
      assertThat(last.get("round").asInt()).isEqualTo(rounds);
      var tables = new HashSet<String>();
      var pairs = new HashSet<List<Integer>>();
      for (JsonNode round : last.get("roundList")) {
        assertThat(round.get("tables")).hasSize(entrants / tableSize);
        for (JsonNode table : round.get("tables")) {
          assertThat(tables.add(table.get("table").asText())).isTrue();
          assertThat(table.get("scores")).hasSize(tableSize);
          for (JsonNode one : table.get("entrants")) {
            table.get("entrants").forEach(other -> pairs.add(List.of(one.asInt(), other.asInt())));
          }
        }
      }
      int points = 0;
      for (JsonNode line : last.get("standings")) {
        points += line.get("points").asInt();
      }
      int each = tableSize * (tableSize + 1) / 2 + 1;
      assertThat(points).isEqualTo(rounds * (entrants / tableSize) * each);
      if (entrants == 16) {
        assertThat(pairs).as("everybody has met everybody").hasSize(16 * 16);
      }
      riders.forEach(Player::close);
    }
  }
}
