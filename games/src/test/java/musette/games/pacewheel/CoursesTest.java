package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.course.Course;
import musette.games.pacewheel.course.CourseFile;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.testkit.Rule;
import musette.wire.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The courses and what is no course. */
final class CoursesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "platanes  | 60 | []           | FLAT     | 4 | 1",
        "collines  | 84 | [19, 42, 64] | FLAT     | 8 | 2",
        "deux-cols | 90 | [28, 66]     | FLAT     | 7 | 2",
        "balcon    | 76 | [24, 58, 76] | UPHILL   | 4 | 1",
        "plongeon  | 80 | [28, 62]     | DOWNHILL | 4 | 1"
      })
  @Rule({"PW-Q-38", "PW-DATA-01", "PW-Q-37"})
  void theCoursesAreAsDrawn(
      String id, int length, String summits, Terrain finish, int fed, int zones) {
    Course course = CourseFile.BUILT_IN.stages(id).getFirst();
    assertThat(course.length()).isEqualTo(length);
    assertThat(course.summits()).hasToString(summits);
    assertThat(course.finishTerrain()).isEqualTo(finish);
    assertThat(course.feed()).hasSize(zones);
    int squares = 0;
    for (int square = 1; square <= length; square++) {
      squares += course.zone(square) >= 0 ? 1 : 0;
    }
    assertThat(squares).isEqualTo(fed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "platanes  | _60                             | 29-32",
        "collines  | _14 ^5 v6 _10 ^7 v6 _12 ^4 v6 _14 | 29-32 52-55",
        "deux-cols | _16 ^12 v14 _10 ^14 v12 _12     | 8-10 45-48",
        "balcon    | _18 ^6 v8 _16 ^10 _4 ^14        | 38-41",
        "plongeon  | _20 ^8 v8 _14 ^12 v18           | 42-45"
      })
  @Rule({"PW-Q-38", "PW-DATA-01", "PW-13"})
  void everySquareHasItsTerrainAndFood(String id, String runs, String feed) {
    var road = new StringBuilder();
    for (String run : runs.split(" ", -1)) {
      road.repeat(run.charAt(0), Integer.parseInt(run.substring(1)));
    }
    Course course = CourseFile.BUILT_IN.stages(id).getFirst();
    assertThat(course.road()).isEqualTo(road.toString());
    assertThat(course.feed())
        .extracting(zone -> zone.first() + "-" + zone.last())
        .containsExactly(feed.split(" ", -1));
  }

  @Test
  @Rule("PW-DATA-02")
  void theStageRaceHasThreeStages() {
    assertThat(CourseFile.BUILT_IN.stages("trois-jours"))
        .extracting(Course::id)
        .containsExactly("platanes", "deux-cols", "balcon");
  }

  @Test
  @Rule("PW-DATA-05")
  void aCourseOfOnesOwnIsRead() {
    Rules rules =
        Rules.of(PaceWheelContractTest.setup(1, "ownCourse profile _20 ^8 v8 _14; feed 30-32"));
    Course course = rules.stages().getFirst();
    assertThat(course.length()).isEqualTo(50);
    assertThat(course.terrain(21)).isEqualTo(Terrain.UPHILL);
    assertThat(course.summits()).containsExactly(28);
    assertThat(course.feed()).containsExactly(new Course.Zone(30, 32));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | course A : Title; profile _40",
        "1 | course a; profile _40",
        "3 | course a : A; profile _40; course a : B; profile _40",
        "2 | course a : A; course b : B; profile _40",
        "1 | course a : A",
        "1 | race r : R",
        "4 | course a : A; profile _40; race r : R; stages a b",
        "4 | course a : A; profile _40; race r : R; stages a",
        "6 | course a : A; profile _201; course b : B; profile _200; race r : R;"
            + " stages a b a b a",
        "2 | profile _40; profile _50",
        "3 | course a : A; profile _40; stages a a",
        "2 | course a : A; feed 9; profile _40"
      })
  @Rule("PW-DATA-02")
  void idsAndTheOrderOfEntriesAreChecked(int line, String text) {
    isRefused("PW-DATA-02", line, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | profile _40 ^0",
        "1 | profile _40 x3",
        "1 | profile _20 _20",
        "1 | profile ^20 _20",
        "1 | profile _3 ^40",
        "1 | profile _29",
        "1 | profile _251"
      })
  @Rule("PW-DATA-03")
  void runsAndLengthsAreChecked(int line, String text) {
    isRefused("PW-DATA-03", line, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | profile _40; feed 4-6",
        "2 | profile _40; feed 30-40",
        "2 | profile _40; feed 9-8",
        "2 | profile _40; feed 9-10 11-12",
        "2 | profile _40; feed 5 7 9 11 13 15 17 19 21",
        "2 | profile _40; feed nine"
      })
  @Rule("PW-DATA-04")
  void feedingZonesAreChecked(int line, String text) {
    isRefused("PW-DATA-04", line, text);
  }

  @Test
  @Rule("PW-DATA-05")
  void anEntryThatNobodyKnowsIsRefused() {
    isRefused("PW-DATA-05", 1, "road _40");
  }

  /** Refused with the rule, the number of the entry and a sentence in every language. */
  private static void isRefused(String rule, int line, String text) {
    var setup = PaceWheelContractTest.setup(1, "ownCourse " + text);
    Refused refused = catchThrowableOfType(Refused.class, () -> new PaceWheel().check(setup));
    assertThat(refused.refusal().rule()).isEqualTo(rule);
    assertThat(refused.refusal().about().get("line")).isEqualTo(line);
    for (String language : List.of("en", "fr")) {
      assertThat(Words.of("pace-wheel", language).say(refused.refusal()))
          .startsWith((language.equals("en") ? "Entry " : "Entrée ") + line)
          .doesNotContain("{")
          .doesNotContain("_course}");
    }
  }

  @Test
  @Rule({"PW-DATA-02", "PW-Q-70"})
  void theLongestRaceOfOnesOwnStaysWithinFiveThousandPlies() {
    Setup setup =
        PaceWheelContractTest.setup(
            5,
            "ownCourse course a : A; profile _4 ^62; feed 10 20 30 40 50 60; course b : B;"
                + " profile _4 ^72; race r : R; stages a a a a a a a a a a a a a a b"
                + " | attempts 3 | boosts 5 | feeding on | incident one | mayRefuse on"
                + " | acceleration none");
    assertThat(Rules.of(setup).stages().stream().mapToInt(Course::length).sum()).isEqualTo(1000);
    var game = new PaceWheel();
    Chance chance = Chance.quick(1);
    RaceState race = game.start(setup, chance, Journal.NONE);
    int plies = 0;
    while (game.turn(race) instanceof Turn.ToAct(var seats)) {
      List<RaceAction> actions = game.actions(race, seats.first());
      RaceAction action = actions.get(chance.below(actions.size()));
      race = game.play(race, seats.first(), action, chance, Journal.NONE);
      plies++;
    }
    assertThat(plies).isBetween(3000, 5000);
  }

  @Test
  @Rule({"PW-DATA-02", "PW-DATA-05"})
  void severalCoursesNeedARaceAndLinesAreEntries() {
    assertThat(refusedBy("course a : A; profile _40; course b : B; profile _40"))
        .isEqualTo("PW-DATA-02");
    var lines = PaceWheelContractTest.setup(1, "ownCourse profile _40\nfeed 9-10");
    var oneLine = PaceWheelContractTest.setup(1, "ownCourse profile _40; feed 9-10");
    assertThat(Rules.of(lines).stages()).isEqualTo(Rules.of(oneLine).stages());
  }

  private static String refusedBy(String text) {
    var setup = PaceWheelContractTest.setup(1, "ownCourse " + text);
    return catchThrowableOfType(Refused.class, () -> new PaceWheel().check(setup)).refusal().rule();
  }

  @Test
  @Rule("PW-Q-37")
  void aFinishUphillIsASummitUnlessTheOptionSaysNo() {
    assertThat(
            Rules.of(PaceWheelContractTest.setup(1, "course balcon")).stages().getFirst().summits())
        .containsExactly(24, 58, 76);
    assertThat(
            Rules.of(PaceWheelContractTest.setup(1, "course balcon | summitFinish off"))
                .stages()
                .getFirst()
                .summits())
        .containsExactly(24, 58);
  }
}
