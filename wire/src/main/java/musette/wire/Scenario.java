package musette.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Offer;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;

/**
 * A scenario file: a position, actions, and what must come of them, as JSON that anybody can write.
 * docs/scenarios.md describes it.
 *
 * @param rules the ids of the rules it checks
 */
public record Scenario(
    String title, List<String> rules, Game<?, ?, ?> game, Setup setup, JsonNode file) {

  private static final Set<String> FIELDS =
      Set.of("title", "rules", "game", "seats", "options", "position", "steps");

  /** What a step may consist of; the first of each set is its name. */
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

  private static final List<String> SEATS = Arrays.stream(Seat.values()).map(Seat::name).toList();

  /** Where a check failed: what was expected and what came instead. */
  public record Failure(int step, String check, String expected, String got) {}

  /** Refuses, with line or step and reason, what is no scenario. */
  public static Scenario parse(String text, Function<String, Game<?, ?, ?>> games) {
    JsonNode file = Json.parse(text);
    if (!file.isObject()) {
      throw broken(0, "a scenario is a JSON object");
    }
    for (String field : (Iterable<String>) file::fieldNames) {
      if (!FIELDS.contains(field)) {
        throw broken(0, "unknown field " + field);
      }
    }
    if (file.has("seats") && !file.get("seats").isInt()) {
      throw broken(0, "seats: a whole number is needed");
    }
    if (file.has("options") && !file.get("options").isObject()) {
      throw broken(0, "options: an object is needed");
    }
    Game<?, ?, ?> game = games.apply(text(file, 0, "game"));
    var options = new LinkedHashMap<String, String>();
    file.path("options").properties().forEach(o -> options.put(o.getKey(), o.getValue().asText()));
    var setup = Setup.of(game.about(), file.path("seats").asInt(game.about().minSeats()), options);
    game.check(setup);
    var rules = new ArrayList<String>();
    file.path("rules").forEach(rule -> rules.add(rule.asText()));
    if (rules.isEmpty()) {
      throw broken(0, "rules: name at least one rule id");
    }
    if (!(file.path("steps") instanceof ArrayNode steps) || steps.isEmpty()) {
      throw broken(0, "steps: at least one step is needed");
    }
    IntStream.range(0, steps.size()).forEach(i -> checkFields(i + 1, steps.get(i)));
    return new Scenario(text(file, 0, "title"), rules, game, setup, file);
  }

  private static void checkFields(int number, JsonNode step) {
    Set<String> found = new TreeSet<>();
    step.fieldNames().forEachRemaining(found::add);
    for (Set<String> known : STEPS) {
      String name = nameOf(known);
      if (found.contains(name) && known.containsAll(found)) {
        checkValues(number, name, step);
        return;
      }
    }
    throw broken(number, "unknown kind of step with the fields " + found);
  }

  /** A check whose value is of the wrong kind would hold whatever happens. */
  private static void checkValues(int number, String name, JsonNode step) {
    boolean fits =
        switch (name) {
          case "play", "refuse" -> step.get(name).isTextual();
          case "position", "view", "offers" -> step.get(name).isObject();
          default -> step.get(name).isArray();
        };
    if (!fits) {
      throw broken(number, name + ": this is not of the right kind");
    }
    if (step.has("seat") && !SEATS.contains(step.get("seat").asText())) {
      throw broken(number, "seat: there is no seat " + step.get("seat"));
    }
    if (step.has("exactly") && !step.get("exactly").isBoolean()) {
      throw broken(number, "exactly: true or false is needed");
    }
  }

  private static String nameOf(Set<String> fields) {
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

  /** Runs all steps; the failures, none if the scenario holds. */
  public List<Failure> run() {
    return run(game);
  }

  private <S, A, V> List<Failure> run(Game<S, A, V> rules) {
    S state =
        Json.position(
            rules,
            setup,
            file.path("position").isMissingNode() ? Json.object() : file.path("position"));
    var run = new Run<>(Match.from(rules, setup, Seed.of(0), state));
    JsonNode steps = file.path("steps");
    for (int i = 0; i < steps.size(); i++) {
      run.step(i + 1, steps.get(i));
    }
    return run.failures;
  }

  private static String text(JsonNode node, int step, String field) {
    JsonNode value = node.path(field);
    if (!value.isTextual()) {
      throw broken(step, field + ": a text is needed");
    }
    return value.asText();
  }

  private static Refused broken(int step, String problem) {
    return Refused.because("", "scenario", "step", step, "problem", problem);
  }

  /** A scenario on its way. */
  private static final class Run<S, A, V> {
    private final Match<S, A, V> match;
    private final List<Failure> failures = new ArrayList<>();
    private List<Event> events = List.of();

    Run(Match<S, A, V> match) {
      this.match = match;
    }

    void step(int number, JsonNode step) {
      Set<String> fields = new TreeSet<>();
      step.fieldNames().forEachRemaining(fields::add);
      switch (nameOf(fields)) {
        case "play" -> play(number, step);
        case "refuse" -> refuse(number, step);
        case "events" -> events(number, step);
        case "position" ->
            subset(
                number,
                "position",
                step.get("position"),
                Json.position(match.game(), match.state()));
        case "view" -> subset(number, "view", step.get("view"), Json.tree(match.view(seat(step))));
        case "turn" ->
            same(number, "turn", step.get("turn"), Json.tree(match.turn().seats().list()));
        case "actions" ->
            same(
                number,
                "actions",
                step.get("actions"),
                Json.tree(match.offers(seat(step)).stream().map(Offer::text).toList()));
        case "offers" -> offers(number, step);
        case "result" ->
            same(
                number,
                "result",
                step.get("result"),
                Json.tree(
                    match.turn() instanceof Turn.Over(Result result)
                        ? result.places()
                        : List.of()));
        default -> throw new IllegalStateException();
      }
    }

    private void play(int number, JsonNode step) {
      Chance chance =
          step.has("chance")
              ? Chance.scripted(Json.convert(step.get("chance"), int[].class))
              : Chance.of(Seed.of(0), number);
      String action = text(step, number, "play");
      try {
        events = match.play(seat(step), action, chance).events();
        if (chance.unused() > 0) {
          fail(number, "chance", "all dice used", chance.unused() + " left over");
        }
      } catch (Refused refused) {
        fail(
            number,
            "play " + action,
            "allowed",
            Words.of(match.game().about().id(), "en").say(refused.refusal())
                + " "
                + refused.refusal().rule());
      }
    }

    private void refuse(int number, JsonNode step) {
      String action = text(step, number, "refuse");
      String rule = text(step, number, "rule");
      try {
        events = match.play(seat(step), action, Chance.of(Seed.of(0), number)).events();
        fail(number, "refuse " + action, "refused by " + rule, "allowed");
      } catch (Refused refused) {
        if (!refused.refusal().rule().equals(rule)) {
          fail(
              number,
              "refuse " + action,
              "refused by " + rule,
              "refused by " + refused.refusal().rule() + ": " + refused.getMessage());
        }
      }
    }

    /** Each expected event must come, in this order; with {@code exactly} no others between. */
    private void events(int number, JsonNode step) {
      JsonNode told = Json.tree(events);
      var wanted = step.get("events");
      boolean exactly = step.path("exactly").asBoolean(false);
      int next = 0;
      for (JsonNode event : told) {
        if (next < wanted.size() && contains(event, wanted.get(next))) {
          next++;
        } else if (exactly) {
          fail(number, "events", wanted.toString(), told.toString());
          return;
        }
      }
      if (next < wanted.size()) {
        fail(number, "events", wanted.get(next).toString(), told.toString());
      }
    }

    /** What the rules say of actions before they are taken: text to a list of remarks. */
    private void offers(int number, JsonNode step) {
      var told = new LinkedHashMap<String, JsonNode>();
      for (Offer<A> offer : match.offers(seat(step))) {
        told.put(offer.text(), Json.tree(offer.outlook().remarks()));
      }
      for (Map.Entry<String, JsonNode> wanted : step.get("offers").properties()) {
        JsonNode remarks = told.get(wanted.getKey());
        if (remarks == null) {
          fail(number, "offers", wanted.getKey(), told.keySet().toString());
          continue;
        }
        for (JsonNode remark : wanted.getValue()) {
          boolean found = false;
          for (JsonNode said : remarks) {
            found |= contains(said, remark);
          }
          if (!found) {
            fail(number, "offers " + wanted.getKey(), remark.toString(), remarks.toString());
          }
        }
      }
    }

    private void same(int number, String check, JsonNode expected, JsonNode got) {
      if (!expected.equals(got)) {
        fail(number, check, expected.toString(), got.toString());
      }
    }

    private void subset(int number, String check, JsonNode expected, JsonNode got) {
      for (Map.Entry<String, JsonNode> field : expected.properties()) {
        JsonNode there = got.path(field.getKey());
        if (!contains(there, field.getValue())) {
          fail(number, check + " " + field.getKey(), field.getValue().toString(), there.toString());
        }
      }
    }

    /** Objects may have more fields than expected; lists have as many items. */
    private static boolean contains(JsonNode got, JsonNode expected) {
      if (expected.isObject()) {
        return expected.properties().stream()
            .allMatch(field -> contains(got.path(field.getKey()), field.getValue()));
      }
      if (expected.isArray()) {
        return got.isArray()
            && got.size() == expected.size()
            && IntStream.range(0, got.size()).allMatch(i -> contains(got.get(i), expected.get(i)));
      }
      return expected.equals(got);
    }

    private static Seat seat(JsonNode step) {
      return Json.convert(
          step.path("seat").isMissingNode() ? Json.tree(Seat.A) : step.get("seat"), Seat.class);
    }

    private void fail(int number, String check, String expected, String got) {
      failures.add(new Failure(number, check, expected, got));
    }
  }
}
