package musette.app;

import musette.kernel.Seat;

/** Hides the screen between two players, so that nobody sees another player's hand. */
final class Curtain {
  /** Whether it is used at all. */
  enum Habit {
    DRAWN,
    OPEN
  }

  private final Talk talk;
  private final Habit habit;
  private Seat shown = Seat.NONE;

  Curtain(Talk talk, Habit habit) {
    this.talk = talk;
    this.habit = habit;
  }

  /** Makes sure that only this seat's player is looking; false at the end of the input. */
  boolean passTo(Seat seat, String invitation) {
    if (habit == Habit.OPEN || shown == seat) {
      return true;
    }
    shown = seat;
    talk.clear();
    if (talk.ask(invitation).isEmpty()) {
      return false;
    }
    talk.clear();
    return true;
  }
}
