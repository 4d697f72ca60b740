package musette.games.pacewheel.course;

import java.util.ArrayList;
import java.util.List;

/**
 * The road of one stage.
 *
 * @param road one sign a square, square 1 first: {@code _} flat, {@code ^} uphill, {@code v}
 *     downhill; the last is the finish square
 * @param feed the feeding zones, in riding order
 * @param summits the squares at the top of each uphill (PW-Q-37)
 */
public record Course(String id, String title, String road, List<Zone> feed, List<Integer> summits) {

  /** Adjacent R squares. */
  public record Zone(int first, int last) {}

  public Course {
    feed = List.copyOf(feed);
    summits = List.copyOf(summits);
  }

  /** A course with the summits that its road has. */
  public static Course of(String id, String title, String road, List<Zone> feed) {
    return new Course(id, title, road, feed, summitsOf(road));
  }

  /** The same course where a finish on a climb is no summit. */
  public Course withoutSummitFinish() {
    return new Course(id, title, road, feed, summits.stream().filter(s -> s < length()).toList());
  }

  /** The finish square F. */
  public int length() {
    return road.length();
  }

  /** The starting strip is flat (PW-Q-43), and so is the road past the finish. */
  public Terrain terrain(int square) {
    return square < 1 || square > road.length()
        ? Terrain.FLAT
        : Terrain.ofSign(road.charAt(square - 1));
  }

  /** The terrain of the finish square. */
  public Terrain finishTerrain() {
    return terrain(length());
  }

  /** The number of the zone of an R square, -1 elsewhere. */
  public int zone(int square) {
    for (int i = 0; i < feed.size(); i++) {
      Zone zone = feed.get(i);
      if (square >= zone.first && square <= zone.last) {
        return i;
      }
    }
    return -1;
  }

  private static List<Integer> summitsOf(String road) {
    var summits = new ArrayList<Integer>();
    for (int square = 1; square <= road.length(); square++) {
      boolean climbs = road.charAt(square - 1) == '^';
      if (climbs && (square == road.length() || road.charAt(square) != '^')) {
        summits.add(square);
      }
    }
    return summits;
  }
}
