package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Data from before a migration: they are brought to the new form, nothing is lost, and the table
 * plays on. The next one is a test's own.
 */
final class MigrationTest {
  @Test
  void aTableFromBeforeAMigrationPlaysOn(@TempDir Path data) throws SQLException {
    Player one;
    String table;
    JsonNode before;
    try (Server server = OneServer.start(data)) {
      one = Player.at(server.address()).connect();
      table = one.open(OneServer.GAME, "me bot:random");
      JsonNode state = one.subscribe(table).state(Player::isOffered);
      JsonNode done =
          one.play(table, OneServer.seq(state), "A", state.at("/offers/0/text").asText());
      int seq = done.get("seq").asInt();
      before = one.state(s -> OneServer.seq(s) >= seq && Player.isOffered(s));
      one.close();
    }
    String url = "jdbc:sqlite:" + data.resolve("musette.db");
    assertThat(migrate(url)).isEqualTo(1);
    assertThat(text(url, "select remark from tables where id = '" + table + "'"))
        .isEqualTo("from before");
    try (Server server = OneServer.start(data);
        Player again = one.at(server).connect()) {
      assertThat(server.frozen()).isEmpty();
      JsonNode after = again.subscribe(table).state(Player::isOffered);
      assertThat(after.get("view")).isEqualTo(before.get("view"));
      assertThat(after.get("offers")).isEqualTo(before.get("offers"));
      again.subscribe(table).playToTheEnd(table);
      JsonNode replay = again.get("/api/tables/" + table + "/replay").ok();
      assertThat(replay.get("verified").asBoolean()).isTrue();
    }
  }

  @Test
  void aTableFromBeforeThereWasPracticePlaysOn(@TempDir Path data) throws SQLException {
    Player one;
    String table;
    try (Server server = OneServer.start(data)) {
      one = Player.at(server.address());
      table = one.open(OneServer.GAME, "me bot:random");
    }
    String url = "jdbc:sqlite:" + data.resolve("musette.db");
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      String forget = " = replace(%s, '\"practice\":false,', '')";
      statement.executeUpdate("update changes set body" + forget.formatted("body"));
      statement.executeUpdate("update tables set card" + forget.formatted("card"));
    }
    assertThat(text(url, "select group_concat(body) from changes")).doesNotContain("practice");
    assertThat(text(url, "select card from tables")).doesNotContain("practice");
    try (Server server = OneServer.start(data);
        Player again = one.at(server)) {
      assertThat(RematchTest.mine(again)).containsExactly(table);
      assertThat(again.get("/api/tables/" + table).ok().get("practice").asBoolean()).isFalse();
    }
  }

  /** The same statement runs on both databases; here on rows as they were before it. */
  @Test
  void whoeverChoseBeforeThePageHadAChoiceKeepsAllOfIt(@TempDir Path data) throws Exception {
    String url = "jdbc:sqlite:" + data.resolve("old.db");
    try (var file =
            MigrationTest.class.getResourceAsStream("/musette/db/V8__calls_in_the_page.sql");
        var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      statement.executeUpdate("create table call_settings (player text, kinds text)");
      statement.executeUpdate("insert into call_settings values ('a', ''), ('b', 'OVER.PUSH')");
      statement.executeUpdate(new String(file.readAllBytes(), StandardCharsets.UTF_8));
    }
    String all = "TURN.PAGE INVITATION.PAGE OVER.PAGE TOURNAMENT.PAGE FOLLOW.PAGE";
    assertThat(text(url, "select kinds from call_settings where player = 'a'")).isEqualTo(all);
    assertThat(text(url, "select kinds from call_settings where player = 'b'"))
        .isEqualTo("OVER.PUSH " + all);
  }

  private static int migrate(String url) {
    return Flyway.configure()
        .dataSource(url, "", "")
        .locations("classpath:musette/db", "classpath:musette/later")
        .placeholders(
            Map.of("identity", "integer primary key autoincrement", "clustered", "without rowid"))
        .load()
        .migrate()
        .migrationsExecuted;
  }

  private static String text(String url, String query) throws SQLException {
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement();
        var row = statement.executeQuery(query)) {
      assertThat(row.next()).isTrue();
      return row.getString(1);
    }
  }
}
