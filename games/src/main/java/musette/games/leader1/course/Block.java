package musette.games.leader1.course;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Where a rider who has to pass through others leaves the last of them behind (L1-Q-18). */
final class Block {
  private static final int FRONT = 16;
  private static final int NO_PATH = Integer.MAX_VALUE;

  private final Course course;
  private final Obstacles obstacles;
  private final int start;

  /** For every square after so many steps: riders crossed, then the front end of the last one. */
  private int[] here;

  private int[] there;
  private int steps;

  /** Looks at so many squares from the start on. */
  Block(Course course, Obstacles obstacles, int start, int span) {
    this.course = course;
    this.obstacles = obstacles;
    this.start = start;
    here = new int[Math.min(course.size - start, span)];
    there = new int[here.length];
    Arrays.fill(here, NO_PATH);
    here[0] = 0;
  }

  /**
   * Of all paths of this length that cross the fewest riders, the smallest front end of the square
   * where a path crosses the last of them. Lengths are asked for in rising order.
   */
  int lastCrossed(int length, IntPredicate permitted) {
    while (steps < length) {
      grow();
    }
    int best = NO_PATH;
    for (int at = 0; at < here.length; at++) {
      if (here[at] < best && permitted.test(start + at)) {
        best = here[at];
      }
    }
    return best & ((1 << FRONT) - 1);
  }

  private void grow() {
    steps++;
    Arrays.fill(there, NO_PATH);
    for (int at = 0; at < here.length; at++) {
      int s = start + at;
      if (here[at] == NO_PATH || course.front[s] > course.finish) {
        continue;
      }
      boolean crosses = at > 0 && obstacles.isTaken(s);
      int value = crosses ? ((here[at] >> FRONT) + 1) << FRONT | course.front[s] : here[at];
      for (int lane = 0; lane < Lane.COUNT; lane++) {
        int t = course.steps[s * Lane.COUNT + lane];
        if (t >= 0) {
          there[t - start] = Math.min(there[t - start], value);
        }
      }
    }
    int[] swap = here;
    here = there;
    there = swap;
  }
}
