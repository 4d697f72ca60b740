package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "'rules': ['DA-77'] | Line 3: There is no rule “DA-77” in dash.",
        "'rules': [] | Line 3: “rules” must be a list with at least one id of a rule.",
        "'rules': 'DA-01' | Line 3: “rules” must be a list",
        "'game': 'chess' | Line 4: There is no game “chess”.",
        "'game': 5 | Line 4: “game” must be a text.",
        "'seats': 40 | Line 1: 40 seats do not fit this game",
        "'seats': 'two' | Line 1: “seats” must be a whole number.",
        "'options': {'die': 'often'} | Line 1: “often” is not a value of the option “die”. (DA-03)",
        "'options': [] | Line 1: “options” must be an object.",
        "'title': null | Line 2: “title” must be a text.",
        "'position': {'squares': [1, 2]} | odd.json: ",
        "'position': {'squares': 'far'} | Line 1: squares: this is not of the right kind.",
        "'position': {'squares': ['far']} | Line 1: squares[0]: “far” cannot stand here.",
        "'position': {'squares': [99999999999]} | Line 1: squares[0]: this number is too large.",
        "'position': {'goal': null} | Line 1: goal: this is missing.",
        "'position': {'wings': 2} | Line 1: wings: there is no such field.",
        "'position': [1] | Line 1: A position is a JSON object.",
        "'position': null | Line 1: A position is a JSON object.",
        "'position': {'picks': [0, 0]} | Line 1: This is no position: the rules cannot make sense of it",
        "'position': {'picks': [1]} | Line 1: This is no position: nobody is asked to act",
        "'more': 1 | Line 1: There is no field “more”.",
        "'steps': [] | Line 5: “steps” must be a list with at least one step.",
        "'steps': {} | Line 5: “steps” must be a list with at least one step.",
        "'steps': [1] | Line 5: Step 1: A step has one of play, refuse",
        "'steps': [{'plays': 'pick 1'}] | Line 5: Step 1: A step has one of",
        "'steps': [{'turn': []},~{'play': 5}] | Line 6: Step 2: “play” must be a text.",
        "'steps': [{'seat': 'Z', 'play': 'pick 1'}] | Step 1: “seat” must be a seat of this match.",
        "'steps': [{'seat': 'D', 'view': {}}] | Step 1: “seat” must be a seat of this match.",
        "'steps': [{'play': 'pick 1', 'chance': 'six'}] | “chance” must be a list of whole numbers.",
        "'steps': [{'events': 5}] | Step 1: “events” must be a list.",
        "'steps': [{'offers': 5}] | Step 1: “offers” must be an object.",
        "'steps': [{'position': 5}] | Step 1: “position” must be an object.",
        "'steps': [{'view': 5}] | Step 1: “view” must be an object.",
        "'steps': [{'turn': 'A'}] | Step 1: “turn” must be a list.",
        "'steps': [{'actions': 'pick 1'}] | Step 1: “actions” must be a list.",
        "'steps': [{'result': 1}] | Step 1: “result” must be a list.",
        "'steps': [{'events': [], 'exactly': 'yes'}] | “exactly” must be true or false.",
        "'steps': [{'refuse': 'pick 9'}] | Line 5: Step 1: “rule” must be a text.",
        "'steps': [{'refuse': 'pick 9', 'rule': 'DA-99'}] | Line 5: There is no rule “DA-99” in",
      })
  void whatIsNoScenarioIsToldInOneLine(String field, String reason) throws IOException {
    String wanted = field.replace('\'', '"').replace('~', '\n');
    String key = wanted.substring(0, wanted.indexOf(':'));
    String base =
        """
        {
        "title": "t",
        "rules": ["DA-01"],
        "game": "dash",
        "steps": [{"turn": ["A"]}]}
        """;
    String text =
        base.contains(key)
            ? base.replaceFirst(key + ": (\"t\"|\"dash\"|\\[\"DA-01\"\\]|\\[\\{.*\\}\\])", wanted)
            : base.replaceFirst("\\{", "{" + wanted + ", ");
    for (String language : new String[] {"fr", "en"}) {
      Run run = Run.of("scenario", file("odd.json", text), "--lang", language);
      assertThat(run.code()).as(text + "\n" + run.out() + run.err()).isEqualTo(2);
      assertThat(run.err()).contains("odd.json: ").hasLineCount(1).doesNotContain("{");
      assertThat(run.isCalm().err()).contains(language.equals("en") ? reason : "");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "pace-wheel | {'racers': {'A1': {'sprint': 10, 'endurance': 7}}}",
        "leader-1 | {'cyclists': {'black leader': null}}",
      })
  void aPositionThatTheRulesGetStuckInIsABrokenFile(String game, String position)
      throws IOException {
    String text =
        "{'title': 't', 'rules': ['%s'], 'game': '%s', 'position': %s, 'steps': [{'turn': ['A']}]}"
            .formatted(game.equals("leader-1") ? "L1-17" : "PW-06", game, position);
    Run run = Run.of("scenario", file("stuck.json", text.replace('\'', '"')));
    assertThat(run.isCalm().code()).as(run.out() + run.err()).isEqualTo(2);
    assertThat(run.err()).contains("stuck.json: Line 1: This is no position").hasLineCount(1);
  }
}
