package musette.games.leader1;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Journal;

/** Tells events of riders; asks only when somebody listens. */
final class Teller {
  private Teller() {}

  /** An event of one rider. */
  @FunctionalInterface
  interface OfRider {
    RaceEvent make(Team team, Speciality cyclist);
  }

  @SuppressWarnings("ReferenceEquality") // The journal that nobody listens to is one object.
  static boolean listens(Journal journal) {
    return journal != Journal.NONE;
  }

  static void tell(Journal journal, int r, OfRider event) {
    if (listens(journal)) {
      journal.tell(event.make(Team.of(Riders.team(r)), Speciality.of(Riders.speciality(r))));
    }
  }

  static List<Team> order(Race race) {
    var order = new ArrayList<Team>();
    for (int i = 0; i < race.tokens; i++) {
      order.add(Team.of(race.teamAt(i)));
    }
    return order;
  }
}
