package musette.lab.arena;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.wire.Json;

/**
 * The definition of a tournament, except for its length: only matches for which all of this is
 * equal belong together. It is the first line of a results file.
 *
 * @param kind {@link #KIND}, which identifies the file format
 * @param rules the version of the rules
 * @param alone the only bot that plays as the single one, or empty
 */
public record Contest(
    String kind,
    int format,
    String game,
    int rules,
    int seats,
    List<String> bots,
    String alone,
    Map<String, String> options,
    long seed) {
  public static final String KIND = "musette-arena";
  public static final int FORMAT = 1;

  public Contest {
    bots = List.copyOf(bots);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  public static Contest of(
      Game<?, ?, ?> game, Setup setup, List<String> bots, String alone, long seed) {
    var about = game.about();
    return new Contest(
        KIND,
        FORMAT,
        about.id(),
        about.version(),
        setup.seats(),
        bots,
        alone,
        setup.options(),
        seed);
  }

  /** All pairings, with this many matches each. */
  public List<Pairing> schedule(int matchesEach) {
    return Pairing.schedule(bots, seats, matchesEach).stream().filter(this::holds).toList();
  }

  /** Whether this pairing belongs to the schedule, whatever its length. */
  boolean holds(Pairing pairing) {
    int one = bots.indexOf(pairing.one());
    int rest = bots.indexOf(pairing.rest());
    return pairing.number() >= 0
        && pairing.seats() == seats
        && one >= 0
        && rest >= 0
        && (seats == 2 ? one < rest : one != rest)
        && (alone.isEmpty() || alone.equals(pairing.one()));
  }

  /** Refuses a match that cannot belong to this tournament. */
  void check(PlayedMatch played) {
    if (!holds(played.pairing())) {
      throw Refused.because("", "results-match", "problem", "pairing");
    }
    // A neutral team can finish between two seats, so nothing more is known about the places.
    if (played.places().size() != seats
        || played.places().stream().anyMatch(place -> place < 1 || place > Seat.MAX)) {
      throw Refused.because("", "results-match", "problem", "places");
    }
    if (played.plies() < 0) {
      throw Refused.because("", "results-match", "problem", "plies");
    }
  }

  /** Refuses the first line of a file if it is not a results file of this tournament. */
  void check(String line) {
    JsonNode found = parsed(line);
    if (!found.path("kind").asText().equals(KIND)) {
      throw Refused.because("", "results-foreign");
    }
    int version = found.path("format").asInt();
    if (version != FORMAT) {
      throw Refused.because("", "results-format", "found", version, "known", FORMAT);
    }
    JsonNode other = Json.tree(read(found));
    JsonNode own = Json.tree(this);
    for (String field : List.of("game", "rules", "seats", "bots", "alone", "seed")) {
      compare(field, field, other.path(field), own.path(field));
    }
    var names = new TreeSet<String>();
    other.path("options").fieldNames().forEachRemaining(names::add);
    own.path("options").fieldNames().forEachRemaining(names::add);
    for (String name : names) {
      compare("option", name, other.path("options").path(name), own.path("options").path(name));
    }
  }

  private static JsonNode parsed(String line) {
    try {
      return Json.parse(line);
    } catch (Refused _) {
      throw Refused.because("", "results-foreign");
    }
  }

  private static Contest read(JsonNode line) {
    try {
      return Json.convert(line, Contest.class);
    } catch (Refused _) {
      throw Refused.because("", "results-foreign");
    }
  }

  private static void compare(String what, String name, JsonNode found, JsonNode own) {
    if (!found.equals(own)) {
      throw Refused.because(
          "",
          "results-differ",
          "what",
          what,
          "name",
          name,
          "found",
          shown(found),
          "own",
          shown(own));
    }
  }

  private static String shown(JsonNode value) {
    String text = value.isValueNode() ? value.asText() : value.toString().replace("\"", "");
    return text.isEmpty() ? "–" : text;
  }
}
