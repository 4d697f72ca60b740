package musette.games.leader1;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.course.CourseRoad;
import musette.games.leader1.course.Courses;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.RoadCheck;
import musette.kernel.RoadCure;
import musette.kernel.RoadProblem;
import musette.kernel.RoadWish;
import musette.kernel.Roads;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.testkit.Rule;
import musette.wire.Words;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Races that people lay themselves: what is found in them, what mends them, and hostile ones. */
class OwnCourseTest {
  private static final Leader1 GAME = new Leader1();
  private static final Roads ROADS = GAME.roads();
  static final List<String> READY = Courses.READY;

  private static final String STAGE =
      """
      race Deux_cols stage   # a comment; with a semicolon
        route poplars beetfield~ pitroad orchard mill larch refuge ravine~ station chapel~ steeple quarry~ \
      plunge hairpin canal
        start 1@4
        finish 15@5
        sprint 3@3 15@0
        bonus 4@6 12@3
        feed 5@3 10@3
        category 6=1 14=4
        weather 3 8 13
      """;

  @ParameterizedTest
  @FieldSource("READY")
  @Rule({"L1-H-14", "L1-H-26"})
  void everyShippedRaceIsWrittenAndReadAgain(String race) {
    RoadCheck check = ROADS.check(ROADS.shipped(race));
    assertThat(check.problems()).isEmpty();
    CourseRoad road = (CourseRoad) check.road();
    assertThat(road.stages()).extracting(CourseRoad.Stage::energy).doesNotContain(0);
    assertThat(((CourseRoad) ROADS.check(check.line()).road())).isEqualTo(road);
  }

  @Test
  @Rule({"L1-H-22", "L1-08"})
  void aBonusWithoutSprintZoneStandsAtItsLineWithTheLegalPlacesAndACure() {
    RoadCheck check = ROADS.check(STAGE);
    assertThat(check.title()).isEqualTo("Deux cols");
    assertThat(check.problems()).hasSize(1);
    RoadProblem problem = check.problems().getFirst();
    assertThat(problem.element()).isEqualTo("1/12@3");
    assertThat(List.of(problem.line(), problem.refusal().rule())).containsExactly(5, "L1-H-22");
    CourseRoad.Stage stage = ((CourseRoad) check.road()).stages().getFirst();
    assertThat(places(stage, "sprint"))
        .containsExactly("11@0", "11@1", "11@2", "11@3", "11@4", "11@5", "12@0", "12@1", "12@2");
    assertThat(places(stage, "category")).containsExactly("6", "14");
    assertThat(places(stage, "bonus")).isEmpty();
    RoadCure cure = problem.cures().getFirst();
    assertThat(ROADS.check(cure.text()).problems()).isEmpty();
    assertThat(Words.of("leader-1", "fr").say(problem.refusal())).startsWith("Parcours, partie 5");
  }

  private static List<String> places(CourseRoad.Stage stage, String kind) {
    return stage.places().getOrDefault(kind, List.of());
  }

  @Test
  @Rule({"L1-H-18", "L1-H-19", "L1-H-20", "L1-H-23"})
  void everyPlaceThatIsLitMakesASoundRaceAndEveryCureMends() {
    RoadCheck bare = ROADS.check("race t stage; route poplars larch gully station");
    assertThat(bare.problems()).hasSize(2);
    String text = "race t stage; route poplars larch gully station; finish 4@5; start 1@4";
    for (int i = 0; i < 5 && !ROADS.check(text).isSound(); i++) {
      text = ROADS.check(text).problems().getFirst().cures().getFirst().text();
    }
    assertThat(ROADS.check(text).isSound()).isTrue();
    CourseRoad.Stage stage = ((CourseRoad) ROADS.check(text).road()).stages().getFirst();
    for (String place : places(stage, "start")) {
      assertThat(ROADS.check(text.replace("start 1@4", "start " + place)).problems()).isEmpty();
    }
    String feed = stage.lines().getOrDefault("feed", List.of()).getFirst();
    for (String place : places(stage, "feed")) {
      String two = text.replace("feed " + feed, "feed " + feed + " " + place);
      assertThat(ROADS.check(two).problems()).as(place).isEmpty();
    }
  }

  @Test
  @Rule({"L1-14", "L1-06"})
  void whatATableMaySwitchOffIsSaid() {
    List<RoadProblem> notices = ROADS.check(STAGE.replace("3@3 15", "3@3 11@1 15")).notices();
    assertThat(notices).extracting(notice -> notice.refusal().rule()).containsExactly("L1-14");
    assertThat(Words.of("leader-1", "en").say(notices.getFirst().refusal())).contains("weather");
  }

  @ParameterizedTest
  @EnumSource(RoadWish.Legs.class)
  @Rule("L1-H-16")
  void aMadeRaceIsAlwaysSoundAndAlwaysTheSame(RoadWish.Legs legs) {
    for (int seed = 0; seed < 48; seed++) {
      var wish = new RoadWish(5 + seed % 16, seed % 4, legs, seed - 3);
      String text = ROADS.make(wish);
      assertThat(ROADS.check(text).problems()).as("%s%n%s", wish, text).isEmpty();
      assertThat(ROADS.make(wish)).isEqualTo(text);
    }
  }

  /** With all twelve riders, from the earliest start of the narrowest first hexagon on. */
  @Test
  @Rule({"L1-H-18", "L1-Q-82"})
  void racesOnSmallestAndMadeRoadsComeToTheirEnd() {
    String small = "race t one-day; route %s station; start %s; finish 2@5; sprint 2@0; feed 2@0";
    var texts = new java.util.ArrayList<String>();
    texts.add(small.formatted("poplars", "1@3"));
    texts.add(small.formatted("elms", "1@5"));
    texts.add(small.formatted("beetfield", "1@4"));
    for (int seed = 0; seed < 3; seed++) {
      texts.add(ROADS.make(new RoadWish(5 + seed, 1, RoadWish.Legs.CRUEL, seed)));
    }
    for (int i = 0; i < 60; i++) {
      String text = texts.get(i % texts.size());
      var options = Map.of("course", text, "cyclists", "3", "oneDayEnd", "all-home");
      var random = new Random(i);
      Chance chance = Chance.quick(i);
      RaceState race = GAME.start(Setup.of(GAME.about(), 4, options), chance, Journal.NONE);
      while (race.phase != Phase.OVER) {
        Seat seat = Seat.of(Turns.asked(race));
        List<RaceAction> actions = GAME.actions(race, seat);
        race =
            GAME.play(
                race, seat, actions.get(random.nextInt(actions.size())), chance, Journal.NONE);
      }
      assertThat(race.turn).isPositive();
    }
  }

  @Test
  @Rule("L1-H-14")
  void hostileTextsAreCheckedInBoundedTime() {
    var random = new Random(1);
    String odd = "@=~#;\n\r 09\u0000\u2028\uD83D\uDEB4é<>\"";
    Assertions.assertTimeout(
        Duration.ofSeconds(60),
        () -> {
          for (int i = 0; i < 400; i++) {
            var text = new StringBuilder(i % 2 == 0 ? STAGE : ROADS.shipped("valleys"));
            for (int k = 0; k < 1 + i % 9; k++) {
              int at = random.nextInt(text.length());
              switch (random.nextInt(3)) {
                case 0 -> text.setCharAt(at, odd.charAt(random.nextInt(odd.length())));
                case 1 -> text.delete(at, Math.min(text.length(), at + random.nextInt(20)));
                default -> text.insert(at, text.substring(at, Math.min(text.length(), at + 30)));
              }
            }
            assertThat(ROADS.check(text.toString()).problems()).hasSizeLessThan(100);
          }
          String many = "race a stage; route" + " poplars canal~".repeat(600) + "; start 1@4";
          assertThat(ROADS.check(many).isSound()).isFalse();
          assertThat(ROADS.check("race a stage;".repeat(1500)).isSound()).isFalse();
          assertThat(ROADS.check(STAGE + "tour t; stages" + " Deux_cols".repeat(900)).isSound())
              .isFalse();
          assertThat(ROADS.check("").isSound()).isFalse();
          assertThat(ROADS.check("\uD83D\uDEB4".repeat(9_000)).isSound()).isFalse();
          String html = "race <b>x</b> one-day; route poplars";
          assertThat(ROADS.check(html).title()).isEqualTo("<b>x</b>");
        });
  }
}
