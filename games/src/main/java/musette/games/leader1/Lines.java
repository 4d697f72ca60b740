package musette.games.leader1;

import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.kernel.Journal;

/** Lines across the road: bonus and finish (L1-39, L1-157). */
final class Lines {
  private Lines() {}

  /** A rider is over the line and off the road (L1-39, L1-Q-51). */
  static void finish(Draft draft, int r, String rule, Journal journal) {
    draft.place(r, Place.FINISHED);
    draft.square(r, 0);
    draft.stamp(r, 0);
    draft.slipstream(r, 0);
    draft.homePlace(r, ++draft.home);
    draft.homeTurn(r, draft.turn);
    if (draft.winnerTurn == 0) {
      draft.winnerTurn = draft.turn;
    }
    int place = draft.home;
    Events.tell(journal, r, (t, c) -> new RaceEvent.Finished(rule, t, c, place));
  }

  /** The first rider over a bonus line gains a turn (L1-157, L1-Q-95). */
  static void bonus(Draft draft, int r, int before, int front, Journal journal) {
    for (int i = 0; i < draft.course.bonusCount(); i++) {
      int at = draft.course.bonus(i);
      boolean crossed = before <= at && front > at;
      if (crossed && (draft.bonusTaken >> i & 1) == 0) {
        draft.bonusTaken |= 1 << i;
        draft.bonuses(r, draft.bonuses(r) + 1);
        int line = i + 1;
        Events.tell(journal, r, (t, c) -> new RaceEvent.BonusWon("L1-157", t, c, line));
      }
    }
  }
}
