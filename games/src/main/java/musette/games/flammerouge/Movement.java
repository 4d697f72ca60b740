package musette.games.flammerouge;

import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.course.Terrain;
import musette.games.flammerouge.course.Track;
import musette.kernel.Journal;

/** The movement phase: one rider after the other, front to back (FR-21 to FR-24, FR-50, FR-51). */
final class Movement {
  private Movement() {}

  static void moveAll(Draft draft, int values, Journal journal) {
    // The order is that of the reveal, whatever happens on the road meanwhile.
    for (int order = Spots.order(draft.spots()); order != 0; order = Spots.rest(order)) {
      int rider = Spots.first(order);
      move(draft, rider, Reveal.value(values, rider), journal);
    }
  }

  private static void move(Draft draft, int rider, int value, Journal journal) {
    Track track = draft.rules().track();
    int from = draft.square(rider);
    int wanted = Math.min(from + track.distance(from, value), track.lastSquare());
    int spot = draft.spot(rider);
    for (int square = wanted; square > from; square--) {
      int landing = Spots.landing(draft.spots(), square);
      if (landing != Spots.FULL) {
        spot = landing;
        break;
      }
    }
    draft.put(rider, spot);
    if (journal != Journal.NONE) {
      tell(draft, rider, value, from, wanted, journal);
    }
  }

  private static void tell(
      RaceState race, int rider, int value, int from, int wanted, Journal journal) {
    Track track = race.rules().track();
    Rider who = race.rules().rider(rider);
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
