package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import musette.server.work.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The people around a table: who leaves, is late, shares a screen, watches, talks or plays again.
 */
final class PeopleAtTableTest extends OneServer {
  PeopleAtTableTest(@TempDir Path data) {
    super(data);
  }

  @Test
  void aBotPlaysForWhoLeavesUntilHeComesBack() {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      JsonNode left = one.post("/api/tables/" + table + "/leave", "").ok();
      assertThat(left.at("/seats/0/kind").asText()).isEqualTo("STAND_IN");
      JsonNode moved =
          two.subscribe(table)
              .state(s -> s.toString().contains("\"bot\":\"" + bot(left) + "\",\"events\""));
      assertThat(moved).isNotNull();
      one.subscribe(table).state(s -> true);
      JsonNode back = one.command("Resume", table, ",\"seat\":\"A\"");
      assertThat(Player.type(back)).isEqualTo("Done");
      assertThat(one.get("/api/tables/" + table).ok().at("/seats/0/kind").asText())
          .isEqualTo("PERSON");
    }
  }

  private static String bot(JsonNode info) {
    return info.at("/seats/0/bot").asText();
  }

  @Test
  void aBotTakesTheSeatWhenTheClockRunsOut(@TempDir Path data) {
    var clock = new java.util.concurrent.atomic.AtomicLong(1_800_000_000_000L);
    try (Server timed =
            Server.start(
                ServerOptions.defaults()
                    .withPort(0)
                    .withData(data)
                    .withLimits(Limits.none())
                    .withClock(() -> java.time.Instant.ofEpochMilli(clock.get())));
        Player one = Player.at(timed.address()).connect()) {
      clock.addAndGet(60_000);
      String table =
          one.open(
                  GAME,
                  "me me",
                  "{\"type\":\"MoveClock\",\"seconds\":30}",
                  "{\"firstPlayer\":\"A\"}")
              .ok()
              .get("table")
              .asText();
      JsonNode state = one.subscribe(table, "A", -1).state(s -> true);
      assertThat(state.at("/info/seats/0/left").asInt()).isEqualTo(30_000);
      assertThat(state.at("/info/seats/0/ticking").asBoolean()).isTrue();
      clock.addAndGet(31_000);
      JsonNode late = one.state(s -> s.toString().contains("TIME_RAN_OUT"));
      assertThat(late.at("/info/seats/0/kind").asText()).isEqualTo("STAND_IN");
    }
  }

  @Test
  void oneScreenForTwoShowsOneHandAtATime() {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me me");
      JsonNode curtain = one.subscribe(table).state(s -> true);
      assertThat(curtain.get("eyes").asText()).isEqualTo("NONE");
      assertThat(curtain.get("curtain").asText()).isEqualTo("A");
      assertThat(curtain.get("offers")).isEmpty();
      JsonNode eyes = one.subscribe(table, "A", -1).state(s -> s.get("eyes").asText().equals("A"));
      assertThat(eyes.get("offers")).isNotEmpty();
    }
  }

  @Test
  void aRematchSeatsTheSamePeopleAndStartsWhenAllAreThere() {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      String rematch = "/api/tables/" + table + "/rematch";
      assertThat(one.post(rematch, "{\"order\":\"ROTATED\"}").status()).isEqualTo(409);
      one.subscribe(table).state(s -> true);
      one.command("OfferEnd", table, ",\"seq\":9,\"seat\":\"A\"");
      JsonNode asked = two.subscribe(table).state(s -> !s.get("requests").isEmpty());
      answer(two, table, seq(asked), "B", "YES");
      JsonNode next = one.post(rematch, "{\"order\":\"ROTATED\"}").ok();
      assertThat(next.get("mine").toString()).isEqualTo("[\"B\"]");
      assertThat(next.at("/seats/0/kind").asText()).isEqualTo("RESERVED");
      assertThat(two.get("/api/tables/" + table).ok().get("rematch")).isEqualTo(next.get("table"));
      JsonNode both = two.post(rematch, "{\"order\":\"SAME\"}").ok();
      assertThat(both.get("table")).isEqualTo(next.get("table"));
      assertThat(both.get("status").asText()).isEqualTo("RUNNING");
      assertThat(player().post(rematch, "{\"order\":\"SAME\"}").status()).isEqualTo(403);
    }
  }

  @Test
  void whatIsSaidToSpectatorsStaysAmongThem() {
    try (Player one = player().connect();
        Player two = player().connect();
        Player watcher = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      one.subscribe(table);
      two.subscribe(table);
      watcher.subscribe(table).state(s -> true);
      watcher.command("Say", table, ",\"to\":\"SPECTATORS\",\"text\":\"A is <b>lost</b>\"");
      watcher.command("Say", table, ",\"to\":\"EVERYBODY\",\"text\":\"hello\"");
      for (Player player : new Player[] {one, two}) {
        JsonNode said = player.await(m -> Player.type(m).equals("Said"));
        assertThat(said.at("/lines/0/text").asText()).isEqualTo("hello");
      }
      assertThat(watcher.await(m -> Player.type(m).equals("Said")).at("/lines/0/text").asText())
          .isEqualTo("A is <b>lost</b>");
      assertThat(one.received().toString()).doesNotContain("lost");
    }
  }

  @Test
  void theWordsOfPlayersChangeTheDiceAndStandInTheRecord() {
    try (Player one = player().connect()) {
      String table =
          one.post(
                  "/api/tables",
                  """
                  {"game":"flamme-rouge","options":{},"seats":[{"kind":"ME","bot":""},
                   {"kind":"BOT","bot":"random"}],"access":"PRIVATE","spectators":false,
                   "autoStart":false,"clock":{"type":"NoClock"}}""")
              .ok()
              .get("table")
              .asText();
      String word = "/api/tables/" + table + "/word";
      one.post(word, "{\"seat\":\"A\",\"word\":\"petit  vélo\"}").ok();
      assertThat(one.post(word, "{\"seat\":\"A\",\"word\":\"x\"}").status()).isEqualTo(409);
      one.post("/api/tables/" + table + "/start", "").ok();
      one.subscribe(table).playToTheEnd(table);
      String text = one.get("/api/tables/" + table + "/record").ok().asText();
      assertThat(text).contains("word A petit vélo");
      assertThat(one.get("/api/tables/" + table + "/replay").ok().get("verified").asBoolean())
          .isTrue();
    }
  }

  @Test
  void anOptionThatWouldBreakTheLinesOfTheRecordIsRefused() {
    try (Player one = player()) {
      for (String value : new String[] {"a\\nply 1 A x", "a\\rb", "\\u0000"}) {
        Answer answer =
            one.open(GAME, "me me", "{\"type\":\"NoClock\"}", "{\"ownStage\":\"" + value + "\"}");
        assertThat(answer.status()).as(value).isEqualTo(400);
        assertThat(
                one.open(
                        "pace-wheel",
                        "me me",
                        "{\"type\":\"NoClock\"}",
                        "{\"breakaway\":\"2,2,2/2,2,2\\n\"}")
                    .status())
            .isEqualTo(400);
      }
    }
  }

  @Test
  void spectatorsStayOutWhereTheyAreNotWanted() {
    try (Player one = player().connect();
        Player watcher = player().connect()) {
      String table =
          one.post(
                  "/api/tables",
                  """
                  {"game":"flamme-rouge","options":{},"seats":[{"kind":"ME","bot":""},
                   {"kind":"OPEN","bot":""}],"access":"PUBLIC","spectators":false,
                   "autoStart":true,"clock":{"type":"NoClock"}}""")
              .ok()
              .get("table")
              .asText();
      watcher.subscribe(table).state(s -> s.get("view").isNull());
      player().sit(table, "B").ok();
      JsonNode refused = watcher.await(m -> Player.type(m).equals("Refused"));
      assertThat(reason(refused)).isEqualTo("no-spectators");
      assertThat(watcher.received().toString()).doesNotContain("\"view\":{");
      assertThat(one.get("/api/tables").ok().toString()).contains(table);
      assertThat(watcher.get("/api/tables").ok().get("watch").toString()).doesNotContain(table);
    }
  }
}
