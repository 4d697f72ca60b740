package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import musette.games.Catalogue;
import musette.kernel.GameRecord;
import musette.kernel.RecordText;
import musette.server.live.Limits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TableTest {
  private static final String GAME = "flamme-rouge";

  private final Server server;

  TableTest(@TempDir Path data) {
    server = start(data);
  }

  static Server start(Path data) {
    return Server.start(
        ServerOptions.defaults().withPort(0).withData(data).withLimits(Limits.none()));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Player player() {
    return Player.at(server.address());
  }

  private static String reason(JsonNode message) {
    return message.path("reason").asText();
  }

  private static int seq(JsonNode state) {
    return state.at("/info/seq").asInt();
  }

  @Test
  void aPersonPlaysAWholeGameAgainstABotAndTheRecordProvesIt() {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me bot:random");
      JsonNode last = one.subscribe(table).playToTheEnd(table);
      assertThat(last.at("/info/places")).hasSize(2);
      assertThat(
              one.get("/api/tables/" + table + "/replay?eyes=ALL").ok().get("verified").asBoolean())
          .isTrue();
      String text = one.get("/api/tables/" + table + "/record").ok().asText();
      GameRecord record = RecordText.parse(text, id -> Catalogue.game(id).about());
      assertThat(record.secret().hash()).isEqualTo(last.at("/info/seedHash").asText());
      assertThat(record.replay(Catalogue.game(GAME)).turn().isOver()).isTrue();
      assertThat(one.post("/api/replay?eyes=A", text).ok().get("steps").size())
          .isEqualTo(record.log().size() + 1);
      JsonNode profile = one.get("/api/players/" + one.id()).ok();
      assertThat(profile.get("history")).hasSize(1);
      assertThat(profile.get("ratings")).as("bots are not rated").isEmpty();
    }
  }

  @Test
  void twoPeoplePlayAndAreRated() throws InterruptedException {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      assertThat(two.sit(table, "B").ok().get("status").asText()).isEqualTo("RUNNING");
      one.subscribe(table);
      two.subscribe(table);
      var other = Thread.ofVirtual().start(() -> two.playToTheEnd(table));
      JsonNode end = one.playToTheEnd(table);
      other.join();
      JsonNode board = one.get("/api/leaderboard?game=" + GAME).ok().get("ratings");
      assertThat(board).hasSize(2);
      String winner = end.at("/info/places/0").asInt() == 1 ? one.id() : two.id();
      assertThat(board.at("/0/player/id").asText()).isEqualTo(winner);
      assertThat(board.at("/0/rating").asDouble()).isGreaterThan(board.at("/1/rating").asDouble());
    }
  }

  @Test
  void anIllegalActionIsRefusedWithItsReasonAndChangesNothing() {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me bot:random");
      JsonNode state = one.subscribe(table).state(Player::isOffered);
      JsonNode refused = one.play(table, seq(state), "A", "dance");
      assertThat(Player.type(refused)).isEqualTo("Refused");
      assertThat(reason(refused)).isEqualTo("notation");
      JsonNode foreign = one.play(table, seq(state), "B", "dance");
      assertThat(reason(foreign)).isEqualTo("not-your-seat");
      assertThat(one.get("/api/tables/" + table).ok().get("seq").asInt()).isEqualTo(seq(state));
    }
  }

  @Test
  void aRepeatedCommandGetsTheSameAnswerAndIsCarriedOutOnce() {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me open");
      player().sit(table, "B").ok();
      JsonNode state = one.subscribe(table).state(Player::isOffered);
      String message =
          "{\"type\":\"Play\",\"id\":\"same\",\"table\":\"%s\",\"seq\":%d,\"seat\":\"A\",\"action\":\"%s\"}"
              .formatted(table, seq(state), state.at("/offers/0/text").asText());
      one.send(message);
      JsonNode first = one.answer("same");
      assertThat(Player.type(first)).isEqualTo("Done");
      one.send(message);
      assertThat(one.answer("same")).isEqualTo(first);
      assertThat(one.get("/api/tables/" + table).ok().get("seq").asInt())
          .isEqualTo(first.get("seq").asInt());
    }
  }

  @Test
  void aRefusedCommandIsRefusedAgainThoughItWouldBeAllowedByNow() {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      JsonNode mine = one.subscribe(table).state(Player::isOffered);
      String early =
          "{\"type\":\"Play\",\"id\":\"early\",\"table\":\"%s\",\"seq\":%d,\"seat\":\"B\",\"action\":\"%s\"}"
              .formatted(table, 99, "start 5R 5L");
      two.send(early);
      JsonNode first = two.answer("early");
      assertThat(reason(first)).isEqualTo("not-your-turn");
      while (Player.isOffered(mine)) {
        JsonNode done = one.play(table, seq(mine), "A", mine.at("/offers/0/text").asText());
        mine = one.state(s -> seq(s) >= done.get("seq").asInt());
      }
      JsonNode offered = two.subscribe(table).state(Player::isOffered);
      two.send(early);
      assertThat(two.answer("early")).isEqualTo(first);
      two.send(early.replace("early", "fresh"));
      assertThat(reason(two.answer("fresh"))).isNotEqualTo("not-your-turn");
      assertThat(two.get("/api/tables/" + table).ok().get("seq").asInt())
          .isGreaterThanOrEqualTo(seq(offered));
    }
  }

  @Test
  void aStaleCommandGetsTheWholeTable() {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me bot:random");
      JsonNode state = one.subscribe(table).state(Player::isOffered);
      one.play(table, seq(state), "A", state.at("/offers/0/text").asText());
      JsonNode later = one.state(s -> seq(s) > seq(state) && Player.isOffered(s));
      JsonNode stale = one.play(table, seq(state), "A", later.at("/offers/0/text").asText());
      assertThat(Player.type(stale)).isEqualTo("Stale");
      assertThat(stale.at("/state/info/seq").asInt()).isGreaterThanOrEqualTo(seq(later));
      assertThat(stale.at("/state/log")).isNotEmpty();
    }
  }

  @Test
  void whoComesBackHearsWhatWasMissed() {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me bot:random");
      JsonNode state = one.subscribe(table).state(Player::isOffered);
      one.play(table, seq(state), "A", state.at("/offers/0/text").asText());
      one.disconnect();
      JsonNode back =
          one.connect().subscribe(table, "NONE", seq(state)).state(s -> seq(s) > seq(state));
      assertThat(back.get("after").asInt()).isEqualTo(seq(state));
      assertThat(back.at("/log/0/seq").asInt()).isEqualTo(seq(state) + 1);
      assertThat(back.at("/log/0/seat").asText()).isEqualTo("A");
    }
  }

  @Test
  void everythingIsThereAfterARestart(@TempDir Path data) {
    Server first = start(data);
    Player one = Player.at(first.address()).connect();
    String table = one.open(GAME, "me open");
    Player.at(first.address()).sit(table, "B").ok();
    JsonNode state = one.subscribe(table).state(Player::isOffered);
    JsonNode done = one.play(table, seq(state), "A", state.at("/offers/0/text").asText());
    JsonNode before = one.state(s -> seq(s) == done.get("seq").asInt());
    one.close();
    first.close();
    try (Server second = start(data);
        Player again = one.at(second).connect()) {
      JsonNode after = again.subscribe(table).state(s -> true);
      assertThat(after.get("view")).isEqualTo(before.get("view"));
      assertThat(second.frozen()).isEmpty();
    }
  }

  @Test
  void aFreeUndoIsAtOnceAndOthersAreAskedForAnotherOne() {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      JsonNode state = one.subscribe(table).state(Player::isOffered);
      two.subscribe(table);
      JsonNode done = one.play(table, seq(state), "A", state.at("/offers/0/text").asText());
      JsonNode now = one.state(s -> seq(s) == done.get("seq").asInt());
      assertThat(now.get("undo").asText()).isEqualTo("FREE");
      JsonNode undone = undo(one, table, seq(now), "A");
      assertThat(Player.type(undone)).isEqualTo("Done");
      JsonNode back = one.state(s -> seq(s) == undone.get("seq").asInt());
      assertThat(back.get("view")).isEqualTo(state.get("view"));
      assertThat(back.get("offers")).isEqualTo(state.get("offers"));
    }
  }

  @Test
  void afterChanceHasSpokenTheOthersMustAgreeToAnUndo() {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      one.subscribe(table);
      two.subscribe(table);
      JsonNode before = untilItIsAnswered(one, two, table);
      JsonNode now = one.state(s -> s.get("undo").asText().equals("CONSENT"));
      JsonNode asked = undo(one, table, seq(now), "A");
      assertThat(Player.type(asked)).isEqualTo("Done");
      JsonNode request = two.state(s -> !s.get("requests").isEmpty());
      assertThat(request.at("/requests/0/kind").asText()).isEqualTo("UNDO");
      assertThat(request.at("/requests/0/waiting").toString()).isEqualTo("[\"B\"]");
      assertThat(reason(undo(one, table, seq(request), "A"))).isEqualTo("request-open");
      answer(two, table, seq(request), "B", "NO");
      JsonNode declined = one.state(s -> seq(s) > seq(request) && s.get("requests").isEmpty());
      assertThat(declined.get("view")).as("nothing is taken back").isEqualTo(now.get("view"));
      undo(one, table, seq(declined), "A");
      JsonNode again = two.state(s -> seq(s) > seq(declined) && !s.get("requests").isEmpty());
      answer(two, table, seq(again), "B", "YES");
      JsonNode back = one.state(s -> s.toString().contains("\"type\":\"TakenBack\""));
      assertThat(back.get("view")).isEqualTo(before.get("view"));
      assertThat(back.get("offers")).isEqualTo(before.get("offers"));
      assertThat(back.at("/log").toString()).as("the log keeps the trace").contains("TakenBack");
    }
  }

  /**
   * Plays until an action of A is such that only consent takes it back; gives what A saw before.
   */
  private static JsonNode untilItIsAnswered(Player one, Player two, String table) {
    JsonNode before = one.state(s -> true);
    JsonNode after = before;
    while (!after.get("undo").asText().equals("CONSENT")) {
      Player next = Player.isOffered(after) ? one : two;
      before = next == one ? after : before;
      JsonNode eyes = next == one ? after : atLeast(two, table, seq(after));
      JsonNode done =
          next.play(
              table, seq(eyes), eyes.get("eyes").asText(), eyes.at("/offers/0/text").asText());
      after = atLeast(one, table, done.get("seq").asInt());
    }
    one.subscribe(table);
    return before;
  }

  private static JsonNode atLeast(Player player, String table, int seq) {
    return player.subscribe(table).state(s -> seq(s) >= seq);
  }

  private static JsonNode undo(Player player, String table, int seq, String seat) {
    return player.command("Undo", table, ",\"seq\":%d,\"seat\":\"%s\"".formatted(seq, seat));
  }

  private static JsonNode answer(Player player, String table, int seq, String seat, String reply) {
    return player.command(
        "Answer",
        table,
        ",\"seq\":%d,\"seat\":\"%s\",\"reply\":\"%s\"".formatted(seq, seat, reply));
  }

  @Test
  void theMatchEndsWhenEverybodyAgreesAndOnlyThen() {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      JsonNode state = one.subscribe(table).state(Player::isOffered);
      String offer = ",\"seq\":%d,\"seat\":\"A\"".formatted(seq(state));
      one.command("OfferEnd", table, offer);
      JsonNode asked = two.subscribe(table).state(s -> !s.get("requests").isEmpty());
      assertThat(asked.at("/requests/0/waiting/0").asText()).isEqualTo("B");
      answer(two, table, seq(asked), "B", "NO");
      assertThat(two.state(s -> s.get("requests").isEmpty()).at("/info/status").asText())
          .isEqualTo("RUNNING");
      one.command("OfferEnd", table, offer);
      JsonNode again = two.state(s -> !s.get("requests").isEmpty());
      answer(two, table, seq(again), "B", "YES");
      JsonNode end = one.state(s -> s.at("/info/status").asText().equals("ENDED"));
      assertThat(end.at("/info/places")).isEmpty();
      assertThat(end.at("/info/seed").asText()).isNotEmpty();
      assertThat(reason(one.play(table, seq(end), "A", "x"))).isEqualTo("match-over");
    }
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
        Player.Answer answer =
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
