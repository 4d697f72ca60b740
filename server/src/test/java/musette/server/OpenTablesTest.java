package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import musette.server.work.Limits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables that wait for people: whose they are, and for how long. */
final class OpenTablesTest {
  private static final String GAME = "flamme-rouge";
  private static final String NO_CLOCK = "{\"type\":\"NoClock\"}";
  private static final long DAY = 86_400_000L;

  private final AtomicLong time = new AtomicLong(1_800_000_000_000L);
  private final Path data;
  private Server server;

  OpenTablesTest(@TempDir Path data) {
    this.data = data;
    this.server = start();
  }

  private Server start() {
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withData(data)
            .withClock(() -> Instant.ofEpochMilli(time.get())));
  }

  private void restart() {
    server.close();
    server = start();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void aTableCountsForWhoMadeItAlsoWithoutASeat() {
    Player one = Player.at(server.address());
    String open = one.open(GAME, "open open");
    for (int i = 1; i < Limits.defaults().tablesEach(); i++) {
      time.addAndGet(10_000);
      one.open(GAME, "bot:random bot:random");
    }
    time.addAndGet(10_000);
    JsonNode more = one.open(GAME, "me open", NO_CLOCK, "{}").body();
    assertThat(more.path("reason").asText()).isEqualTo("too-many-tables");
    one.post("/api/tables/" + open + "/leave", "").ok();
    time.addAndGet(10_000);
    String last = one.open(GAME, "open open");
    assertThat(RematchTest.mine(one)).as("and is found again").hasSize(60);
    assertThat(one.get("/api/tables").ok().get("mine").toString()).contains("RUNNING");
    assertThat(one.get("/api/tables/" + last).ok().get("mine")).isEmpty();
  }

  @Test
  void anOpenTableIsClosedAfterAWeekWithoutAnyChange() throws InterruptedException {
    Player one = Player.at(server.address());
    String forgotten = one.open(GAME, "me open");
    time.addAndGet(4 * DAY);
    String table = one.open(GAME, "me open open");
    time.addAndGet(4 * DAY);
    restart();
    Player again = one.at(server);
    Eventually.await("closed", () -> status(again, forgotten).equals("CANCELLED"));
    assertThat(status(again, table)).isEqualTo("WAITING");
    again.open(GAME, "me open");
  }

  private static String status(Player player, String table) {
    return player.get("/api/tables/" + table).ok().get("status").asText();
  }

  @Test
  void aMatchOfBotsThatWasDueBeforeIsNotLookedAtForEver()
      throws SQLException, InterruptedException {
    Player one = Player.at(server.address());
    String table = one.open(GAME, "bot:random bot:random");
    server.close();
    String url = "jdbc:sqlite:" + data.resolve("musette.db");
    try (var database = DriverManager.getConnection(url);
        var statement = database.createStatement()) {
      assertThat(statement.executeUpdate("update tables set due = 1")).isEqualTo(1);
    }
    server = start();
    Eventually.await("it is not due any more", () -> due(url) == Long.MAX_VALUE);
    assertThat(status(one.at(server), table)).isEqualTo("RUNNING");
  }

  private static long due(String url) {
    try (var database = DriverManager.getConnection(url);
        var statement = database.createStatement();
        var row = statement.executeQuery("select due from tables")) {
      return row.getLong(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
