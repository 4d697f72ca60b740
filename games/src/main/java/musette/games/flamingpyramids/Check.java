package musette.games.flamingpyramids;

import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.Finding;
import musette.games.flamingpyramids.api.Stage;
import musette.kernel.Seat;
import musette.kernel.Seats;

/** Watchful play: who checks the pyramid, and what a call leads to (FP-81 to FP-88). */
final class Check {
  /** What the answers lead to. */
  enum Outcome {
    /** Somebody has yet to answer. */
    OPEN,
    /** Nobody found anything. */
    PASSED,
    /** Somebody calls chaos: the referee resolves whatever there is (FP-84). */
    CALLED
  }

  private Check() {}

  /** One more player has said what they find; when all have, it is shown and has consequences. */
  static Outcome say(Draft draft, Seat seat, Finding finding) {
    switch (finding) {
      case WELL -> draft.well |= 1 << seat.index();
      case CHAOS -> draft.chaos |= 1 << seat.index();
    }
    if (draft.asked() != 0) {
      if (draft.told()) {
        draft.journal.tell(
            new BuildEvent.Said(draft.stage == Stage.CHECK ? "FP-82" : "FP-83", seat, finding));
      }
      return Outcome.OPEN;
    }
    Seats callers = Seats.ofBits(draft.chaos);
    draft.well = 0;
    draft.chaos = 0;
    if (!callers.isEmpty()) {
      call(draft, callers);
      return Outcome.CALLED;
    }
    if (draft.stage == Stage.CHECK && draft.rules.checking() == Checking.STRATEGY) {
      takeOver(draft, seat);
      return Outcome.OPEN;
    }
    if (draft.told()) {
      draft.journal.tell(
          draft.stage == Stage.CHECK
              ? new BuildEvent.AllSaidWell("FP-82")
              : new BuildEvent.NobodyObjected("FP-83"));
    }
    return Outcome.PASSED;
  }

  /** The neighbour who finds all well is the active player from now on (FP-83). */
  private static void takeOver(Draft draft, Seat neighbour) {
    draft.stage = Stage.OBJECT;
    draft.active = neighbour.index();
    draft.resolver = draft.active;
    if (draft.told()) {
      draft.journal.tell(new BuildEvent.TookOver("FP-83", neighbour));
    }
  }

  /** In the family game the pyramid is kept as it was, to tell what was forgotten (FP-86). */
  private static void call(Draft draft, Seats callers) {
    if (draft.told()) {
      draft.journal.tell(
          draft.stage == Stage.CHECK
              ? new BuildEvent.ChaosCalled(
                  draft.rules.checking() == Checking.FAMILY ? "FP-82" : "FP-83", callers.list())
              : new BuildEvent.Objected("FP-85", callers.list(), Seat.of(draft.active)));
    }
    if (draft.rules.checking() == Checking.FAMILY) {
      draft.calledOn = draft.pyramid.copy();
    }
  }

  /** After a call that found nothing (FP-84). */
  static void tellIfSound(Draft draft) {
    if (draft.told() && !draft.stirred) {
      draft.journal.tell(new BuildEvent.FoundSound("FP-84"));
    }
  }
}
