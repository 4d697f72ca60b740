package musette.games.leader1;

import java.util.Arrays;

/**
 * Finds the moves of a rider (L1-49 to L1-55, L1-Q-18, L1-Q-71): for every length and end square
 * the one path that the referee takes. All paths of one length grow together; of those that meet on
 * a square only the best is followed, which is enough because what comes after a square does not
 * depend on how it was reached. What does depend on it, how much of the crack limit is used up, is
 * a label that keeps paths apart.
 *
 * <p>A move is one long: path, dangerous squares, crossed squares, crack risk, length, end, rider.
 * The lowest 45 bits are the order of preference: fewest crossed squares, then fewest dangerous
 * ones, then lanes L, C, R at the first difference.
 */
final class Moves {
  /** Cost of paying squares (L1-47); beyond six only by option (L1-Q-10). */
  private static final int[] COST = {0, 1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 41, 48};

  static final int MOST_PAYING = 6;

  private static final int DANGER_SHIFT = 36;
  private static final int CROSS_SHIFT = 41;
  private static final int CRACK_SHIFT = 45;
  private static final int LENGTH_SHIFT = 46;
  private static final int END_SHIFT = 51;
  private static final int RIDER_SHIFT = 60;
  private static final long DANGER = 1L << DANGER_SHIFT;
  private static final long CROSS = 1L << CROSS_SHIFT;
  private static final long PRESENT = 1L << 62;
  private static final long KEY = (1L << CRACK_SHIFT) - 1;

  /** The label of a path on which the crack limit is exceeded. */
  private static final int EXCEEDED = 7;

  private final Race race;
  private final Course course;
  private final long[] taken;
  private final long[] closed;
  private final int rain;
  private long[] found = new long[32];
  private int count;

  private int rider;
  private int start;
  private int free;
  private int shortest;
  private int shift;
  private long[] here = Race.NO_MOVES;
  private long[] there = Race.NO_MOVES;
  private int[] nodes = {};
  private int[] nexts = {};
  private int reached;

  Moves(Race race) {
    this.race = race;
    course = race.course;
    taken = new long[(course.size >> 6) + 1];
    closed = new long[taken.length];
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.isOnRoad(r) && !race.isFallen(r)) {
        int s = race.square(r);
        (race.isPunctured(r) ? closed : taken)[s >> 6] |= 1L << s;
      }
    }
    rain = race.sky == 0 ? 0 : Sky.rainyHexagons(race);
  }

  static int length(long move) {
    return (int) (move >>> LENGTH_SHIFT & 31);
  }

  static int end(long move) {
    return (int) (move >>> END_SHIFT & 511);
  }

  static int rider(long move) {
    return (int) (move >>> RIDER_SHIFT);
  }

  static int crossed(long move) {
    return (int) (move >>> CROSS_SHIFT & 15);
  }

  static int dangers(long move) {
    return (int) (move >>> DANGER_SHIFT & 31);
  }

  static boolean risksCrack(long move) {
    return (move >>> CRACK_SHIFT & 1) != 0;
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
    search(r, square, Riding.free(race, r, square, race.slipstream(r)), 1, true);
    return this;
  }

  /** Adds how a cyclist can break away from the head of the peloton (L1-70 to L1-74). */
  Moves attack(int r) {
    int square = race.headSquare();
    // L1-125: a climber who breaks away on a mountain never risks a crack.
    boolean cracks =
        Riders.speciality(r) != Speciality.CLIMBER.ordinal()
            || course.terrain[square] != Terrain.MOUNTAIN.ordinal();
    search(r, square, Riding.free(race, r, square, 0), BreakingAway.SHORTEST, cracks);
    return this;
  }

  private void search(int r, int from, int freeSquares, int least, boolean cracks) {
    rider = r;
    start = from;
    free = freeSquares;
    shortest = least;
    int paying = mostPaying(race.energy(r) + (race.sky == 0 ? 0 : Sky.tailwind(race)));
    int longest = free + paying;
    shift = cracks && canCrack(paying, longest) ? 3 : 0;
    // No step passes more than seven squares of the list: rows are 140 units long at most.
    int span = Math.min(course.size - start, 7 * longest + 8) << shift;
    here = new long[span];
    there = new long[span];
    nodes = new int[span];
    nexts = new int[span];
    here[0] = PRESENT;
    reached = 1;
    for (int n = 1; n <= longest && reached > 0; n++) {
      grow(n);
      collect(n);
    }
  }

  private int mostPaying(int energy) {
    int most = race.rules.payingUnlimited ? COST.length - 1 : MOST_PAYING;
    while (COST[most] > energy) {
      most--;
    }
    return most;
  }

  private boolean canCrack(int paying, int longest) {
    int last = Math.min(course.climbOf.length - 1, course.hexagon[start] + longest / 3 + 1);
    for (int h = course.hexagon[start]; h <= last; h++) {
      if (course.limits[course.climbOf[h]] < paying) {
        return true;
      }
    }
    return false;
  }

  /** One more step on every path. */
  private void grow(int n) {
    int grown = 0;
    int laneShift = 2 * (Actions.LONGEST - n);
    boolean paying = n > free;
    for (int i = 0; i < reached; i++) {
      int node = nodes[i];
      int s = start + (node >> shift);
      long key = here[node];
      here[node] = 0;
      if (n > 1) {
        if (course.front[s] > course.finish) {
          continue;
        }
        if ((taken[s >> 6] >>> s & 1) != 0) {
          key += CROSS;
        }
      }
      for (int lane = 0; lane < Lane.COUNT; lane++) {
        int t = course.steps[s * Lane.COUNT + lane];
        if (t < 0) {
          continue;
        }
        long next = key + ((long) lane << laneShift);
        if (course.dark[t] && (paying || (rain >> course.hexagon[t] & 1) != 0)) {
          next += DANGER;
        }
        int to = (t - start) << shift;
        if (shift > 0) {
          to |= label(node & 7, s, t, n);
        }
        if (there[to] == 0) {
          nexts[grown++] = to;
          there[to] = next;
        } else if (next < there[to]) {
          there[to] = next;
        }
      }
    }
    long[] keys = here;
    here = there;
    there = keys;
    int[] list = nodes;
    nodes = nexts;
    nexts = list;
    reached = grown;
  }

  /** How many paying squares of the present climb are behind a path (L1-121, L1-Q-105). */
  private int label(int before, int s, int t, int n) {
    if (before == EXCEEDED) {
      return EXCEEDED;
    }
    int climb = course.climb[t];
    int counted = climb == course.climb[s] ? before : 0;
    if (climb == 0 || n <= free) {
      return climb == 0 ? 0 : counted;
    }
    return counted + 1 > course.limits[climb] ? EXCEEDED : counted + 1;
  }

  /** Keeps the legal ends of this length (L1-Q-18). */
  private void collect(int n) {
    int fewest = Integer.MAX_VALUE;
    int nearest = Integer.MAX_VALUE;
    for (int i = 0; i < reached; i++) {
      int t = start + (nodes[i] >> shift);
      if (!permitted(t, n)) {
        continue;
      }
      int crossed = crossed(here[nodes[i]]);
      if (crossed < fewest) {
        fewest = crossed;
        nearest = course.front[t];
      } else if (crossed == fewest) {
        nearest = Math.min(nearest, course.front[t]);
      }
    }
    int first = count;
    for (int i = 0; i < reached; i++) {
      int t = start + (nodes[i] >> shift);
      boolean legal =
          permitted(t, n)
              && crossed(here[nodes[i]]) == fewest
              && (fewest == 0 || course.front[t] == nearest);
      if (legal) {
        offer(n, t, here[nodes[i]] & KEY, (nodes[i] & (1 << shift) - 1) == EXCEEDED, first);
      }
    }
    dropUnaffordable(first);
  }

  private boolean permitted(int t, int n) {
    if (course.front[t] > course.finish) {
      return true;
    }
    return n >= shortest && (taken[t >> 6] >>> t & 1) == 0 && (closed[t >> 6] >>> t & 1) == 0;
  }

  /** Of several paths to one square the one without crack risk, then the best key (L1-Q-71). */
  private void offer(int n, int t, long key, boolean crack, int first) {
    long move =
        key
            | (crack ? 1L << CRACK_SHIFT : 0)
            | (long) n << LENGTH_SHIFT
            | (long) t << END_SHIFT
            | (long) rider << RIDER_SHIFT;
    int at = count;
    while (at > first && end(found[at - 1]) > t) {
      at--;
    }
    if (at > first && end(found[at - 1]) == t) {
      if ((move & ~(-1L << LENGTH_SHIFT)) < (found[at - 1] & ~(-1L << LENGTH_SHIFT))) {
        found[at - 1] = move;
      }
      return;
    }
    if (count == found.length) {
      found = Arrays.copyOf(found, 2 * count);
    }
    System.arraycopy(found, at, found, at + 1, count - at);
    found[at] = move;
    count++;
  }

  /** Every outcome of a move must be payable (L1-48, L1-Q-116). */
  private void dropUnaffordable(int first) {
    int kept = first;
    for (int i = first; i < count; i++) {
      if (Riding.need(race, found[i], start, free) <= race.energy(rider)) {
        found[kept++] = found[i];
      }
    }
    count = kept;
  }
}
