package musette.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Match;
import musette.kernel.Offer;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Turn;

/** A running scenario: executes each step and collects the failures. */
final class ScenarioRun<S, A, V> {
  private final Match<S, A, V> match;
  private final List<Scenario.Failure> failures = new ArrayList<>();
  private List<Event> events = List.of();

  ScenarioRun(Match<S, A, V> match) {
    this.match = match;
  }

  /** The failures so far. */
  List<Scenario.Failure> failures() {
    return failures;
  }

  void step(int number, JsonNode step) {
    Set<String> fields = new TreeSet<>();
    step.fieldNames().forEachRemaining(fields::add);
    switch (Scenario.nameOf(fields)) {
      case "play" -> play(number, step);
      case "refuse" -> refuse(number, step);
      case "events" -> events(number, step);
      case "position" ->
          subset(
              number, "position", step.get("position"), Json.position(match.game(), match.state()));
      case "view" -> subset(number, "view", step.get("view"), Json.tree(match.view(seat(step))));
      case "turn" -> same(number, "turn", step.get("turn"), Json.tree(match.turn().seats().list()));
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
                  match.turn() instanceof Turn.Over(Result result) ? result.places() : List.of()));
      default -> throw new IllegalStateException();
    }
  }

  private void play(int number, JsonNode step) {
    Chance chance =
        step.has("chance")
            ? Chance.scripted(Json.convert(step.get("chance"), int[].class))
            : Chance.of(Seed.of(0), number);
    String action = step.get("play").asText();
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
    String action = step.get("refuse").asText();
    String rule = step.get("rule").asText();
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

  /** The expected events must occur in this order; with {@code exactly}, no others in between. */
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

  /** Checks the remarks on offered actions: notation to a list of remarks. */
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

  /** Objects may have more fields than expected; lists must have the same length. */
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
    failures.add(new Scenario.Failure(number, check, expected, got));
  }
}
