package musette.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;

/**
 * A scenario file: a position, actions and the expected outcome, as JSON. See docs/scenarios.md.
 *
 * @param rules the ids of the rules it checks
 */
public record Scenario(
    String title, List<String> rules, Game<?, ?, ?> game, Setup setup, JsonNode file) {

  private static final Set<String> FIELDS =
      Set.of("title", "rules", "game", "seats", "options", "position", "steps");

  /** The fields that each kind of step may have; the first of each set names the step. */
  private static final List<Set<String>> STEPS =
      List.of(
          Set.of("play", "seat", "chance"),
          Set.of("refuse", "seat", "rule"),
          Set.of("events", "exactly"),
          Set.of("position"),
          Set.of("turn"),
          Set.of("actions", "seat"),
          Set.of("offers", "seat"),
          Set.of("view", "seat"),
          Set.of("result"));

  /** A failed check, with the expected and the actual value. */
  public record Failure(int step, String check, String expected, String got) {}

  /**
   * Parses a scenario.
   *
   * @throws Refused with step, field and reason if this is not a valid scenario
   */
  public static Scenario parse(String text, Function<String, Game<?, ?, ?>> games) {
    JsonNode file = Json.parse(text);
    if (!file.isObject()) {
      throw broken(0, "", "object");
    }
    for (String field : (Iterable<String>) file::fieldNames) {
      if (!FIELDS.contains(field)) {
        throw broken(0, field, "unknown");
      }
    }
    Game<?, ?, ?> game = games.apply(text(file, "game"));
    Setup setup = setup(game, file);
    if (!(file.path("rules") instanceof ArrayNode ids) || ids.isEmpty()) {
      throw broken(0, "rules", "rules");
    }
    var rules = new ArrayList<String>();
    ids.forEach(rule -> rules.add(rule.asText()));
    if (!(file.path("steps") instanceof ArrayNode steps) || steps.isEmpty()) {
      throw broken(0, "steps", "steps");
    }
    IntStream.range(0, steps.size()).forEach(i -> check(i + 1, steps.get(i), setup));
    return new Scenario(text(file, "title"), rules, game, setup, file);
  }

  private static Setup setup(Game<?, ?, ?> game, JsonNode file) {
    if (file.has("seats") && !file.get("seats").isInt()) {
      throw broken(0, "seats", "number");
    }
    if (file.has("options") && !file.get("options").isObject()) {
      throw broken(0, "options", "fields");
    }
    var options = new LinkedHashMap<String, String>();
    file.path("options").properties().forEach(o -> options.put(o.getKey(), o.getValue().asText()));
    var setup = Setup.of(game.about(), file.path("seats").asInt(game.about().minSeats()), options);
    game.check(setup);
    return setup;
  }

  private static void check(int number, JsonNode step, Setup setup) {
    Set<String> found = new TreeSet<>();
    step.fieldNames().forEachRemaining(found::add);
    for (Set<String> known : STEPS) {
      String name = nameOf(known);
      if (found.contains(name) && known.containsAll(found)) {
        checkValues(number, name, step);
        if (step.has("seat") && !sits(step.get("seat").asText(), setup)) {
          throw broken(number, "seat", "seat");
        }
        return;
      }
    }
    throw broken(number, "", "step");
  }

  /** Refuses values of the wrong type: such a check could never fail. */
  private static void checkValues(int number, String name, JsonNode step) {
    JsonNode value = step.get(name);
    switch (name) {
      case "play", "refuse" -> require(value, JsonNode::isTextual, number, name, "text");
      case "position", "view", "offers" ->
          require(value, JsonNode::isObject, number, name, "fields");
      default -> require(value, JsonNode::isArray, number, name, "list");
    }
    if (name.equals("refuse")) {
      require(step.path("rule"), JsonNode::isTextual, number, "rule", "text");
    }
    if (step.has("exactly")) {
      require(step.get("exactly"), JsonNode::isBoolean, number, "exactly", "flag");
    }
    if (step.has("chance")) {
      require(step.get("chance"), Scenario::isNumbers, number, "chance", "numbers");
    }
  }

  private static boolean isNumbers(JsonNode value) {
    return value.isArray() && value.valueStream().allMatch(JsonNode::isInt);
  }

  private static boolean sits(String name, Setup setup) {
    return name.equals(Seat.NONE.name())
        || Seat.first(setup.seats()).stream().anyMatch(seat -> seat.name().equals(name));
  }

  static String nameOf(Set<String> fields) {
    for (String name :
        List.of(
            "play",
            "refuse",
            "events",
            "actions",
            "offers",
            "view",
            "position",
            "turn",
            "result")) {
      if (fields.contains(name)) {
        return name;
      }
    }
    throw new IllegalStateException();
  }

  /**
   * Runs all steps.
   *
   * @return the failures; empty if the scenario passes
   */
  public List<Failure> run() {
    return run(game);
  }

  private <S, A, V> List<Failure> run(Game<S, A, V> rules) {
    S state =
        Json.position(
            rules,
            setup,
            file.path("position").isMissingNode() ? Json.object() : file.path("position"));
    var run = new ScenarioRun<>(Match.from(rules, setup, Seed.of(0), state));
    JsonNode steps = file.path("steps");
    for (int i = 0; i < steps.size(); i++) {
      run.step(i + 1, steps.get(i));
    }
    return run.failures();
  }

  private static String text(JsonNode node, String field) {
    require(node.path(field), JsonNode::isTextual, 0, field, "text");
    return node.get(field).asText();
  }

  private static void require(
      JsonNode value, Predicate<JsonNode> fits, int step, String field, String problem) {
    if (!fits.test(value)) {
      throw broken(step, field, problem);
    }
  }

  private static Refused broken(int step, String field, String problem) {
    return Refused.because("", "scenario", "step", step, "field", field, "problem", problem);
  }
}
