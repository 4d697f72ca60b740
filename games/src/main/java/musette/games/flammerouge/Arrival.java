package musette.games.flammerouge;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Journal;
import musette.kernel.Result;

/** The end of the race and its ranking (FR-40 to FR-43, FR-Q6). */
final class Arrival {
  private Arrival() {}

  /** Somebody is across the line, and nobody rides on for the other places. */
  static boolean endsRace(Race race) {
    return !race.course().raceToTheEnd() && isAnybodyAcross(race);
  }

  private static boolean isAnybodyAcross(Race race) {
    return Spots.isAnybodyPast(race.spots(), race.course().track().finishLine());
  }

  /** Ranks everybody by position (FR-43). */
  static void rankAll(Race race, Journal journal) {
    for (int order = Spots.order(race.spots()); order != 0; order = Spots.rest(order)) {
      race.arrive(Spots.first(order));
    }
    tellOver(race, journal);
  }

  /** With the option raceToTheEnd: who has finished leaves, ranked in order (FR-Q6). */
  static void leave(Race race, Journal journal) {
    while (isAnybodyAcross(race)) {
      int rider = Spots.first(Spots.order(race.spots()));
      race.put(rider, Spots.OFF);
      race.arrive(rider);
      if (journal != Journal.NONE) {
        journal.tell(new RaceEvent.LeftTrack(race.course().rider(rider), race.arrivedCount()));
      }
    }
    if (race.isOver()) {
      tellOver(race, journal);
    }
  }

  private static void tellOver(Race race, Journal journal) {
    if (journal != Journal.NONE) {
      journal.tell(new RaceEvent.RaceOver(ranking(race), teams(race)));
    }
  }

  /** The riders who are ranked already, the best first. */
  static List<Rider> ranking(Race race) {
    var riders = new ArrayList<Rider>();
    for (int place = 0; place < race.arrivedCount(); place++) {
      riders.add(race.course().rider(race.arrived(place)));
    }
    return List.copyOf(riders);
  }

  /** Teams by their best rider. */
  private static List<Team> teams(Race race) {
    return ranking(race).stream().map(Rider::team).distinct().toList();
  }

  /** A seat's place is that of its team's best rider; dummy teams take places too. */
  static Result result(Race race) {
    var places = new Integer[race.course().seats()];
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
