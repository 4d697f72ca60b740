package musette.server;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import musette.kernel.About;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Notation;
import musette.kernel.Outlook;
import musette.kernel.Positions;
import musette.kernel.Refusal;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Shapes;
import musette.kernel.Turn;

/** The same game, played by other rules. */
record ChangedRules<S, A, V>(Game<S, A, V> game, Twist twist) implements Game<S, A, V> {
  static final Duration ONE_PLY = Duration.ofSeconds(2);

  /** How the rules become others. */
  enum Twist {
    LOADED_DICE,
    BROKEN,
    ENDLESS,
    /** Somebody forgot to say so. */
    SECRETLY_LOADED_DICE,
    /** They are the same, but every ply takes long. */
    SLOW
  }

  @Override
  public About about() {
    About about = game.about();
    boolean told = twist != Twist.SECRETLY_LOADED_DICE && twist != Twist.SLOW;
    return new About(
        about.id(),
        about.title(),
        about.edition(),
        about.version() + (told ? 1 : 0),
        about.minSeats(),
        about.maxSeats(),
        about.minutes(),
        about.options());
  }

  @Override
  public Shapes shapes() {
    return game.shapes();
  }

  @Override
  public S start(Setup setup, Chance chance, Journal journal) {
    return game.start(setup, chance, journal);
  }

  @Override
  public Turn turn(S state) {
    Turn turn = game.turn(state);
    return twist == Twist.ENDLESS && turn.isOver() ? Turn.of(Seat.A) : turn;
  }

  @Override
  public List<A> actions(S state, Seat seat) {
    return game.actions(state, seat);
  }

  @Override
  public S play(S state, Seat seat, A action, Chance chance, Journal journal) {
    return switch (twist) {
      case LOADED_DICE, SECRETLY_LOADED_DICE ->
          game.play(state, seat, action, Chance.quick(7), journal);
      case SLOW -> {
        LockSupport.parkNanos(ONE_PLY.toNanos());
        yield game.play(state, seat, action, chance, journal);
      }
      case ENDLESS -> game.play(state, seat, action, chance, journal);
      case BROKEN -> throw new IllegalStateException("these rules do not know what to do");
    };
  }

  @Override
  public V view(S state, Seat viewer) {
    return game.view(state, viewer);
  }

  @Override
  public S imagine(V view, Chance chance) {
    return game.imagine(view, chance);
  }

  @Override
  public Outlook outlook(V view, A action) {
    return game.outlook(view, action);
  }

  @Override
  public Remark ask(V view) {
    return game.ask(view);
  }

  @Override
  public List<Remark> describe(V view) {
    return game.describe(view);
  }

  @Override
  public Refusal refuse(S state, Seat seat, A action) {
    return game.refuse(state, seat, action);
  }

  @Override
  public Notation<A> notation() {
    return game.notation();
  }

  @Override
  public Positions<S, ?> positions() {
    return game.positions();
  }
}
