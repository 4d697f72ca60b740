package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import musette.server.work.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several servers on one PostgreSQL: any of them serves any table. */
final class NodesTest {
  private static final String CONFLICTS = "musette_conflicts_total";
  private static final int ENOUGH = 28;

  private static final String DATABASE = SharedPostgres.database();

  @TempDir private Path data;

  private Server start(String folder) {
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withData(data.resolve(folder))
            .withDatabase(DATABASE)
            .withLimits(Limits.none()));
  }

  private static int seq(JsonNode state) {
    return state.at("/info/seq").asInt();
  }

  private static boolean isOnline(JsonNode state, int seat) {
    return state.at("/info/seats/" + seat + "/online").asBoolean();
  }

  @Test
  void peopleOnTwoServersPlayOneTableAndGoOnWhenOneDies() throws Exception {
    try (ServerProcess dying = ServerProcess.start(data.resolve("here"), DATABASE);
        Server other = start("there");
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

  @Test
  void aNameIsFoundByItsBeginningOnPostgresql() {
    try (Server here = start("here")) {
      Browser one = Browser.guest(here.address());
      Browser two = Browser.guest(here.address());
      two.call("PATCH", "/api/me", "{\"name\":\"Colette Nord\"}").ok();
      assertThat(one.get("/api/people?name=coleTTE").ok().findValuesAsText("id"))
          .containsExactly(two.id());
      assertThat(one.get("/api/people?name=olette").ok()).isEmpty();
    }
  }

  @Test
  void whatOneServerWritesTheOtherKnows() throws Exception {
    try (Server here = start("here");
        Server there = start("there");
        Player one = Player.at(here.address()).connect();
        Player two = Player.at(there.address()).connect()) {
      two.send("{\"type\":\"WatchLists\"}");
      String table = one.open("flamme-rouge", "me open");
      two.await(m -> Player.type(m).equals("ListsChanged"));
      two.sit(table, "B").ok();
      one.subscribe(table);
      two.subscribe(table).state(s -> isOnline(s, 0));
      for (int i = 0; i < 20; i++) {
        one.send(
            "{\"type\":\"Say\",\"id\":\"%s\",\"table\":\"%s\",\"to\":\"EVERYBODY\",\"text\":\"line %d\"}"
                .formatted(Player.nextId(), table, i));
      }
      var heard = new ArrayList<String>();
      while (heard.size() < 20) {
        two.await(m -> Player.type(m).equals("Said"))
            .get("lines")
            .forEach(line -> heard.add(line.get("text").asText()));
      }
      assertThat(heard).containsExactlyInAnyOrderElementsOf(lines(20));
    }
  }

  private static List<String> lines(int count) {
    return IntStream.range(0, count).mapToObj(i -> "line " + i).toList();
  }

  @Test
  void whoSignsOutAtOneServerIsSignedOutAtAll() throws Exception {
    try (Server here = start("here");
        Server there = start("there");
        Player one = Player.at(here.address());
        Player same = one.at(there)) {
      String name = "{\"name\":\"Ann\"}";
      ApiRequests.send(there.address(), same.token(), "PATCH", "/api/me", name).ok();
      ApiRequests.send(here.address(), one.token(), "DELETE", "/api/me", "").ok();
      Eventually.await(
          "signed out",
          () ->
              ApiRequests.send(there.address(), same.token(), "PATCH", "/api/me", name).status()
                  == 401);
    }
  }

  @Test
  void whoSignsOutAtOneServerLosesItsSocketsAtAll() {
    try (Server here = start("here");
        Server there = start("there");
        Player one = Player.at(here.address());
        Player same = one.at(there).connect();
        Player other = Player.at(there.address()).connect()) {
      String table = same.open("flamme-rouge", "me me");
      same.subscribe(table, "A", -1).state(Player::isOffered);
      SignOutTest.signOut(here.address(), one);
      assertThat(same.awaitClosed()).contains("sign-in");
      other.send("{\"type\":\"Ping\"}");
      other.await(m -> Player.type(m).equals("Pong"));
    }
  }

  @Test
  void aRematchThatBothAskForAtOnceIsOneTable() throws Exception {
    try (Server here = start("here");
        Server there = start("there");
        Player one = Player.at(here.address()).connect();
        Player two = Player.at(there.address()).connect()) {
      // Whether both ask at once is a matter of luck: sooner or later they will.
      for (int i = 1; i <= 8 || (i <= ENOUGH && conflicts(one, two) == 0); i++) {
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
      assertThat(conflicts(one, two)).as("it has happened").isPositive();
    }
  }

  private static double conflicts(Player one, Player two) {
    return one.metric(CONFLICTS) + two.metric(CONFLICTS);
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
