package musette.table.local;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import musette.games.Catalogue;
import musette.kernel.GameRecord;
import musette.kernel.RecordText;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A person plays in the page: the protocol of the server, without a server. */
final class LocalServerTest {
  private final FakePage page = new FakePage();

  static List<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id()).toList();
  }

  private static int seq(JsonNode state) {
    return state.at("/info/seq").asInt();
  }

  private static String play(JsonNode state, int choice) {
    JsonNode offers = state.get("offers");
    return ",\"seq\":%d,\"seat\":\"%s\",\"action\":\"%s\""
        .formatted(
            seq(state),
            state.get("eyes").asText(),
            offers.get(choice % offers.size()).get("text").asText());
  }

  /** Plays until the match is over; every ten choices the page is loaded again. */
  private JsonNode playToTheEnd(String table) {
    JsonNode state = page.look(table, "NONE");
    for (int choice = 1; !state.at("/info/status").asText().equals("OVER"); choice++) {
      if (!state.get("curtain").asText().equals("NONE")) {
        state = page.look(table, state.get("curtain").asText());
      }
      if (!state.get("offers").isEmpty()) {
        JsonNode answer = page.command("Play", table, play(state, 7 * choice));
        assertThat(answer.get("type").asText()).as(answer.toString()).isEqualTo("Done");
      } else {
        assertThat(page.botMoves()).as(state.toString()).isTrue();
      }
      if (choice % 10 == 0) {
        page.reload();
        page.look(table, "A");
      }
      state = page.state();
    }
    return state;
  }

  @ParameterizedTest
  @MethodSource("games")
  void aWholeMatchAgainstBotsHasARecordThatVerifies(String game) {
    String table = page.table(game, "{}", "me", "greedy", "learner");
    JsonNode over = playToTheEnd(table);
    assertThat(over.at("/info/places")).hasSize(3);
    String text = page.server().request("GET", "/tables/" + table + "/record", "").body();
    GameRecord record = RecordText.parse(text, id -> Catalogue.game(id).about());
    assertThat(record.replay(Catalogue.game(game)).turn().isOver()).isTrue();
    assertThat(record.players()).containsExactly("Anna", "greedy", "learner");
    JsonNode replay = page.ok("POST", "/replay?eyes=ALL", text);
    assertThat(replay.get("steps")).hasSizeGreaterThan(5);
    JsonNode same = page.ok("GET", "/tables/" + table + "/replay?eyes=ALL&from=0&views=YES", "");
    assertThat(same).isEqualTo(replay);
  }

  @Test
  void twoPeopleShareTheScreenAndAreNeverShownEachOther() {
    String table = page.table("flamme-rouge", "{\"firstPlayer\":\"A\"}", "me", "me");
    JsonNode covered = page.look(table, "NONE");
    assertThat(covered.get("eyes").asText()).isEqualTo("NONE");
    assertThat(covered.get("curtain").asText()).isEqualTo("A");
    assertThat(covered.get("offers")).isEmpty();
    assertThat(page.look(table, "A").get("offers")).isNotEmpty();
    playToTheEnd(table);
  }

  @Test
  void aMoveIsTakenBack() {
    String table = page.table("flamme-rouge", "{\"firstPlayer\":\"A\"}", "me", "me");
    JsonNode before = page.look(table, "A");
    page.command("Play", table, play(before, 0));
    JsonNode after = page.state();
    assertThat(after.get("undo").asText()).isEqualTo("FREE");
    page.command("Undo", table, ",\"seq\":%d,\"seat\":\"A\"".formatted(seq(after)));
    assertThat(page.state().get("offers")).isEqualTo(before.get("offers"));
    page.reload();
    assertThat(page.look(table, "A").get("offers")).isEqualTo(before.get("offers"));
  }

  @Test
  void aRefusedAStaleAndARepeatedCommandChangeNothing() {
    String table = page.table("flamme-rouge", "{\"firstPlayer\":\"A\"}", "me", "me");
    JsonNode state = page.look(table, "A");
    JsonNode refused =
        page.command(
            "Play", table, ",\"seq\":%d,\"seat\":\"A\",\"action\":\"x\"".formatted(seq(state)));
    assertThat(refused.get("type").asText()).isEqualTo("Refused");
    String move = play(state, 0);
    int stored = page.stored(table).size();
    String text = "{\"type\":\"Play\",\"id\":\"same\",\"table\":\"%s\"%s}".formatted(table, move);
    page.say(text);
    page.say(text);
    assertThat(page.stored(table)).hasSize(stored + 1);
    JsonNode stale = page.command("Play", table, move);
    assertThat(stale.get("type").asText()).isEqualTo("Stale");
    assertThat(page.stored(table)).hasSize(stored + 1);
  }

  @Test
  void aRematchKeepsPeopleAndBots() {
    String table = page.table("flaming-pyramids", "{}", "me", "greedy");
    playToTheEnd(table);
    JsonNode next = page.ok("POST", "/tables/" + table + "/rematch", "{\"order\":\"ROTATED\"}");
    assertThat(next.at("/seats/0/kind").asText()).isEqualTo("BOT");
    assertThat(next.at("/seats/1/kind").asText()).isEqualTo("PERSON");
    assertThat(next.get("status").asText()).isEqualTo("RUNNING");
    JsonNode again = page.ok("POST", "/tables/" + table + "/rematch", "{\"order\":\"SAME\"}");
    assertThat(again.get("table")).isEqualTo(next.get("table"));
    assertThat(page.ok("GET", "/tables", "").get("mine")).hasSize(2);
    page.ok("DELETE", "/tables/" + table, "");
    assertThat(page.stored).doesNotContainKey(table);
  }

  @Test
  void badRequestsAreAnsweredWithAProblem() {
    assertThat(page.server().request("GET", "/tables/nobody", "").status()).isEqualTo(404);
    assertThat(page.server().request("GET", "/nothing", "").status()).isEqualTo(404);
    LocalRoutes.Answer broken = page.server().request("POST", "/tables", "{\"game\":");
    assertThat(broken.status()).isEqualTo(400);
    assertThat(Json.parse(broken.body()).get("reason").asText()).isEqualTo("json");
    LocalRoutes.Answer record = page.server().request("POST", "/replay?eyes=ALL", "no record");
    assertThat(record.status()).isEqualTo(400);
  }

  @Test
  void anAnalysisIsTheSameAsOnTheServer() {
    String table = page.table("flamme-rouge", "{}", "me", "random");
    playToTheEnd(table);
    String text = page.server().request("GET", "/tables/" + table + "/record", "").body();
    var done = new int[2];
    JsonNode analysis =
        Json.parse(
            page.thinker.analyse(
                text,
                "CHANCES",
                (now, work) -> {
                  done[0] = now;
                  done[1] = work;
                }));
    assertThat(analysis.get("ready").asBoolean()).isTrue();
    assertThat(analysis.get("chances")).hasSizeGreaterThan(10);
    assertThat(done[0]).isPositive().isLessThanOrEqualTo(done[1]);
  }
}
