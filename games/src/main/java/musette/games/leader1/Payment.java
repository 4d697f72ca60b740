package musette.games.leader1;

import musette.games.leader1.api.Face;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Lane;
import musette.kernel.Chance;
import musette.kernel.Journal;

/**
 * The end of phase 4: payment, drops, the peloton's finish, punctures (L1-89 to L1-96, L1-134 to
 * L1-139, steps g to j of L1-Q-78).
 */
final class Payment {
  private Payment() {}

  /**
   * Takes the payment of one after another. A rider who lacks energy but keeps tiles is asked first
   * (L1-Q-97), whatever they are worth: that he is asked must not tell their value.
   */
  static boolean asks(Draft draft, Journal journal) {
    for (; draft.cursor < draft.points(); draft.cursor++) {
      int r = draft.riderAt(draft.cursor);
      int price = price(draft, r);
      if (price == 0) {
        continue;
      }
      if (draft.energy(r) >= price) {
        draft.energy(r, draft.energy(r) - price);
        if (Events.listens(journal)) {
          String rule = paysForMountain(draft, r) ? "L1-91" : draft.moved >= 5 ? "L1-90" : "L1-89";
          Events.tell(journal, r, (t, c) -> new RaceEvent.Paid(rule, t, c, price));
        }
      } else if (draft.isInPeloton(r)) {
        if (draft.tiles(r) != 0) {
          return true;
        }
        draft.place(r, Place.UNABLE);
      }
    }
    return false;
  }

  /** What a cyclist pays for the peloton's move (L1-89, L1-90, L1-91). */
  static int price(RaceState race, int r) {
    Place place = race.place(r);
    boolean leaves = place == Place.LEAVING && race.rules.leavingPay;
    boolean freely = race.pelotonHome() && !race.rules.payAtFinish;
    boolean pays = race.isInPeloton(r) || leaves;
    if (!pays || freely || (race.spared >> r & 1) != 0) {
      return 0;
    }
    int price = place == Place.FRONT ? 1 : 0;
    price += race.moved >= 5 ? 1 : 0;
    return paysForMountain(race, r) ? price + 1 : price;
  }

  private static boolean paysForMountain(RaceState race, int r) {
    return race.movedFromMountain && Riders.speciality(r) == Speciality.ROULEUR.ordinal();
  }

  /** The rider who is asked will not pay: he is dropped. */
  static void refuse(Draft draft) {
    draft.place(draft.riderAt(draft.cursor), Place.UNABLE);
    draft.cursor++;
  }

  /** All have paid: drops, finish, punctures. */
  static void close(Draft draft, Chance chance, Journal journal) {
    dropAll(draft, Place.LEAVING, chance, journal);
    dropAll(draft, Place.UNABLE, chance, journal);
    if (draft.pelotonHome()) {
      finish(draft, journal);
    }
    if (draft.red) {
      punctures(draft, chance, journal);
    }
    draft.red = false;
    draft.spared = 0;
    draft.moved = 0;
    draft.movedFromMountain = false;
  }

  private static void dropAll(Draft draft, Place from, Chance chance, Journal journal) {
    for (int i = 0; i < draft.points(); i++) {
      if (draft.place(draft.riderAt(i)) == from) {
        drop(draft, draft.riderAt(i), from == Place.LEAVING ? "L1-96" : "L1-94", chance, journal);
      }
    }
  }

  /** Puts a rider on the best free square behind the peloton (L1-96, L1-Q-28, L1-Q-82). */
  private static void drop(Draft draft, int r, String rule, Chance chance, Journal journal) {
    int square = squareBehind(draft);
    draft.place(r, Place.ROAD);
    draft.square(r, square);
    draft.stamp(r, --draft.lowestStamp);
    draft.slot(r, Slot.NONE);
    Events.tell(journal, r, (t, c) -> new RaceEvent.Dropped(rule, t, c, draft.course.name(square)));
    Feeding.pass(draft, r, draft.course.front(square), chance, journal);
  }

  private static int squareBehind(RaceState race) {
    Course course = race.course;
    int below = race.pelotonHome() ? course.finish() + 1 : course.front(course.dot(race.head - 1));
    int best = Course.NONE;
    int last = race.pelotonHome() ? course.size() - 1 : course.dot(race.head - 1);
    for (int s = last; s >= 0; s--) {
      if (best != Course.NONE && course.front(s) < course.front(best)) {
        return best;
      }
      boolean open = course.front(s) < below && isFree(race, s);
      if (open && (best == Course.NONE || preference(course, s) > preference(course, best))) {
        best = s;
      }
    }
    return best;
  }

  /** C before R before L. */
  private static int preference(Course course, int square) {
    return course.lane(square) == Lane.C.ordinal() ? Lane.COUNT : course.lane(square);
  }

  private static boolean isFree(RaceState race, int square) {
    for (int left = race.road(); left != 0; left &= left - 1) {
      int r = Integer.numberOfTrailingZeros(left);
      boolean there = race.square(r) == square;
      if (there && (race.occupies(r) || race.isPunctured(r))) {
        return false;
      }
    }
    return true;
  }

  /** The peloton takes its riders over the line (L1-Q-50, L1-Q-90). */
  private static void finish(Draft draft, Journal journal) {
    if (draft.rules.finishBySupportOrder) {
      for (int i = 0; i < draft.points(); i++) {
        if (draft.isInPeloton(draft.riderAt(i))) {
          Lines.finish(draft, draft.riderAt(i), "L1-Q-50", journal);
        }
      }
      return;
    }
    for (Place area = Place.FRONT; area != Place.ROAD; area = Place.of(area.ordinal() + 1)) {
      for (int i = 0; i < draft.points(); i++) {
        if (draft.place(draft.riderAt(i)) == area) {
          Lines.finish(draft, draft.riderAt(i), "L1-Q-50", journal);
        }
      }
    }
  }

  /** Everybody rolls once; a red 4 is a puncture (L1-136, L1-137, L1-Q-68, L1-Q-111). */
  private static void punctures(Draft draft, Chance chance, Journal journal) {
    int[] order = Classification.order(draft);
    int head = draft.headFront();
    int before = order.length;
    int inside = 0;
    for (int i = order.length - 1; i >= 0; i--) {
      int r = order[i];
      boolean behind = draft.isOnRoad(r) && draft.course.front(draft.square(r)) < head;
      if (behind || draft.isInPeloton(r)) {
        before = i;
      }
      inside |= draft.isInPeloton(r) ? 1 << r : 0;
    }
    for (int i = 0; i < before; i++) {
      roadPuncture(draft, order[i], chance, journal);
    }
    for (int i = 0; i < draft.points(); i++) {
      int r = draft.riderAt(i);
      if (draft.isInPeloton(r) && rollsRed(draft, r, chance, journal)) {
        putBehind(draft, r, chance, journal);
      }
    }
    for (int i = before; i < order.length; i++) {
      // Who has just been put behind the peloton has rolled already.
      if ((inside >> order[i] & 1) == 0) {
        roadPuncture(draft, order[i], chance, journal);
      }
    }
  }

  /** A puncture inside the peloton (L1-139, L1-Q-85). */
  private static void putBehind(Draft draft, int r, Chance chance, Journal journal) {
    drop(draft, r, "L1-139", chance, journal);
    if (draft.rules.pelotonPuncture != Rules.InPeloton.ORDINARY_SQUARE) {
      Risks.puncture(draft, r, "L1-Q-85", journal);
      draft.putBehind(r, draft.rules.pelotonPuncture == Rules.InPeloton.CROSSED_FREE ? 1 : 0);
    }
  }

  private static void roadPuncture(Draft draft, int r, Chance chance, Journal journal) {
    if (!draft.isOnRoad(r) || draft.waitsAfterPuncture(r) || !rollsRed(draft, r, chance, journal)) {
      return;
    }
    draft.putBehind(r, 0);
    Risks.puncture(draft, r, "L1-138", journal);
    if (draft.slot(r) != Slot.NONE) {
      // L1-Q-33: he has not moved yet in this turn and now stays where he is.
      draft.slot(r, draft.rules.punctureKeepsSlot ? Slot.LAST : Slot.NONE);
    }
  }

  private static boolean rollsRed(RaceState race, int r, Chance chance, Journal journal) {
    Face face = race.rules.die.side(chance.die(12));
    Events.tell(journal, r, (t, c) -> new RaceEvent.PunctureRolled("L1-136", t, c, face));
    return face == Face.RED;
  }
}
