package musette.table.local;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import musette.wire.Json;
import org.junit.jupiter.api.Test;

/** A table that begins from a position, with given dice and moves. */
final class StudyTest {
  private static final String POSITION =
      """
      {"position":{"round":3,"riders":{
        "A_ROULEUR":{"square":12,"lane":"RIGHT","deck":"","hand":"3467"},
        "A_SPRINTEUR":{"square":20,"lane":"RIGHT","deck":"","card":"3"},
        "B_ROULEUR":{"square":18,"lane":"RIGHT","deck":"","hand":"3"},
        "B_SPRINTEUR":{"square":19,"lane":"RIGHT","deck":"","card":"2"}}},
       "dice":[[0,0,0]],
       "moves":{"B":["play 3"]}}
      """;

  private final FakePage page = new FakePage();

  private LocalRoutes.Answer wish(String study) {
    return page.server()
        .request(
            "POST",
            "/tables",
            """
            {"game":"flamme-rouge","options":{},"seats":[{"kind":"ME","bot":""},
             {"kind":"BOT","bot":"greedy"}],"access":"PRIVATE","spectators":false,
             "autoStart":true,"clock":{"type":"NoClock"},"study":%s}
            """
                .formatted(Json.write(study)));
  }

  private String study() {
    LocalRoutes.Answer answer = wish(POSITION);
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    return Json.parse(answer.body()).get("table").asText();
  }

  private JsonNode play(String table, String action) {
    JsonNode state = page.state();
    return page.command(
        "Play",
        table,
        ",\"seq\":%d,\"seat\":\"A\",\"action\":\"%s\""
            .formatted(state.at("/info/seq").asInt(), action));
  }

  private JsonNode undo(String table) {
    return page.command(
        "Undo",
        table,
        ",\"seq\":%d,\"seat\":\"A\"".formatted(page.state().at("/info/seq").asInt()));
  }

  @Test
  void beginsFromItsPositionAndIsAnOrdinaryTableOtherwise() {
    String table = study();
    assertThat(table).endsWith("-study");
    JsonNode state = page.look(table, "A");
    assertThat(state.at("/view/round").asInt()).isEqualTo(3);
    assertThat(state.at("/info/practice").asBoolean()).isTrue();
    assertThat(state.get("offers")).hasSize(4);
  }

  @Test
  void othersPlayWhatTheyAreToldAndEverythingIsTakenBack() {
    String table = study();
    JsonNode before = page.look(table, "A");
    assertThat(play(table, "play 4").get("type").asText()).isEqualTo("Done");
    JsonNode after = page.state();
    assertThat(after.at("/view/round").asInt()).isGreaterThan(3);
    assertThat(after.get("undo").asText()).isEqualTo("FREE");
    undo(table);
    assertThat(page.state().get("offers")).isEqualTo(before.get("offers"));
    assertThat(page.state().get("view")).isEqualTo(before.get("view"));
    play(table, "play 4");
    assertThat(page.state().get("view")).as("the same dice again").isEqualTo(after.get("view"));
  }

  @Test
  void botsThatRestMakeNoChoiceOfTheirOwn() {
    LocalRoutes.Answer answer = wish("{\"rest\":true}");
    String table = Json.parse(answer.body()).get("table").asText();
    page.look(table, "A");
    while (!page.state().get("offers").isEmpty()) {
      play(table, page.state().at("/offers/0/text").asText());
    }
    assertThat(page.botMoves()).isFalse();
  }

  @Test
  void isListedNowhereAndHasNoRecord() {
    String table = study();
    assertThat(page.ok("GET", "/tables", "").get("mine")).isEmpty();
    assertThat(page.server().request("GET", "/tables/" + table + "/record", "").status())
        .isEqualTo(400);
  }

  @Test
  void whatIsNoPositionIsRefusedWithItsReason() {
    for (String broken :
        List.of(
            "{",
            "[]",
            "{\"place\":{}}",
            "{\"position\":{\"round\":\"x\"}}",
            "{\"position\":7}",
            "{\"dice\":[1]}",
            "{\"moves\":{\"Z\":[]}}",
            "{\"position\":{\"riders\":{\"A_ROULEUR\":{\"square\":-4}}}}")) {
      LocalRoutes.Answer answer = wish(broken);
      assertThat(answer.status()).as(broken).isEqualTo(400);
      assertThat(Json.parse(answer.body()).get("reason").asText()).as(broken).isNotEmpty();
    }
  }
}
