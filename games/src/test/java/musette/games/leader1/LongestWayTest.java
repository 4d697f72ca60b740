package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.course.CobbleStones;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.CourseChecks.HillCategories;
import musette.games.leader1.course.Courses;
import musette.games.leader1.course.Lane;
import musette.games.leader1.course.Move;
import musette.games.leader1.course.Obstacles;
import musette.games.leader1.course.Obstacles.LongestWay;
import musette.games.leader1.course.Paths;
import musette.kernel.Chance;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Through a blocked road: the longest way is owed as far as the block (L1-53, L1-Q-18). */
final class LongestWayTest {
  private static final int LONGEST = 7;
  private static final int FREE = 2;

  @Test
  @Rule({"L1-53", "L1-Q-18"})
  void afterTheBlockARiderIsFree() {
    String row =
        road("white leader", "2L1", "")
            + ","
            + road("white rouleur", "2C2", "")
            + ","
            + road("white climber", "2R2", "");
    String rider = road("black leader", "2C1", "");
    Scene scene = Scene.riding(2, rider + "," + row, "'black leader'", "race=demo");
    // 2L1 ends first, at 84: he must cross there, and may go on to 2L2 or 2C3 as he likes.
    assertThat(scene.offered())
        .contains("ride 2 2L2", "ride 3 2L3", "ride 3 2C3")
        .doesNotContain("ride 2 2C3", "ride 2 2R3");
    assertThat(scene.play("ride 3 2C3").told(RaceEvent.Rode.class).getFirst().path())
        .containsExactly("2L1", "2L2", "2C3");
    Scene whole =
        Scene.riding(2, rider + "," + row, "'black leader'", "race=demo", "longestWay=whole-move");
    assertThat(whole.offered()).contains("ride 2 2L2").doesNotContain("ride 3 2L3");
  }

  /** One way of so many steps: its squares, and what counts for the choice among ways. */
  private record Way(List<Integer> squares, String lanes, int crossed, int lastFront, int dangers) {
    int end() {
      return squares.getLast();
    }
  }

  @ParameterizedTest
  @EnumSource(LongestWay.class)
  @Rule({"L1-Q-18", "L1-Q-71", "L1-53"})
  void theMovesAreThoseOfAllWaysTriedOneByOne(LongestWay longest) {
    Chance chance = Chance.quick(7);
    int blocked = 0;
    for (int round = 0; round < 160; round++) {
      List<String> races = List.of("plains", "hills", "cobbles");
      Course course =
          Courses.ready(races.get(round % 3), HillCategories.OFF, CobbleStones.AS_PAINTED)
              .getFirst();
      int start = chance.below(course.size() - 60);
      Obstacles obstacles = crowd(course, start, longest, chance);
      var found = new TreeMap<String, String>();
      for (long move : Paths.find(course, obstacles, start, FREE, LONGEST, 1, Paths.Cracks.NEVER)) {
        String path = String.join(" ", Move.path(course, move, start));
        found.put(
            Move.length(move) + " " + course.name(Move.end(move)),
            path + " crosses " + Move.crossed(move));
        blocked += Move.crossed(move) > 0 ? 1 : 0;
      }
      assertThat(found).isEqualTo(oneByOne(course, obstacles, start, longest));
    }
    assertThat(blocked).as("moves through others").isGreaterThan(200);
  }

  /** Riders everywhere ahead, often on a whole row. */
  private static Obstacles crowd(Course course, int start, LongestWay longest, Chance chance) {
    long[] taken = new long[(course.size() >> 6) + 1];
    long[] closed = new long[taken.length];
    int row = start + 2 + chance.below(8);
    for (int s = start + 1; s < Math.min(course.size(), start + 24); s++) {
      boolean wall = s >= row && s < row + 4 + chance.below(3);
      if (wall || chance.below(6) == 0) {
        (chance.below(12) == 0 ? closed : taken)[s >> 6] |= 1L << s;
      }
    }
    return new Obstacles(taken, closed, 0, longest);
  }

  private static Map<String, String> oneByOne(
      Course course, Obstacles obstacles, int start, LongestWay longest) {
    var found = new TreeMap<String, String>();
    for (int n = 1; n <= LONGEST; n++) {
      var ways = new ArrayList<Way>();
      walk(course, obstacles, start, n, new Way(List.of(start), "", 0, 0, 0), ways);
      ways.removeIf(way -> !permitted(course, obstacles, way.end()));
      int fewest = ways.stream().mapToInt(Way::crossed).min().orElse(0);
      ways.removeIf(way -> way.crossed() > fewest);
      if (fewest > 0) {
        Comparator<Way> owed =
            longest == LongestWay.WHOLE_MOVE
                ? Comparator.comparingInt(way -> course.front(way.end()))
                : Comparator.comparingInt(Way::lastFront);
        Way least = ways.stream().min(owed).orElseThrow();
        ways.removeIf(way -> owed.compare(way, least) > 0);
      }
      ways.sort(Comparator.comparingInt(Way::dangers).thenComparing(Way::lanes));
      for (Way way : ways) {
        List<String> path = way.squares().stream().skip(1).map(course::name).toList();
        found.putIfAbsent(
            n + " " + course.name(way.end()), String.join(" ", path) + " crosses " + way.crossed());
      }
    }
    return found;
  }

  private static boolean permitted(Course course, Obstacles obstacles, int square) {
    boolean home = course.front(square) > course.finish();
    return home || (!obstacles.isTaken(square) && !obstacles.isClosed(square));
  }

  private static void walk(
      Course course, Obstacles obstacles, int start, int left, Way way, List<Way> ways) {
    int s = way.end();
    if (left == 0) {
      ways.add(way);
      return;
    }
    if (course.front(s) > course.finish()) {
      return;
    }
    boolean crosses = s != start && obstacles.isTaken(s);
    for (int lane = 0; lane < Lane.COUNT; lane++) {
      int t = course.step(s, lane);
      if (t != Course.NONE) {
        var squares = new ArrayList<>(way.squares());
        squares.add(t);
        boolean danger = course.dark(t) && squares.size() - 1 > FREE;
        var next =
            new Way(
                squares,
                way.lanes() + lane,
                way.crossed() + (crosses ? 1 : 0),
                crosses ? course.front(s) : way.lastFront(),
                way.dangers() + (danger ? 1 : 0));
        walk(course, obstacles, start, left - 1, next, ways);
      }
    }
  }
}
