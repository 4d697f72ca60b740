package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;

/**
 * A match for tests, from a line of text: {@code "Y40@0,0 B20@0,1"} are tiles at level and column.
 * Seat A is to move. Whoever is not given a hand has five tiles that nobody speaks of, and what is
 * nowhere else lies hidden in the piles. So that a test can be about one thing, hands may be small
 * and pyramids unsound as no play leaves them.
 */
final class Scene {
  static final FlamingPyramids GAME = new FlamingPyramids();

  private final Setup setup;
  private BuildState state;
  private List<Event> events = List.of();

  private Scene(Setup setup, BuildState state) {
    this.setup = setup;
    this.state = state;
  }

  /** What is on the table and in the hands before the first move. */
  static final class Plan {
    private final String pyramid;
    private int seats = 2;
    private int turn = 9;
    private String removed = "";
    private final Map<String, String> options = new LinkedHashMap<>();
    private final Map<Seat, String> hands = new LinkedHashMap<>();
    private final Map<Seat, String> piles = new LinkedHashMap<>();
    private final Map<Seat, Integer> unseen = new LinkedHashMap<>();

    private Plan(String pyramid) {
      this.pyramid = pyramid;
    }

    Plan seats(int count) {
      seats = count;
      return this;
    }

    Plan turn(int number) {
      turn = number;
      return this;
    }

    /** What is out of the game. */
    Plan removed(String tiles) {
      removed = tiles;
      return this;
    }

    Plan with(String option, String value) {
      options.put(option, value);
      return this;
    }

    Plan hand(Seat seat, String tiles) {
      hands.put(seat, tiles);
      return this;
    }

    /** What came back under the pile. */
    Plan pile(Seat seat, String tiles) {
      piles.put(seat, tiles);
      return this;
    }

    /** How many dealt tiles are in the pile. */
    Plan unseen(Seat seat, int count) {
      unseen.put(seat, count);
      return this;
    }

    Scene hand(String tiles) {
      hand(Seat.A, tiles);
      var setup = Setup.of(GAME.about(), seats, options);
      var laid = laid(pyramid);
      var free = new ArrayList<>(List.of(Tile.values()));
      laid.forEach(tile -> free.remove(tile.tile()));
      free.removeAll(tiles(removed));
      hands.values().forEach(hand -> free.removeAll(tiles(hand)));
      piles.values().forEach(pile -> free.removeAll(tiles(pile)));
      for (Seat seat : Seat.first(seats)) {
        if (!hands.containsKey(seat)) {
          hands.put(seat, names(free.subList(0, 5)));
          free.subList(0, 5).clear();
        }
      }
      return new Scene(setup, state(setup, free));
    }

    private BuildState state(Setup setup, List<Tile> free) {
      var draft = new Draft(Rules.of(setup), Journal.NONE);
      draft.turn = turn;
      draft.pyramid = Pyramid.of(laid(pyramid));
      draft.removed = Tile.set(tiles(removed));
      draft.hidden = Tile.set(free);
      int rest = free.size() - unseen.values().stream().mapToInt(i -> i).sum();
      int open = seats - unseen.size();
      for (Seat seat : Seat.first(seats)) {
        Integer given = unseen.get(seat);
        int count = given == null ? rest / open : given;
        if (given == null) {
          rest -= count;
          open--;
        }
        draft.hands[seat.index()] = Tile.set(tiles(hands.getOrDefault(seat, "")));
        draft.bottoms[seat.index()] = Tile.codes(tiles(piles.getOrDefault(seat, "")));
        draft.unseen |= (long) count << (8 * seat.index());
      }
      return draft.close();
    }
  }

  static Plan of(String pyramid) {
    return new Plan(pyramid);
  }

  static List<Tile> tiles(String names) {
    return names.isBlank()
        ? List.of()
        : Arrays.stream(names.split(" ")).map(Tile::valueOf).toList();
  }

  private static List<Laid> laid(String text) {
    var all = new ArrayList<Laid>();
    for (String part : text.isBlank() ? new String[0] : text.split(" ")) {
      String[] fields = part.split("[@,]");
      all.add(
          new Laid(
              Tile.valueOf(fields[0]), Integer.parseInt(fields[1]), Integer.parseInt(fields[2])));
    }
    return all;
  }

  private static String names(List<Tile> tiles) {
    return String.join(" ", tiles.stream().map(Tile::name).toList());
  }

  /** Plays for the first who is asked; the dice are those given, and all must be used. */
  Scene play(String action, int... dice) {
    return by(toAct(), action, dice);
  }

  /** Plays for a seat that is asked. */
  Scene by(Seat seat, String action, int... dice) {
    Chance chance = dice.length == 0 ? Chance.quick(7) : Chance.scripted(dice);
    BuildAction parsed = GAME.notation().parse(action);
    assertThat(GAME.actions(state, seat)).as("offered").contains(parsed);
    Journal.Kept journal = Journal.kept();
    state = GAME.play(state, seat, parsed, chance, journal);
    events = journal.events();
    assertThat(chance.unused()).as("dice left over").isZero();
    return this;
  }

  /** The rule by which an action of the seat to move is refused. */
  String refusal(String action) {
    BuildAction parsed = GAME.notation().parse(action);
    assertThat(GAME.actions(state, toAct())).as("offered").doesNotContain(parsed);
    return GAME.refuse(state, toAct(), parsed).rule();
  }

  Seat toAct() {
    return GAME.turn(state).seats().first();
  }

  /** Everybody who is asked. */
  List<Seat> asked() {
    return GAME.turn(state).seats().list();
  }

  /** Lets all who are asked say that all is well, but these call chaos. */
  Scene check(Seat... callers) {
    for (Seat seat : asked()) {
      by(seat, List.of(callers).contains(seat) ? "chaos" : "well");
    }
    return this;
  }

  boolean isOver() {
    return GAME.turn(state).isOver();
  }

  BuildState state() {
    return state;
  }

  Setup setup() {
    return setup;
  }

  /** From the top, and in a level from the left. */
  String pyramid() {
    return String.join(
        " ",
        state.pyramid.laid().stream()
            .map(laid -> laid.tile() + "@" + laid.level() + "," + laid.column())
            .toList());
  }

  String pile(Seat seat) {
    return names(Tile.list(state.bottoms[seat.index()]));
  }

  String hand(Seat seat) {
    return names(Tile.list(state.hands[seat.index()]));
  }

  String removed() {
    return names(Tile.list(state.removed));
  }

  String slots() {
    return String.join(
        " ",
        GAME.view(state, toAct()).slots().stream()
            .map(slot -> slot.level() + "," + slot.column())
            .toList());
  }

  /** The names of the events of the last action, without refill and the next turn. */
  String told() {
    return String.join(
        " ",
        events.stream()
            .filter(event -> !(event instanceof BuildEvent.Drew))
            .filter(event -> !(event instanceof BuildEvent.Picked))
            .filter(event -> !(event instanceof BuildEvent.TurnBegan))
            .map(event -> event.getClass().getSimpleName())
            .toList());
  }

  <E extends Event> List<E> all(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  <E extends Event> E event(Class<E> type) {
    assertThat(all(type)).as(type.getSimpleName()).hasSize(1);
    return all(type).getFirst();
  }

  static String refusedBy(Runnable action) {
    try {
      action.run();
    } catch (Refused refused) {
      return refused.refusal().rule() + " " + refused.refusal().reason();
    }
    throw new AssertionError("not refused");
  }
}
