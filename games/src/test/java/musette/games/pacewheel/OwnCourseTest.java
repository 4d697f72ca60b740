package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import musette.games.pacewheel.course.CourseFile;
import musette.games.pacewheel.course.CourseRoad;
import musette.kernel.RoadCheck;
import musette.kernel.RoadCure;
import musette.kernel.RoadProblem;
import musette.kernel.RoadWish;
import musette.kernel.Roads;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Courses of one's own: reading, checking, mending and making them. */
final class OwnCourseTest {
  private static final Roads ROADS = new PaceWheel().roads();

  static List<String> shippedCourses() {
    return CourseFile.BUILT_IN.ids();
  }

  @ParameterizedTest
  @MethodSource("shippedCourses")
  @Rule("PW-DATA-01")
  void theTextOfAShippedCourseIsThatCourse(String id) {
    RoadCheck check = ROADS.check(ROADS.shipped(id));
    assertThat(check.problems()).isEmpty();
    List<String> roads = roads(check);
    assertThat(roads)
        .isEqualTo(CourseFile.BUILT_IN.stages(id).stream().map(course -> course.road()).toList());
  }

  private static List<String> roads(RoadCheck check) {
    return ((CourseRoad) check.road()).stages().stream().map(course -> course.road()).toList();
  }

  @ParameterizedTest
  @Rule({"PW-DATA-03", "PW-DATA-04", "PW-DATA-05"})
  @CsvSource(
      delimiter = '|',
      value = {
        "profile ^4 _40 | 1 | 9 | 1:1",
        "profile _20; feed 10 | 1 | 9 | 1:20",
        "profile _40; feed 3-4 | 1 | 19 | 1:3",
        "profile _40; feed 10 11 | 1 | 22 | 1:11",
        "profile _20 _20 | 1 | 13 | 1:21",
        "profile _20 x4 _20 | 1 | 13 | 1:",
        "profile _300 | 1 | 9 | 1:300",
      })
  void aMistakeStandsAtItsSquareAndItsCureMendsIt(
      String text, int line, int column, String element) {
    RoadCheck check = ROADS.check(text);
    RoadProblem problem = check.problems().getFirst();
    assertThat(problem.line()).isEqualTo(line);
    assertThat(problem.column()).isEqualTo(column);
    assertThat(problem.element()).isEqualTo(element);
    RoadCure cure = problem.cures().getFirst();
    assertThat(ROADS.check(cure.text()).problems()).as(cure.text()).isEmpty();
  }

  @Test
  @Rule("PW-DATA-05")
  void manyLinesAndCommentsMeanTheSameAsOneLine() {
    String text =
        "# a; tour\ncourse a : Un <b>\nprofile _20 ^8 v8 # up; down\nfeed 9\n"
            + "course b : Deux\nprofile _40\nrace r : Le Tour\nstages a b";
    RoadCheck many = ROADS.check(text);
    RoadCheck one = ROADS.check(many.line());
    assertThat(many.problems()).isEmpty();
    assertThat(many.title()).isEqualTo("Le Tour");
    assertThat(many.facts()).containsEntry("stages", 2).containsEntry("squares", 76);
    assertThat(one.title()).isEqualTo(many.title());
    assertThat(roads(one)).isEqualTo(roads(many));
    assertThat(many.notices()).hasSize(1);
    assertThat(ROADS.check("profile _40\n\n feed 3").problems().getFirst().line()).isEqualTo(3);
  }

  @Test
  @Rule({"PW-DATA-03", "PW-DATA-04"})
  void whateverIsWishedForIsSoundAndTheSameAgain() {
    for (int seed = 0; seed < 400; seed++) {
      RoadWish.Legs legs = RoadWish.Legs.values()[seed % 3];
      var wish = new RoadWish(30 + seed * 37 % 221, seed % 7, legs, seed);
      String road = ROADS.make(wish);
      RoadCheck check = ROADS.check(road);
      assertThat(check.problems()).as("%s %s", wish, road).isEmpty();
      assertThat(ROADS.make(wish)).isEqualTo(road);
      assertThat(check.facts()).as("%s %s", wish, road).containsEntry("squares", wish.length());
      if (wish.length() >= 60) {
        assertThat(check.facts()).as("%s %s", wish, road).containsEntry("climbs", wish.climbs());
      }
    }
  }

  @Test
  void anyTextGetsAnAnswerInGoodTime() {
    var random = new Random(21);
    String[] parts = {
      "course",
      "race",
      "profile",
      "feed",
      "stages",
      " ",
      "\n",
      ";",
      "#",
      ":",
      "a",
      "_40",
      "^9",
      "v3",
      "12-15",
      "<b>&",
      "\uD83D\uDEB2",
      "é",
      "_999",
      "0",
      "-",
      "\u2028"
    };
    for (int i = 0; i < 3000; i++) {
      var text = new StringBuilder();
      for (int k = random.nextInt(30); k > 0; k--) {
        text.append(parts[random.nextInt(parts.length)]).append(random.nextBoolean() ? " " : "");
      }
      RoadCheck check = ROADS.check(text.toString());
      check.problems().forEach(problem -> assertThat(problem.line()).isPositive());
      assertThat(ROADS.check(check.line()).isSound()).isEqualTo(check.isSound());
    }
    long began = System.nanoTime();
    assertThat(ROADS.check("profile" + " _1 ^1".repeat(100_000)).isSound()).isFalse();
    assertThat(ROADS.check("course a : b;profile _999;".repeat(30_000)).isSound()).isFalse();
    assertThat(System.nanoTime() - began).isLessThan(5_000_000_000L);
  }
}
