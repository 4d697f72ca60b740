package musette.table.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import musette.games.Catalogue;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody who plays against bots asks the coach. */
final class CoachTest {
  private final FakePage page = new FakePage();

  static List<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id()).toList();
  }

  private JsonNode hint(String table, JsonNode state) {
    return page.command(
        "Hint", table, ",\"seq\":%d,\"seat\":\"A\"".formatted(state.at("/info/seq").asInt()));
  }

  private JsonNode myTurn(String table) {
    JsonNode state = page.look(table, "A");
    while (state.get("offers").isEmpty() && page.botMoves()) {
      state = page.state();
    }
    return state;
  }

  private void playOn(String table, JsonNode state) {
    page.command(
        "Play",
        table,
        ",\"seq\":%d,\"seat\":\"A\",\"action\":\"%s\""
            .formatted(state.at("/info/seq").asInt(), state.at("/offers/0/text").asText()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void adviceHasEveryChoiceAndIsNoted(String game) {
    String table = page.table(game, "{}", "me", "random");
    JsonNode state = myTurn(table);
    assertThat(hint(table, state).get("type").asText()).isEqualTo("Done");
    JsonNode advice = Json.parse(page.thinker.hint(table, Seat.A, 0, 1));
    assertThat(advice.get("choices")).hasSameSizeAs(state.get("offers"));
    List<String> texts = advice.get("choices").findValuesAsText("text");
    assertThat(texts).isEqualTo(state.get("offers").findValuesAsText("text"));
    assertThat(texts).contains(advice.get("best").asText());
    assertThat(page.state().at("/log").toString()).contains("HINTED");
  }

  @Test
  void theRecordSaysOnceWhereAHintWasUsed() {
    String table = page.table("flamme-rouge", "{\"firstPlayer\":\"A\"}", "me", "random");
    JsonNode state = myTurn(table);
    hint(table, state);
    hint(table, page.state());
    int stored = page.stored(table).size();
    hint(table, page.state());
    assertThat(page.stored(table)).hasSize(stored);
    while (!page.look(table, "A").at("/info/status").asText().equals("OVER")) {
      JsonNode now = myTurn(table);
      if (!now.get("offers").isEmpty()) {
        playOn(table, now);
      }
    }
    String record = page.server().request("GET", "/tables/" + table + "/record", "").body();
    assertThat(record).containsOnlyOnce("hint ").contains("hint 1 A");
    JsonNode replay = page.ok("POST", "/replay?eyes=ALL", record);
    assertThat(replay.at("/hints/0/ply").asInt()).isEqualTo(1);
    assertThat(replay.get("record").asText()).isEqualTo(record);
    reviewed(record);
  }

  /** Choosing the first card every time costs something, and the tasks hold no secret. */
  private void reviewed(String record) {
    JsonNode tasks = Json.parse(page.thinker.review(record, Seat.A, (_, _) -> {}));
    assertThat(tasks).isNotEmpty();
    JsonNode task = tasks.get(0);
    assertThat(task.get("played").asText()).isNotEqualTo(task.at("/advice/best").asText());
    JsonNode one = Json.parse(page.thinker.task(record, task.get("ply").asInt(), 0, 1));
    assertThat(one.get("position")).isEqualTo(task.get("position"));
    assertThat(one.at("/advice/choices")).hasSameSizeAs(task.at("/advice/choices"));
  }

  @Test
  void whatABotDecidedForMeIsNoMistakeOfMine() {
    String table = page.table("flamme-rouge", "{\"firstPlayer\":\"A\"}", "me", "random");
    playOn(table, myTurn(table));
    myTurn(table);
    page.command("HandOver", table, ",\"seat\":\"A\",\"bot\":\"random\"");
    while (page.botMoves()) {
      page.state();
    }
    String record = page.server().request("GET", "/tables/" + table + "/record", "").body();
    assertThat(record).contains("\nstand-in ");
    int handed = Integer.parseInt(record.replaceFirst("(?s).*?\nstand-in (\\d+) A\n.*", "$1"));
    assertThat(plies(record)).allMatch(ply -> ply < handed);
    assertThat(plies(record.replaceAll("\nstand-in [^\n]*", ""))).anyMatch(ply -> ply >= handed);
  }

  private List<Integer> plies(String record) {
    JsonNode tasks = Json.parse(page.thinker.review(record, Seat.A, (_, _) -> {}));
    return tasks.findValues("ply").stream().map(JsonNode::asInt).toList();
  }

  @Test
  void withPeopleThereIsNoHint() {
    String table = page.table("flamme-rouge", "{\"firstPlayer\":\"A\"}", "me", "me");
    JsonNode state = page.look(table, "A");
    JsonNode answer = hint(table, state);
    assertThat(answer.get("type").asText()).isEqualTo("Refused");
    assertThat(answer.get("reason").asText()).isEqualTo("hint-people");
  }

  /** Whoever could ask the coach what to say of the pyramid would need no eyes (FP-81). */
  @ParameterizedTest
  @ValueSource(strings = {"family", "strategy"})
  void inWatchfulPlayThereIsNoHint(String preset) {
    String options = "{\"preset\":\"%s\",\"firstPlayer\":\"A\"}".formatted(preset);
    String table = page.table("flaming-pyramids", options, "me", "random");
    for (int move = 0; move < 6; move++) {
      JsonNode state = myTurn(table);
      JsonNode answer = hint(table, state);
      assertThat(answer.get("type").asText()).isEqualTo("Refused");
      assertThat(answer.get("rule").asText()).isEqualTo("FP-81");
      assertThat(answer.get("reason").asText()).isEqualTo("own-eyes");
      assertThatThrownBy(() -> page.thinker.hint(table, Seat.A, 0, 1))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("own-eyes");
      playOn(table, state);
    }
    assertThat(page.state().at("/log").toString()).doesNotContain("HINTED");
  }

  @Test
  void anOldHintIsStale() {
    String table = page.table("flamme-rouge", "{\"firstPlayer\":\"A\"}", "me", "random");
    JsonNode state = myTurn(table);
    playOn(table, state);
    assertThat(hint(table, state).get("type").asText()).isEqualTo("Stale");
  }
}
