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
    return !race.course().raceToTheEnd() && isAcross(race, Spots.front(race.spots()));
  }

  private static boolean isAcross(Race race, int rider) {
    return rider >= 0 && race.course().track().isPastFinish(race.square(rider));
  }

  /** Ranks everybody by position (FR-43). */
  static void rankAll(Race race, Journal journal) {
    long waiting = race.spots();
    for (int rider = Spots.front(waiting); rider >= 0; rider = Spots.front(waiting)) {
      waiting = Spots.with(waiting, rider, Spots.OFF);
      race.arrive(rider);
    }
    tellOver(race, journal);
  }

  /** With the option raceToTheEnd: who has finished leaves, ranked in order (FR-Q6). */
  static void leave(Race race, Journal journal) {
    for (int rider = Spots.front(race.spots());
        isAcross(race, rider);
        rider = Spots.front(race.spots())) {
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

  static Result result(Race race) {
    List<Team> teams = teams(race);
    var places = new ArrayList<Integer>();
    for (int seat = 0; seat < race.course().seats(); seat++) {
      places.add(1 + teams.indexOf(race.course().teams().get(seat)));
    }
    return new Result(places);
  }
}
