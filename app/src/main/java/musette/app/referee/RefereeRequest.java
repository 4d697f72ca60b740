package musette.app.referee;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.wire.Json;

/**
 * One request to the {@link Referee}, as described in docs/referee.md. Its methods refuse what is
 * not of the right kind.
 *
 * @param json an object
 */
record RefereeRequest(JsonNode json) {
  /** The fields that each request may have besides {@code do} and {@code id}. */
  private static final Map<String, Set<String>> FIELDS =
      Map.ofEntries(
          Map.entry("about", Set.of()),
          Map.entry("start", Set.of("seats", "options", "seed")),
          Map.entry("load", Set.of("seats", "options", "seed", "position")),
          Map.entry("turn", Set.of()),
          Map.entry("actions", Set.of("seat")),
          Map.entry("outlook", Set.of("seat", "action")),
          Map.entry("view", Set.of("seat")),
          Map.entry("describe", Set.of("seat")),
          Map.entry("play", Set.of("seat", "action", "chance")),
          Map.entry("undo", Set.of()),
          Map.entry("position", Set.of()));

  static RefereeRequest parse(String line) {
    JsonNode json = Json.parse(line);
    if (!json.isObject()) {
      throw Refused.because("", "request-object");
    }
    return new RefereeRequest(json);
  }

  /** The caller's id of a request; it is repeated in the answer, so its length is limited. */
  Optional<JsonNode> id() {
    JsonNode given = json.path("id");
    if (given.toString().length() > Refusal.LONGEST_ECHO) {
      throw Refused.because("", "request-value", "field", "id");
    }
    return json.has("id") ? Optional.of(given) : Optional.empty();
  }

  /** What to do; refused if it is unknown, or if a field does not belong to it. */
  String checkedName() {
    String name = json.path("do").asText();
    Set<String> fields = FIELDS.get(name);
    if (fields == null) {
      throw Refused.because("", "request-unknown", "name", name);
    }
    for (String field : (Iterable<String>) json::fieldNames) {
      if (!fields.contains(field) && !field.equals("do") && !field.equals("id")) {
        throw Refused.because("", "request-field", "field", field, "name", name);
      }
    }
    return name;
  }

  Setup setup(Game<?, ?, ?> game) {
    JsonNode seats = json.path("seats");
    if (!seats.isMissingNode() && !seats.isInt()) {
      throw Refused.because("", "request-value", "field", "seats");
    }
    JsonNode given = json.path("options");
    if (!given.isMissingNode() && !given.isObject()) {
      throw Refused.because("", "request-value", "field", "options");
    }
    var options = new LinkedHashMap<String, String>();
    given.properties().forEach(o -> options.put(o.getKey(), o.getValue().asText()));
    Setup wanted = Setup.of(game.about(), seats.asInt(game.about().minSeats()), options);
    game.check(wanted);
    return wanted;
  }

  Seed seed() {
    JsonNode given = json.path("seed");
    if (given.isTextual()) {
      return new Seed(given.asText());
    }
    if (!given.isMissingNode() && !given.canConvertToLong()) {
      throw Refused.because("", "request-value", "field", "seed");
    }
    return Seed.of(given.asLong(0));
  }

  /** A seat of a match with this set-up, or {@link Seat#NONE}. */
  Seat seat(Setup setup) {
    JsonNode given = json.path("seat");
    for (Seat seat : Seat.values()) {
      boolean sits = seat == Seat.NONE || seat.index() < setup.seats();
      if (sits && given.isTextual() && given.asText().equals(seat.name())) {
        return seat;
      }
    }
    throw Refused.because("", "request-value", "field", "seat");
  }

  /** The position to load; an empty object if there is none. */
  JsonNode position() {
    return has("position") ? json.get("position") : Json.object();
  }

  boolean has(String field) {
    return json.has(field);
  }

  /** The dice that the caller sets. */
  Optional<Chance> chance() {
    JsonNode given = json.path("chance");
    if (given.isMissingNode()) {
      return Optional.empty();
    }
    if (!given.isArray() || !given.valueStream().allMatch(JsonNode::isInt)) {
      throw Refused.because("", "request-value", "field", "chance");
    }
    return Optional.of(Chance.scripted(Json.convert(given, int[].class)));
  }

  String text(String field) {
    if (!json.path(field).isTextual()) {
      throw Refused.because("", "request-value", "field", field);
    }
    return json.get(field).asText();
  }
}
