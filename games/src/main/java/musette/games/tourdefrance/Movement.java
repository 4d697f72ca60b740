package musette.games.tourdefrance;

import musette.games.tourdefrance.api.Cause;
import musette.games.tourdefrance.api.TourEvent;
import musette.games.tourdefrance.board.Board;
import musette.kernel.Seat;

/** Riding square by square, and landing. */
final class Movement {
  private static final int DOT = 2;
  private static final int FIRST_STAGE = 2;
  private static final int LATER_STAGE = 1;
  private static final int SIX = 6;

  private Movement() {}

  /** Puts the rider on one square off the road straight on, as a landing (TF-28). */
  static void put(Draft draft, int square, String why) {
    draft.go(1, Cause.THROW, why);
    enter(draft, square);
  }

  /** Goes on after a fork by the chosen square. */
  static void take(Draft draft, int square) {
    enter(draft, square);
    draft.phase = Draft.Phase.RIDING;
  }

  /** Rides until the movement is over or a fork asks for a choice. */
  static void ride(Draft draft) {
    Board board = draft.board;
    while (draft.steps > 0) {
      int square = draft.square();
      int exit = board.next(square);
      if (board.isFork(square)) {
        exit = draft.rules.fixedExit(square, draft.rider());
        if (exit == Board.NOWHERE) {
          draft.askRoute();
          return;
        }
      }
      if (isTooFar(draft, exit)) {
        stopAtLine(draft);
        return;
      }
      enter(draft, exit);
    }
    if (Rider.finish(draft.rider()) > 0) {
      draft.endTurn();
    } else {
      land(draft);
    }
  }

  /** TF-Q-20: with the exact finish a throw must end on START. */
  private static boolean isTooFar(Draft draft, int exit) {
    return draft.steps > 1
        && exit == draft.board.start()
        && draft.lap() == draft.rules.laps()
        && draft.rules.has(Variant.EXACT_FINISH);
  }

  /** The rest of the movement is lost; who did not move at all has not landed (TF-Q-53). */
  private static void stopAtLine(Draft draft) {
    boolean moved = draft.moved > 0;
    draft.steps = 0;
    if (draft.isTold()) {
      draft.tell(new TourEvent.StoppedAtLine(draft.seat(), draft.squareName()));
    }
    if (moved) {
      land(draft);
    } else {
      draft.endTurn();
    }
  }

  private static void enter(Draft draft, int square) {
    if (draft.isTold()) {
      draft.stretchTo(square);
    }
    draft.steps--;
    draft.moved++;
    long rider = Rider.withSquare(draft.rider(), square);
    if (draft.cause == Cause.THROW
        && draft.moved > draft.spent
        && draft.rules.has(Variant.SQUARES_MOVED)) {
      rider = Rider.withDie(rider, Rider.die(rider) + 1);
    }
    draft.rider(rider);
    int entry = draft.board.entry(square);
    if (entry != 0) {
      pass(draft, square, entry);
    }
  }

  /** What happens on entering a square, whether or not the rider goes on (TF-Q-49). */
  private static void pass(Draft draft, int square, int entry) {
    if ((entry & Board.START) != 0) {
      crossStart(draft);
    }
    if (draft.rules.isClassic()) {
      return;
    }
    cross(draft, draft.turn, square, entry);
    if ((entry & Board.DOTTED) != 0 && isFirstOverLine(draft, square)) {
      draft.line = draft.board.dotted(square);
    }
    useLine(draft, draft.turn, square, entry);
    if ((entry & Board.AFTER_CAMERA) != 0 && draft.steps > 0) {
      Camera.stopBehind(draft, square);
    }
    if ((entry & Board.RAIDE) != 0 && draft.steps > 0) {
      stopOnRaide(draft, square);
    }
  }

  /** Stages and lines, for riders on the move and for riders who come up to a group. */
  static void cross(Draft draft, int seat, int square, int entry) {
    long rider = draft.riders[seat];
    if ((entry & Board.STAGE) != 0) {
      stage(draft, seat, square);
    }
    if ((entry & Board.RED) != 0 && Rider.has(rider, Rider.CRUNCH)) {
      draft.riders[seat] &= ~Rider.CRUNCH;
      tellLine(draft, seat, square, TourEvent.Line.RED);
    }
    if (Rider.lap(rider) < 2) {
      return;
    }
    if ((entry & Board.BLUE) != 0) {
      draft.riders[seat] |= Rider.PAST_BLUE;
      tellLine(draft, seat, square, TourEvent.Line.BLUE);
    }
    if ((entry & Board.MAX2) != 0) {
      draft.riders[seat] |= Rider.PAST_MAX2;
      tellLine(draft, seat, square, TourEvent.Line.ONE_OR_TWO_MAX);
    }
  }

  /** TF-42: only on lap 2, and only the first rider. */
  private static boolean isFirstOverLine(Draft draft, int square) {
    boolean first = draft.lap() > 1 && (draft.used & draft.board.lineBit(square, 2)) == 0;
    if (first) {
      tellLine(draft, draft.turn, square, TourEvent.Line.DOTTED);
    }
    return first;
  }

  /** A dotted line that was passed on lap 2 is used up, and with one line only, so are all. */
  static void useLine(Draft draft, int seat, int square, int entry) {
    if ((entry & Board.DOTTED) == 0 || Rider.lap(draft.riders[seat]) < 2) {
      return;
    }
    draft.used |= draft.board.lineBit(square, 2);
    if (draft.rules.has(Variant.ONE_LINE)) {
      for (int other = 0; other < draft.board.squares().size(); other++) {
        if (draft.board.dotted(other) != Board.NOWHERE) {
          draft.used |= draft.board.lineBit(other, 2);
        }
      }
    }
  }

  private static void tellLine(Draft draft, int seat, int square, TourEvent.Line line) {
    if (draft.isTold()) {
      draft.tell(new TourEvent.LineCrossed(Seat.of(seat), draft.board.name(square), line));
    }
  }

  private static void crossStart(Draft draft) {
    long rider = draft.rider();
    if (Rider.lap(rider) < draft.rules.laps()) {
      draft.rider(Rider.withLap(rider, Rider.lap(rider) + 1));
      if (draft.isTold()) {
        draft.tell(new TourEvent.LapBegun(draft.seat(), draft.lap()));
      }
      return;
    }
    int order = RaceOrder.finished(draft.riders) + 1;
    draft.rider(Rider.withFinish(rider, order));
    draft.steps = 0;
    if (draft.isTold()) {
      draft.tell(new TourEvent.Finished(draft.seat(), order));
    }
  }

  private static void stage(Draft draft, int seat, int square) {
    long rider = draft.riders[seat];
    int lap = Rider.lap(rider);
    if (lap > 1 && draft.rules.has(Variant.STAGES_ON_LAP_ONE)) {
      return;
    }
    int bit = draft.board.kindBit(square, lap);
    int points = (draft.used & bit) == 0 ? FIRST_STAGE : LATER_STAGE;
    draft.used |= bit;
    draft.riders[seat] = Rider.withPoints(rider, Rider.points(rider) + points);
    if (draft.isTold()) {
      draft.tell(new TourEvent.StageReached(Seat.of(seat), draft.board.name(square), points));
    }
  }

  /** TF-46: a six does not jump over SUPER RAIDE. */
  private static void stopOnRaide(Draft draft, int square) {
    if (draft.lap() > 1
        && draft.cause == Cause.THROW
        && draft.face == SIX
        && !draft.rules.has(Variant.SIX_AS_THREE)) {
      draft.steps = 0;
      if (draft.isTold()) {
        draft.tell(new TourEvent.StoppedByRaide(draft.seat(), draft.board.name(square)));
      }
    }
  }

  private static void land(Draft draft) {
    if (draft.rules.isClassic()) {
      draft.endTurn();
      return;
    }
    int square = draft.square();
    if (draft.board.dot(square)) {
      draft.rider(Rider.withOrange(draft.rider(), Rider.orange(draft.rider()) + DOT));
      if (draft.isTold()) {
        draft.tell(new TourEvent.DotScored(draft.seat(), draft.board.name(square), DOT));
      }
    }
    boolean alone = draft.line == Board.NOWHERE;
    draft.phase = alone ? Draft.Phase.ON_SQUARE : Draft.Phase.AT_LINE;
  }
}
