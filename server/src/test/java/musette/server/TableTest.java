package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import musette.games.Catalogue;
import musette.kernel.GameRecord;
import musette.kernel.RecordText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Playing at a table: commands, their answers, and what is kept. */
final class TableTest extends OneServer {
  TableTest(@TempDir Path data) {
    super(data);
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
  void aRefusalNamesTheRuleOfTheGameThatForbidsIt() {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me bot:random");
      JsonNode state = one.subscribe(table).state(Player::isOffered);
      JsonNode early = one.play(table, seq(state), "A", "draw rouleur");
      assertThat(Player.type(early)).isEqualTo("Refused");
      assertThat(early.get("rule").asText()).isEqualTo("FR-07");
      assertThat(reason(early)).isEqualTo("place-first");
      JsonNode far = one.play(table, seq(state), "A", "place rouleur 60");
      assertThat(far.get("rule").asText()).isEqualTo("FR-07");
      assertThat(reason(far)).isEqualTo("not-behind-line");
      assertThat(far.at("/about/square").asInt()).isEqualTo(60);
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
}
