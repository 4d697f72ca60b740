package musette.games.tourdefrance;

import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Call;
import musette.games.tourdefrance.api.Cause;
import musette.games.tourdefrance.api.TourEvent;

/** The rule of the square on which a rider has landed. */
final class SquareEffects {
  private SquareEffects() {}

  static void apply(Draft draft) {
    int square = draft.square();
    if (draft.effects > 0 && draft.rules.has(Variant.ONE_EFFECT)) {
      draft.endTurn();
      return;
    }
    switch (draft.board.kind(square)) {
      case START, PLAIN, STAGE, GRP, MAX2 -> draft.endTurn();
      case SPRINT, BR1 -> moveOn(draft, 1);
      case BR3 -> moveOn(draft, 3);
      case DESCENT -> {
        if (countsHere(draft)) {
          moveOn(draft, 1);
        } else {
          draft.endTurn();
        }
      }
      case SLIP, SCREWS, OIL, SPIKES -> set(draft, Rider.MINUS);
      case DC -> set(draft, Rider.CRUNCH);
      case MISS -> set(draft, Rider.MISS);
      case SPECTATOR -> set(draft, countsHere(draft) ? Rider.MISS : 0);
      case OVER3 -> bind(draft, Binding.OVER3);
      case T2 -> bind(draft, Binding.T2);
      case RAIDE -> {
        if (draft.lap() > 1) {
          bind(draft, Binding.RAIDE_FIRST);
        } else {
          draft.endTurn();
        }
      }
      case CAMERA -> camera(draft, square);
      case MEND -> mend(draft, square);
    }
  }

  /** TF-Q-58: DESCENT and SPECTATOR may be squares of the second lap only. */
  private static boolean countsHere(Draft draft) {
    return draft.lap() > 1 || !draft.rules.has(Variant.END_SQUARES_ON_LAP_TWO);
  }

  private static void moveOn(Draft draft, int squares) {
    tell(draft);
    draft.effects = Math.min(draft.effects + 1, 1);
    draft.moved = 0;
    draft.spent = 0;
    draft.go(squares, Cause.EFFECT, draft.board.kind(draft.square()).rule());
  }

  private static void set(Draft draft, long flag) {
    if (flag != 0) {
      draft.rider(draft.rider() | flag);
      tell(draft);
    }
    draft.endTurn();
  }

  private static void bind(Draft draft, Binding binding) {
    draft.rider(Rider.bound(draft.rider(), binding, 0));
    tell(draft);
    draft.endTurn();
  }

  private static void camera(Draft draft, int square) {
    if (use(draft, square)) {
      if (RaceOrder.behind(draft.rules, draft.riders, draft.turn) == 0) {
        tellIdle(draft);
      } else {
        Camera.land(draft);
        tell(draft);
      }
    }
    draft.endTurn();
  }

  private static void mend(Draft draft, int square) {
    if (use(draft, square)) {
      if (RaceOrder.behind(draft.rules, draft.riders, draft.turn) == 0) {
        tellIdle(draft);
      } else {
        tell(draft);
        Grouping.open(draft, Call.MEND, draft.board.mend(square));
        return;
      }
    }
    draft.endTurn();
  }

  /** Whether the rider is the first on this camera or mend; it is used up then (TF-Q-39). */
  private static boolean use(Draft draft, int square) {
    int lap = draft.rules.has(Variant.FIRST_OF_RACE) ? 1 : draft.lap();
    int bit = draft.board.kindBit(square, lap);
    boolean first = (draft.used & bit) == 0;
    draft.used |= bit;
    return first;
  }

  private static void tell(Draft draft) {
    if (draft.isTold()) {
      int square = draft.square();
      draft.tell(
          new TourEvent.BoxApplied(
              draft.seat(), draft.board.name(square), draft.board.kind(square)));
    }
  }

  private static void tellIdle(Draft draft) {
    if (draft.isTold()) {
      int square = draft.square();
      draft.tell(
          new TourEvent.BoxIdle(draft.seat(), draft.board.name(square), draft.board.kind(square)));
    }
  }
}
