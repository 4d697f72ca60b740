package musette.games.leader1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceView;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.RecordText;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.testkit.Rule;
import musette.wire.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Courses that players write: on several lines or on one, with errors that name their part. */
final class CourseTextTest {
  /** As the rule catalogue shows it, with a comment, blank lines and the end of a Windows line. */
  private static final String LINES =
      """
      # the pit road, and a race over it
      hex pitway flat S LCR 5 cobbles=LCR1-6 dark=LC2,CR4,LCR5

      race mine one-day
        route station beetfield orchard pitway canal   # five hexagons
        start 1@4\r
        finish 5@5
      \tsprint 5@0
        feed 3@0
        weather 3
      """;

  @Test
  @Rule({"L1-H-12", "L1-H-14"})
  void theManyLineFormIsTheSameCourseAsTheOneLineForm() {
    RaceState lines = Scene.start(2, "course=" + LINES, "weather=1").race;
    assertThat(lines.course.plan().name()).isEqualTo("mine");
    assertThat(lines.course.plan().route()).hasSize(5);
    String one =
        "hex pitway flat S LCR 5 cobbles=LCR1-6 dark=LC2,CR4,LCR5; race mine one-day; route"
            + " station beetfield orchard pitway canal; start 1@4; finish 5@5; sprint 5@0;"
            + " feed 3@0; weather 3";
    RaceState same = Scene.start(2, "course=" + one, "weather=1").race;
    assertThat(lines.rules.pictures).isEqualTo(same.rules.pictures);
  }

  @Test
  @Rule("L1-H-12")
  void aRecordOfAManyLineCourseIsReadAgain() {
    Leader1 game = Scene.GAME;
    Setup setup = Setup.of(game.about(), 2, Map.of("course", LINES));
    Match<RaceState, RaceAction, RaceView> match = Match.start(game, setup, Seed.of(1));
    var record =
        new GameRecord(
            "leader-1",
            game.about().version(),
            setup,
            List.of("A", "B"),
            new GameRecord.Secret.Shown(Seed.of(1)),
            Map.of(),
            match.log(),
            List.of());
    GameRecord read = RecordText.parse(RecordText.print(record), id -> game.about());
    assertThat(read.setup()).isEqualTo(setup);
    assertThat(read.replay(game).state().course.plan().name()).isEqualTo("mine");
    assertThat(
            game.imagine(match.view(Seat.A), musette.kernel.Chance.quick(1)).course.plan().name())
        .isEqualTo("mine");
  }

  @Test
  @Rule({"L1-H-12", "L1-H-14"})
  void aTourMayStandBeforeItsStages() {
    String stage = " stage; start 1@4; finish 5@5; sprint 5@0; feed 3@0; route ";
    String text =
        "tour both; stages a b; race a"
            + stage
            + "poplars canal orchard gully station; race b"
            + stage
            + "canal poplars mill gully station";
    assertThat(Scene.start(2, "course=" + text).race.rules.stages).hasSize(2);
  }

  private static String refused(String course) {
    try {
      Scene.setup(2, "course=" + course);
    } catch (Refused refused) {
      Map<String, Object> about = refused.refusal().about();
      String part = "part " + about.get("line") + " (" + about.get("word") + "): ";
      assertThat(Words.of("leader-1", "en").say(refused.refusal())).startsWith("Course, " + part);
      return about.get("line") + " " + about.get("word") + " " + about.get("problem");
    }
    throw new AssertionError("not refused");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          finish 5@5 | finish 5@6 | 4 finish finish
          finish 5@5 | finish 5@9 | 4 finish mark-form
          start 1@4 | start 2@5 | 3 start start
          start 1@4 | start 1@2 | 3 start start-early
          start 1@4; | ; | 1 race start
          route poplars canal orchard gully station | route poplars canal nowhere gully station \
          | 2 route unknown-hexagon
          route poplars canal orchard gully station | route poplars canal canal gully station \
          | 2 route repeated
          route poplars canal orchard gully station | route poplars canal larch gully station \
          | 2 route no-category
          weather 3 | weather 3 3 | 7 weather weather-twice
          weather 3 | weather 9 | 7 weather no-such-hexagon
          weather 3 | weather x | 7 weather number
          weather 3 | weather | 7 weather empty
          weather 3 | category 3=2 | 7 category category-place
          weather 3 | category 3 | 7 category category-form
          weather 3 | bonus 3@1 | 7 bonus bonus-one-day
          weather 3 | wether 3 | 7 wether unknown-word
          weather 3 | feed 4@0 | 7 feed twice
          sprint 5@0 | sprint 3@0 | 5 sprint sprint-far
          sprint 5@0; | ; | 4 finish sprint-count
          feed 3@0 | feed 1@2 | 6 feed line-place
          feed 3@0; | ; | 1 race feed-count
          race t one-day | race t | 1 race race-form
          race t one-day | race t two-day | 1 race race-form
          weather 3 | hex a flat S LCR 4; hex b flat S LR 4 | 8 hex lanes
          weather 3 | race u one-day; route poplars | 8 route route-length
          weather 3 | tour both; stages t u | 8 stages unknown-race
          """)
  @Rule({"L1-H-12", "L1-H-14"})
  void anErrorNamesThePartWhereItStands(String good, String bad, String expected) {
    String course =
        "race t one-day; route poplars canal orchard gully station; start 1@4; finish 5@5;"
            + " sprint 5@0; feed 3@0; weather 3";
    String broken = course.replace(good, bad);
    assertThat(broken).isNotEqualTo(course);
    assertThat(refused(broken)).isEqualTo(expected);
    assertThat(refused(broken.replace(";", "\n"))).as("on lines").isEqualTo(expected);
  }

  @Test
  @Rule({"L1-14", "L1-145"})
  void weatherThatTheOptionSwitchesOffIsSaid() {
    String course = LINES.replace("weather 3", "weather 3 5");
    assertThat(Scene.start(2, "course=" + course).told(RaceEvent.CourseWarned.class))
        .contains(new RaceEvent.CourseWarned("L1-145", "weather-off"));
    assertThat(Scene.start(2, "course=" + course, "weather=2").told(RaceEvent.CourseWarned.class))
        .isEmpty();
  }
}
