package musette.app.play;

import musette.kernel.Seat;

/** Hides the screen between two players, so that nobody sees another player's hand. */
final class Curtain {
  /** Whether it is used at all. */
  enum Habit {
    DRAWN,
    OPEN
  }

  private final Console console;
  private final Habit habit;
  private Seat shown = Seat.NONE;

  Curtain(Console console, Habit habit) {
    this.console = console;
    this.habit = habit;
  }

  /** Makes sure that only this seat's player is looking; false at the end of the input. */
  boolean passTo(Seat seat, String invitation) {
    if (habit == Habit.OPEN || shown == seat) {
      return true;
    }
    shown = seat;
    console.clear();
    if (console.ask(invitation).isEmpty()) {
      return false;
    }
    console.clear();
    return true;
  }
}
