package musette.testkit;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;

/**
 * A random game that is the same for the same seed. The dice of a ply depend on nothing but its
 * number, so that two set-ups can be walked through with the same dice.
 */
final class Walk<S, A, V> {
  private final Game<S, A, V> game;
  private final Setup setup;
  private final long seed;
  private S state;
  private int ply;
  private List<Event> events;
  private Moment<S> moment;

  Walk(Game<S, A, V> game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    Journal.Kept journal = Journal.kept();
    this.state = game.start(setup, Chance.quick(key()), journal);
    this.events = journal.events();
    this.moment = new Moment<>(setup, state, Seat.NONE, "", events, state);
  }

  private long key() {
    return seed * 1_000_003 + ply;
  }

  Setup setup() {
    return setup;
  }

  long seed() {
    return seed;
  }

  S state() {
    return state;
  }

  /** How many actions were taken. */
  int ply() {
    return ply;
  }

  /** What the last action told, or the start. */
  List<Event> events() {
    return events;
  }

  /** The last action and what came of it, or the start. */
  Moment<S> moment() {
    return moment;
  }

  Turn turn() {
    return game.turn(state);
  }

  boolean isOver() {
    return turn().isOver();
  }

  /** Who acts next. */
  Seat seat() {
    List<Seat> seats = turn().seats().list();
    return seats.get(Chance.quick(~key()).below(seats.size()));
  }

  /** What will be done next. */
  A action() {
    List<A> actions = game.actions(state, seat());
    Chance choice = Chance.quick(~key());
    choice.below(2);
    return actions.get(choice.below(actions.size()));
  }

  void step() {
    step(seat(), action());
  }

  void step(Seat seat, A action) {
    ply++;
    Journal.Kept journal = Journal.kept();
    S before = state;
    state = game.play(before, seat, action, Chance.quick(key()), journal);
    events = journal.events();
    moment = new Moment<>(setup, before, seat, game.notation().print(action), events, state);
  }
}
