package musette.games.leader1.course;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import musette.games.leader1.course.Plan.Mark;

/** Lays out the squares of a plan and links them; a {@link Course} is what comes of it. */
final class CourseBuilder {
  static final int NONE = -1;

  /** Paying squares on a climb without a category token never count (L1-121). */
  private static final int NO_LIMIT = 99;

  final Plan plan;
  final List<CourseChecks.Warning> warnings;
  final int size;
  final int[] front;
  final int[] rear;
  final byte[] hexagon;
  final byte[] lane;
  final byte[] number;
  final byte[] terrain;
  final boolean[] dark;
  final boolean[] cobbles;
  final boolean[] sprint;
  final byte[] climb;
  final int[] climbOf;
  final int[] limits;
  final int[] steps;
  final long[] stepBits;
  final int[] ahead;
  final int[] dots;
  final int[] dotOf;
  final int startDot;
  final int finish;
  final int[] bonuses;
  final int[] feeds;
  final int energy;
  final int[] code;
  final int[] index;

  CourseBuilder(Plan plan, CourseChecks.Limits limits, CobbleStones stones) {
    this.plan = plan;
    warnings = CourseChecks.check(plan, limits);
    List<int[]> all = squares(plan);
    size = all.size();
    front = new int[size];
    rear = new int[size];
    hexagon = new byte[size];
    lane = new byte[size];
    number = new byte[size];
    terrain = new byte[size];
    dark = new boolean[size];
    cobbles = new boolean[size];
    climb = new byte[size];
    code = new int[size];
    index = new int[plan.route().size() * Lane.COUNT * Hexagon.MOST];
    Arrays.fill(index, NONE);
    climbOf = climbs(plan, limits);
    for (int s = 0; s < size; s++) {
      describe(s, all.get(s), stones);
    }
    this.limits = limits(plan, climbOf);
    finish = plan.finish().getFirst().x();
    bonuses = plan.bonuses().stream().mapToInt(Mark::x).sorted().toArray();
    feeds = plan.feeds().stream().mapToInt(Mark::x).sorted().toArray();
    steps = new int[size * Lane.COUNT];
    stepBits = new long[size];
    ahead = new int[size];
    sprint = new boolean[size];
    link();
    int dotted = plan.hexagon(1).dots().ordinal();
    dotOf = new int[size];
    dots = dots(dotted);
    startDot = dotOf[lastAt(plan.start().getFirst().x(), dotted)];
    energy = plan.route().stream().mapToInt(laid -> laid.hexagon().milestone()).sum();
  }

  /** Front, rear, hexagon, lane and number of every square, in order. */
  private static List<int[]> squares(Plan plan) {
    var all = new ArrayList<int[]>();
    for (int h = 1; h <= plan.route().size(); h++) {
      for (Lane lane : Lane.values()) {
        int count = plan.hexagon(h).squares(lane);
        for (int k = 1; k <= count; k++) {
          int start = Hexagon.LENGTH * (h - 1);
          all.add(
              new int[] {
                start + Hexagon.LENGTH * k / count,
                start + Hexagon.LENGTH * (k - 1) / count,
                h,
                lane.ordinal(),
                k
              });
        }
      }
    }
    all.sort(Comparator.<int[]>comparingInt(s -> s[0]).thenComparingInt(s -> s[3]));
    return all;
  }

  private void describe(int s, int[] square, CobbleStones stones) {
    front[s] = square[0];
    rear[s] = square[1];
    hexagon[s] = (byte) square[2];
    lane[s] = (byte) square[3];
    number[s] = (byte) square[4];
    Hexagon hex = plan.hexagon(square[2]);
    int bit = Hexagon.bit(Lane.values()[square[3]], square[4]);
    terrain[s] = (byte) hex.terrain().ordinal();
    cobbles[s] = (hex.cobbles() & bit) != 0;
    dark[s] = (hex.dark() & bit) != 0 || (cobbles[s] && stones == CobbleStones.ALL_DARK);
    climb[s] = (byte) climbOf[square[2]];
    code[s] = Hexagon.code(square[2], square[3], square[4]);
    index[code[s]] = s;
  }

  /** The number of the climb that each hexagon belongs to; a climb is a maximal run (L1-10). */
  private static int[] climbs(Plan plan, CourseChecks.Limits limits) {
    int[] climbs = new int[plan.route().size() + 1];
    int count = 0;
    for (int h = 1; h < climbs.length; h++) {
      Terrain here = plan.hexagon(h).terrain();
      boolean hill = here == Terrain.HILL && limits.hills() == CourseChecks.HillCategories.ON;
      if (here == Terrain.MOUNTAIN || hill) {
        boolean begins = h == 1 || plan.hexagon(h - 1).terrain() != here;
        climbs[h] = begins ? ++count : climbs[h - 1];
      }
    }
    return climbs;
  }

  /** A hill without a token of its own is an easy climb (L1-Q-58). */
  private static int[] limits(Plan plan, int[] climbs) {
    int[] limits = new int[climbs.length + 1];
    Arrays.fill(limits, NO_LIMIT);
    for (int h = climbs.length - 1; h >= 1; h--) {
      if (climbs[h] > 0) {
        limits[climbs[h]] = plan.categories().getOrDefault(h, 4);
      }
    }
    return limits;
  }

  private void link() {
    for (int s = 0; s < size; s++) {
      ahead[s] = NONE;
      for (int to = 0; to < Lane.COUNT; to++) {
        int next = Math.abs(to - lane[s]) > 1 ? NONE : firstBeyond(s, to);
        steps[s * Lane.COUNT + to] = next;
        stepBits[s] |= next == NONE || front[s] > finish ? 0 : 1L << (next - s);
        if (to == lane[s] && next != NONE && rear[next] == front[s]) {
          ahead[s] = next;
        }
      }
      sprint[s] = inSprintZone(front[s]);
    }
  }

  private int firstBeyond(int s, int inLane) {
    for (int t = s + 1; t < size; t++) {
      if (lane[t] == inLane && front[t] > front[s]) {
        return rear[t] <= front[s] ? t : NONE;
      }
    }
    return NONE;
  }

  /** L1-H-15, L1-Q-57: beyond a sprint line, and not beyond the line that the zone ends at. */
  private boolean inSprintZone(int at) {
    for (Mark sprintLine : plan.sprints()) {
      int end = finish;
      for (int bonus : bonuses) {
        if (bonus > sprintLine.x()) {
          end = Math.min(end, bonus);
        }
      }
      if (at > sprintLine.x() && at <= end) {
        return true;
      }
    }
    return false;
  }

  private int[] dots(int dotted) {
    var list = new ArrayList<Integer>();
    for (int s = 0; s < size; s++) {
      dotOf[s] = NONE;
      if (lane[s] == dotted) {
        dotOf[s] = list.size();
        list.add(s);
      }
    }
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  private int lastAt(int x, int inLane) {
    int found = 0;
    for (int s = 0; s < size; s++) {
      if (lane[s] == inLane && front[s] <= x) {
        found = s;
      }
    }
    return found;
  }
}
