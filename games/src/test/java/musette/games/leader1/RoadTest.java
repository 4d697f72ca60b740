package musette.games.leader1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import musette.games.leader1.api.RaceEvent;
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
  @Rule({"L1-25", "L1-H-25", "L1-H-26", "L1-03", "L1-04", "L1-05", "L1-Q-02"})
  @CsvSource({
    "demo,25,31",
    "plains,44,55",
    "hills,45,54",
    "mountains,50,54",
    "summit,53,54",
    "cobbles,54,67",
    "valleys-1,43,55",
    "valleys-2,46,54",
    "valleys-3,53,55"
  })
  void readyRacesHaveTheirEnergyAndPelotonSquares(String race, int energy, int squares) {
    assertThat(course(race).energy()).isEqualTo(energy);
    assertThat(course(race).pelotonSquares()).isEqualTo(squares);
    assertThat(course(race).warnings())
        .extracting(CourseChecks.Warning::problem)
        .isEqualTo(race.startsWith("valleys") ? List.of("stage-alone") : List.of());
    assertThat(Scene.start(2, "race=" + race).rider("black leader").energy()).isEqualTo(energy);
  }

  @Test
  @Rule({"L1-01", "L1-02", "L1-15", "L1-H-04", "L1-H-13", "L1-H-12"})
  void thereAreTwentyHexagonsWithTheirTerrainsAndSurfaces() {
    Map<Terrain, Integer> count = new TreeMap<>();
    int milestones = 0;
    int cobbled = 0;
    int dark = 0;
    int narrow = 0;
    for (Hexagon hexagon : Courses.hexagons().values()) {
      count.merge(hexagon.terrain(), 1, Integer::sum);
      milestones += hexagon.milestone();
      cobbled += hexagon.cobbles() != 0 ? 1 : 0;
      dark += hexagon.dark() != 0 ? 1 : 0;
      narrow += hexagon.wide() ? 0 : 1;
    }
    assertThat(count.values()).containsExactly(7, 4, 5, 4);
    assertThat(List.of(milestones, cobbled, dark, narrow)).containsExactly(98, 3, 10, 4);
    Course cobbles = course("cobbles");
    assertThat(cobbles.dark(square(cobbles, "2C4"))).isTrue();
    assertThat(cobbles.dark(square(cobbles, "2C3"))).isFalse();
    assertThat(cobbles.cobbles(square(cobbles, "2C3"))).isTrue();
    assertThat(square(cobbles, "4L1")).as("a narrow road has no left lane").isEqualTo(Course.NONE);
  }

  @Test
  @Rule({"L1-H-05", "L1-H-06", "L1-H-07", "L1-H-09", "L1-H-10", "L1-Q-88"})
  void squaresHaveEndsStepsAndNeighbours() {
    Course plains = course("plains");
    int bend = square(plains, "2R3");
    assertThat(plains.front(bend)).isEqualTo(420 + 180);
    assertThat(plains.rear(bend)).isEqualTo(420 + 120);
    assertThat(plains.name(bend)).isEqualTo("2R3");
    assertThat(plains.ahead(square(plains, "1C6"))).isEqualTo(square(plains, "2C1"));
    assertThat(plains.step(square(plains, "1L1"), 2)).as("L to R").isEqualTo(Course.NONE);
    assertThat(new Plan.Mark(6, 0).x()).isEqualTo(new Plan.Mark(5, 6).x());
    int last = square(plains, "8L7");
    assertThat(plains.ahead(last)).as("no left lane on hexagon 9").isEqualTo(Course.NONE);
    assertThat(plains.step(last, 0)).isEqualTo(Course.NONE);
    assertThat(plains.step(last, 1)).isEqualTo(square(plains, "9C1"));
  }

  @Test
  @Rule({"L1-H-01", "L1-H-02", "L1-H-03", "L1-H-11", "L1-H-17"})
  void hexagonsAreLaidAlongTheHeadingAndMirrored() {
    assertThat(CourseChecks.layout(course("plains").plan()).subList(0, 4))
        .containsExactly(
            List.of(0, 0, 0), List.of(0, -1, 0), List.of(-1, -1, 5), List.of(-2, -1, 5));
    Hexagon chapel = Courses.hexagons().get("chapel");
    assertThat(chapel).isNotNull();
    if (chapel != null) {
      assertThat(chapel.mirrored().shape()).isEqualTo(Shape.XL);
      assertThat(chapel.mirrored().dark())
          .isEqualTo(Hexagon.bit(Lane.L, 2) | Hexagon.bit(Lane.C, 3) | Hexagon.bit(Lane.C, 4));
      assertThat(chapel.mirrored().mirrored()).isEqualTo(chapel);
    }
    String loop = "route poplars chapel quarry~ hairpin ravine~; finish 5@5; category 4=1";
    assertThat(refused(START + loop)).isEqualTo("L1-H-17 overlap");
    var view = Scene.GAME.view(Scene.start(2).race, musette.kernel.Seat.A).course();
    assertThat(view.hexagons().get(2).q()).isEqualTo(-1);
    assertThat(view.hexagons().get(1).shape()).isEqualTo(Shape.GL);
  }

  @Test
  @Rule({"L1-88", "L1-H-08", "L1-Q-54", "L1-87", "L1-32", "L1-Q-61", "L1-H-18"})
  void thePelotonStandsOnTheDottedLane() {
    Scene scene = Scene.start(2);
    assertThat(Boards.board(scene.race).head()).isEqualTo("1C4");
    assertThat(Scene.GAME.view(scene.race, musette.kernel.Seat.A).rear()).isEqualTo("1C3");
    String right =
        "hex a flat S LCR 4 dots=R; hex b flat S LCR 4 dots=R; hex c flat S LCR 4 dots=R; "
            + "hex d flat S LCR 4 dots=R; hex e flat S LCR 4 dots=R; ";
    String race = START + "route a b c d e; finish 5@5";
    assertThat(Boards.board(Scene.start(2, "course=" + right + race).race).head()).isEqualTo("1R4");
    assertThat(refused(right + START + "route a b c d poplars; finish 5@5"))
        .isEqualTo("L1-H-08 dots-differ");
  }

  @Test
  @Rule({"L1-22", "L1-H-15", "L1-Q-57", "L1-07", "L1-08", "L1-Q-05"})
  void aSprintZoneRunsFromItsLineToTheNextLine() {
    Course plains = course("plains");
    assertThat(plains.sprint(square(plains, "9C6"))).isFalse();
    assertThat(plains.sprint(square(plains, "10C1"))).isTrue();
    assertThat(plains.sprint(square(plains, "10C5"))).isTrue();
    assertThat(plains.sprint(square(plains, "10C6"))).isFalse();
    Course stage = course("valleys");
    assertThat(stage.sprint(square(stage, "5C6"))).isTrue();
    assertThat(stage.sprint(square(stage, "6C1"))).isFalse();
    String rider = Scene.road("black leader", "10C1", ", 'quality': 'SPRINTER'");
    Scene scene = Scene.riding(2, rider, "'black leader'");
    assertThat(scene.cost("ride 3 10C4")).isZero();
    assertThat(scene.cost("ride 4 10C5")).isEqualTo(1);
  }

  @ParameterizedTest
  @Rule({
    "L1-H-13", "L1-H-14", "L1-H-16", "L1-H-18", "L1-H-19", "L1-H-20", "L1-H-21", "L1-H-22",
    "L1-H-23", "L1-H-24", "L1-06", "L1-09", "L1-10", "L1-11", "L1-12", "L1-Q-04", "L1-Q-06"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          L1-H-16 route-length | route poplars canal orchard station; finish 4@5
          L1-H-16 repeated | route poplars canal canal gully station; finish 5@5
          L1-H-18 first-hexagon | route beetfield canal orchard gully station; finish 5@5
          L1-H-19 finish | route poplars canal orchard gully station; finish 5@6
          L1-H-19 finish | route poplars canal orchard gully station; finish 4@5
          L1-H-20 no-category | route poplars canal larch gully station; finish 5@5
          L1-H-20 category-value | route poplars canal larch gully station; finish 5@5; category 3=5
          L1-H-20 category-place | route poplars canal orchard gully station; finish 5@5; category 3=2
          L1-H-21 sprint-count | route poplars canal orchard gully larch; finish 5@5; category 5=1
          L1-H-22 bonus-one-day | route poplars canal orchard gully station; finish 5@5; bonus 3@1
          L1-H-24 weather-count | route poplars canal orchard gully station mill larch; finish 7@5; \
          category 7=1; weather 1 2 3 4 5 6 7
          L1-145 weather-twice | route poplars canal orchard gully station; finish 5@5; weather 2 2
          L1-H-13 unknown-hexagon | route poplars canal orchard gully nowhere; finish 5@5
          L1-H-14 twice | route poplars; route canal
          L1-H-14 unknown-word | road poplars
          L1-H-09 mark-form | route poplars canal orchard gully station; finish 5@9
          """)
  void theBuilderRefusesWhatBreaksItsRules(String expected, String rest) {
    String head = START;
    if (expected.endsWith("route-length")) {
      head = START.replace("sprint 5@0", "sprint 4@0");
    }
    if (rest.contains("weather 1 2")) {
      head = "race t one-day; start 1@4; feed 3@0; ";
    }
    assertThat(refused(head + rest)).isEqualTo(expected);
  }

  @Test
  @Rule({"L1-H-16", "L1-H-20", "L1-H-22", "L1-H-23", "L1-H-24", "L1-Q-04", "L1-Q-06"})
  void limitsOfTheBoxCanBeLifted() {
    String twice = START + "route poplars canal canal gully station; finish 5@5";
    assertThat(Scene.start(2, "course=" + twice, "repeatHexagons=on").race.course.size())
        .isEqualTo(90);
    String stage =
        "race t stage; route poplars canal station pitroad orchard mill gully beetfield;"
            + " start 1@4; finish 8@5; feed 3@0; sprint 2@0 3@0 4@0 8@0; bonus 2@4 3@4 4@4; ";
    String bonuses = stage + stage.replace("race t", "race u") + "tour both; stages t u";
    assertThat(refused(bonuses)).isEqualTo("L1-H-22 bonus-count");
    Scene scene = Scene.start(2, "course=" + bonuses, "tokenLimits=unlimited");
    assertThat(scene.race.course.bonusCount()).isEqualTo(3);
    assertThat(scene.told(RaceEvent.CourseWarned.class))
        .extracting(RaceEvent.CourseWarned::problem)
        .containsExactly("finish-in-bend");
    assertThat(refused(START.replace("feed 3@0", "feed 1@2") + ROUTE))
        .isEqualTo("L1-H-24 line-place");
    assertThat(refused(START.replace("feed 3@0; ", "") + ROUTE)).isEqualTo("L1-H-23 feed-count");
    assertThat(refused(START.replace("sprint 5@0", "sprint 3@0") + ROUTE))
        .isEqualTo("L1-H-21 sprint-far");
    String three =
        "race t one-day; start 1@4; sprint 10@0; feed 3@0; route poplars larch canal scree "
            + "gully hairpin station orchard mill beetfield; finish 10@5; category 2=1 4=1 6=1";
    assertThat(refused(three)).isEqualTo("L1-H-20 category-tokens");
    assertThat(Scene.start(2, "course=" + three, "tokenLimits=unlimited").race.course.limit(3))
        .isEqualTo(1);
  }

  @Test
  @Rule({"L1-H-14", "L1-H-22", "L1-H-23"})
  void aTourIsWrittenAsStagesAndWarningsAreTold() {
    String stage = "; start 1@4; finish 5@5; sprint 5@0; feed 3@0 4@0; route ";
    String text =
        "race a stage"
            + stage
            + "poplars canal orchard gully station; "
            + "race b stage"
            + stage
            + "canal poplars mill gully station; tour both; stages a b";
    Scene scene = Scene.start(2, "course=" + text);
    assertThat(scene.race.rules.stages).hasSize(2);
    assertThat(scene.told(RaceEvent.CourseWarned.class))
        .extracting(RaceEvent.CourseWarned::problem)
        .containsExactly("no-bonus", "feed-advice");
    assertThat(refused(text.replace("race b stage", "race b one-day")))
        .isEqualTo("L1-H-14 not-a-stage");
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
