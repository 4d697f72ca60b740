package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How many watch a table, and which match is on air. */
final class SpectatorsTest extends OneServer {
  private final Path data;

  SpectatorsTest(@TempDir Path data) {
    super(data);
    this.data = data;
  }

  private String running(Player one, Player two) {
    String table = one.open("tour-de-france", "me open");
    two.sit(table, "B").ok();
    one.post("/api/tables/" + table + "/start", "{}");
    return table;
  }

  private static int watching(JsonNode state) {
    return state.at("/info/watching").asInt();
  }

  @Test
  void everybodySeesHowManyWatchWithoutASeat() {
    try (Player one = player().connect();
        Player two = player();
        Player three = player().connect();
        Player four = player().connect()) {
      String table = running(one, two);
      one.subscribe(table);
      assertThat(watching(one.state(s -> true))).isZero();
      three.subscribe(table);
      one.state(s -> watching(s) == 1);
      four.subscribe(table);
      one.state(s -> watching(s) == 2);
      three.state(s -> watching(s) == 2);
      assertThat(listed(one, table)).isEqualTo(2);
      four.disconnect();
      three.state(s -> watching(s) == 1);
    }
  }

  @Test
  void aLookShowsWhatSpectatorsSeeAndDoesNotCountAsWatching() {
    try (Player one = player().connect();
        Player two = player();
        Player three = player().connect()) {
      String table = running(one, two);
      three.subscribe(table);
      JsonNode spectator = three.state(s -> watching(s) == 1);
      for (Player who : new Player[] {player(), one}) {
        JsonNode look = who.get("/api/tables/" + table + "/state").ok();
        assertThat(look.get("view")).isEqualTo(spectator.get("view"));
        assertThat(look.get("eyes").asText()).isEqualTo("NONE");
        assertThat(look.get("offers")).isEmpty();
        assertThat(look.get("log")).isEmpty();
        assertThat(watching(look)).isEqualTo(1);
      }
    }
  }

  @Test
  void nobodyLooksAtATableWithoutSpectators() {
    try (Player one = player();
        Player two = player()) {
      String body =
          """
          {"game":"tour-de-france","options":{},"access":"PUBLIC","spectators":false,
           "autoStart":true,"seats":[{"kind":"ME","bot":""},{"kind":"BOT","bot":"random"}],
           "clock":{"type":"NoClock"}}\
          """;
      String table = one.post("/api/tables", body).ok().get("table").asText();
      Answer refused = two.get("/api/tables/" + table + "/state");
      assertThat(refused.status()).isEqualTo(403);
      assertThat(refused.body().get("reason").asText()).isEqualTo("no-spectators");
      one.get("/api/tables/" + table + "/state").ok();
    }
  }

  private static int listed(Player one, String table) {
    for (JsonNode row : one.get("/api/tables").ok().get("watch")) {
      if (row.get("table").asText().equals(table)) {
        return row.get("watching").asInt();
      }
    }
    return -1;
  }

  @Test
  void theStrongestMatchIsFirst() throws SQLException {
    try (Player one = player();
        Player two = player();
        Player three = player();
        Player four = player();
        Player any = player()) {
      String strong = running(one, two);
      String weak = running(three, four);
      rate(one, 40);
      rate(three, 20);
      JsonNode watch = any.get("/api/tables").ok().get("watch");
      assertThat(watch.at("/0/table").asText()).isEqualTo(strong);
      rate(four, 90);
      watch = any.get("/api/tables").ok().get("watch");
      assertThat(watch.at("/0/table").asText()).isEqualTo(weak);
    }
  }

  private void rate(Player player, double mu) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("musette.db"));
        var insert =
            connection.prepareStatement(
                "insert into ratings (game, player, mu, sigma, games, wins)"
                    + " values ('tour-de-france', ?, ?, 2, 5, 1)")) {
      insert.setString(1, player.id());
      insert.setDouble(2, mu);
      insert.executeUpdate();
    }
  }
}
