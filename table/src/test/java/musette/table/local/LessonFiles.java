package musette.table.local;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import musette.wire.Json;

/** The lessons (docs/lessons.md), with what their tasks take from scenario files. */
final class LessonFiles {
  static final Path LESSONS = Path.of("../lessons");
  static final Path SCENARIOS = Path.of("../games/src/test/resources/scenarios");

  /** A task, or another case of one: what its table begins with, and what solves it. */
  record Task(
      String game,
      String name,
      JsonNode file,
      int seats,
      JsonNode options,
      String seat,
      String study,
      List<List<String>> solve) {}

  private LessonFiles() {}

  static List<Path> all(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(path -> path.toString().endsWith(".json")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode read(Path path) {
    try {
      return Json.parse(Files.readString(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String game(Path lesson) {
    return lesson.getName(lesson.getNameCount() - 2).toString();
  }

  /** The tasks of a lesson. */
  static List<Task> tasks(Path lesson) {
    var tasks = new ArrayList<Task>();
    read(lesson)
        .path("tasks")
        .forEach(task -> tasks.add(task(lesson, task, "task " + (tasks.size() + 1))));
    return tasks;
  }

  /** The other cases of a task. */
  static List<Task> others(Path lesson, Task task) {
    var others = new ArrayList<Task>();
    task.file
        .path("also")
        .forEach(also -> others.add(task(lesson, also, task.name + ", " + also.path("from"))));
    return others;
  }

  private static Task task(Path lesson, JsonNode task, String name) {
    JsonNode scenario =
        task.has("from")
            ? read(SCENARIOS.resolve(game(lesson)).resolve(task.get("from").asText() + ".json"))
            : Json.object();
    var plays = new ArrayList<JsonNode>();
    scenario
        .path("steps")
        .forEach(step -> plays.addAll(step.has("play") ? List.of(step) : List.of()));
    String seat =
        task.path("seat").asText(plays.isEmpty() ? "A" : plays.getFirst().path("seat").asText("A"));
    ObjectNode study = Json.object();
    study.set("position", first(task, scenario, "position", Json.object()));
    ObjectNode moves = Json.object();
    var dice = study.putArray("dice");
    var solve = new ArrayList<List<String>>();
    for (JsonNode play : plays) {
      dice.add(play.has("chance") ? play.get("chance") : Json.parse("[]"));
      String by = play.path("seat").asText("A");
      if (by.equals(seat)) {
        solve.add(List.of(play.get("play").asText()));
      } else {
        moves.withArray(by).add(play.get("play").asText());
      }
    }
    study.set("moves", first(task, Json.object(), "moves", moves));
    if (task.has("dice")) {
      study.set("dice", task.get("dice"));
    }
    study.put("rest", !task.has("bot"));
    return new Task(
        game(lesson),
        lesson.getFileName() + ", " + name,
        task,
        first(task, scenario, "seats", Json.parse("2")).asInt(),
        first(task, scenario, "options", Json.object()),
        seat,
        study.toString(),
        task.has("solve") ? steps(task.get("solve")) : task.has("goal") ? List.of() : solve);
  }

  private static JsonNode first(JsonNode one, JsonNode other, String field, JsonNode otherwise) {
    return one.has(field) ? one.get(field) : other.has(field) ? other.get(field) : otherwise;
  }

  private static List<List<String>> steps(JsonNode solve) {
    var steps = new ArrayList<List<String>>();
    for (JsonNode step : solve) {
      var accepted = new ArrayList<String>();
      if (step.isArray()) {
        step.forEach(one -> accepted.add(one.asText()));
      } else {
        accepted.add(step.asText());
      }
      steps.add(accepted);
    }
    return steps;
  }
}
