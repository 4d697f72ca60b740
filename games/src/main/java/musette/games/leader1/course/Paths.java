package musette.games.leader1.course;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds for every length and end square the one path that the referee takes (L1-49 to L1-55,
 * L1-Q-18, L1-Q-71). All paths of one length grow together; of those that meet on a square only the
 * best is followed, which is enough because what comes after a square does not depend on how it was
 * reached. What does depend on it, how much of the crack limit is used up, is a label that keeps
 * paths apart.
 */
public final class Paths {
  private static final long DANGER = 1L << Move.DANGER_SHIFT;
  private static final long CROSS = 1L << Move.CROSS_SHIFT;
  private static final long PRESENT = 1L << 62;
  private static final long KEY = (1L << Move.CRACK_SHIFT) - 1;
  private static final long PREFERENCE = (1L << Move.LENGTH_SHIFT) - 1;

  /** The label of a path on which the crack limit is exceeded. */
  private static final int EXCEEDED = 7;

  /** No step passes more squares of the list: rows are 140 units long at most. */
  private static final int MOST_PASSED = 7;

  private final Course course;
  private final int start;
  private final int free;
  private final int longest;
  private final int shortest;
  private final Cracks cracks;
  private final int shift;
  private final Obstacles obstacles;

  /** If not 0, so many riders are crossed, the last of them at this front end (L1-Q-18). */
  private int through;

  private int lastFront;

  /** The steps that all paths have made. */
  private int steps;

  /** Made when a road turns out to be blocked, and used for all lengths from then on. */
  private @Nullable Block block;

  private @Nullable Paths throughBlock;
  private long[] here;
  private long[] there;
  private int[] nodes;
  private int[] nexts;
  private int reached;
  private long[] found = new long[48];
  private int count;

  /** Whether a crack can happen at all on this move. */
  public enum Cracks {
    POSSIBLE,
    /** L1-125: a climber who breaks away on a mountain. */
    NEVER
  }

  private Paths(
      Course course,
      Obstacles obstacles,
      int start,
      int free,
      int longest,
      int shortest,
      Cracks cracks) {
    this.course = course;
    this.obstacles = obstacles;
    this.start = start;
    this.free = free;
    this.longest = longest;
    this.shortest = shortest;
    this.cracks = cracks;
    shift = cracks == Cracks.POSSIBLE && canCrack(longest) ? 3 : 0;
    int span = Math.min(course.size - start, MOST_PASSED * longest + 8) << shift;
    here = new long[span];
    there = new long[span];
    nodes = new int[span];
    nexts = new int[span];
    here[0] = PRESENT;
    reached = 1;
  }

  /** All moves from one to {@code longest} squares, by length and then end square. */
  public static long[] find(
      Course course,
      Obstacles obstacles,
      int start,
      int free,
      int longest,
      int shortest,
      Cracks cracks) {
    var paths = new Paths(course, obstacles, start, free, longest, shortest, cracks);
    for (int n = 1; n <= longest && paths.reached > 0; n++) {
      paths.grow();
      if (n >= shortest || paths.isNearFinish(n)) {
        paths.collect(n);
      }
    }
    return Arrays.copyOf(paths.found, paths.count);
  }

  /** Adds the moves of this length that go the longest way through a block (L1-Q-18). */
  private void addThroughBlock(int length, int crossed) {
    if (block == null) {
      block = new Block(course, obstacles, start, MOST_PASSED * longest + 8);
    }
    int front = block.lastCrossed(length, t -> permitted(t, length));
    Paths paths = throughBlock;
    if (paths == null || paths.through != crossed || paths.lastFront != front) {
      paths = new Paths(course, obstacles, start, free, longest, shortest, cracks);
      paths.through = crossed;
      paths.lastFront = front;
      throughBlock = paths;
    }
    while (paths.steps < length) {
      paths.grow();
    }
    paths.count = 0;
    paths.collect(length);
    int first = count;
    for (int i = 0; i < paths.count; i++) {
      offer(paths.found[i], first);
    }
  }

  private boolean canCrack(int longest) {
    int last = Math.min(course.climbOf.length - 1, course.hexagon[start] + longest / 3 + 1);
    for (int h = course.hexagon[start]; h <= last; h++) {
      if (course.limits[course.climbOf[h]] < longest - free) {
        return true;
      }
    }
    return false;
  }

  /** Whether so many squares could lead over the line: the one end that may be too near. */
  private boolean isNearFinish(int n) {
    return course.front[Math.min(course.size - 1, start + MOST_PASSED * n)] > course.finish;
  }

  /** One more step on every path. */
  private void grow() {
    int n = ++steps;
    int grown = 0;
    int laneShift = 2 * (Move.LONGEST - n);
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
        if (obstacles.isTaken(s)) {
          key += CROSS;
          if (through > 0 && Move.crossed(key) >= through && course.front[s] != lastFront) {
            continue;
          }
        }
      }
      for (int lane = 0; lane < Lane.COUNT; lane++) {
        int t = course.steps[s * Lane.COUNT + lane];
        if (t < 0) {
          continue;
        }
        long next = key + ((long) lane << laneShift);
        if (course.dark[t] && (paying || ((obstacles.rain() >> course.hexagon[t]) & 1) != 0)) {
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
      int crossed = Move.crossed(here[nodes[i]]);
      if (crossed < fewest) {
        fewest = crossed;
        nearest = course.front[t];
      } else if (crossed == fewest) {
        nearest = Math.min(nearest, course.front[t]);
      }
    }
    boolean blocked = fewest > 0 && fewest < Integer.MAX_VALUE;
    if (blocked && through == 0 && obstacles.longestWay() == Obstacles.LongestWay.THROUGH_BLOCK) {
      addThroughBlock(n, fewest);
      return;
    }
    int first = count;
    for (int i = 0; i < reached; i++) {
      int t = start + (nodes[i] >> shift);
      long key = here[nodes[i]];
      boolean legal = permitted(t, n) && Move.crossed(key) == fewest;
      if (legal && (fewest == 0 || through > 0 || course.front[t] == nearest)) {
        long crack = (nodes[i] & ((1 << shift) - 1)) == EXCEEDED ? Move.CRACK : 0;
        offer((key & KEY) | crack | Move.pack(n, t), first);
      }
    }
  }

  private boolean permitted(int t, int n) {
    if (course.front[t] > course.finish) {
      return true;
    }
    return n >= shortest && !obstacles.isTaken(t) && !obstacles.isClosed(t);
  }

  /** Of several paths to one square the one without crack risk, then the best key (L1-Q-71). */
  private void offer(long move, int first) {
    int t = Move.end(move);
    int at = count;
    while (at > first && Move.end(found[at - 1]) > t) {
      at--;
    }
    if (at > first && Move.end(found[at - 1]) == t) {
      if ((move & PREFERENCE) < (found[at - 1] & PREFERENCE)) {
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
}
