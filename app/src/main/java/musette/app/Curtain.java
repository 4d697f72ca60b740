package musette.app;

import musette.kernel.Seat;

/** Falls between two players at one screen, so that nobody sees another's hand. */
final class Curtain {
  /** Whether it falls at all. */
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

  /** Makes sure that this seat's player alone looks; false when nobody answers any more. */
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
