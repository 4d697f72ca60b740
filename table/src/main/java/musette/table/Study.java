package musette.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Match;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.table.json.JsonValue;
import musette.table.json.PositionJson;

/**
 * What a study begins with: a position, the dice of its plies and the moves of the others. The same
 * choices always lead to the same dice, also after they were taken back.
 *
 * @param position fields that are missing are taken from a new match with seed 0
 * @param dice one list for each ply from here on; what is missing is seeded
 * @param moves what bots play, by their seat and in order
 * @param bots what they do after that
 */
record Study(
    JsonValue position, List<List<Integer>> dice, Map<Seat, List<String>> moves, Bots bots) {
  /** What bots do once they have made the moves that they are told. */
  enum Bots {
    THINK,
    REST
  }

  /** No study: the match begins as usual. */
  private static final Study NONE =
      new Study(JsonValue.parse("null"), List.of(), Map.of(), Bots.THINK);

  private static final Set<String> FIELDS = Set.of("position", "dice", "moves", "rest");

  Study {
    dice = List.copyOf(dice);
    moves = Collections.unmodifiableMap(new LinkedHashMap<>(moves));
  }

  /** Reads a study; the empty text is none. */
  static Study parse(String text) {
    if (text.isEmpty()) {
      return NONE;
    }
    JsonValue file = JsonValue.parse(text);
    file.names().stream()
        .filter(name -> !FIELDS.contains(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw Refused.because("", "study-field", "field", Echo.of(name));
            });
    return new Study(
        file.has("position") ? file.field("position") : JsonValue.parse("{}"),
        file.has("dice") ? file.field("dice").list(ply -> ply.list(JsonValue::integer)) : List.of(),
        file.has("moves")
            ? file.field("moves").map(Study::seat, seat -> seat.list(JsonValue::text))
            : Map.of(),
        file.has("rest") && file.field("rest").flag() ? Bots.REST : Bots.THINK);
  }

  private static Seat seat(JsonValue name) {
    for (Seat seat : Seat.first(Seat.MAX)) {
      if (seat.name().equals(name.text())) {
        return seat;
      }
    }
    throw Refused.because("", "unknown-seat", "seat", Echo.of(name.text()));
  }

  boolean isEmpty() {
    return position.isNull();
  }

  /** Refuses a position from which no match can continue. */
  void check(Game<?, ?, ?> game, Setup setup) {
    var _ = begin(game, setup);
  }

  /** The match from the position on. */
  <S, A, V> Match<S, A, V> begin(Game<S, A, V> game, Setup setup) {
    game.check(setup);
    S state = PositionJson.read(game, setup, position);
    return Match.from(game, setup, Seed.of(0), state);
  }

  /** Plays an action with the dice of this study. */
  void play(Match<?, ?, ?> match, Seat seat, String action) {
    int made = match.steps().size() - 1;
    List<Integer> told = made < dice.size() ? dice.get(made) : List.of();
    int[] values = told.stream().mapToInt(Integer::intValue).toArray();
    var _ = match.play(seat, action, Chance.of(Seed.of(0), made + 1, values));
  }

  /** The move that a seat is told to make now; empty if it has to think. */
  String move(Match<?, ?, ?> match, Seat seat) {
    List<String> told = moves.getOrDefault(seat, List.of());
    int made = (int) match.steps().stream().filter(step -> step.seat() == seat).count();
    return made < told.size() ? told.get(made) : "";
  }
}
