package musette.games.leader1;

import java.util.Arrays;

/**
 * The moves that riders can make. A move is one long: path, dangerous squares, crossed squares,
 * crack risk, length, end, rider. The lowest 45 bits are the order of preference: fewest crossed
 * squares, then fewest dangerous ones, then lanes L, C, R at the first difference.
 */
final class Moves {
  /** Cost of paying squares (L1-47); beyond six only by option (L1-Q-10). */
  private static final int[] COST = {0, 1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41, 48};

  static final int MOST_PAYING = 6;
  static final int DANGER_SHIFT = 36;
  static final int CROSS_SHIFT = 41;
  static final int CRACK_SHIFT = 45;
  static final int LENGTH_SHIFT = 46;
  static final long CRACK = 1L << CRACK_SHIFT;

  /** In place of the number of dangerous squares while the path is not known. */
  private static final long UNRESOLVED = 31L << DANGER_SHIFT;

  private static final int END_SHIFT = 51;
  private static final int RIDER_SHIFT = 60;

  private final Race race;
  private final Course course;
  private final boolean calm;
  private long[] found = new long[32];
  private int count;

  Moves(Race race) {
    this.race = race;
    course = race.course;
    calm = race.sky == 0;
  }

  static long pack(int length, int end) {
    return ((long) length << LENGTH_SHIFT) | ((long) end << END_SHIFT);
  }

  static int length(long move) {
    return (int) (move >>> LENGTH_SHIFT) & 31;
  }

  static int end(long move) {
    return (int) (move >>> END_SHIFT) & 511;
  }

  static int rider(long move) {
    return (int) (move >>> RIDER_SHIFT);
  }

  static int crossed(long move) {
    return (int) (move >>> CROSS_SHIFT) & 15;
  }

  static int dangers(long move) {
    return (int) (move >>> DANGER_SHIFT) & 31;
  }

  static boolean risksCrack(long move) {
    return (move & CRACK) != 0;
  }

  /** The square after so many steps of a move, given the one before. */
  static int step(Course course, long move, int from, int number) {
    int lane = (int) (move >>> (2 * (Actions.LONGEST - number))) & 3;
    return course.steps[from * Lane.COUNT + lane];
  }

  static int cost(int paying) {
    return COST[Math.max(0, paying)];
  }

  long[] all() {
    return count == 0 ? Race.NO_MOVES : Arrays.copyOf(found, count);
  }

  /** Adds what a rider on the road can do from his square. */
  Moves ride(int r) {
    int square = race.square(r);
    int free = Riding.free(race, r, square, race.slipstream(r));
    search(r, square, free, 1, Paths.Cracks.POSSIBLE);
    return this;
  }

  /** Adds how a cyclist can break away from the head of the peloton (L1-70 to L1-74). */
  Moves attack(int r) {
    int square = race.headSquare();
    boolean exempt =
        Riders.speciality(r) == Speciality.CLIMBER.ordinal()
            && course.terrain[square] == Terrain.MOUNTAIN.ordinal();
    int free = Riding.free(race, r, square, 0);
    search(
        r,
        square,
        free,
        BreakingAway.SHORTEST,
        exempt ? Paths.Cracks.NEVER : Paths.Cracks.POSSIBLE);
    return this;
  }

  private void search(int r, int start, int free, int shortest, Paths.Cracks cracks) {
    int energy = race.energy(r);
    int longest = free + mostPaying(calm ? energy : energy + Sky.tailwind(race));
    OpenRoad.Found known = course.open.moves(start, free, cracks);
    long[] open = known.moves();
    int end = known.upTo(longest);
    int last = end == 0 ? course.size : end(open[end - 1]);
    boolean few = !race.rules.payingUnlimited && end > 0;
    if (!few || !isOpen(start, last)) {
      // A short breakaway over the finish line is a case for itself (L1-Q-75).
      boolean plain =
          few
              && last - start < Reach.SPAN
              && (shortest == 1 || course.front[last] <= course.finish);
      if (plain
          && (cracks == Paths.Cracks.NEVER || !canCrack(start, last, longest - free))
          && reach(r, start, free, longest, shortest)) {
        return;
      }
      open = Paths.find(course, obstacles(race), start, free, longest, shortest, cracks);
      end = open.length;
    }
    long rider = (long) r << RIDER_SHIFT;
    for (int i = 0; i < end; i++) {
      long move = open[i] | rider;
      boolean payable =
          length(move) < shortest
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
    var reach = new Reach(race, start);
    for (int n = 1; n <= longest; n++) {
      if (!reach.step()) {
        if (reach.isAtEnd()) {
          return true;
        }
        count = before;
        return false;
      }
      if (n >= shortest) {
        long kind = ((long) r << RIDER_SHIFT) | UNRESOLVED;
        ends(reach.endsLow(), n, start, free, kind);
        ends(reach.endsHigh(), n, start + 64, free, kind);
      }
    }
    return true;
  }

  private void ends(long ends, int n, int from, int free, long kind) {
    for (long left = ends; left != 0; left &= left - 1) {
      long move = kind | pack(n, from + Long.numberOfTrailingZeros(left));
      // In calm weather a move of this length is payable: nobody is crossed and no crack possible.
      if (calm || isPayable(move, startOf(race, rider(move)), free, race.energy(rider(move)))) {
        add(move);
      }
    }
  }

  private static int startOf(Race race, int r) {
    return race.isOnRoad(r) ? race.square(r) : race.headSquare();
  }

  /** The whole move where so far only length and end were found. */
  static long resolve(Race race, long move) {
    if ((move & UNRESOLVED) != UNRESOLVED) {
      return move;
    }
    int r = rider(move);
    int start = startOf(race, r);
    int free = Riding.free(race, r, start, Riding.slipstream(race, r));
    Obstacles obstacles = obstacles(race);
    long open = same(race.course.open.moves(start, free, Paths.Cracks.NEVER).moves(), move);
    if (obstacles.leave(race.course, open, start)) {
      return open | ((long) r << RIDER_SHIFT);
    }
    int length = length(move);
    long[] all =
        Paths.find(race.course, obstacles, start, free, length, length, Paths.Cracks.NEVER);
    return same(all, move) | ((long) r << RIDER_SHIFT);
  }

  /** The one of these moves that has the same length and end. */
  private static long same(long[] all, long move) {
    long wanted = (move << 4) >>> (LENGTH_SHIFT + 4);
    for (long candidate : all) {
      if (candidate >>> LENGTH_SHIFT == wanted) {
        return candidate;
      }
    }
    throw new IllegalArgumentException("no path to square " + end(move));
  }

  /** Whether so many paying squares could exceed a limit between these squares. */
  private boolean canCrack(int start, int last, int paying) {
    for (int h = course.hexagon[start]; h <= course.hexagon[last]; h++) {
      if (course.limits[course.climbOf[h]] < paying) {
        return true;
      }
    }
    return false;
  }

  /** Every outcome of a move must be payable (L1-48, L1-Q-116). */
  private boolean isPayable(long move, int start, int free, int energy) {
    if (calm && (move & (CRACK | (15L << CROSS_SHIFT))) == 0) {
      return true;
    }
    return Riding.need(race, move, start, free) <= energy;
  }

  /** A breakaway that is too short leads over the line or is none (L1-Q-75). */
  private boolean isPayableHome(long move, int start, int free, int energy) {
    return course.front[end(move)] > course.finish
        && Riding.need(race, move, start, free) <= energy;
  }

  private int mostPaying(int energy) {
    int most = race.rules.payingUnlimited ? COST.length - 1 : MOST_PAYING;
    while (COST[most] > energy) {
      most--;
    }
    return most;
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
    return calm || Sky.rainyHexagons(race) == 0;
  }

  static Obstacles obstacles(Race race) {
    long[] taken = new long[(race.course.size >> 6) + 1];
    long[] closed = new long[taken.length];
    for (int left = race.road(); left != 0; left &= left - 1) {
      int r = Integer.numberOfTrailingZeros(left);
      if (!race.isFallen(r)) {
        int s = race.square(r);
        (race.isPunctured(r) ? closed : taken)[s >> 6] |= 1L << s;
      }
    }
    int rain = race.sky == 0 ? 0 : Sky.rainyHexagons(race);
    return new Obstacles(taken, closed, rain, race.rules.longestWay);
  }
}
