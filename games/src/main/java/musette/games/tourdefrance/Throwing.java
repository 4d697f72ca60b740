package musette.games.tourdefrance;

import musette.kernel.Seat;

/** The throw and what it is worth: on the open road, and against the square one stands on. */
final class Throwing {
  /** A first throw of this or more leaves SUPER RAIDE at once (TF-47). */
  static final int RAIDE_AT_ONCE = 4;

  private static final int SIDES = 6;
  private static final int LAP_TWO_MOST = 3;
  private static final int MAX2_MOST = 2;
  private static final int OVER3_TRIES = 2;
  private static final int T2_MINUS = 2;

  private Throwing() {}

  /** What SUPER RAIDE asks for in all (TF-48, TF-Q-02). */
  static int raideTotal(Course course) {
    return course.has(Term.RAIDE_SEVEN) ? 7 : 6;
  }

  static void throwDie(Ride ride) {
    int face = ride.chance.die(SIDES);
    long rider = Rider.withThrow(ride.rider());
    if (!ride.course.has(Term.SQUARES_MOVED)) {
      rider = Rider.withDie(rider, Rider.die(rider) + face);
    }
    ride.rider(rider);
    ride.face = face;
    ride.thrower = ride.seat();
    if (ride.isTold()) {
      ride.tell(new TourEvent.Thrown(ride.seat(), face));
    }
    if (BankPoints.range(ride.course, rider, face) != 0 && !isHeld(ride)) {
      ride.ask(Asked.toSpend(ride.seat(), face));
    } else {
      value(ride, 0);
    }
  }

  static void spend(Ride ride, int points) {
    if (points > 0) {
      pay(ride, points);
      if (ride.isTold()) {
        ride.tell(new TourEvent.PointsAdded(ride.seat(), points, ride.face, ride.face + points));
      }
    }
    value(ride, points);
  }

  /** TF-41: points instead of a throw. */
  static void ridePoints(Ride ride, int points) {
    pay(ride, points);
    if (ride.isTold()) {
      ride.tell(new TourEvent.PointsRidden(ride.seat(), points));
    }
    Movement.go(ride, points, Cause.POINTS, "TF-41");
  }

  private static void pay(Ride ride, int points) {
    ride.rider(Rider.withPoints(ride.rider(), Rider.points(ride.rider()) - points));
  }

  private static void value(Ride ride, int points) {
    ride.spent = points;
    switch (Rider.binding(ride.rider())) {
      case NONE, CAMERA -> onTheRoad(ride);
      case OVER3 -> onOver3(ride);
      case T2 -> onT2(ride);
      case RAIDE_FIRST -> onRaide(ride, 0);
      case RAIDE_SUM -> onRaide(ride, Rider.count(ride.rider()));
    }
  }

  /** What a face is worth before points are added: the limits of lap 2 and of 1 OR 2 MAX. */
  static int base(Course course, long rider, int face) {
    boolean early = course.has(Term.MINUS_BEFORE_CAP) && Rider.has(rider, Rider.MINUS);
    return capped(rider, early ? face - 1 : face);
  }

  private static int capped(long rider, int face) {
    int most =
        Rider.has(rider, Rider.PAST_MAX2) ? MAX2_MOST : Rider.lap(rider) > 1 ? LAP_TWO_MOST : SIDES;
    return Math.min(face, most);
  }

  private static void onTheRoad(Ride ride) {
    long rider = ride.rider();
    int face = ride.face;
    if (ride.course.isClassic()) {
      Movement.go(ride, face, Cause.THROW, "TF-10");
      return;
    }
    if (Rider.has(rider, Rider.CRUNCH)) {
      boolean lasts = ride.course.has(Term.CRUNCH_UNTIL_RED);
      ride.rider(rider & ~Rider.MINUS & ~(lasts ? 0 : Rider.CRUNCH));
      move(ride, 1, "TF-23");
      return;
    }
    ride.rider(rider & ~Rider.MINUS);
    if (isHeld(ride)) {
      Camera.tellHeld(ride);
      Turns.end(ride);
      return;
    }
    int value = onTheRoad(ride.course, rider, face, ride.spent);
    move(ride, value, why(rider, face));
  }

  private static boolean isHeld(Ride ride) {
    return Camera.holds(ride.course, ride.riders, ride.rider());
  }

  /** The squares that a throw with points moves a rider who is free. */
  private static int onTheRoad(Course course, long rider, int face, int points) {
    boolean minus = Rider.has(rider, Rider.MINUS);
    boolean lapTwo = Rider.lap(rider) > 1 && !Rider.has(rider, Rider.PAST_MAX2);
    if (lapTwo && course.has(Term.ONE_IS_NOTHING) && face + points == 1) {
      return 0;
    }
    int late = minus && !course.has(Term.MINUS_BEFORE_CAP) ? 1 : 0;
    return Math.max(0, base(course, rider, face) + points - late);
  }

  private static String why(long rider, int face) {
    if (Rider.has(rider, Rider.MINUS)) {
      return "TF-20";
    }
    if (Rider.has(rider, Rider.PAST_MAX2)) {
      return "TF-50";
    }
    return Rider.lap(rider) == 1 ? "TF-07" : face > LAP_TWO_MOST ? "TF-44" : "TF-Q-33";
  }

  /** Moves by a throw; says so where it is not worth its face. */
  private static void move(Ride ride, int value, String rule) {
    if (ride.isTold() && value > 0 && value != ride.face + ride.spent) {
      ride.tell(new TourEvent.Valued(ride.seat(), ride.face, ride.spent, value, rule));
    }
    if (value == 0) {
      if (ride.isTold()) {
        ride.tell(new TourEvent.StayedPut(ride.seat(), ride.squareName(), rule));
      }
      Turns.end(ride);
    } else {
      Movement.go(ride, value, Cause.THROW, rule);
    }
  }

  private static void onOver3(Ride ride) {
    if (ride.face + ride.spent >= 3) {
      release(ride, Kind.OVER3, "TF-30");
      if (ride.course.has(Term.OVER3_NOW) && ride.spent == 0) {
        onTheRoad(ride);
      } else {
        Turns.end(ride);
      }
      return;
    }
    int tries = Rider.count(ride.rider()) + 1;
    fail(ride, Binding.OVER3, Kind.OVER3, tries);
    int medic = ride.board.medic(ride.square());
    if (tries >= OVER3_TRIES && medic != Board.NOWHERE) {
      ride.rider(Rider.freed(ride.rider()));
      if (ride.isTold()) {
        ride.tell(new TourEvent.SentToMedic(ride.seat(), ride.board.name(medic)));
      }
      Movement.put(ride, medic, "TF-28");
    } else {
      Turns.end(ride);
    }
  }

  private static void onT2(Ride ride) {
    long rider = ride.rider();
    if (ride.spent > 0 && ride.face <= T2_MINUS) {
      release(ride, Kind.T2, "TF-33");
      if (ride.course.has(Term.T2_NOW)) {
        leaveT2(ride, ride.face + ride.spent - T2_MINUS, "TF-Q-10");
      } else {
        Turns.end(ride);
      }
      return;
    }
    boolean face = ride.course.has(Term.T2_FACE) && !Rider.has(rider, Rider.PAST_MAX2);
    int value = face ? ride.face : capped(rider, ride.face);
    if (value > T2_MINUS) {
      release(ride, Kind.T2, "TF-31");
      leaveT2(ride, value + ride.spent - T2_MINUS, "TF-31");
      return;
    }
    int tries = Rider.count(rider) + 1;
    fail(ride, Binding.T2, Kind.T2, tries);
    if (tries >= (ride.course.has(Term.T2_THIRD) ? 3 : 2)) {
      release(ride, Kind.T2, "TF-32");
      leaveT2(ride, 1, "TF-32");
    } else {
      Turns.end(ride);
    }
  }

  /** A derailleur crunch that lasts holds here, too. */
  private static void leaveT2(Ride ride, int value, String rule) {
    boolean crunch = Rider.has(ride.rider(), Rider.CRUNCH);
    move(ride, crunch ? 1 : value, crunch ? "TF-23" : rule);
  }

  private static void onRaide(Ride ride, int before) {
    boolean first = Rider.binding(ride.rider()) == Binding.RAIDE_FIRST;
    int sum = before + ride.face + ride.spent;
    if (sum >= raideTotal(ride.course) || (first && ride.face >= RAIDE_AT_ONCE)) {
      release(ride, Kind.RAIDE, first ? "TF-47" : "TF-48");
      move(ride, 1, "TF-47");
      return;
    }
    boolean counts = !first || ride.course.has(Term.RAIDE_FIRST_COUNTS);
    fail(ride, Binding.RAIDE_SUM, Kind.RAIDE, counts ? sum : 0);
    Turns.end(ride);
  }

  private static void fail(Ride ride, Binding binding, Kind kind, int count) {
    ride.rider(Rider.bound(ride.rider(), binding, count));
    if (ride.isTold()) {
      ride.tell(new TourEvent.Failed(ride.seat(), ride.squareName(), kind, count));
    }
  }

  private static void release(Ride ride, Kind kind, String rule) {
    ride.rider(Rider.freed(ride.rider()));
    if (ride.isTold()) {
      Seat seat = ride.seat();
      ride.tell(new TourEvent.Released(seat, ride.squareName(), kind, rule));
    }
  }
}
