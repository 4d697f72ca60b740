package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.List;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.api.Team;
import musette.kernel.Journal;
import musette.kernel.Result;

/** The end of the race and its ranking (FR-40 to FR-43, FR-Q6). */
final class Arrival {
  private Arrival() {}

  /** Somebody is across the line, and nobody rides on for the other places. */
  static boolean endsRace(RaceState race) {
    return !race.rules().raceToTheEnd() && isAnybodyAcross(race);
  }

  private static boolean isAnybodyAcross(RaceState race) {
    return Spots.isAnybodyPast(race.spots(), race.rules().track().finishLine());
  }

  /** Ranks everybody by position (FR-43). */
  static void rankAll(Draft draft, Journal journal) {
    for (int order = Spots.order(draft.spots()); order != 0; order = Spots.rest(order)) {
      draft.arrive(Spots.first(order));
    }
    tellOver(draft, journal);
  }

  /** With the option raceToTheEnd: who has finished leaves, ranked in order (FR-Q6). */
  static void leave(Draft draft, Journal journal) {
    while (isAnybodyAcross(draft)) {
      int rider = Spots.first(Spots.order(draft.spots()));
      draft.put(rider, Spots.OFF);
      draft.arrive(rider);
      if (journal != Journal.NONE) {
        journal.tell(new RaceEvent.LeftTrack(draft.rules().rider(rider), draft.arrivedCount()));
      }
    }
    if (draft.isOver()) {
      tellOver(draft, journal);
    }
  }

  private static void tellOver(RaceState race, Journal journal) {
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.RaceOver(ranking(race), teams(race)));
    }
  }

  /** The riders who are ranked already, the best first. */
  static List<Rider> ranking(RaceState race) {
    var riders = new ArrayList<Rider>();
    for (int place = 0; place < race.arrivedCount(); place++) {
      riders.add(race.rules().rider(race.arrived(place)));
    }
    return List.copyOf(riders);
  }

  /** Teams by their best rider. */
  private static List<Team> teams(RaceState race) {
    return ranking(race).stream().map(Rider::team).distinct().toList();
  }

  /** A seat's place is that of its team's best rider; dummy teams take places too. */
  static Result result(RaceState race) {
    var places = new Integer[race.rules().seats()];
    int ranked = 0;
    for (int place = 0; place < race.arrivedCount(); place++) {
      int team = race.arrived(place) >> 1;
      if ((ranked >> team & 1) == 0) {
        ranked |= 1 << team;
        if (team < places.length) {
          places[team] = Integer.bitCount(ranked);
        }
      }
    }
    return new Result(List.of(places));
  }
}
