package musette.table.local;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lessons of all games (docs/lessons.md): they can be solved, and every text is there. */
final class LessonsTest {
  private static final Path RULES = Path.of("../docs/rules");
  private static final Pattern RULE = Pattern.compile("^- \\*\\*([A-Z0-9-]+)\\*\\*");

  /** The rules of the game itself, without examples, rulings and data. */
  private static final Pattern CORE = Pattern.compile("[A-Z]+\\d?-\\d+");

  static List<Path> lessons() {
    return LessonFiles.all(LessonFiles.LESSONS);
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void theSolutionSolves(Path lesson) {
    for (LessonFiles.Task task : LessonFiles.tasks(lesson)) {
      for (int step = 0; step < task.solve().size(); step++) {
        for (String accepted : task.solve().get(step)) {
          LessonTrial trial = upTo(task, step);
          assertThat(trial.meant(accepted))
              .as("%s, step %d: offers %s", task.name(), step + 1, trial.offers())
              .isNotEmpty();
          var _ = trial.play(trial.meant(accepted).getFirst());
        }
      }
      for (LessonFiles.Task other : LessonFiles.others(lesson, task)) {
        var _ = upTo(other, other.solve().size());
      }
    }
  }

  private static LessonTrial upTo(LessonFiles.Task task, int steps) {
    var trial = new LessonTrial(task);
    for (List<String> accepted : task.solve().subList(0, steps)) {
      assertThat(trial.meant(accepted.getFirst())).as(task.name()).isNotEmpty();
      var _ = trial.play(trial.meant(accepted.getFirst()).getFirst());
    }
    return trial;
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void everyNamedWrongAnswerCanBeGivenAndIsExplained(Path lesson) {
    for (LessonFiles.Task task : LessonFiles.tasks(lesson)) {
      Set<Integer> given = commented(task);
      for (int i = 0; i < task.file().path("wrong").size(); i++) {
        assertThat(given).as("%s: nobody can give wrong answer %d", task.name(), i + 1).contains(i);
      }
    }
  }

  /**
   * The comments that somebody gets who answers wrongly in every possible way. Something cites a
   * rule each time: an event, or what is said of the choice (web/src/learn/judge.ts).
   */
  private static Set<Integer> commented(LessonFiles.Task task) {
    var given = new HashSet<Integer>();
    for (int step = 0; step < task.solve().size(); step++) {
      List<String> accepted = task.solve().get(step);
      for (String offer : representatives(upTo(task, step).offers())) {
        if (accepted.stream().noneMatch(meant -> LessonTrial.fits(offer, meant))) {
          LessonTrial trial = upTo(task, step);
          JsonNode remarks = trial.remarks(offer);
          List<JsonNode> events = trial.play(offer);
          int comment = comment(task.file().path("wrong"), offer, events);
          given.add(comment);
          events.addAll(goOn(trial, task.file().path("wrong").path(comment).path("then")));
          assertThat(events.isEmpty() ? remarks : events)
              .as("%s: nothing explains %s", task.name(), offer)
              .isNotEmpty()
              .allMatch(said -> !said.path("rule").asText().isEmpty());
        }
      }
    }
    return given;
  }

  /** A wrong answer that shows only later why it is wrong. */
  private static List<JsonNode> goOn(LessonTrial trial, JsonNode then) {
    var events = new ArrayList<JsonNode>();
    for (JsonNode ply : then) {
      assertThat(trial.offers()).contains(ply.asText());
      events.addAll(trial.play(ply.asText()));
    }
    assertThat(then.isMissingNode() || !events.isEmpty()).as("%s shows nothing", then).isTrue();
    return events;
  }

  /** Of many offers that get the same comments by their names, a few. */
  private static List<String> representatives(List<String> offers) {
    var chosen = new LinkedHashMap<String, String>();
    boolean few = offers.size() <= 20;
    for (String offer : offers) {
      chosen.putIfAbsent(few ? offer : offer.replaceAll(" \\S+$", ""), offer);
    }
    return List.copyOf(chosen.values());
  }

  private static int comment(JsonNode wrong, String action, List<JsonNode> events) {
    for (int i = 0; i < wrong.size(); i++) {
      JsonNode one = wrong.get(i);
      boolean plays = !one.has("play") || LessonTrial.fits(action, one.get("play").asText());
      boolean tells =
          !one.has("event")
              || events.stream().anyMatch(event -> event.path("type").equals(one.get("event")));
      if (plays && tells) {
        return i;
      }
    }
    return -1;
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void everyTextIsThereInEveryLanguage(Path lesson) {
    var texts = new ArrayList<JsonNode>();
    JsonNode file = LessonFiles.read(lesson);
    collect(file, texts);
    assertThat(texts.size()).isGreaterThan(2);
    for (JsonNode text : texts) {
      assertThat(text.path("en").asText()).as("%s %s", lesson, text).isNotBlank();
      assertThat(text.path("fr").asText())
          .as("%s %s", lesson, text)
          .isNotBlank()
          .doesNotContain("'")
          .doesNotContain(" :", " ;", " !", " ?");
    }
    for (JsonNode task : file.get("tasks")) {
      assertThat(task.has("do") && task.has("done")).as(lesson.toString()).isTrue();
      assertThat(task.path("hints")).as(lesson.toString()).isNotEmpty();
    }
  }

  private static void collect(JsonNode node, List<JsonNode> texts) {
    if (node.has("en") || node.has("fr")) {
      texts.add(node);
    } else {
      node.forEach(child -> collect(child, texts));
    }
  }

  @Test
  void everyChapterHasALessonAndEveryGameACourse() throws IOException {
    var missing = new TreeSet<String>();
    for (String game : LocalServerTest.games()) {
      List<Path> course = LessonFiles.all(LessonFiles.LESSONS.resolve(game));
      assertThat(course).as(game).hasSizeBetween(8, 14);
      var taught = new HashSet<String>();
      course.forEach(
          lesson -> LessonFiles.read(lesson).get("rules").forEach(id -> taught.add(id.asText())));
      Map<String, Set<String>> chapters = chapters(game);
      var known = new HashSet<String>();
      chapters.values().forEach(known::addAll);
      assertThat(known).as(game).containsAll(taught);
      chapters.forEach(
          (chapter, rules) -> {
            boolean core = rules.stream().anyMatch(id -> CORE.matcher(id).matches());
            if (core && rules.stream().noneMatch(taught::contains)) {
              missing.add(game + ": " + chapter);
            }
          });
    }
    assertThat(missing).isEmpty();
  }

  private static Map<String, Set<String>> chapters(String game) throws IOException {
    var chapters = new LinkedHashMap<String, Set<String>>();
    Set<String> rules = new TreeSet<>();
    for (String line : Files.readAllLines(RULES.resolve(game + ".md"))) {
      if (line.startsWith("## ")) {
        rules = new TreeSet<>();
        chapters.put(line.substring(3), rules);
      }
      var rule = RULE.matcher(line);
      if (rule.find()) {
        rules.add(rule.group(1));
      }
    }
    return chapters;
  }

  @Test
  void everyWorkedExampleIsInALesson() {
    var left = new TreeSet<String>();
    for (Path scenario : LessonFiles.all(LessonFiles.SCENARIOS)) {
      left.add(LessonFiles.game(scenario) + " " + scenario.getFileName().toString());
    }
    for (Path lesson : lessons()) {
      LessonFiles.read(lesson)
          .findValues("from")
          .forEach(from -> left.remove(LessonFiles.game(lesson) + " " + from.asText() + ".json"));
    }
    assertThat(left).isEmpty();
  }
}
