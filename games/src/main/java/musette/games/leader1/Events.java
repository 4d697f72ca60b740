package musette.games.leader1;

import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.kernel.Journal;

/** Tells the journal what happens to riders, if somebody listens. */
final class Events {
  private Events() {}

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
}
