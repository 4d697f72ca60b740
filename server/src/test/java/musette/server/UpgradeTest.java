package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import musette.games.Catalogue;
import musette.kernel.Game;
import musette.server.work.Limits;
import musette.table.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A table whose match the new rules would change is reported and frozen, never changed silently.
 */
final class UpgradeTest {
  private static final String GAME = "flamme-rouge";
  private static final Game<?, ?, ?> RULES = Catalogue.game(GAME);

  static Server start(Path data, Game<?, ?, ?> game) {
    return Server.start(options(data, game));
  }

  private static ServerOptions options(Path data, Game<?, ?, ?> game) {
    return ServerOptions.defaults()
        .withPort(0)
        .withData(data)
        .withGames(new Games(List.of(game), List.of()))
        .withLimits(Limits.none());
  }

  /** Plays the first offer so many times at a table where all seats are the player's. */
  static void play(Player player, String table, int plies) {
    for (int i = 0; i < plies; i++) {
      JsonNode info = player.get("/api/tables/" + table).ok();
      String seat = info.at("/turn/0").asText();
      int seq = info.get("seq").asInt();
      JsonNode state =
          player
              .subscribe(table, seat, -1)
              .state(s -> s.get("eyes").asText().equals(seat) && seq(s) == seq);
      player.play(table, seq, seat, state.at("/offers/0/text").asText());
    }
  }

  private static int seq(JsonNode state) {
    return state.at("/info/seq").asInt();
  }

  @Test
  void aMatchThatTheNewRulesWouldChangeIsKeptAsItWas(@TempDir Path data) {
    String table;
    JsonNode before;
    Player one;
    try (Server server = start(data, RULES)) {
      one = Player.at(server.address()).connect();
      table = one.open(GAME, "me me");
      play(one, table, 8);
      before = one.get("/api/tables/" + table).ok();
      one.close();
    }
    try (Server server = start(data, new ChangedRules<>(RULES, ChangedRules.Twist.LOADED_DICE));
        Player again = one.at(server).connect()) {
      assertThat(server.frozen()).containsExactly(table);
      JsonNode state = again.subscribe(table, "A", -1).state(s -> true);
      assertThat(state.at("/info/status").asText()).isEqualTo("FROZEN");
      assertThat(state.at("/info/seed").asText()).as("it is not over").isEmpty();
      JsonNode refused = again.play(table, before.get("seq").asInt(), "A", "x");
      assertThat(refused.get("reason").asText()).isEqualTo("frozen");
    }
    try (Server server = start(data, RULES);
        Player again = one.at(server)) {
      assertThat(server.frozen()).isEmpty();
      JsonNode after = again.get("/api/tables/" + table).ok();
      assertThat(after.get("status").asText()).isEqualTo("RUNNING");
      assertThat(after.get("seq")).isEqualTo(before.get("seq"));
    }
  }

  @Test
  void aFrozenTableShowsThePositionBeforeTheRulesPart(@TempDir Path data) {
    var views = new HashMap<Integer, JsonNode>();
    String table;
    Player one;
    try (Server server = start(data, RULES)) {
      one = Player.at(server.address()).connect();
      table = one.open(GAME, "me me");
      for (int seq = 1; seq <= 9; seq++) {
        int now = seq;
        views.put(seq, handOfA(one, table, s -> seq(s) == now).get("view"));
        play(one, table, 1);
      }
      one.close();
    }
    for (ChangedRules.Twist twist :
        List.of(ChangedRules.Twist.LOADED_DICE, ChangedRules.Twist.BROKEN)) {
      try (Server server = start(data, new ChangedRules<>(RULES, twist));
          Player again = one.at(server).connect()) {
        JsonNode state = handOfA(again, table, s -> true);
        int parted = firstThatIsOnlyKept(state.get("log"));
        assertThat(parted).isGreaterThan(1);
        assertThat(state.get("view")).isEqualTo(views.get(parted - 1));
        assertThat(state.at("/info/turn")).isEmpty();
      }
    }
  }

  private static JsonNode handOfA(Player player, String table, Predicate<JsonNode> fits) {
    return player
        .subscribe(table, "A", -1)
        .state(s -> s.get("eyes").asText().equals("A") && fits.test(s));
  }

  /** The number of the first ply that nothing came of. */
  private static int firstThatIsOnlyKept(JsonNode log) {
    for (JsonNode item : log) {
      if (item.get("type").asText().equals("Played") && item.get("events").isEmpty()) {
        return item.get("seq").asInt();
      }
    }
    throw new AssertionError("every ply is as it was: " + log);
  }

  @Test
  void aFinishedMatchKeepsItsRecordAndItsSeedWhateverTheRulesBecome(@TempDir Path data) {
    Player one;
    var before = new HashMap<String, JsonNode>();
    var records = new HashMap<String, String>();
    try (Server server = start(data, RULES)) {
      one = Player.at(server.address()).connect();
      String over = one.open(GAME, "me bot:random");
      one.subscribe(over).playToTheEnd(over);
      String ended = one.open(GAME, "me me");
      play(one, ended, 8);
      one.command("OfferEnd", ended, ",\"seq\":9,\"seat\":\"A\"");
      for (String table : List.of(over, ended)) {
        before.put(table, one.get("/api/tables/" + table).ok());
        records.put(table, one.get("/api/tables/" + table + "/record").ok().asText());
      }
      one.close();
    }
    try (Server server = start(data, new ChangedRules<>(RULES, ChangedRules.Twist.LOADED_DICE));
        Player again = one.at(server)) {
      assertThat(server.frozen()).as("nothing was played on").isEmpty();
      before.forEach(
          (table, then) -> {
            JsonNode info = again.get("/api/tables/" + table).ok();
            assertThat(info.get("status").asText()).isEqualTo("FROZEN");
            assertThat(info.get("seed")).isEqualTo(then.get("seed"));
            assertThat(info.get("places")).isEqualTo(then.get("places"));
            assertThat(again.get("/api/tables/" + table + "/record").ok().asText())
                .isEqualTo(records.get(table));
            Answer rematch =
                again.post("/api/tables/" + table + "/rematch", "{\"order\":\"SAME\"}");
            assertThat(rematch.body().get("reason").asText()).isEqualTo("frozen");
          });
      assertThat(again.get("/api/tables").ok().findValuesAsText("status")).contains("OVER");
    }
  }

  @Test
  void aFinishedMatchIsNotPlayedOnWhenTheNewRulesEndItLater(@TempDir Path data) {
    Player one;
    String table;
    JsonNode before;
    try (Server server = start(data, RULES)) {
      one = Player.at(server.address()).connect();
      table = one.open(GAME, "me bot:random");
      one.subscribe(table).playToTheEnd(table);
      before = one.get("/api/tables/" + table).ok();
      one.close();
    }
    try (Server server = start(data, new ChangedRules<>(RULES, ChangedRules.Twist.ENDLESS));
        Player again = one.at(server)) {
      JsonNode info = again.get("/api/tables/" + table).ok();
      assertThat(info.get("status").asText()).isEqualTo("FROZEN");
      assertThat(info.get("turn")).isEmpty();
      assertThat(info.get("seed")).isEqualTo(before.get("seed"));
      assertThat(info.get("places")).isEqualTo(before.get("places"));
      assertThat(again.get("/api/tables/" + table + "/record").ok().asText()).contains("seed");
    }
  }

  @Test
  void aFrozenTableLeavesMemoryWhenNobodyLooksAtIt(@TempDir Path data) throws InterruptedException {
    try (Server server = start(data, RULES);
        Player one = Player.at(server.address()).connect()) {
      String clock = "{\"type\":\"MoveClock\",\"seconds\":300}";
      String options = "{\"firstPlayer\":\"A\"}";
      play(one, one.open(GAME, "me me", clock, options).ok().get("table").asText(), 8);
    }
    var time = new AtomicLong(System.currentTimeMillis() + 600_000);
    try (Server server =
            Server.start(
                options(data, new ChangedRules<>(RULES, ChangedRules.Twist.LOADED_DICE))
                    .withClock(() -> Instant.ofEpochMilli(time.get())));
        Player one = Player.at(server.address())) {
      assertThat(server.frozen()).hasSize(1);
      one.get("/api/tables/" + server.frozen().getFirst()).ok();
      assertThat(one.get("/metrics").ok().asText()).contains("musette_tables 1.0");
      time.addAndGet(120_000);
      Eventually.await("it has left the memory", () -> one.metric("musette_tables") == 0);
    }
  }

  @Test
  void oneTableThatCannotBeReadDoesNotKeepTheOthersFromTheirMatch(@TempDir Path data)
      throws SQLException {
    String torn;
    String whole;
    try (Server server = start(data, RULES);
        Player one = Player.at(server.address()).connect()) {
      torn = one.open(GAME, "me me");
      play(one, torn, 2);
      whole = one.open(GAME, "me me");
    }
    try (var database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("musette.db"));
        var tear =
            database.prepareStatement("delete from changes where table_id = ? and seq = 2")) {
      tear.setString(1, torn);
      tear.executeUpdate();
    }
    var changed = new ChangedRules<>(RULES, ChangedRules.Twist.ENDLESS);
    try (Server server = start(data, changed);
        Player one = Player.at(server.address())) {
      assertThat(server.frozen()).containsExactly(torn);
      assertThat(one.get("/api/tables/" + whole).ok().get("status").asText()).isEqualTo("RUNNING");
      Answer answer = one.get("/api/tables/" + torn);
      assertThat(answer.status()).isEqualTo(409);
      assertThat(answer.body().get("reason").asText()).isEqualTo("table-unreadable");
    }
  }
}
