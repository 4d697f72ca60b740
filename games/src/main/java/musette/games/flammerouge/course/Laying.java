package musette.games.flammerouge.course;

import java.util.ArrayList;
import java.util.List;

/** Lays tiles end to end and finds where one would lie on top of another (FR-Q9). */
final class Laying {
  /** Half the width of the road, and the radii of the two kinds of bend, in squares. */
  private static final double HALF = 0.86;

  private static final double SHARP = 1.45;
  private static final double SOFT = 2.55;

  /** Where a square is tried, in quarters of its length; tiles that only touch do not overlap. */
  private static final int[] ALONG = {1, 2, 3};

  private static final double[] ACROSS = {-0.8, -0.4, 0, 0.4, 0.8};

  /** Squares further apart than this, squared, cannot touch. */
  private static final double FAR = 16;

  private final List<Place> places = new ArrayList<>();
  private final List<Spot> spots = new ArrayList<>();
  private Place next = new Place(0, 0, 0);

  /** A point of the road, and where the road goes from there in degrees. */
  record Place(double x, double y, int heading) {}

  private record Point(double x, double y) {}

  /** One square: a piece of a line or of an arc. Its turn is to the right. */
  private record Spot(int tile, double x, double y, int bearing, int turn, double radius) {

    /** A point: {@code along} in quarters of the square, {@code across} from -1 to 1. */
    Point at(int along, double across) {
      double side = across * HALF;
      int to = bearing + turn * along / 4;
      double ahead = along / 4.0;
      double middleX = x + Bearing.cos(bearing) * ahead;
      double middleY = y + Bearing.sin(bearing) * ahead;
      if (turn != 0) {
        double signed = Math.signum(turn) * radius;
        middleX = x + signed * (Bearing.sin(to) - Bearing.sin(bearing));
        middleY = y - signed * (Bearing.cos(to) - Bearing.cos(bearing));
      }
      return new Point(middleX - Bearing.sin(to) * side, middleY + Bearing.cos(to) * side);
    }

    boolean covers(Point p) {
      double dx = p.x - x;
      double dy = p.y - y;
      double ahead = dx * Bearing.cos(bearing) + dy * Bearing.sin(bearing);
      double right = dy * Bearing.cos(bearing) - dx * Bearing.sin(bearing);
      if (turn == 0) {
        return ahead > 0 && ahead < 1 && Math.abs(right) < HALF;
      }
      // Seen from the middle of the bend, which lies to the right or to the left.
      double away = radius - right * Math.signum(turn);
      double distance = Math.sqrt(ahead * ahead + away * away);
      int sweep = Math.abs(turn);
      boolean within = ahead > 0 && ahead * Bearing.cos(sweep) < away * Bearing.sin(sweep);
      return within && Math.abs(distance - radius) < HALF;
    }

    boolean isNear(Spot other) {
      double dx = x - other.x;
      double dy = y - other.y;
      return dx * dx + dy * dy < FAR;
    }
  }

  /** Where the next tile begins. */
  Place next() {
    return next;
  }

  /** Lays a tile at the end; {@link #takeOff} removes it again. */
  void lay(Tile tile) {
    places.add(next);
    int count = tile.squares().size();
    int turn = Bearing.of(tile.turn()) / count;
    double radius = Math.abs(tile.turn()) == 90 ? SHARP : SOFT;
    int bearing = Bearing.of(next.heading);
    var end = new Point(next.x, next.y);
    for (int i = 0; i < count; i++) {
      var spot = new Spot(places.size(), end.x, end.y, bearing, turn, radius);
      spots.add(spot);
      end = spot.at(4, 0);
      bearing += turn;
    }
    next = new Place(end.x, end.y, Math.floorMod(next.heading + tile.turn(), 360));
  }

  /** Takes the last tile off again. */
  void takeOff() {
    int last = places.size();
    next = places.removeLast();
    while (!spots.isEmpty() && spots.getLast().tile == last) {
      spots.removeLast();
    }
  }

  /** What the last tile lies on; neighbours only touch. */
  List<StageRoad.Overlap> overlaps() {
    int last = places.size();
    var found = new ArrayList<StageRoad.Overlap>();
    for (Spot old : spots) {
      boolean known = !found.isEmpty() && found.getLast().under() == old.tile;
      if (old.tile >= last - 1 || known) {
        continue;
      }
      for (int i = spots.size() - 1; i >= 0 && spots.get(i).tile == last; i--) {
        Spot added = spots.get(i);
        if (added.isNear(old) && add(found, added, old)) {
          break;
        }
      }
    }
    return found;
  }

  private static boolean add(List<StageRoad.Overlap> found, Spot added, Spot old) {
    for (int along : ALONG) {
      for (double across : ACROSS) {
        Point first = added.at(along, across);
        Point second = old.at(along, across);
        if (old.covers(first) || added.covers(second)) {
          Point shown = old.covers(first) ? first : second;
          found.add(
              new StageRoad.Overlap(added.tile, old.tile, rounded(shown.x), rounded(shown.y)));
          return true;
        }
      }
    }
    return false;
  }

  /** Enough for a drawing. */
  static double rounded(double number) {
    return Math.round(number * 1000) / 1000.0;
  }
}
