package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import musette.server.live.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several servers on one PostgreSQL: any of them serves any table. */
final class NodesTest {
  private static int seq(JsonNode state) {
    return state.at("/info/seq").asInt();
  }

  private static boolean isOnline(JsonNode state, int seat) {
    return state.at("/info/seats/" + seat + "/online").asBoolean();
  }

  @Test
  void peopleOnTwoServersPlayOneTableAndGoOnWhenOneDies(@TempDir Path data) throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      String database = postgres.getJdbcUrl("postgres", "postgres");
      try (VictimProcess dying = VictimProcess.start(data, database);
          Server other =
              Server.start(
                  ServerOptions.defaults()
                      .withPort(0)
                      .withData(data)
                      .withDatabase(database)
                      .withLimits(Limits.none()));
          Player one = Player.at(dying.address()).connect();
          Player two = Player.at(other.address()).connect()) {
        String table = one.open("flamme-rouge", "me open bot:random");
        two.sit(table, "B").ok();
        one.subscribe(table);
        two.subscribe(table);
        two.state(s -> isOnline(s, 0) && isOnline(s, 1));
        one.state(s -> isOnline(s, 0) && isOnline(s, 1));
        two.disconnect();
        one.state(s -> !isOnline(s, 1));
        two.connect().subscribe(table).state(s -> isOnline(s, 0));
        one.state(s -> isOnline(s, 1));
        two.command("Say", table, ",\"to\":\"EVERYBODY\",\"text\":\"over there?\"");
        assertThat(one.await(m -> Player.type(m).equals("Said")).at("/lines/0/text").asText())
            .isEqualTo("over there?");
        int moves = 0;
        while (moves < 8) {
          moves += moveIfAsked(one, table) + moveIfAsked(two, table);
        }
        dying.kill();
        two.drain();
        two.state(s -> !isOnline(s, 0));
        try (Player moved = one.at(other).connect()) {
          moved.subscribe(table);
          var end = Thread.ofVirtual().start(() -> moved.playToTheEnd(table));
          two.subscribe(table);
          JsonNode last = two.playToTheEnd(table);
          end.join();
          assertThat(last.at("/info/places")).hasSize(3);
          assertThat(two.get("/api/tables/" + table + "/replay").ok().get("verified").asBoolean())
              .isTrue();
        }
      }
    }
  }

  @Test
  void aRematchThatBothAskForAtOnceIsOneTable(@TempDir Path data) throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      ServerOptions options =
          ServerOptions.defaults()
              .withPort(0)
              .withData(data)
              .withDatabase(postgres.getJdbcUrl("postgres", "postgres"))
              .withLimits(Limits.none());
      try (Server here = Server.start(options);
          Server there = Server.start(options);
          Player one = Player.at(here.address());
          Player two = Player.at(there.address())) {
        for (int i = 1; i <= 12; i++) {
          String table = RematchTest.ended(one, two);
          var other = Thread.ofVirtual().start(() -> RematchTest.rematch(two, table).ok());
          String next = RematchTest.rematch(one, table).ok().get("table").asText();
          other.join();
          assertThat(two.get("/api/tables/" + table).ok().get("rematch").asText()).isEqualTo(next);
          for (Player player : new Player[] {one, two}) {
            assertThat(RematchTest.mine(player))
                .as("every match, and no table that nobody comes to")
                .hasSize(2 * i);
          }
        }
        assertThat(conflicts(one) + conflicts(two)).as("it has happened").isPositive();
      }
    }
  }

  private static double conflicts(Player player) {
    String page = player.get("/metrics").ok().asText();
    return page.lines()
        .filter(line -> line.startsWith("musette_conflicts_total "))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' '))))
        .sum();
  }

  private static int moveIfAsked(Player player, String table) {
    JsonNode state =
        player
            .subscribe(table)
            .state(
                s ->
                    seq(s) >= player.get("/api/tables/" + table).ok().get("seq").asInt()
                        || Player.isOffered(s));
    if (!Player.isOffered(state)) {
      return 0;
    }
    JsonNode answer =
        player.play(
            table, seq(state), state.get("eyes").asText(), state.at("/offers/0/text").asText());
    return Player.type(answer).equals("Done") ? 1 : 0;
  }
}
