package musette.games.tourdefrance;

import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Cause;
import musette.games.tourdefrance.api.TourEvent;
import musette.games.tourdefrance.board.Board;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Seat;

/** The throw and what it is worth: on the open road, and against the square one stands on. */
final class Throwing {
  private static final int OVER3_TRIES = 2;
  private static final int T2_MINUS = 2;

  private Throwing() {}

  static void throwDie(Draft draft) {
    int face = draft.chance.die(ThrowValue.SIDES);
    long rider = Rider.withThrow(draft.rider());
    if (!draft.rules.has(Variant.SQUARES_MOVED)) {
      rider = Rider.withDie(rider, Rider.die(rider) + face);
    }
    draft.rider(rider);
    draft.face = face;
    draft.thrower = draft.seat();
    if (draft.isTold()) {
      draft.tell(new TourEvent.Thrown(draft.seat(), face));
    }
    if (BankPoints.range(draft.rules, rider, face) != 0 && !isHeld(draft)) {
      draft.ask(Asked.toSpend(draft.seat(), face));
    } else {
      value(draft, 0);
    }
  }

  static void spend(Draft draft, int points) {
    if (points > 0) {
      pay(draft, points);
      if (draft.isTold()) {
        draft.tell(
            new TourEvent.PointsAdded(draft.seat(), points, draft.face, draft.face + points));
      }
    }
    value(draft, points);
  }

  /** TF-41: points instead of a throw. */
  static void ridePoints(Draft draft, int points) {
    pay(draft, points);
    if (draft.isTold()) {
      draft.tell(new TourEvent.PointsRidden(draft.seat(), points));
    }
    draft.go(points, Cause.POINTS, "TF-41");
  }

  private static void pay(Draft draft, int points) {
    draft.rider(Rider.withPoints(draft.rider(), Rider.points(draft.rider()) - points));
  }

  private static void value(Draft draft, int points) {
    draft.spent = points;
    switch (Rider.binding(draft.rider())) {
      case NONE, CAMERA -> onTheRoad(draft);
      case OVER3 -> onOver3(draft);
      case T2 -> onT2(draft);
      case RAIDE_FIRST -> onRaide(draft, 0);
      case RAIDE_SUM -> onRaide(draft, Rider.count(draft.rider()));
    }
  }

  private static void onTheRoad(Draft draft) {
    long rider = draft.rider();
    int face = draft.face;
    if (draft.rules.isClassic()) {
      draft.go(face, Cause.THROW, "TF-10");
      return;
    }
    if (Rider.has(rider, Rider.CRUNCH)) {
      boolean lasts = draft.rules.has(Variant.CRUNCH_UNTIL_RED);
      draft.rider(rider & ~Rider.MINUS & ~(lasts ? 0 : Rider.CRUNCH));
      move(draft, 1, "TF-23");
      return;
    }
    draft.rider(rider & ~Rider.MINUS);
    if (isHeld(draft)) {
      Camera.tellHeld(draft);
      draft.endTurn();
      return;
    }
    int value = ThrowValue.onTheRoad(draft.rules, rider, face, draft.spent);
    move(draft, value, ThrowValue.rule(rider, face));
  }

  private static boolean isHeld(Draft draft) {
    return RaceOrder.isHeld(draft.rules, draft.riders, draft.rider());
  }

  /** Moves by a throw; says so where it is not worth its face. */
  private static void move(Draft draft, int value, String rule) {
    if (draft.isTold() && value > 0 && value != draft.face + draft.spent) {
      draft.tell(new TourEvent.Valued(draft.seat(), draft.face, draft.spent, value, rule));
    }
    if (value == 0) {
      if (draft.isTold()) {
        draft.tell(new TourEvent.StayedPut(draft.seat(), draft.squareName(), rule));
      }
      draft.endTurn();
    } else {
      draft.go(value, Cause.THROW, rule);
    }
  }

  private static void onOver3(Draft draft) {
    if (draft.face + draft.spent >= 3) {
      release(draft, Kind.OVER3, "TF-30");
      if (draft.rules.has(Variant.OVER3_NOW) && draft.spent == 0) {
        onTheRoad(draft);
      } else {
        draft.endTurn();
      }
      return;
    }
    int tries = Rider.count(draft.rider()) + 1;
    fail(draft, Binding.OVER3, Kind.OVER3, tries);
    int medic = draft.board.medic(draft.square());
    if (tries >= OVER3_TRIES && medic != Board.NOWHERE) {
      draft.rider(Rider.freed(draft.rider()));
      if (draft.isTold()) {
        draft.tell(new TourEvent.SentToMedic(draft.seat(), draft.board.name(medic)));
      }
      Movement.put(draft, medic, "TF-28");
    } else {
      draft.endTurn();
    }
  }

  private static void onT2(Draft draft) {
    long rider = draft.rider();
    if (draft.spent > 0 && draft.face <= T2_MINUS) {
      release(draft, Kind.T2, "TF-33");
      if (draft.rules.has(Variant.T2_NOW)) {
        leaveT2(draft, draft.face + draft.spent - T2_MINUS, "TF-Q-10");
      } else {
        draft.endTurn();
      }
      return;
    }
    boolean face = draft.rules.has(Variant.T2_FACE) && !Rider.has(rider, Rider.PAST_MAX2);
    int value = face ? draft.face : ThrowValue.capped(rider, draft.face);
    if (value > T2_MINUS) {
      release(draft, Kind.T2, "TF-31");
      leaveT2(draft, value + draft.spent - T2_MINUS, "TF-31");
      return;
    }
    int tries = Rider.count(rider) + 1;
    fail(draft, Binding.T2, Kind.T2, tries);
    if (tries >= (draft.rules.has(Variant.T2_THIRD) ? 3 : 2)) {
      release(draft, Kind.T2, "TF-32");
      leaveT2(draft, 1, "TF-32");
    } else {
      draft.endTurn();
    }
  }

  /** A derailleur crunch that lasts holds here, too. */
  private static void leaveT2(Draft draft, int value, String rule) {
    boolean crunch = Rider.has(draft.rider(), Rider.CRUNCH);
    move(draft, crunch ? 1 : value, crunch ? "TF-23" : rule);
  }

  private static void onRaide(Draft draft, int before) {
    boolean first = Rider.binding(draft.rider()) == Binding.RAIDE_FIRST;
    int sum = before + draft.face + draft.spent;
    if (sum >= ThrowValue.raideTotal(draft.rules)
        || (first && draft.face >= ThrowValue.RAIDE_AT_ONCE)) {
      release(draft, Kind.RAIDE, first ? "TF-47" : "TF-48");
      move(draft, 1, "TF-47");
      return;
    }
    boolean counts = !first || draft.rules.has(Variant.RAIDE_FIRST_COUNTS);
    fail(draft, Binding.RAIDE_SUM, Kind.RAIDE, counts ? sum : 0);
    draft.endTurn();
  }

  private static void fail(Draft draft, Binding binding, Kind kind, int count) {
    draft.rider(Rider.bound(draft.rider(), binding, count));
    if (draft.isTold()) {
      draft.tell(new TourEvent.Failed(draft.seat(), draft.squareName(), kind, count));
    }
  }

  private static void release(Draft draft, Kind kind, String rule) {
    draft.rider(Rider.freed(draft.rider()));
    if (draft.isTold()) {
      Seat seat = draft.seat();
      draft.tell(new TourEvent.Released(seat, draft.squareName(), kind, rule));
    }
  }
}
