package musette.games.tourdefrance;

import musette.kernel.Seat;

/** Riding square by square, and landing. */
final class Movement {
  private static final int DOT = 2;
  private static final int FIRST_STAGE = 2;
  private static final int LATER_STAGE = 1;
  private static final int SIX = 6;

  private Movement() {}

  /** Begins a movement of so many squares. */
  static void go(Ride ride, int steps, Cause cause, String why) {
    ride.steps = steps;
    ride.cause = cause;
    ride.why = why;
    ride(ride);
  }

  /** Puts the rider on one square off the road straight on, as a landing (TF-28). */
  static void put(Ride ride, int square, String why) {
    ride.steps = 1;
    ride.cause = Cause.THROW;
    ride.why = why;
    take(ride, square);
  }

  /** Goes on after a fork by the chosen square. */
  static void take(Ride ride, int square) {
    enter(ride, square);
    ride(ride);
  }

  private static void ride(Ride ride) {
    Board board = ride.board;
    while (ride.steps > 0) {
      int square = ride.square();
      int exit = board.next(square);
      if (board.isFork(square)) {
        exit = ride.course.fixedExit(square, ride.rider());
        if (exit == Board.NOWHERE) {
          ride.askRoute();
          return;
        }
      }
      if (isTooFar(ride, exit)) {
        stopAtLine(ride);
        return;
      }
      enter(ride, exit);
    }
    if (Rider.finish(ride.rider()) > 0) {
      Turns.end(ride);
    } else {
      land(ride);
    }
  }

  /** TF-Q-20: with the exact finish a throw must end on START. */
  private static boolean isTooFar(Ride ride, int exit) {
    return ride.steps > 1
        && exit == ride.board.start()
        && ride.lap() == ride.course.laps()
        && ride.course.has(Term.EXACT_FINISH);
  }

  /** The rest of the movement is lost; who did not move at all has not landed (TF-Q-53). */
  private static void stopAtLine(Ride ride) {
    boolean moved = ride.moved > 0;
    ride.steps = 0;
    if (ride.isTold()) {
      ride.tell(new TourEvent.StoppedAtLine(ride.seat(), ride.squareName()));
    }
    if (moved) {
      land(ride);
    } else {
      Turns.end(ride);
    }
  }

  private static void enter(Ride ride, int square) {
    if (ride.isTold()) {
      ride.stretchTo(square);
    }
    ride.steps--;
    ride.moved++;
    long rider = Rider.withSquare(ride.rider(), square);
    if (ride.cause == Cause.THROW
        && ride.moved > ride.spent
        && ride.course.has(Term.SQUARES_MOVED)) {
      rider = Rider.withDie(rider, Rider.die(rider) + 1);
    }
    ride.rider(rider);
    int entry = ride.board.entry(square);
    if (entry != 0) {
      pass(ride, square, entry);
    }
  }

  /** What happens on entering a square, whether or not the rider goes on (TF-Q-49). */
  private static void pass(Ride ride, int square, int entry) {
    if ((entry & Board.START) != 0) {
      crossStart(ride);
    }
    if (ride.course.isClassic()) {
      return;
    }
    cross(ride, ride.turn, square, entry);
    if ((entry & Board.DOTTED) != 0 && isFirstOverLine(ride, square)) {
      ride.line = ride.board.dotted(square);
    }
    useLine(ride, ride.turn, square, entry);
    if ((entry & Board.AFTER_CAMERA) != 0 && ride.steps > 0) {
      Camera.stopBehind(ride, square);
    }
    if ((entry & Board.RAIDE) != 0 && ride.steps > 0) {
      stopOnRaide(ride, square);
    }
  }

  /** Stages and lines, for riders on the move and for riders who come up to a group. */
  static void cross(Ride ride, int seat, int square, int entry) {
    long rider = ride.riders[seat];
    if ((entry & Board.STAGE) != 0) {
      stage(ride, seat, square);
    }
    if ((entry & Board.RED) != 0 && Rider.has(rider, Rider.CRUNCH)) {
      ride.riders[seat] &= ~Rider.CRUNCH;
      tellLine(ride, seat, square, TourEvent.Line.RED);
    }
    if (Rider.lap(rider) < 2) {
      return;
    }
    if ((entry & Board.BLUE) != 0) {
      ride.riders[seat] |= Rider.PAST_BLUE;
      tellLine(ride, seat, square, TourEvent.Line.BLUE);
    }
    if ((entry & Board.MAX2) != 0) {
      ride.riders[seat] |= Rider.PAST_MAX2;
      tellLine(ride, seat, square, TourEvent.Line.ONE_OR_TWO_MAX);
    }
  }

  /** TF-42: only on lap 2, and only the first rider. */
  private static boolean isFirstOverLine(Ride ride, int square) {
    boolean first = ride.lap() > 1 && (ride.used & ride.board.lineBit(square, 2)) == 0;
    if (first) {
      tellLine(ride, ride.turn, square, TourEvent.Line.DOTTED);
    }
    return first;
  }

  /** A dotted line that was passed on lap 2 is used up, and with one line only, so are all. */
  static void useLine(Ride ride, int seat, int square, int entry) {
    if ((entry & Board.DOTTED) == 0 || Rider.lap(ride.riders[seat]) < 2) {
      return;
    }
    ride.used |= ride.board.lineBit(square, 2);
    if (ride.course.has(Term.ONE_LINE)) {
      for (int other = 0; other < ride.board.squares().size(); other++) {
        if (ride.board.dotted(other) != Board.NOWHERE) {
          ride.used |= ride.board.lineBit(other, 2);
        }
      }
    }
  }

  private static void tellLine(Ride ride, int seat, int square, TourEvent.Line line) {
    if (ride.isTold()) {
      ride.tell(new TourEvent.LineCrossed(Seat.of(seat), ride.board.name(square), line));
    }
  }

  private static void crossStart(Ride ride) {
    long rider = ride.rider();
    if (Rider.lap(rider) < ride.course.laps()) {
      ride.rider(Rider.withLap(rider, Rider.lap(rider) + 1));
      if (ride.isTold()) {
        ride.tell(new TourEvent.LapBegun(ride.seat(), ride.lap()));
      }
      return;
    }
    int order = 1;
    for (long other : ride.riders) {
      order += Rider.finish(other) > 0 ? 1 : 0;
    }
    ride.rider(Rider.withFinish(rider, order));
    ride.steps = 0;
    if (ride.isTold()) {
      ride.tell(new TourEvent.Finished(ride.seat(), order));
    }
  }

  private static void stage(Ride ride, int seat, int square) {
    long rider = ride.riders[seat];
    int lap = Rider.lap(rider);
    if (lap > 1 && ride.course.has(Term.STAGES_ON_LAP_ONE)) {
      return;
    }
    int bit = ride.board.kindBit(square, lap);
    int points = (ride.used & bit) == 0 ? FIRST_STAGE : LATER_STAGE;
    ride.used |= bit;
    ride.riders[seat] = Rider.withPoints(rider, Rider.points(rider) + points);
    if (ride.isTold()) {
      ride.tell(new TourEvent.StageReached(Seat.of(seat), ride.board.name(square), points));
    }
  }

  /** TF-46: a six does not jump over SUPER RAIDE. */
  private static void stopOnRaide(Ride ride, int square) {
    if (ride.lap() > 1
        && ride.cause == Cause.THROW
        && ride.face == SIX
        && !ride.course.has(Term.SIX_AS_THREE)) {
      ride.steps = 0;
      if (ride.isTold()) {
        ride.tell(new TourEvent.StoppedByRaide(ride.seat(), ride.board.name(square)));
      }
    }
  }

  private static void land(Ride ride) {
    if (ride.course.isClassic()) {
      Turns.end(ride);
      return;
    }
    int square = ride.square();
    if (ride.board.dot(square)) {
      ride.rider(Rider.withOrange(ride.rider(), Rider.orange(ride.rider()) + DOT));
      if (ride.isTold()) {
        ride.tell(new TourEvent.DotScored(ride.seat(), ride.board.name(square), DOT));
      }
    }
    if (ride.line == Board.NOWHERE) {
      Boxes.apply(ride);
      return;
    }
    int group = ride.line;
    ride.line = Board.NOWHERE;
    ride.next = ride.seat();
    Forming.open(ride, Call.LINE, group);
  }
}
