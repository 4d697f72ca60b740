package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Random;
import musette.games.flammerouge.course.RunOut;
import musette.games.flammerouge.course.StageRoad;
import musette.games.flammerouge.course.Stages;
import musette.kernel.RecordText;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.RoadCheck;
import musette.kernel.RoadCure;
import musette.kernel.RoadProblem;
import musette.kernel.RoadWish;
import musette.kernel.Roads;
import musette.kernel.Seed;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Stages of one's own: reading, checking, mending and making them. */
final class OwnStageTest {
  private static final Roads ROADS = new FlammeRouge().roads();

  static List<String> shippedStages() {
    return Stages.IDS;
  }

  @ParameterizedTest
  @MethodSource("shippedStages")
  @Rule("FR-Q9")
  void theStagesOfTheBoxAreSound(String stage) {
    assertThat(ROADS.check(ROADS.shipped(stage)).problems()).isEmpty();
  }

  @Test
  @Rule("FR-Q9")
  void aRoadThatRunsOverItselfIsRefusedWithThePlaceAndACure() {
    // Four sharp bends to the left lead back over the start.
    RoadCheck check = ROADS.check("abegiJcdu");
    RoadProblem problem = check.problems().getFirst();
    assertThat(problem.refusal().rule()).isEqualTo("FR-Q9");
    assertThat(problem.refusal().reason()).isEqualTo("stage-overlap");
    assertThat(problem.element()).isEqualTo("6");
    assertThat(problem.column()).isEqualTo(6);
    assertThat(((StageRoad) check.road()).overlaps()).isNotEmpty();
    assertThat(problem.cures()).isNotEmpty();
    for (RoadCure cure : problem.cures()) {
      assertThat(ROADS.check(cure.text()).problems()).as(cure.name()).isEmpty();
    }
  }

  @Test
  @Rule("FR-02")
  void manyLinesAndCommentsMeanTheSameAsOneLine() {
    String text = "# my first; a test\nstage : Le Mur\nab c  # start\nd\r\nu";
    RoadCheck many = ROADS.check(text);
    RoadCheck one = ROADS.check(many.line());
    assertThat(many.problems()).isEmpty();
    assertThat(many.title()).isEqualTo("Le Mur");
    assertThat(many.line()).doesNotContain("\n");
    assertThat(one.title()).isEqualTo("Le Mur");
    assertThat(one.facts()).isEqualTo(many.facts()).containsEntry("tiles", 5);
    assertThat(Stages.own(many.line(), RunOut.OPEN).names()).isEqualTo("abcdu");
  }

  @Test
  @Rule("FR-02")
  void aMistakeIsFoundInItsLineAndColumn() {
    RoadProblem problem = ROADS.check("stage : X\n  ab\n c x u").problems().getFirst();
    assertThat(problem.line()).isEqualTo(3);
    assertThat(problem.column()).isEqualTo(4);
    assertThat(problem.element()).isEqualTo("4");
    assertThat(problem.refusal())
        .isEqualTo(Refusal.of("FR-02", "stage-unknown-tile", "tile", "x", "at", 4));
    assertThat(problem.cures().getFirst().text()).isEqualTo("stage : X\nabcu");
  }

  @Test
  @Rule("FR-02")
  void everyCureOfAStageWithoutItsEndsLeadsToASoundOne() {
    for (String text : List.of("", "bc", "abc", "bcu", "aubc", "stage : <b>\nbc")) {
      String now = text;
      for (int i = 0; i < 5 && !ROADS.check(now).isSound(); i++) {
        now = ROADS.check(now).problems().getFirst().cures().getFirst().text();
      }
      assertThat(ROADS.check(now).problems()).as(text).isEmpty();
    }
  }

  /** Version 1 let tiles lie on each other; what was played so is not replayed by other rules. */
  @Test
  @Rule("FR-Q9")
  void aRecordOfFormerRulesIsRefusedByItsVersion() {
    var game = new FlammeRouge();
    for (int version = 1; version <= game.about().version(); version++) {
      String record =
          """
            musette-record 1
            game flamme-rouge
            rules %d
            seats 2
            option ownStage abegiJcdu
            seed-hash %s
            seed %s
            """
              .formatted(version, Seed.of(1).hash(), Seed.of(1).hex());
      String reason = version < game.about().version() ? "record-version" : "stage-overlap";
      assertThatThrownBy(() -> RecordText.parse(record, _ -> game.about()).replay(game))
          .isInstanceOfSatisfying(
              Refused.class, refused -> assertThat(refused.refusal().reason()).isEqualTo(reason));
    }
  }

  @Test
  @Rule("FR-Q9")
  void whateverIsWishedForIsSoundAndTheSameAgain() {
    int exact = 0;
    int made = 0;
    for (int seed = 0; seed < 20; seed++) {
      for (RoadWish.Legs legs : RoadWish.Legs.values()) {
        var wish = new RoadWish(24 + seed * 7 % 55, seed % 6, legs, seed);
        String road = ROADS.make(wish);
        RoadCheck check = ROADS.check(road);
        assertThat(check.problems()).as("%s %s", wish, road).isEmpty();
        assertThat(ROADS.make(wish)).isEqualTo(road);
        Map<String, Integer> facts = check.facts();
        made++;
        exact += Integer.valueOf(wish.climbs()).equals(facts.get("climbs")) ? 1 : 0;
        if (wish.length() >= 40) {
          assertThat(facts.get("squares")).isBetween(wish.length() - 8, wish.length() + 8);
        }
      }
    }
    assertThat(exact).isGreaterThan(made * 8 / 10);
  }

  @Test
  void anyTextGetsAnAnswerInGoodTime() {
    var random = new Random(20);
    for (int i = 0; i < 2000; i++) {
      var text = new StringBuilder();
      int length = random.nextInt(80);
      for (int k = 0; k < length; k++) {
        int kind = random.nextInt(10);
        text.append(
            kind < 7
                ? (char) ('A' + random.nextInt(58))
                : kind < 9
                    ? "\n;#: <&\uD83D\uDEB2".charAt(random.nextInt(9))
                    : (char) random.nextInt(0x10000));
      }
      RoadCheck check = ROADS.check(text.toString());
      check.problems().forEach(problem -> assertThat(problem.line()).isPositive());
      assertThat(ROADS.check(check.line()).isSound()).isEqualTo(check.isSound());
    }
    long began = System.nanoTime();
    assertThat(ROADS.check("aegi".repeat(50_000)).isSound()).isFalse();
    assertThat(ROADS.check(";\n".repeat(100_000)).isSound()).isFalse();
    assertThat(System.nanoTime() - began).isLessThan(5_000_000_000L);
  }
}
