package musette.games.leader1;

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
  static boolean asks(Race race, Journal journal) {
    for (; race.cursor < race.points(); race.cursor++) {
      int r = race.riderAt(race.cursor);
      int price = price(race, r);
      if (price == 0) {
        continue;
      }
      if (race.energy(r) >= price) {
        race.energy(r, race.energy(r) - price);
        if (Teller.listens(journal)) {
          String rule = paysForMountain(race, r) ? "L1-91" : race.moved >= 5 ? "L1-90" : "L1-89";
          Teller.tell(journal, r, (t, c) -> new RaceEvent.Paid(rule, t, c, price));
        }
      } else if (race.isInPeloton(r)) {
        if (race.tiles(r) != 0) {
          return true;
        }
        race.place(r, Place.UNABLE);
      }
    }
    return false;
  }

  /** What a cyclist pays for the peloton's move (L1-89, L1-90, L1-91). */
  static int price(Race race, int r) {
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

  private static boolean paysForMountain(Race race, int r) {
    return race.movedFromMountain && Riders.speciality(r) == Speciality.ROULEUR.ordinal();
  }

  /** The rider who is asked will not pay: he is dropped. */
  static void refuse(Race race) {
    race.place(race.riderAt(race.cursor), Place.UNABLE);
    race.cursor++;
  }

  /** All have paid: drops, finish, punctures. */
  static void close(Race race, Chance chance, Journal journal) {
    dropAll(race, Place.LEAVING, chance, journal);
    dropAll(race, Place.UNABLE, chance, journal);
    if (race.pelotonHome()) {
      finish(race, journal);
    }
    if (race.red) {
      punctures(race, chance, journal);
    }
    race.red = false;
    race.spared = 0;
    race.moved = 0;
    race.movedFromMountain = false;
  }

  private static void dropAll(Race race, Place from, Chance chance, Journal journal) {
    for (int i = 0; i < race.points(); i++) {
      if (race.place(race.riderAt(i)) == from) {
        drop(race, race.riderAt(i), from == Place.LEAVING ? "L1-96" : "L1-94", chance, journal);
      }
    }
  }

  /** Puts a rider on the best free square behind the peloton (L1-96, L1-Q-28, L1-Q-82). */
  private static void drop(Race race, int r, String rule, Chance chance, Journal journal) {
    int square = squareBehind(race);
    race.place(r, Place.ROAD);
    race.square(r, square);
    race.stamp(r, --race.lowestStamp);
    race.slot(r, Slot.NONE);
    Teller.tell(journal, r, (t, c) -> new RaceEvent.Dropped(rule, t, c, race.course.name(square)));
    Feeding.pass(race, r, race.course.front[square], chance, journal);
  }

  private static int squareBehind(Race race) {
    Course course = race.course;
    int below = race.pelotonHome() ? course.finish + 1 : course.front[course.dots[race.head - 1]];
    int best = Course.NONE;
    int last = race.pelotonHome() ? course.size - 1 : course.dots[race.head - 1];
    for (int s = last; s >= 0; s--) {
      if (best != Course.NONE && course.front[s] < course.front[best]) {
        return best;
      }
      boolean open = course.front[s] < below && isFree(race, s);
      if (open && (best == Course.NONE || preference(course, s) > preference(course, best))) {
        best = s;
      }
    }
    return best;
  }

  /** C before R before L. */
  private static int preference(Course course, int square) {
    return course.lane[square] == Lane.C.ordinal() ? Lane.COUNT : course.lane[square];
  }

  private static boolean isFree(Race race, int square) {
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
  private static void finish(Race race, Journal journal) {
    if (race.rules.finishBySupportOrder) {
      for (int i = 0; i < race.points(); i++) {
        if (race.isInPeloton(race.riderAt(i))) {
          Stages.finish(race, race.riderAt(i), "L1-Q-50", journal);
        }
      }
      return;
    }
    for (Place area = Place.FRONT; area != Place.ROAD; area = Place.of(area.ordinal() + 1)) {
      for (int i = 0; i < race.points(); i++) {
        if (race.place(race.riderAt(i)) == area) {
          Stages.finish(race, race.riderAt(i), "L1-Q-50", journal);
        }
      }
    }
  }

  /** Everybody rolls once; a red 4 is a puncture (L1-136, L1-137, L1-Q-68, L1-Q-111). */
  private static void punctures(Race race, Chance chance, Journal journal) {
    int[] order = Classification.order(race);
    int head = race.headFront();
    int before = order.length;
    int inside = 0;
    for (int i = order.length - 1; i >= 0; i--) {
      int r = order[i];
      boolean behind = race.isOnRoad(r) && race.course.front[race.square(r)] < head;
      if (behind || race.isInPeloton(r)) {
        before = i;
      }
      inside |= race.isInPeloton(r) ? 1 << r : 0;
    }
    for (int i = 0; i < before; i++) {
      roadPuncture(race, order[i], chance, journal);
    }
    for (int i = 0; i < race.points(); i++) {
      int r = race.riderAt(i);
      if (race.isInPeloton(r) && rollsRed(race, r, chance, journal)) {
        putBehind(race, r, chance, journal);
      }
    }
    for (int i = before; i < order.length; i++) {
      // Who has just been put behind the peloton has rolled already.
      if ((inside >> order[i] & 1) == 0) {
        roadPuncture(race, order[i], chance, journal);
      }
    }
  }

  /** A puncture inside the peloton (L1-139, L1-Q-85). */
  private static void putBehind(Race race, int r, Chance chance, Journal journal) {
    drop(race, r, "L1-139", chance, journal);
    if (race.rules.pelotonPuncture != Rules.InPeloton.ORDINARY_SQUARE) {
      Risks.puncture(race, r, "L1-Q-85", journal);
      race.putBehind(r, race.rules.pelotonPuncture == Rules.InPeloton.CROSSED_FREE ? 1 : 0);
    }
  }

  private static void roadPuncture(Race race, int r, Chance chance, Journal journal) {
    if (!race.isOnRoad(r) || race.waitsAfterPuncture(r) || !rollsRed(race, r, chance, journal)) {
      return;
    }
    race.putBehind(r, 0);
    Risks.puncture(race, r, "L1-138", journal);
    if (race.slot(r) != Slot.NONE) {
      // L1-Q-33: he has not moved yet in this turn and now stays where he is.
      race.slot(r, race.rules.punctureKeepsSlot ? Slot.LAST : Slot.NONE);
    }
  }

  private static boolean rollsRed(Race race, int r, Chance chance, Journal journal) {
    Face face = race.rules.die.side(chance.die(12));
    Teller.tell(journal, r, (t, c) -> new RaceEvent.PunctureRolled("L1-136", t, c, face));
    return face == Face.RED;
  }
}
