package musette.games.flammerouge;

import musette.kernel.Journal;

/** The movement phase: one rider after the other, front to back (FR-21 to FR-24, FR-50, FR-51). */
final class Movement {
  private Movement() {}

  static void moveAll(Race race, int values, Journal journal) {
    // The order is that of the reveal, whatever happens on the road meanwhile.
    for (int order = Spots.order(race.spots()); order != 0; order = Spots.rest(order)) {
      int rider = Spots.first(order);
      move(race, rider, Reveal.value(values, rider), journal);
    }
  }

  private static void move(Race race, int rider, int value, Journal journal) {
    Track track = race.course().track();
    int from = race.square(rider);
    int wanted = Math.min(from + track.distance(from, value), track.lastSquare());
    int spot = race.spot(rider);
    for (int square = wanted; square > from; square--) {
      int landing = Spots.landing(race.spots(), square);
      if (landing != Spots.FULL) {
        spot = landing;
        break;
      }
    }
    race.put(rider, spot);
    if (journal != Journal.NONE) {
      tell(race, rider, value, from, wanted, journal);
    }
  }

  private static void tell(Race race, int rider, int value, int from, int wanted, Journal journal) {
    Track track = race.course().track();
    Rider who = race.course().rider(rider);
    int spot = race.spot(rider);
    int to = Spots.square(spot);
    int distance = track.distance(from, value);
    if (distance > value) {
      journal.tell(new RaceEvent.TerrainFelt(who, Terrain.DESCENT, value, distance, "FR-51"));
    } else if (distance < value) {
      journal.tell(new RaceEvent.TerrainFelt(who, Terrain.ASCENT, value, distance, "FR-50"));
    }
    if (to < wanted) {
      journal.tell(new RaceEvent.Blocked(who, wanted, to));
    }
    journal.tell(new RaceEvent.Moved(who, from, to, Spots.lane(spot)));
    if (track.isPastFinish(to)) {
      journal.tell(new RaceEvent.CrossedLine(who, to - track.finishLine()));
    }
  }
}
