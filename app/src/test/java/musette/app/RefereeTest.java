package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Random;
import musette.app.cli.InputLines;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefereeTest {
  private static List<JsonNode> ask(String... lines) {
    Run run = Run.typing(String.join("\n", lines).replace('\'', '"') + "\n", "referee", "dash");
    assertThat(run.code()).isZero();
    return run.isCalm().out().lines().map(Json::parse).toList();
  }

  private static JsonNode last(String... lines) {
    return ask(lines).getLast();
  }

  @Test
  void aMatchIsStartedAndPlayedWithGivenChance() {
    List<JsonNode> answers =
        ask(
            "{'do': 'start', 'seats': 2, 'options': {'die': 'on'}, 'seed': 12, 'id': 'x'}",
            "{'do': 'actions', 'seat': 'A'}",
            "{'do': 'play', 'seat': 'A', 'action': 'pick 2'}",
            "{'do': 'turn'}",
            "{'do': 'play', 'seat': 'B', 'action': 'pick 1', 'chance': [6, 3]}");
    assertThat(answers.get(0).path("id").asText()).isEqualTo("x");
    assertThat(answers.get(0).path("turn")).hasToString("[\"A\",\"B\"]");
    assertThat(answers.get(1).path("actions")).hasToString("[\"pick 1\",\"pick 2\",\"pick 3\"]");
    JsonNode secret = answers.get(2).path("events").get(0);
    assertThat(secret.path("audience")).hasToString("[\"A\"]");
    assertThat(secret.path("rule").asText()).isEqualTo("DA-01");
    assertThat(answers.get(3).path("turn")).hasToString("[\"B\"]");
    JsonNode moved = answers.get(4).path("events").get(2);
    assertThat(moved.path("event").path("type").asText()).isEqualTo("Moved");
    assertThat(moved.path("event").path("to").asInt()).isEqualTo(8);
    assertThat(moved.path("text").asText()).isEqualTo("Alouette is now on 8.");
    assertThat(answers.get(4).path("result")).hasToString("[1,2]");
    assertThat(answers.get(4).path("position").path("squares")).hasToString("[8,4]");
  }

  @Test
  void aPositionIsLoadedAndLookedAt() {
    List<JsonNode> answers =
        ask(
            "{'do': 'load', 'seats': 2, 'position': {'squares': [5, 6], 'picks': [0, 3]}}",
            "{'do': 'view', 'seat': 'B'}",
            "{'do': 'view', 'seat': 'NONE'}",
            "{'do': 'outlook', 'seat': 'A'}",
            "{'do': 'outlook', 'seat': 'A', 'action': 'pick 2'}",
            "{'do': 'describe', 'seat': 'A'}",
            "{'do': 'position'}",
            "{'do': 'about'}");
    assertThat(answers.get(1).path("view").path("ownPick").asInt()).isEqualTo(3);
    assertThat(answers.get(2).path("view").path("ownPick").asInt()).isZero();
    assertThat(answers.get(3).path("outlook").path("pick 3").get(0).path("text").asText())
        .isEqualTo("To 8 at least.");
    assertThat(answers.get(4).path("outlook").size()).isEqualTo(1);
    assertThat(answers.get(5).path("ask").path("text").asText()).startsWith("Alouette, pick");
    assertThat(answers.get(6).path("position").path("squares")).hasToString("[5,6]");
    assertThat(answers.get(7).path("about").path("maxSeats").asInt()).isEqualTo(4);
  }

  @Test
  void aForbiddenActionIsRefusedWithTheRuleAndChangesNothing() {
    List<JsonNode> answers =
        ask(
            "{'do': 'start', 'seats': 2}",
            "{'do': 'play', 'seat': 'A', 'action': 'pick 7'}",
            "{'do': 'position'}");
    assertThat(answers.get(1).path("refused").path("rule").asText()).isEqualTo("DA-01");
    assertThat(answers.get(1).path("refused").path("text").asText())
        .isEqualTo("7 steps are too many.");
    assertThat(answers.get(2).path("position")).isEqualTo(answers.get(0).path("position"));
  }

  @Test
  void chanceThatDoesNotFitPlaysNothing() {
    String start = "{'do': 'load', 'seats': 1, 'options': {'die': 'on'}}";
    for (String chance : new String[] {"[]", "[7]", "[1, 1]", "'one'"}) {
      List<JsonNode> answers =
          ask(
              start,
              "{'do': 'play', 'seat': 'A', 'action': 'pick 1', 'chance': " + chance + "}",
              "{'do': 'position'}");
      assertThat(answers.get(1).has("error")).as(chance).isTrue();
      assertThat(answers.get(2).path("position")).isEqualTo(answers.get(0).path("position"));
    }
  }

  @Test
  void theSameSeedGivesTheSameChance() {
    String play = "{'do': 'play', 'seat': 'A', 'action': 'pick 1'}";
    String start = "{'do': 'start', 'seats': 1, 'options': {'die': 'on'}, 'seed': %s}";
    assertThat(last(start.formatted(5), play)).isEqualTo(last(start.formatted(5), play));
    assertThat(
            java.util.stream.IntStream.range(0, 20)
                .mapToObj(seed -> last(start.formatted(seed), play))
                .distinct()
                .count())
        .isGreaterThan(3);
  }

  @Test
  void takingBackLeadsToThePositionBefore() {
    List<JsonNode> answers =
        ask(
            "{'do': 'start', 'seats': 1}",
            "{'do': 'play', 'seat': 'A', 'action': 'pick 1'}",
            "{'do': 'undo'}",
            "{'do': 'undo'}");
    assertThat(answers.get(2).path("position")).isEqualTo(answers.get(0).path("position"));
    assertThat(answers.get(3).path("error").path("reason").asText()).isEqualTo("nothing-to-undo");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "nonsense",
        "{",
        "[]",
        "null",
        "5",
        "{}",
        "{'do': 'dance'}",
        "{'do': 5}",
        "{'do': 'turn'}",
        "{'do': 'start', 'seats': 99}",
        "{'do': 'start', 'seats': 'two'}",
        "{'do': 'start', 'seats': 1.5}",
        "{'do': 'start', 'options': 5}",
        "{'do': 'start', 'options': {'goal': 99999}}",
        "{'do': 'start', 'options': {'course': 'z'}}",
        "{'do': 'start', 'seed': 'xyz'}",
        "{'do': 'start', 'seed': []}",
        "{'do': 'start', 'speed': 1}",
        "{'do': 'load', 'position': 7}",
        "{'do': 'load', 'position': null}",
        "{'do': 'load', 'position': {'squares': null}}",
        "{'do': 'load', 'position': {'picks': [1, 1]}}",
        "{'do': 'load', 'position': {'picks': []}}",
        "{'do': 'load', 'position': {'squares': [1, 2, 3]}}",
        "{'do': 'load', 'position': {'wings': 2}}",
        "{'do': 'view', 'seat': 'A'}",
        "{'do': 'start', 'do': 'start'}",
      })
  void aBrokenLineIsAnsweredAndTheNextOneToo(String line) {
    List<JsonNode> answers = ask(line, "{'do': 'start'}");
    assertThat(answers).hasSize(2);
    assertThat(answers.get(0).path("error").path("text").asText())
        .isNotBlank()
        .doesNotContain("{", "-1");
    assertThat(answers.get(1).has("position")).isTrue();
  }

  @Test
  void whatIsEchoedIsCut() {
    String text = "z".repeat(5000);
    for (String line :
        List.of(
            "{'do': '%s'}",
            "{'do': 'turn', '%s': 1}",
            "{'do': 'turn', 'id': '%s'}",
            "{'do': 'start', 'options': {'%s': 'on'}}",
            "{'do': 'start', 'options': {'surface': '%s'}}",
            "{'do': 'load', 'position': {'%s': 2}}")) {
      JsonNode answer = last(line.formatted(text));
      assertThat(answer.has("error")).as(line).isTrue();
      assertThat(answer.toString()).as(line).hasSizeLessThan(900);
    }
    JsonNode illegal =
        last("{'do': 'start'}", "{'do': 'play', 'seat': 'A', 'action': '%s'}".formatted(text));
    assertThat(illegal.has("refused")).isTrue();
    assertThat(illegal.toString()).hasSizeLessThan(900);
  }

  @Test
  void aWrongOptionValueIsAnsweredWithTheValuesThatExist() {
    String start = "{'do': 'start', 'options': {'%s': '%s'}}";
    assertThat(last(start.formatted("surface", "sand")).at("/error/text").asText())
        .isEqualTo(
            "“sand” is not a valid value for the option “surface”; choose one of: road, gravel.");
    assertThat(last(start.formatted("die", "yes")).at("/error/text").asText())
        .endsWith("choose one of: on, off.");
    assertThat(last(start.formatted("goal", "99")).at("/error/text").asText())
        .endsWith("choose a whole number from 3 to 50.");
    assertThat(last(start.formatted("course", "z".repeat(21))).at("/error/text").asText())
        .endsWith("use at most 20 characters.");
  }

  @Test
  void inputThatIsNotTextEndsItWithExitCodeTwo() {
    Run run = Run.typing("{\"do\": \"start\"}\n\0\0\0\n{\"do\": \"turn\"}\n", "referee", "dash");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out().lines()).hasSize(2);
    assertThat(run.out()).contains("input-not-text");
  }

  @Test
  void aLineWithoutEndIsSkipped() {
    Run run =
        Run.typing(
            "x".repeat(InputLines.MAX_LENGTH + 5) + "\n{\"do\": \"start\"}", "referee", "dash");
    assertThat(run.out().lines()).hasSize(2);
    assertThat(run.out()).startsWith("{\"error\":").contains("position");
  }

  @Test
  void randomLinesNeverStopIt() {
    var random = new Random(9);
    String good = "{'do': 'play', 'seat': 'A', 'action': 'pick 1', 'chance': [1, 2]}";
    var lines = new StringBuilder("{'do': 'start'}\n".replace('\'', '"'));
    for (int i = 0; i < 500; i++) {
      var text = new StringBuilder(good.replace('\'', '"'));
      for (int j = 0; j < 3; j++) {
        text.setCharAt(random.nextInt(text.length()), (char) (32 + random.nextInt(96)));
      }
      lines.append(text).append('\n');
    }
    Run run = Run.typing(lines.toString(), "referee", "dash").isCalm();
    assertThat(run.code()).isZero();
    assertThat(run.out().lines()).hasSize(501);
  }
}
