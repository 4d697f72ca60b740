package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioCommandTest {
  private static final String GOOD =
      """
      {"title": "All move together", "rules": ["DA-01", "DA-02"], "game": "dash", "seats": 2,
       "options": {"die": "on"},
       "position": {"squares": [4, 1]},
       "steps": [
         {"seat": "A", "play": "pick 2"},
         {"seat": "B", "play": "pick 1", "chance": [6, 1]},
         {"events": [{"type": "Moved", "seat": "A", "to": 12}]},
         {"seat": "A", "refuse": "pick 1", "rule": ""},
         {"result": [1, 2]}
       ]}
      """;

  @TempDir private Path folder = Path.of("");

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void aScenarioThatHoldsNamesItsRules() throws IOException {
    Run run = Run.of("scenario", file("good.json", GOOD));
    assertThat(run.code()).as(run.out() + run.err()).isZero();
    assertThat(run.out()).startsWith("holds  DA-01, DA-02  All move together");
  }

  @Test
  void aScenarioThatFailsShowsExpectedBesideGot() throws IOException {
    Run run =
        Run.of(
            "scenario",
            file("good.json", GOOD),
            file("bad.json", GOOD.replace("[1, 2]", "[2, 1]")));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("FAILS  DA-01", "step 5: result", "expected [2,1]", "got      [1,2]")
        .contains("1 of 2 scenarios hold.");
  }

  @Test
  void aBrokenFileDoesNotStopTheOthers() throws IOException {
    Run run =
        Run.of("scenario", file("broken.json", GOOD.substring(0, 90)), file("good.json", GOOD));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("broken.json: Line 2, column").hasLineCount(1);
    assertThat(run.out()).contains("holds");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'rules': ['DA-77']",
        "'rules': []",
        "'rules': 'DA-01'",
        "'game': 'chess'",
        "'game': 5",
        "'seats': 40",
        "'seats': 'two'",
        "'options': {'die': 'often'}",
        "'options': []",
        "'title': null",
        "'position': {'squares': [1, 2]}",
        "'position': {'squares': 'far'}",
        "'position': {'goal': null}",
        "'position': [1]",
        "'more': 1",
        "'steps': []",
        "'steps': {}",
        "'steps': [1]",
        "'steps': [{'plays': 'pick 1'}]",
        "'steps': [{'play': 5}]",
        "'steps': [{'seat': 'Z', 'play': 'pick 1'}]",
        "'steps': [{'seat': 'A', 'play': 'pick 1', 'chance': 'six'}]",
        "'steps': [{'events': 5}]",
        "'steps': [{'offers': 5}]",
        "'steps': [{'position': 5}]",
        "'steps': [{'view': 5}]",
        "'steps': [{'turn': 'A'}]",
        "'steps': [{'actions': 'pick 1'}]",
        "'steps': [{'result': 1}]",
        "'steps': [{'events': [], 'exactly': 'yes'}]",
        "'steps': [{'seat': 'A', 'refuse': 'pick 9'}]",
      })
  void whatIsNoScenarioIsToldInOneLine(String field) throws IOException {
    String wanted = field.replace('\'', '"');
    String key = wanted.substring(0, wanted.indexOf(':'));
    String base =
        "{\"title\": \"t\", \"rules\": [\"DA-01\"], \"game\": \"dash\", \"steps\": [{\"turn\": [\"A\"]}]}";
    String text =
        base.contains(key)
            ? base.replaceFirst(key + ": (\"t\"|\"dash\"|\\[\"DA-01\"\\]|\\[\\{.*\\}\\])", wanted)
            : base.replaceFirst("\\{", "{" + wanted + ", ");
    Run run = Run.of("scenario", file("odd.json", text));
    assertThat(run.code()).as(text + "\n" + run.out() + run.err()).isEqualTo(2);
    assertThat(run.err()).contains("odd.json: ").hasLineCount(1);
    run.isCalm();
  }

  @Test
  void aPositionThatTheRulesTripOverIsABrokenFile() throws IOException {
    String text =
        GOOD.replace("\"squares\": [4, 1]", "\"picks\": []")
            .replace("\"play\": \"pick 2\"", "\"view\": {\"goal\": 8}");
    Run run = Run.of("scenario", file("nonsense.json", text));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("nonsense.json: The position or a step").hasLineCount(1);
    assertThat(Run.of("scenario", "--debug", file("nonsense.json", text)).code()).isEqualTo(70);
  }
}
