package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Holidays, and orders that are prepared while others are to move. */
final class ByTurnsTest {
  private static final String GAME = "tour-de-france";
  private static final String DAYS = "{\"type\":\"DaysClock\",\"days\":2}";
  private static final String MOVE = "{\"type\":\"MoveClock\",\"seconds\":3600}";
  private static final long HOUR = 3_600_000L;
  private static final long DAY = 24 * HOUR;

  private final TimedServer server;

  ByTurnsTest(@TempDir Path data) {
    this.server = new TimedServer(data);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Player player() {
    return Player.at(server.address()).connect();
  }

  private static String table(Player one, Player two, String clock) {
    String table = one.open(GAME, "me open", clock, "{}").ok().get("table").asText();
    two.sit(table, "B").ok();
    one.post("/api/tables/" + table + "/start", "{}");
    return table;
  }

  private static JsonNode info(Player one, String table) {
    return one.get("/api/tables/" + table).ok();
  }

  private static String turn(Player one, String table) {
    return info(one, table).at("/turn/0").asText();
  }

  private static JsonNode waiting(Player one, String table, String seat) {
    return one.get("/api/tables/" + table + "/waiting?seat=" + seat).ok();
  }

  private static Answer prepare(Player one, String table, String seat, String action) {
    String body = "{\"seat\":\"%s\",\"action\":\"%s\"}".formatted(seat, action);
    return one.put("/api/tables/" + table + "/order", body);
  }

  /** Plays until it is the turn of the other. */
  private static void playOut(Player one, String table, String seat) {
    one.subscribe(table, seat, -1);
    JsonNode state = one.state(s -> s.at("/info/table").asText().equals(table));
    while (Player.isOffered(state)) {
      String action = state.at("/offers/0/text").asText();
      int done = one.play(table, state.at("/info/seq").asInt(), seat, action).get("seq").asInt();
      state = one.state(s -> s.at("/info/seq").asInt() >= done);
    }
  }

  private static JsonNode listed(Player one, String table) {
    for (JsonNode row : one.get("/api/tables").ok().get("mine")) {
      if (row.get("table").asText().equals(table)) {
        return row.get("seats");
      }
    }
    throw new AssertionError(table);
  }

  @Test
  void theListSaysHowMuchTimeIsLeft() {
    try (Player one = player();
        Player two = player()) {
      String slow = table(one, two, DAYS);
      String endless = table(one, two, "{\"type\":\"NoClock\"}");
      int index = turn(one, slow).equals("A") ? 0 : 1;
      server.pass(5 * HOUR);
      assertThat(listed(one, slow).get(index).get("left").asLong()).isEqualTo(2 * DAY - 5 * HOUR);
      assertThat(listed(one, slow).get(1 - index).get("left").asLong()).isEqualTo(-1);
      assertThat(listed(one, endless).findValuesAsText("left")).containsOnly("-1");
      Player waited = index == 0 ? one : two;
      waited.put("/api/me/holiday", "{\"days\":1}").ok();
      assertThat(listed(one, slow).get(index).get("left").asLong()).isEqualTo(3 * DAY - 5 * HOUR);
    }
  }

  @Test
  void onHolidayTheClockOfAMatchByTurnsStandsStillAndEverybodySeesIt() throws InterruptedException {
    try (Player one = player();
        Player two = player()) {
      String slow = table(one, two, DAYS);
      String quick = table(one, two, MOVE);
      String seat = turn(one, slow);
      Player waited = seat.equals("A") ? one : two;
      Player other = waited == one ? two : one;
      server.pass(30 * 60_000L);
      JsonNode begun = waited.put("/api/me/holiday", "{\"days\":5}").ok();
      assertThat(begun.get("left").asInt()).isEqualTo(25);
      JsonNode away = waiting(other, slow, seat.equals("A") ? "B" : "A").get("away");
      assertThat(away.at("/0/seat").asText()).isEqualTo(seat);
      assertThat(away.at("/0/until").asLong()).isEqualTo(server.now() + 5 * DAY);
      int index = seat.equals("A") ? 0 : 1;
      long left = info(one, slow).at("/seats/" + index + "/left").asLong();
      server.pass(4 * DAY);
      JsonNode seen = info(other, slow).at("/seats/" + index);
      assertThat(seen.get("left").asLong()).isEqualTo(left);
      assertThat(seen.get("ticking").asBoolean()).isFalse();
      Eventually.await(
          "live clocks run on",
          () -> info(one, quick).at("/seats").toString().contains("STAND_IN"));
      assertThat(seen.get("kind").asText()).isEqualTo("PERSON");
      server.pass(DAY + HOUR);
      seen = info(other, slow).at("/seats/" + index);
      assertThat(seen.get("left").asLong()).isEqualTo(left - HOUR);
      server.pass(2 * DAY);
      Eventually.await(
          "and then it runs out",
          () -> info(one, slow).at("/seats/" + index + "/kind").asText().equals("STAND_IN"));
    }
  }

  @Test
  void holidaysHaveABudgetAndWhoIsBackEarlyKeepsTheRest() {
    try (Player one = player();
        Player two = player()) {
      String table = table(one, two, DAYS);
      String seat = turn(one, table);
      Player waited = seat.equals("A") ? one : two;
      assertThat(waited.put("/api/me/holiday", "{\"days\":31}").status()).isEqualTo(400);
      assertThat(waited.put("/api/me/holiday", "{\"days\":0}").status()).isEqualTo(400);
      waited.put("/api/me/holiday", "{\"days\":20}").ok();
      assertThat(waited.put("/api/me/holiday", "{\"days\":1}").status()).isEqualTo(409);
      server.pass(2 * DAY + HOUR);
      JsonNode back =
          ApiRequests.send(server.address(), waited.token(), "DELETE", "/api/me/holiday", "").ok();
      assertThat(back.get("left").asInt()).as("three days begun").isEqualTo(27);
      assertThat(back.get("until").asLong()).isZero();
      int index = seat.equals("A") ? 0 : 1;
      assertThat(info(one, table).at("/seats/" + index + "/ticking").asBoolean()).isTrue();
      assertThat(waiting(one, table, "A").get("away")).isEmpty();
      server.pass(365 * DAY);
      assertThat(waited.get("/api/me/holiday").ok().get("left").asInt()).isEqualTo(30);
    }
  }

  @Test
  void aMatchThatBeginsDuringAHolidayKnowsIt() throws InterruptedException {
    try (Player one = player();
        Player two = player()) {
      one.put("/api/me/holiday", "{\"days\":3}").ok();
      String table = table(one, two, DAYS);
      Eventually.await("it is told", () -> !waiting(two, table, "B").get("away").isEmpty());
    }
  }

  private static boolean isSettled(Player one, String table, String seat) {
    JsonNode left = waiting(one, table, seat);
    return left.get("order").asText().isEmpty() || left.get("dropped").asBoolean();
  }

  @Test
  void anOrderIsPlayedWhenItsTurnComesAndNobodyElseSeesIt() throws InterruptedException {
    try (Player one = player();
        Player two = player()) {
      String table = table(one, two, DAYS);
      String first = turn(one, table);
      Player now = first.equals("A") ? one : two;
      Player later = now == one ? two : one;
      String second = first.equals("A") ? "B" : "A";
      int before = info(now, table).get("seq").asInt();
      JsonNode ahead = waiting(later, table, second).get("ahead");
      assertThat(ahead.toString()).contains("throw");
      assertThat(prepare(later, table, second, "fly").status()).isEqualTo(409);
      assertThat(prepare(now, table, second, "throw").status()).as("not theirs").isEqualTo(403);
      JsonNode prepared = prepare(later, table, second, "throw").ok();
      assertThat(prepared.get("order").asText()).isEqualTo("throw");
      assertThat(waiting(now, table, second).get("order").asText()).isEmpty();
      assertThat(waiting(now, table, second).get("ahead")).isEmpty();
      assertThat(info(now, table).get("seq").asInt()).as("no trace").isEqualTo(before);
      server.restart();
      try (Player again = Player.again(server.address(), now.token(), now.id()).connect();
          Player away = Player.again(server.address(), later.token(), later.id())) {
        boolean played = false;
        for (int i = 0; i < 12 && !played; i++) {
          // What the others do may change what a throw leads to; then the order is not played.
          playOut(again, table, first);
          if (turn(again, table).equals(second) || info(again, table).get("turn").isEmpty()) {
            Eventually.await(
                "the order is played or dropped", () -> isSettled(away, table, second));
          }
          played = waiting(away, table, second).get("order").asText().isEmpty();
          away.connect();
          playOut(away, table, second);
          away.disconnect();
          prepare(away, table, second, "throw");
        }
        assertThat(played).isTrue();
      }
    }
  }

  @Test
  void anOrderCanBeTakenBackAndLiveMatchesHaveNone() {
    try (Player one = player();
        Player two = player()) {
      String table = table(one, two, DAYS);
      String second = turn(one, table).equals("A") ? "B" : "A";
      Player later = second.equals("A") ? one : two;
      prepare(later, table, second, "throw").ok();
      assertThat(prepare(later, table, second, "").ok().get("order").asText()).isEmpty();
      String quick = table(one, two, MOVE);
      String other = turn(one, quick).equals("A") ? "B" : "A";
      Player waits = other.equals("A") ? one : two;
      assertThat(waiting(waits, quick, other).get("ahead")).isEmpty();
      assertThat(prepare(waits, quick, other, "throw").status()).isEqualTo(409);
    }
  }
}
