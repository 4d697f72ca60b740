package musette.games.leader1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.api.RaceEvent;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the builder refuses, warns of and lets pass by option (chapter 16). */
final class CourseChecksTest {
  private static final String START = "race t one-day; start 1@4; sprint 5@0; feed 3@0; ";
  private static final String ROUTE = "route poplars canal orchard gully station; finish 5@5";

  private static String refused(String text, String... options) {
    var all = new ArrayList<>(List.of(options));
    all.add("course=" + text);
    return Scene.refusedSetup(2, all.toArray(String[]::new));
  }

  @Test
  @Rule("L1-H-16")
  void aRouteHasTwoHexagonsAtLeast() {
    String one = START.replace("sprint 5@0; feed 3@0", "sprint 1@5; feed 1@5");
    assertThat(refused(one + "route poplars; finish 1@5")).isEqualTo("L1-H-16 route-length");
    String two = "race t one-day; route poplars station; start 1@4; finish 2@5; sprint 2@0; ";
    assertThat(Scene.start(2, "course=" + two + "feed 2@0").race.course.pelotonSquares())
        .isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          poplars   | 1@3 | 1C3
          poplars   | 1@6 | 1C6
          beetfield | 1@4 | 1C4
          chapel    | 1@4 | 1C3
          elms      | 1@5 | 1C5
          larch     | 1@4 | 1C4
          """)
  @Rule({"L1-H-18", "L1-Q-61"})
  void theStartStandsOnAnyFirstHexagonWithRoomBehindIt(String first, String start, String head) {
    String category = first.equals("larch") ? "; category 1=3" : "";
    String text =
        "; sprint 5@0; feed 3@0; finish 5@5; route " + first + " canal orchard gully station";
    Scene scene = Scene.start(2, "course=race t one-day; start " + start + text + category);
    assertThat(scene.race.course.name(scene.race.headSquare())).isEqualTo(head);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          L1-H-18 start       | poplars | 1@0
          L1-H-18 start       | poplars | 2@1
          L1-H-18 start       | poplars | 1@3 1@4
          L1-H-18 start-early | poplars | 1@2
          L1-H-18 start-early | elms    | 1@4
          """)
  @Rule({"L1-H-18", "L1-Q-82"})
  void aStartWithoutRoomForTwelveBehindThePelotonIsRefused(
      String expected, String first, String start) {
    String text =
        "; sprint 5@0; feed 3@0; finish 5@5; route " + first + " canal orchard gully station";
    assertThat(refused("race t one-day; start " + start + text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          L1-H-16 repeated | route poplars canal canal gully station; finish 5@5
          L1-H-19 finish | route poplars canal orchard gully station; finish 5@6
          L1-H-19 finish | route poplars canal orchard gully station; finish 4@5
          """)
  @Rule({"L1-H-16", "L1-H-19"})
  void aRouteThatBreaksItsRulesIsRefused(String expected, String rest) {
    assertThat(refused(START + rest)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          L1-H-20 no-category | route poplars canal larch gully station; finish 5@5
          L1-H-20 category-value | route poplars canal larch gully station; finish 5@5; category 3=5
          L1-H-20 category-place | route poplars canal orchard gully station; finish 5@5; category 3=2
          """)
  @Rule({"L1-H-20", "L1-10", "L1-11"})
  void everyMountainHasOneCategoryFromOneToFour(String expected, String rest) {
    assertThat(refused(START + rest)).isEqualTo(expected);
  }

  @Test
  @Rule({"L1-H-21", "L1-09"})
  void aFinishOnAMountainHasNoSprintZone() {
    String summit = "route poplars canal orchard gully larch; finish 5@5; category 5=1";
    assertThat(refused(START + summit)).isEqualTo("L1-H-21 sprint-count");
  }

  @Test
  @Rule("L1-H-21")
  void theSprintLineIsOnOneOfTheLastTwoHexagons() {
    assertThat(refused(START.replace("sprint 5@0", "sprint 3@0") + ROUTE))
        .isEqualTo("L1-H-21 sprint-far");
  }

  @Test
  @Rule({"L1-H-22", "L1-06"})
  void aOneDayRaceHasNoBonusLine() {
    assertThat(refused(START + ROUTE + "; bonus 3@1")).isEqualTo("L1-H-22 bonus-one-day");
  }

  @Test
  @Rule({"L1-H-23", "L1-12"})
  void aRaceHasAFeedZone() {
    assertThat(refused(START.replace("feed 3@0; ", "") + ROUTE)).isEqualTo("L1-H-23 feed-count");
  }

  @Test
  @Rule("L1-H-24")
  void linesLieBetweenStartAndFinishAndWeatherIsLimited() {
    assertThat(refused(START.replace("feed 3@0", "feed 1@2") + ROUTE))
        .isEqualTo("L1-H-24 line-place");
    String seven =
        "race t one-day; start 1@4; feed 3@0; route poplars canal orchard gully station mill larch;"
            + " finish 7@5; category 7=1; weather 1 2 3 4 5 6 7";
    assertThat(refused(seven)).isEqualTo("L1-H-24 weather-count");
  }

  @Test
  @Rule("L1-145")
  void aHexagonHasOneWeatherTokenAtMost() {
    assertThat(refused(START + ROUTE + "; weather 2 2")).isEqualTo("L1-145 weather-twice");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          L1-H-13 unknown-hexagon | route poplars canal orchard gully nowhere; finish 5@5
          L1-H-14 twice | route poplars; route canal
          L1-H-14 unknown-word | road poplars
          L1-H-09 mark-form | route poplars canal orchard gully station; finish 5@9
          """)
  @Rule({"L1-H-13", "L1-H-14", "L1-H-09"})
  void wordsThatCannotBeReadAreRefused(String expected, String rest) {
    assertThat(refused(START + rest)).isEqualTo(expected);
  }

  @Test
  @Rule("L1-H-16")
  void hexagonsCanBeRepeatedByOption() {
    String twice = START + "route poplars canal canal gully station; finish 5@5";
    assertThat(Scene.start(2, "course=" + twice, "repeatHexagons=on").race.course.size())
        .isEqualTo(90);
  }

  @Test
  @Rule({"L1-H-22", "L1-Q-06"})
  void thereAreTwoBonusLinesAtMostUnlessByOption() {
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
  }

  @Test
  @Rule({"L1-H-20", "L1-Q-04"})
  void thereAreTwoTokensOfACategoryUnlessByOption() {
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

  /** Whoever asks for a replay of the match has to wait for it, and others with them. */
  @Test
  @Rule("L1-H-14")
  void aTourHasAnEnd() {
    String five =
        "race a stage; start 1@4; finish 5@5; sprint 5@0; feed 3@0; "
            + "route poplars canal orchard gully station; tour t; stages";
    assertThat(Scene.start(2, "course=" + five + " a".repeat(15)).race.rules.stages).hasSize(15);
    assertThat(refused(five + " a".repeat(16))).isEqualTo("L1-H-14 tour-stages");
    String fifteen =
        "race b stage; route poplars beetfield~ pitroad orchard mill larch refuge ravine~ station"
            + " chapel~ steeple quarry~ plunge hairpin canal; start 1@4; finish 15@5;"
            + " sprint 3@3 11@1 15@0; bonus 4@6 12@3; feed 5@3 10@3; category 6=1 14=4; "
            + "tour t; stages";
    assertThat(Scene.start(2, "course=" + fifteen + " b".repeat(10)).race.rules.stages).hasSize(10);
    assertThat(refused(fifteen + " b".repeat(11))).isEqualTo("L1-H-14 tour-hexagons");
  }
}
