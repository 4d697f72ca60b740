package musette.games.leader1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import musette.games.leader1.course.CobbleStones;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.CourseChecks;
import musette.games.leader1.course.CourseChecks.HillCategories;
import musette.games.leader1.course.Courses;
import musette.games.leader1.course.Hexagon;
import musette.games.leader1.course.Lane;
import musette.games.leader1.course.Plan;
import musette.games.leader1.course.Shape;
import musette.games.leader1.course.Terrain;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The road: hexagons, squares, lines, text format and builder (chapters 1 and 16). */
final class RoadTest {
  private static final String START = "race t one-day; start 1@4; sprint 5@0; feed 3@0; ";
  private static final String ROUTE = "route poplars canal orchard gully station; finish 5@5";

  private static Course course(String name) {
    return Courses.ready(name, HillCategories.OFF, CobbleStones.AS_PAINTED).getFirst();
  }

  private static int square(Course course, String name) {
    return course.square(name);
  }

  private static String refused(String text, String... options) {
    var all = new java.util.ArrayList<>(List.of(options));
    all.add("course=" + text);
    return Scene.refusedSetup(2, all.toArray(String[]::new));
  }

  @ParameterizedTest
  @Rule({"L1-25", "L1-H-25", "L1-H-26"})
  @CsvSource({
    "demo,25,31",
    "plains,44,55",
    "hills,45,54",
    "mountains,50,54",
    "summit,53,54",
    "cobbles,54,67",
    "valleys-1,43,55",
    "valleys-2,46,54",
    "valleys-3,53,55",
    "hell-1,72,82",
    "hell-2,58,66"
  })
  void readyRacesHaveTheirEnergyAndPelotonSquares(String race, int energy, int squares) {
    assertThat(course(race).energy()).isEqualTo(energy);
    assertThat(course(race).pelotonSquares()).isEqualTo(squares);
    assertThat(course(race).warnings())
        .extracting(CourseChecks.Warning::problem)
        .isEqualTo(warnings(race));
    assertThat(Scene.start(2, "race=" + race).rider("black leader").energy()).isEqualTo(energy);
  }

  /** The rulebook advises one feed zone for a one-day race, whatever its length. */
  private static List<String> warnings(String race) {
    return race.equals("hell-1")
        ? List.of("stage-alone", "feed-advice")
        : race.contains("-") ? List.of("stage-alone") : List.of();
  }

  @Test
  @Rule({"L1-03", "L1-04"})
  void aMountainMayFollowAnyHexagon() {
    String flat = START + "route poplars larch canal gully station; finish 5@5; category 2=1";
    assertThat(Scene.start(2, "course=" + flat).race.course.plan().route()).hasSize(5);
  }

  @Test
  @Rule({"L1-05", "L1-Q-02"})
  void aRaceHasOneStartAndOneFinish() {
    Plan plan = Scene.start(2, "course=" + START + ROUTE).race.course.plan();
    assertThat(plan.start()).containsExactly(new Plan.Mark(1, 4));
    assertThat(plan.finish()).containsExactly(new Plan.Mark(5, 5));
  }

  @Test
  @Rule({"L1-01", "L1-15", "L1-H-27"})
  void thereAreTwentyHexagonsOfFourTerrainsAndTwoMore() {
    Map<Terrain, Integer> count = new TreeMap<>();
    Courses.hexagons().values().forEach(hex -> count.merge(hex.terrain(), 1, Integer::sum));
    assertThat(count.values()).containsExactly(7, 4, 5 + 1, 4 + 1);
  }

  @Test
  @Rule({"L1-H-12", "L1-H-13"})
  void theDataFileTellsMilestonesAndSurfacesOfAllHexagons() {
    int milestones = 0;
    int cobbled = 0;
    int dark = 0;
    for (Hexagon hexagon : Courses.hexagons().values()) {
      milestones += hexagon.milestone();
      cobbled += hexagon.cobbles() != 0 ? 1 : 0;
      dark += hexagon.dark() != 0 ? 1 : 0;
    }
    assertThat(List.of(milestones, cobbled, dark)).containsExactly(98 + 12, 3 + 2, 10 + 2);
  }

  @Test
  @Rule("L1-02")
  void aSquareIsDarkOrCobbledOrBoth() {
    Course cobbles = course("cobbles");
    assertThat(cobbles.dark(square(cobbles, "2C4"))).isTrue();
    assertThat(cobbles.dark(square(cobbles, "2C3"))).isFalse();
    assertThat(cobbles.cobbles(square(cobbles, "2C3"))).isTrue();
  }

  @Test
  @Rule("L1-H-04")
  void aNarrowRoadHasNoLeftLane() {
    assertThat(Courses.hexagons().values()).filteredOn(hexagon -> !hexagon.wide()).hasSize(4);
    assertThat(square(course("cobbles"), "4L1")).isEqualTo(Course.NONE);
  }

  @Test
  @Rule({"L1-H-05", "L1-H-10"})
  void aSquareHasTwoEndsAndAName() {
    Course plains = course("plains");
    int bend = square(plains, "2R3");
    assertThat(plains.front(bend)).isEqualTo(420 + 180);
    assertThat(plains.rear(bend)).isEqualTo(420 + 120);
    assertThat(plains.name(bend)).isEqualTo("2R3");
  }

  @Test
  @Rule("L1-H-06")
  void aStepLeadsToTheOwnLaneOrTheNextOne() {
    Course plains = course("plains");
    assertThat(plains.step(square(plains, "1L1"), 2)).as("L to R").isEqualTo(Course.NONE);
    int last = square(plains, "8L7");
    assertThat(plains.step(last, 0)).as("no left lane on hexagon 9").isEqualTo(Course.NONE);
    assertThat(plains.step(last, 1)).isEqualTo(square(plains, "9C1"));
  }

  @Test
  @Rule({"L1-H-07", "L1-Q-88"})
  void theSquareAheadBeginsWhereThisOneEnds() {
    Course plains = course("plains");
    assertThat(plains.ahead(square(plains, "1C6"))).isEqualTo(square(plains, "2C1"));
    assertThat(plains.ahead(square(plains, "8L7"))).as("no left lane").isEqualTo(Course.NONE);
  }

  @Test
  @Rule("L1-H-09")
  void theEndOfAHexagonIsTheBeginningOfTheNext() {
    assertThat(new Plan.Mark(6, 0).x()).isEqualTo(new Plan.Mark(5, 6).x());
  }

  @Test
  @Rule({"L1-H-01", "L1-H-02"})
  void hexagonsAreLaidAlongTheHeading() {
    assertThat(CourseChecks.layout(course("plains").plan()).subList(0, 4))
        .containsExactly(
            List.of(0, 0, 0), List.of(0, -1, 0), List.of(-1, -1, 5), List.of(-2, -1, 5));
  }

  @Test
  @Rule("L1-H-03")
  void aHexagonCanBeLaidMirrored() {
    Hexagon chapel = Courses.hexagons().get("chapel");
    assertThat(chapel).isNotNull();
    if (chapel != null) {
      assertThat(chapel.mirrored().shape()).isEqualTo(Shape.XL);
      assertThat(chapel.mirrored().dark())
          .isEqualTo(Hexagon.bit(Lane.L, 2) | Hexagon.bit(Lane.C, 3) | Hexagon.bit(Lane.C, 4));
      assertThat(chapel.mirrored().mirrored()).isEqualTo(chapel);
    }
  }

  @Test
  @Rule("L1-H-17")
  void noTwoHexagonsLieOnOneCell() {
    String loop = "route poplars chapel quarry~ hairpin ravine~; finish 5@5; category 4=1";
    assertThat(refused(START + loop)).isEqualTo("L1-H-17 overlap");
  }

  @Test
  @Rule("L1-H-11")
  void theViewSaysWhereHexagonsLieAndHowTheyBend() {
    var view = Scene.GAME.view(Scene.start(2).race, Seat.A).course();
    assertThat(view.hexagons().get(2).q()).isEqualTo(-1);
    assertThat(view.hexagons().get(1).shape()).isEqualTo(Shape.GL);
  }

  private static final String RIGHT =
      "hex a flat S LCR 4 dots=R; hex b flat S LCR 4 dots=R; hex c flat S LCR 4 dots=R; "
          + "hex d flat S LCR 4 dots=R; hex e flat S LCR 4 dots=R; ";

  @Test
  @Rule({"L1-32", "L1-Q-61", "L1-H-18"})
  void thePelotonStartsOnTheStartLine() {
    assertThat(Boards.board(Scene.start(2).race).head()).isEqualTo("1C4");
  }

  @Test
  @Rule("L1-87")
  void thePelotonIsTwoSquaresLong() {
    assertThat(Scene.GAME.view(Scene.start(2).race, Seat.A).rear()).isEqualTo("1C3");
  }

  @Test
  @Rule({"L1-88", "L1-Q-54"})
  void thePelotonKeepsToTheDottedLane() {
    String race = START + "route a b c d e; finish 5@5";
    assertThat(Boards.board(Scene.start(2, "course=" + RIGHT + race).race).head()).isEqualTo("1R4");
  }

  @Test
  @Rule("L1-H-08")
  void allHexagonsOfARouteHaveTheSameDottedLane() {
    assertThat(refused(RIGHT + START + "route a b c d poplars; finish 5@5"))
        .isEqualTo("L1-H-08 dots-differ");
  }

  @Test
  @Rule({"L1-H-15", "L1-Q-57", "L1-07"})
  void aSprintZoneRunsFromItsLineToTheFinish() {
    Course plains = course("plains");
    assertThat(plains.sprint(square(plains, "9C6"))).isFalse();
    assertThat(plains.sprint(square(plains, "10C1"))).isTrue();
    assertThat(plains.sprint(square(plains, "10C5"))).isTrue();
    assertThat(plains.sprint(square(plains, "10C6"))).isFalse();
  }

  @Test
  @Rule({"L1-08", "L1-Q-05"})
  void aSprintZoneBeforeABonusLineEndsThere() {
    Course stage = course("valleys");
    assertThat(stage.sprint(square(stage, "5C6"))).isTrue();
    assertThat(stage.sprint(square(stage, "6C1"))).isFalse();
  }

  @Test
  @Rule("L1-22")
  void aSprinterHasOneMoreFreeSquareThere() {
    String rider = Scene.road("black leader", "10C1", ", 'quality': 'SPRINTER'");
    Scene scene = Scene.riding(2, rider, "'black leader'");
    assertThat(scene.cost("ride 3 10C4")).isZero();
    assertThat(scene.cost("ride 4 10C5")).isEqualTo(1);
  }

  @Test
  @Rule({"L1-Q-58", "L1-10", "L1-Q-110"})
  void hillsCanHaveCategoriesAndAllCobblesCanBeDark() {
    Course hills = Courses.ready("hills", HillCategories.ON, CobbleStones.ALL_DARK).getFirst();
    assertThat(hills.limit(hills.climb(square(hills, "2C1")))).isEqualTo(4);
    assertThat(course("hills").climb(square(hills, "2C1"))).isZero();
    assertThat(hills.dark(square(hills, "7R1"))).isTrue();
    assertThat(course("hills").dark(square(hills, "7R1"))).isFalse();
  }
}
