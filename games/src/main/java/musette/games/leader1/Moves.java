package musette.games.leader1;

import java.util.Arrays;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Move;
import musette.games.leader1.course.Obstacles;
import musette.games.leader1.course.OpenRoad;
import musette.games.leader1.course.Paths;
import musette.games.leader1.course.Reach;
import musette.games.leader1.course.Terrain;

/** The moves that riders can make (L1-49 to L1-55, L1-70 to L1-74). */
final class Moves {
  private final RaceState race;
  private final Course course;
  private final boolean calm;
  private long[] found = new long[32];
  private int count;

  Moves(RaceState race) {
    this.race = race;
    course = race.course;
    calm = race.weather == 0;
  }

  long[] all() {
    return count == 0 ? RaceState.NO_MOVES : Arrays.copyOf(found, count);
  }

  /** Adds what a rider on the road can do from his square. */
  Moves ride(int r) {
    int square = race.square(r);
    int free = MoveCost.free(race, r, square, race.slipstream(r));
    search(r, square, free, 1, Paths.Cracks.POSSIBLE);
    return this;
  }

  /** Adds how a cyclist can break away from the head of the peloton (L1-70 to L1-74). */
  Moves attack(int r) {
    int square = race.headSquare();
    boolean exempt =
        Riders.speciality(r) == Speciality.CLIMBER.ordinal()
            && course.terrain(square) == Terrain.MOUNTAIN.ordinal();
    int free = MoveCost.free(race, r, square, 0);
    search(
        r,
        square,
        free,
        Move.SHORTEST_BREAKAWAY,
        exempt ? Paths.Cracks.NEVER : Paths.Cracks.POSSIBLE);
    return this;
  }

  private void search(int r, int start, int free, int shortest, Paths.Cracks cracks) {
    int energy = race.energy(r);
    int longest =
        free
            + MoveCost.mostPaying(
                race.rules, calm ? energy : energy + WeatherTokens.tailwind(race));
    OpenRoad.Found known = race.openRoad().moves(start, free, cracks);
    long[] open = known.moves();
    int end = known.upTo(longest);
    int last = end == 0 ? course.size() : Move.end(open[end - 1]);
    boolean few = !race.rules.payingUnlimited && end > 0;
    if (!few || !isOpen(start, last)) {
      // A short breakaway over the finish line is a case for itself (L1-Q-75).
      boolean plain =
          few
              && last - start < Reach.SPAN
              && (shortest == 1 || course.front(last) <= course.finish());
      if (plain
          && (cracks == Paths.Cracks.NEVER || !canCrack(start, last, longest - free))
          && reach(r, start, free, longest, shortest)) {
        return;
      }
      open = Paths.find(course, obstacles(race), start, free, longest, shortest, cracks);
      end = open.length;
    }
    for (int i = 0; i < end; i++) {
      long move = Move.by(r, open[i]);
      boolean payable =
          Move.length(move) < shortest
              ? isPayableHome(move, start, free, energy)
              : isPayable(move, start, free, energy);
      if (payable) {
        add(move);
      }
    }
  }

  private void add(long move) {
    if (count == found.length) {
      found = Arrays.copyOf(found, 2 * count);
    }
    found[count++] = move;
  }

  /**
   * The quick way where nothing but the end matters for the offer; false if the road is blocked.
   */
  private boolean reach(int r, int start, int free, int longest, int shortest) {
    int before = count;
    var reach = reach(start);
    for (int n = 1; n <= longest; n++) {
      if (!reach.step()) {
        if (reach.isAtEnd()) {
          return true;
        }
        count = before;
        return false;
      }
      if (n >= shortest) {
        ends(r, reach.endsLow(), n, start, free);
        ends(r, reach.endsHigh(), n, start + 64, free);
      }
    }
    return true;
  }

  private void ends(int r, long ends, int n, int from, int free) {
    for (long left = ends; left != 0; left &= left - 1) {
      long move = Move.unresolved(r, n, from + Long.numberOfTrailingZeros(left));
      // In calm weather a move of this length is payable: nobody is crossed and no crack possible.
      if (calm || isPayable(move, startOf(race, r), free, race.energy(r))) {
        add(move);
      }
    }
  }

  /** The squares ahead of this one, with those who ride or mend there. */
  private Reach reach(int start) {
    long takenLow = 0;
    long takenHigh = 0;
    long closedLow = 0;
    long closedHigh = 0;
    for (int left = race.road(); left != 0; left &= left - 1) {
      int r = Integer.numberOfTrailingZeros(left);
      int at = race.square(r) - start;
      if (at > 0 && at < Reach.SPAN && !race.isFallen(r)) {
        long low = at < 64 ? 1L << at : 0;
        long high = at < 64 ? 0 : 1L << at;
        if (race.isPunctured(r)) {
          closedLow |= low;
          closedHigh |= high;
        } else {
          takenLow |= low;
          takenHigh |= high;
        }
      }
    }
    return new Reach(course, start, takenLow, takenHigh, closedLow, closedHigh);
  }

  private static int startOf(RaceState race, int r) {
    return race.isOnRoad(r) ? race.square(r) : race.headSquare();
  }

  /** The whole move where so far only length and end were found. */
  static long resolve(RaceState race, long move) {
    if (!Move.isUnresolved(move)) {
      return move;
    }
    int r = Move.rider(move);
    int start = startOf(race, r);
    int free = MoveCost.free(race, r, start, MoveCost.slipstream(race, r));
    Obstacles obstacles = obstacles(race);
    int length = Move.length(move);
    OpenRoad.Found known = race.openRoad().moves(start, free, Paths.Cracks.NEVER);
    long open = known.to(length, Move.end(move));
    if (obstacles.leave(race.course, open, start)) {
      return Move.by(r, open);
    }
    long[] all =
        Paths.find(race.course, obstacles, start, free, length, length, Paths.Cracks.NEVER);
    return Move.by(r, same(all, move));
  }

  /** The one of these moves that has the same length and end. */
  private static long same(long[] all, long move) {
    for (long candidate : all) {
      if (Move.length(candidate) == Move.length(move) && Move.end(candidate) == Move.end(move)) {
        return candidate;
      }
    }
    throw new IllegalArgumentException("no path to square " + Move.end(move));
  }

  /** Whether so many paying squares could exceed a limit between these squares. */
  private boolean canCrack(int start, int last, int paying) {
    for (int h = course.hexagon(start); h <= course.hexagon(last); h++) {
      if (course.limit(course.climbOf(h)) < paying) {
        return true;
      }
    }
    return false;
  }

  /** Every outcome of a move must be payable (L1-48, L1-Q-116). */
  private boolean isPayable(long move, int start, int free, int energy) {
    if (calm && Move.isPlain(move)) {
      return true;
    }
    return MoveCost.need(race, move, start, free) <= energy;
  }

  /** A breakaway that is too short leads over the line or is none (L1-Q-75). */
  private boolean isPayableHome(long move, int start, int free, int energy) {
    return course.front(Move.end(move)) > course.finish()
        && MoveCost.need(race, move, start, free) <= energy;
  }

  /** Whether nobody rides or mends between these squares and no token could bring rain there. */
  private boolean isOpen(int start, int last) {
    for (int left = race.road(); left != 0; left &= left - 1) {
      int r = Integer.numberOfTrailingZeros(left);
      int square = race.square(r);
      if (square > start && square <= last && !race.isFallen(r)) {
        return false;
      }
    }
    return calm || WeatherTokens.rainyHexagons(race) == 0;
  }

  static Obstacles obstacles(RaceState race) {
    long[] taken = new long[(race.course.size() >> 6) + 1];
    long[] closed = new long[taken.length];
    for (int left = race.road(); left != 0; left &= left - 1) {
      int r = Integer.numberOfTrailingZeros(left);
      if (!race.isFallen(r)) {
        int s = race.square(r);
        (race.isPunctured(r) ? closed : taken)[s >> 6] |= 1L << s;
      }
    }
    int rain = race.weather == 0 ? 0 : WeatherTokens.rainyHexagons(race);
    return new Obstacles(taken, closed, rain, race.rules.longestWay);
  }
}
