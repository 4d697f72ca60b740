package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clocks, with a time that only the test advances. */
final class ClockTest {
  private static final String GAME = "flamme-rouge";
  private static final long SECOND = 1_000;
  private static final long DAY = 86_400 * SECOND;

  private final TimedServer server;

  ClockTest(@TempDir Path data) {
    this.server = new TimedServer(data);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private static String table(Player one, String clock) {
    return one.open(GAME, "me me", clock, "{\"firstPlayer\":\"A\"}").ok().get("table").asText();
  }

  private static int seq(JsonNode state) {
    return state.at("/info/seq").asInt();
  }

  private static long left(JsonNode state, int seat) {
    return state.at("/info/seats/" + seat + "/left").asLong();
  }

  private static boolean ticks(JsonNode state, int seat) {
    return state.at("/info/seats/" + seat + "/ticking").asBoolean();
  }

  private static JsonNode play(Player one, String table, JsonNode state) {
    JsonNode done =
        one.play(
            table, seq(state), state.get("eyes").asText(), state.at("/offers/0/text").asText());
    return one.state(s -> seq(s) >= done.get("seq").asInt());
  }

  private static JsonNode timeRunsOut(Player one) {
    return one.state(s -> s.toString().contains("TIME_RAN_OUT"));
  }

  @Test
  void aReserveShrinksWithThinkingAndGrowsWithEveryAction() {
    try (Player one = Player.at(server.address()).connect()) {
      String table = table(one, "{\"type\":\"ReserveClock\",\"seconds\":60,\"increment\":5}");
      JsonNode state = one.subscribe(table, "A", -1).state(s -> s.get("eyes").asText().equals("A"));
      assertThat(left(state, 0)).isEqualTo(60 * SECOND);
      assertThat(ticks(state, 0)).isTrue();
      assertThat(ticks(state, 1)).isFalse();
      server.pass(20 * SECOND);
      JsonNode after = play(one, table, state);
      assertThat(left(after, 0)).isEqualTo(45 * SECOND);
      server.pass(10 * SECOND);
      JsonNode again = play(one, table, after);
      assertThat(left(again, 0)).isEqualTo(40 * SECOND);
      assertThat(ticks(again, 0)).as("both riders stand: B is asked").isFalse();
      assertThat(left(again, 1)).isEqualTo(60 * SECOND);
      server.pass(59 * SECOND);
      JsonNode waiting = one.subscribe(table, "B", -1).state(s -> ticks(s, 1));
      assertThat(left(waiting, 1)).isEqualTo(SECOND);
      server.pass(2 * SECOND);
      JsonNode late = timeRunsOut(one);
      assertThat(late.at("/info/seats/1/kind").asText()).isEqualTo("STAND_IN");
      assertThat(late.at("/info/seats/0/kind").asText()).isEqualTo("PERSON");
    }
  }

  @Test
  void whoTakesASeatBackWithAnEmptyReserveGetsTimeToFindTheirWay() {
    try (Player one = Player.at(server.address()).connect();
        Player two = Player.at(server.address()).connect()) {
      String table =
          one.open(
                  GAME,
                  "me open",
                  "{\"type\":\"ReserveClock\",\"seconds\":20,\"increment\":0}",
                  "{\"firstPlayer\":\"A\"}")
              .ok()
              .get("table")
              .asText();
      two.sit(table, "B").ok();
      one.subscribe(table).state(Player::isOffered);
      server.pass(21 * SECOND);
      JsonNode late = timeRunsOut(one);
      assertThat(late.at("/info/seats/0/kind").asText()).isEqualTo("STAND_IN");
      assertThat(late.at("/info/seats/0/player/id").asText()).isEqualTo(one.id());
      JsonNode bot = one.play(table, seq(late), "A", "anything");
      assertThat(bot.path("reason").asText()).isEqualTo("bot-plays");
      // The bot places both riders, then B is asked.
      two.subscribe(table).state(Player::isOffered);
      JsonNode foreign = two.command("Resume", table, ",\"seat\":\"A\"");
      assertThat(foreign.path("reason").asText()).isEqualTo("not-your-seat");
      JsonNode back = one.command("Resume", table, ",\"seat\":\"A\"");
      assertThat(Player.type(back)).isEqualTo("Done");
      JsonNode mine = one.state(s -> seq(s) >= back.get("seq").asInt());
      assertThat(mine.at("/info/seats/0/kind").asText()).isEqualTo("PERSON");
      assertThat(left(mine, 0)).isEqualTo(30 * SECOND);
      assertThat(one.command("Resume", table, ",\"seat\":\"A\"").path("reason").asText())
          .isEqualTo("no-stand-in");
    }
  }

  @Test
  void aTableByTurnsWaitsForDaysAlsoOverARestart() {
    String table;
    Player one = Player.at(server.address()).connect();
    table = table(one, "{\"type\":\"DaysClock\",\"days\":3}");
    JsonNode state = one.subscribe(table, "A", -1).state(s -> s.get("eyes").asText().equals("A"));
    assertThat(left(state, 0)).isEqualTo(3 * DAY);
    server.pass(2 * DAY);
    JsonNode after = play(one, table, state);
    assertThat(left(after, 0)).as("every action has its own days").isEqualTo(3 * DAY);
    server.pass(2 * DAY);
    one.close();
    server.restart();
    try (Player again = Player.again(server.address(), one.token(), one.id()).connect()) {
      JsonNode still = again.subscribe(table, "A", -1).state(s -> true);
      assertThat(still.at("/info/seats/0/kind").asText()).isEqualTo("PERSON");
      assertThat(left(still, 0)).isEqualTo(DAY - 60 * SECOND);
      server.pass(DAY);
      assertThat(timeRunsOut(again).at("/info/seats/0/kind").asText()).isEqualTo("STAND_IN");
    }
  }

  @Test
  void clocksThatNobodyCouldPlayWithAreRefused() {
    try (Player one = Player.at(server.address())) {
      for (String clock :
          new String[] {
            "{\"type\":\"MoveClock\",\"seconds\":4}",
            "{\"type\":\"MoveClock\",\"seconds\":-1}",
            "{\"type\":\"ReserveClock\",\"seconds\":60,\"increment\":-1}",
            "{\"type\":\"ReserveClock\",\"seconds\":1,\"increment\":1}",
            "{\"type\":\"DaysClock\",\"days\":0}",
            "{\"type\":\"DaysClock\",\"days\":31}"
          }) {
        Answer answer = one.open(GAME, "me me", clock, "{}");
        assertThat(answer.status()).as(clock).isEqualTo(400);
        assertThat(answer.body().get("reason").asText()).isEqualTo("clock");
      }
    }
  }
}
