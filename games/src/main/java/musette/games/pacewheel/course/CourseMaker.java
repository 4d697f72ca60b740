package musette.games.pacewheel.course;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Chance;
import musette.kernel.RoadWish;

/**
 * Makes a course: flat roads, and climbs with descents behind them, of exactly the length asked.
 */
final class CourseMaker {
  private static final int START = 4;
  private static final int LEAST_FLAT = 2;

  private CourseMaker() {}

  static Course make(RoadWish wish) {
    Chance chance = Chance.quick(wish.seed());
    int climbs = Math.min(wish.climbs(), (wish.length() - START) / (2 * LEAST_FLAT + 1));
    String road = road(wish, climbs, chance);
    return Course.of("own", "", road, zones(road, chance));
  }

  private static String road(RoadWish wish, int climbs, Chance chance) {
    int spare = wish.length() - START - climbs * (LEAST_FLAT + 1);
    var up = new int[climbs];
    var down = new int[climbs];
    for (int i = 0; i < climbs; i++) {
      int most = Math.max(0, spare / (2 * (climbs - i)));
      int wished = steepness(wish) + chance.below(steepness(wish));
      up[i] = 1 + Math.min(most, wished);
      spare -= up[i] - 1;
      // Some summits are high plains, and some roads fall further than they rose.
      down[i] = chance.below(4) == 0 ? 0 : Math.min(most, up[i] - 1 + chance.below(4));
      spare -= down[i];
    }
    int[] flats = shared(spare, climbs + 1, chance);
    var road = new StringBuilder("_".repeat(START + flats[0]));
    for (int i = 0; i < climbs; i++) {
      road.append("^".repeat(up[i])).append("v".repeat(down[i]));
      road.append("_".repeat(LEAST_FLAT + flats[i + 1]));
    }
    return summitFinish(road.toString(), wish, chance);
  }

  /** The hardest roads often end on top. */
  private static String summitFinish(String road, RoadWish wish, Chance chance) {
    boolean top = wish.legs() == RoadWish.Legs.CRUEL && chance.below(2) == 0;
    int last = road.lastIndexOf('^');
    if (!top || last < 0) {
      return road;
    }
    int first = last;
    while (road.charAt(first - 1) == '^') {
      first--;
    }
    String behind = road.substring(last + 1).replace('v', '_');
    return road.substring(0, first) + behind + road.substring(first, last + 1);
  }

  private static int steepness(RoadWish wish) {
    return switch (wish.legs()) {
      case KIND -> 3;
      case HARD -> 6;
      case CRUEL -> 9;
    };
  }

  /** So many squares in random parts. */
  private static int[] shared(int squares, int parts, Chance chance) {
    var shares = new int[parts];
    for (int i = 0; i < squares; i++) {
      shares[chance.below(parts)]++;
    }
    return shares;
  }

  /** About one feeding zone of four squares in every forty squares, on the flat. */
  private static List<Course.Zone> zones(String road, Chance chance) {
    var zones = new ArrayList<Course.Zone>();
    int wanted = Math.min(CourseReader.MOST_ZONES, road.length() / 40);
    for (int i = 0; i < wanted; i++) {
      int part = road.length() / (wanted + 1);
      int first = part * (i + 1) - part / 4 + chance.below(Math.max(1, part / 2));
      int free = zones.isEmpty() ? CourseReader.FIRST_FEED : zones.getLast().last() + 2;
      int from = road.indexOf("____", Math.max(first, free) - 1);
      if (from >= 0 && from + 4 < road.length()) {
        zones.add(new Course.Zone(from + 1, from + 4));
      }
    }
    return zones;
  }
}
