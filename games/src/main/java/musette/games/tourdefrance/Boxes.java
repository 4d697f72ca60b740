package musette.games.tourdefrance;

/** The rule of the square on which a rider has landed. */
final class Boxes {
  private Boxes() {}

  static void apply(Ride ride) {
    int square = ride.square();
    if (ride.effects > 0 && ride.course.has(Term.ONE_EFFECT)) {
      Turns.end(ride);
      return;
    }
    switch (ride.board.kind(square)) {
      case START, PLAIN, STAGE, GRP, MAX2 -> Turns.end(ride);
      case SPRINT, BR1 -> moveOn(ride, 1);
      case BR3 -> moveOn(ride, 3);
      case DESCENT -> {
        if (countsHere(ride)) {
          moveOn(ride, 1);
        } else {
          Turns.end(ride);
        }
      }
      case SLIP, SCREWS, OIL, SPIKES -> set(ride, Rider.MINUS);
      case DC -> set(ride, Rider.CRUNCH);
      case MISS -> set(ride, Rider.MISS);
      case SPECTATOR -> set(ride, countsHere(ride) ? Rider.MISS : 0);
      case OVER3 -> bind(ride, Binding.OVER3);
      case T2 -> bind(ride, Binding.T2);
      case RAIDE -> {
        if (ride.lap() > 1) {
          bind(ride, Binding.RAIDE_FIRST);
        } else {
          Turns.end(ride);
        }
      }
      case CAMERA -> camera(ride, square);
      case MEND -> mend(ride, square);
    }
  }

  /** TF-Q-58: DESCENT and SPECTATOR may be squares of the second lap only. */
  private static boolean countsHere(Ride ride) {
    return ride.lap() > 1 || !ride.course.has(Term.END_SQUARES_ON_LAP_TWO);
  }

  private static void moveOn(Ride ride, int squares) {
    tell(ride);
    ride.effects = Math.min(ride.effects + 1, 1);
    ride.moved = 0;
    ride.spent = 0;
    Movement.go(ride, squares, Cause.EFFECT, ride.board.kind(ride.square()).rule());
  }

  private static void set(Ride ride, long flag) {
    if (flag != 0) {
      ride.rider(ride.rider() | flag);
      tell(ride);
    }
    Turns.end(ride);
  }

  private static void bind(Ride ride, Binding binding) {
    ride.rider(Rider.bound(ride.rider(), binding, 0));
    tell(ride);
    Turns.end(ride);
  }

  private static void camera(Ride ride, int square) {
    if (use(ride, square)) {
      if (Forming.behind(ride) == 0) {
        tellIdle(ride);
      } else {
        Camera.land(ride);
        tell(ride);
      }
    }
    Turns.end(ride);
  }

  private static void mend(Ride ride, int square) {
    if (use(ride, square)) {
      if (Forming.behind(ride) == 0) {
        tellIdle(ride);
      } else {
        tell(ride);
        Forming.open(ride, Call.MEND, ride.board.mend(square));
        return;
      }
    }
    Turns.end(ride);
  }

  /** Whether the rider is the first on this camera or mend; it is used up then (TF-Q-39). */
  private static boolean use(Ride ride, int square) {
    int lap = ride.course.has(Term.FIRST_OF_RACE) ? 1 : ride.lap();
    int bit = ride.board.kindBit(square, lap);
    boolean first = (ride.used & bit) == 0;
    ride.used |= bit;
    return first;
  }

  private static void tell(Ride ride) {
    if (ride.isTold()) {
      int square = ride.square();
      ride.tell(
          new TourEvent.BoxApplied(ride.seat(), ride.board.name(square), ride.board.kind(square)));
    }
  }

  private static void tellIdle(Ride ride) {
    if (ride.isTold()) {
      int square = ride.square();
      ride.tell(
          new TourEvent.BoxIdle(ride.seat(), ride.board.name(square), ride.board.kind(square)));
    }
  }
}
