package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.api.Area;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.course.CobbleStones;
import musette.games.leader1.course.Course;
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

/** The data of the road square by square, and the builder's limits to the last row. */
final class BuilderTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          poplars   | FLAT     | S  | 6/6/6 | 7 | ''                 | 4
          canal     | FLAT     | S  | 6/6/6 | 7 | ''                 | 4
          station   | FLAT     | S  | 6/6/6 | 7 | ''                 | 4
          beetfield | FLAT     | GL | 5/6/7 | 7 | ''                 | 4
          chapel    | FLAT     | XR | 7/5/3 | 7 | C3 C4 R2           | 4
          pitroad   | FLAT     | S  | 6/6/6 | 1 | L2 L5 C2 C4 C5 R4 R5 | 5
          elms      | FLAT     | S  | 0/6/6 | 2 | C3 C5 R5           | 5
          orchard   | HILL     | S  | 6/6/6 | 7 | ''                 | 5
          mill      | HILL     | GR | 7/6/5 | 7 | ''                 | 5
          quarry    | HILL     | XL | 3/5/7 | 7 | L2 C3              | 5
          steeple   | HILL     | S  | 0/6/6 | 1 | C4 R3 R4           | 6
          larch     | MOUNTAIN | S  | 6/6/6 | 7 | ''                 | 6
          scree     | MOUNTAIN | GL | 5/6/7 | 7 | ''                 | 6
          hairpin   | MOUNTAIN | XR | 7/5/3 | 7 | R2                 | 6
          refuge    | MOUNTAIN | GR | 7/6/5 | 7 | ''                 | 6
          notch     | MOUNTAIN | S  | 0/6/6 | 7 | ''                 | 7
          gully     | DOWNHILL | S  | 6/6/6 | 7 | L3 C3 C5 R5        | 4
          sweep     | DOWNHILL | GR | 7/6/5 | 7 | C4 R3 R4           | 4
          plunge    | DOWNHILL | S  | 6/6/0 | 7 | L3 L4 C3 C4        | 4
          ravine    | DOWNHILL | XL | 3/5/7 | 7 | L2 C2 C3 R4        | 4
          wall      | MOUNTAIN | S  | 6/6/6 | 1 | L2 C2 C5 R5        | 7
          causeway  | DOWNHILL | GR | 7/6/5 | 1 | L3 C3 C5 R5        | 5
          """)
  @Rule({"L1-H-04", "L1-H-13", "L1-15"})
  void everyHexagonIsAsInTheTable(
      String name,
      Terrain terrain,
      Shape shape,
      String lanes,
      int cobblesFrom,
      String dark,
      int milestone) {
    Hexagon hexagon = Courses.hexagons().get(name);
    if (hexagon == null) {
      throw new AssertionError("no " + name);
    }
    assertThat(hexagon.terrain()).isEqualTo(terrain);
    assertThat(hexagon.shape()).isEqualTo(shape);
    assertThat(hexagon.milestone()).isEqualTo(milestone);
    assertThat(
            hexagon.squares(Lane.L) + "/" + hexagon.squares(Lane.C) + "/" + hexagon.squares(Lane.R))
        .isEqualTo(lanes);
    assertThat(String.join(" ", squares(hexagon, hexagon.dark()))).isEqualTo(dark);
    // Cobbles run from one number to the end of the hexagon, in every lane that it has.
    assertThat(squares(hexagon, hexagon.cobbles()))
        .isEqualTo(
            squares(hexagon, -1).stream().filter(s -> s.charAt(1) - '0' >= cobblesFrom).toList());
  }

  /** The squares of a set, or with -1 all; straight ones have none beyond 6. */
  private static List<String> squares(Hexagon hexagon, int set) {
    var squares = new ArrayList<String>();
    for (Lane lane : Lane.values()) {
      for (int number = 1; number <= Math.min(6, hexagon.squares(lane)); number++) {
        if ((set & Hexagon.bit(lane, number)) != 0) {
          squares.add(lane.name() + number);
        }
      }
    }
    return squares;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          demo      | poplars beetfield orchard gully chapel station | 6@0 | '' | 3@0 | {} | 4
          plains    | poplars beetfield canal chapel orchard gully pitroad mill elms station | 10@0 | '' \
          | 5@0 | {} | 4 8
          hills     | canal orchard sweep mill~ quarry gully steeple plunge chapel station | 10@0 | '' \
          | 5@0 | {} | 3 8
          mountains | poplars mill larch hairpin ravine beetfield refuge notch plunge station | 10@0 | '' \
          | 6@0 | {3=2, 7=3} | 5 9
          summit    | station beetfield orchard larch scree~ sweep quarry refuge hairpin~ notch | '' | '' \
          | 6@0 | {4=3, 8=2} | 3 7
          cobbles   | poplars pitroad beetfield elms orchard gully steeple chapel canal mill~ sweep~ station \
          | 11@3 | '' | 6@0 | {} | 4 7 10
          valleys-1 | poplars canal beetfield orchard gully chapel mill~ sweep elms station | 5@0 9@3 | 6@0 \
          | 5@0 | {} | 4 8
          valleys-2 | station pitroad quarry plunge steeple gully mill chapel~ orchard canal | 4@3 10@0 \
          | 5@6 | 5@0 | {} | 4 8
          valleys-3 | canal orchard larch hairpin sweep~ beetfield mill scree refuge notch | '' | 4@6 \
          | 6@0 | {3=3, 8=2} | 5 8
          hell-1    | poplars beetfield~ pitroad orchard mill larch refuge ravine~ station chapel~ steeple \
          quarry~ plunge hairpin canal | 3@3 11@1 15@0 | 4@6 12@3 | 5@3 10@3 | {6=1, 14=4} | 3 8 13
          hell-2    | station pitroad mill wall causeway beetfield~ elms quarry steeple gully chapel canal \
          | 6@0 12@0 | 6@6 | 7@0 | {4=2} | 5 9
          """)
  @Rule({"L1-H-26", "L1-H-14"})
  void everyRaceIsAsInTheTable(
      String name,
      String route,
      String sprints,
      String bonuses,
      String feeds,
      String categories,
      String weather) {
    boolean stage = name.contains("-");
    String tour = stage ? name.substring(0, name.indexOf('-')) : name;
    List<Course> courses = Courses.ready(tour, HillCategories.OFF, CobbleStones.AS_PAINTED);
    Plan plan = courses.get(stage ? name.charAt(name.length() - 1) - '1' : 0).plan();
    assertThat(String.join(" ", plan.route().stream().map(Plan.Laid::text).toList()))
        .isEqualTo(route);
    assertThat(show(plan.sprints())).isEqualTo(sprints);
    assertThat(show(plan.bonuses())).isEqualTo(bonuses);
    assertThat(show(plan.feeds())).isEqualTo(feeds);
    assertThat(new java.util.TreeMap<>(plan.categories())).hasToString(categories);
    assertThat(show(plan.weather())).isEqualTo(weather);
  }

  private static String show(List<?> marks) {
    return String.join(" ", marks.stream().map(Object::toString).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          L1-H-18 start-early   | route elms canal orchard gully station; finish 5@5; sprint 5@0; feed 3@0
          L1-H-19 finish        | route poplars canal orchard gully station; finish 5@0; sprint 4@0; feed 3@0
          L1-H-24 line-place    | route poplars canal orchard gully station; finish 5@5; sprint 5@0; feed 5@5
          L1-H-24 line-place    | route poplars canal orchard gully station; finish 5@5; sprint 5@0; feed 1@4
          L1-H-24 line-twice    | route poplars canal orchard gully station; finish 5@5; sprint 5@0; feed 3@0 2@6
          """)
  @Rule({"L1-H-18", "L1-H-19", "L1-H-24"})
  void linesAndEndsHaveExactLimits(String expected, String rest) {
    assertThat(Scene.refusedSetup(2, "course=race t one-day; start 1@4; " + rest))
        .isEqualTo(expected);
  }

  @Test
  @Rule("L1-H-16")
  void twentyHexagonsAreTheMost() {
    String twenty = "route" + " poplars".repeat(20) + "; finish 20@5; sprint 20@0; feed 3@0";
    String head = "course=race t one-day; start 1@4; ";
    assertThat(Scene.start(2, head + twenty, "repeatHexagons=on").race.course.energy())
        .isEqualTo(80);
    String more = "route" + " poplars".repeat(21) + "; finish 21@5; sprint 21@0; feed 3@0";
    assertThat(Scene.refusedSetup(2, head + more, "repeatHexagons=on"))
        .isEqualTo("L1-H-16 route-length");
  }

  @Test
  @Rule("L1-91")
  void aRouleurIsToldWhatTheMountainAdds() {
    String inside = "{'board': {'phase': 'INSIDE_PELOTON', 'turn': 5, 'head': '3C1', 'cursor': 1}}";
    Scene climb = Scene.of(2, inside, "race=mountains");
    assertThat(climb.remarks("front", RaceRemark.TakesArea.class))
        .containsExactly(new RaceRemark.TakesArea("L1-89", Area.FRONT, 2, 3));
  }

  @Test
  @Rule({"L1-65", "L1-Q-17"})
  void regainedEnergyIsToldWithItsCap() {
    String rider = road("black leader", "6C1", ", 'energy': 43, 'startEnergy': 44, 'feeds': 1");
    Scene capped = Scene.riding(2, rider, "'black leader'", "energyCap=on");
    assertThat(capped.remarks("ride 1 6C2", RaceRemark.Regains.class).getFirst().energy())
        .isEqualTo(1);
  }

  @Test
  @Rule("L1-157")
  void noBonusIsPromisedBeforeTheLineIsCrossed() {
    Scene bonus =
        Scene.riding(
            2, road("black leader", "5C5", ", 'feeds': 1"), "'black leader'", "race=valleys");
    assertThat(bonus.remarks("ride 1 5C6", RaceRemark.WinsBonus.class)).isEmpty();
  }

  @Test
  @Rule("L1-100")
  void theRiderBehindIsNamedWhoWouldGetTheSlipstream() {
    String line = road("black leader", "3C2", "") + "," + road("white leader", "3C1", "");
    Scene two =
        Scene.riding(2, line, "'black leader'", "cyclists=1", "slipstreamTest=stands-behind");
    assertThat(two.remarks("ride 4 3C6", RaceRemark.Shelters.class)).hasSize(1);
    assertThat(two.remarks("ride 6 4C2", RaceRemark.Shelters.class)).isEmpty();
  }

  @Test
  @Rule({"L1-48", "L1-Q-75"})
  void aShortBreakawayHomeThatIsTooDearIsRefusedForItsCost() {
    Scene scene =
        Scene.of(
            2,
            "{'board': {'phase': 'BREAKING_AWAY', 'turn': 9, 'head': '10C3', 'order': ['WHITE',"
                + "'BLACK']}, 'cyclists': {'black climber': {'place': 'FRONT', 'feeds': 1,"
                + " 'energy': 0}, 'black rouleur': {'place': 'FRONT', 'feeds': 1}}}");
    assertThat(scene.refusal("attack climber 3 10C6")).isEqualTo("L1-48");
  }
}
