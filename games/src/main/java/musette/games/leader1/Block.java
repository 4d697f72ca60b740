package musette.games.leader1;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Where a rider who has to pass through others leaves the last of them behind (L1-Q-18). */
final class Block {
  private static final int FRONT = 16;
  private static final int NO_PATH = Integer.MAX_VALUE;

  private final Course course;
  private final Obstacles obstacles;
  private final int start;

  Block(Course course, Obstacles obstacles, int start) {
    this.course = course;
    this.obstacles = obstacles;
    this.start = start;
  }

  /**
   * Of all paths of this length that cross the fewest riders, the smallest front end of the square
   * where a path crosses the last of them.
   */
  int lastCrossed(int length, IntPredicate permitted) {
    // For every square: riders crossed so far, then the front end of the last one.
    int[] here = new int[course.size - start];
    int[] there = new int[here.length];
    Arrays.fill(here, NO_PATH);
    here[0] = 0;
    for (int n = 1; n <= length; n++) {
      Arrays.fill(there, NO_PATH);
      grow(here, there);
      int[] swap = here;
      here = there;
      there = swap;
    }
    int best = NO_PATH;
    for (int at = 0; at < here.length; at++) {
      if (here[at] < best && permitted.test(start + at)) {
        best = here[at];
      }
    }
    return best & ((1 << FRONT) - 1);
  }

  private void grow(int[] here, int[] there) {
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
  }
}
