package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.Risk;
import musette.games.leader1.api.Slot;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Slipstream, risks, falls, cobbles (chapter 12). */
final class EventsTest {
  private static final String SLICK =
      "hex slick flat S LCR 4 dark=LCR3; hex slope mountain S LCR 4 dark=LCR4; "
          + "race t one-day; route poplars canal slick slope station; start 1@4; finish 5@5; "
          + "sprint 5@0; feed 5@1; category 4=1";

  private static final String IN_LINE =
      road("black leader", "7C4", ", 'feeds': 1")
          + ","
          + road("white leader", "7C3", ", 'feeds': 1")
          + ","
          + road("green leader", "7C2", ", 'feeds': 1");

  /** Three riders in line on cobbles; the first one makes this move. */
  private static Scene first(String move) {
    return Scene.riding(3, IN_LINE, "'black leader'", "cyclists=1", "slipstreamTest=stands-behind")
        .play(move);
  }

  @Test
  @Rule({"L1-104", "L1-Q-13"})
  void fiveSquaresFromCobblesLoseTheSlipstreamAndFourDoNot() {
    assertThat(first("ride 5 8C3").rider("white leader").slipstream()).isFalse();
    assertThat(first("ride 4 8C2").rider("white leader").slipstream()).isTrue();
  }

  @Test
  @Rule({"L1-Q-14", "L1-Q-87"})
  void inALineOnlyTheNextRiderGetsTheSlipstream() {
    assertThat(first("ride 4 8C2").rider("green leader").slipstream()).isFalse();
  }

  @Test
  @Rule("L1-102")
  void thereIsNoSlipstreamBehindWhoDoesNotMove() {
    String fallen = IN_LINE.replace("'7C4'", "'7C4', 'fallTurn': 4");
    Scene stays =
        Scene.of(
            3,
            "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'lastStamp': 9}, 'cyclists': {"
                + fallen
                + "}}",
            "cyclists=1");
    assertThat(stays.asked()).isEqualTo(Seat.B);
    assertThat(stays.rider("white leader").slipstream()).isFalse();
  }

  @Test
  @Rule({"L1-Q-11", "L1-Q-88"})
  void slipstreamCanReachDiagonally() {
    String riders = road("black leader", "3C3", "") + "," + road("white leader", "3L2", "");
    String behind = "slipstreamTest=stands-behind";
    Scene straight =
        Scene.riding(2, riders, "'black leader'", "cyclists=1", behind).play("ride 2 3C5");
    assertThat(straight.rider("white leader").slipstream()).isFalse();
    Scene diagonal =
        Scene.riding(2, riders, "'black leader'", "cyclists=1", behind, "slipstream=diagonal")
            .play("ride 2 3C5");
    assertThat(diagonal.rider("white leader").slipstream()).isTrue();
  }

  @Test
  @Rule("L1-109")
  void theFirstRiskSucceedsAboveThree() {
    for (int side = 1; side <= 12; side++) {
      assertThat(Risks.passes(Die.EVEN.side(side), 0)).isEqualTo(side > 4);
    }
  }

  @Test
  @Rule("L1-110")
  void theSecondRiskSucceedsAboveFour() {
    for (int side = 1; side <= 12; side++) {
      assertThat(Risks.passes(Die.EVEN.side(side), 1)).isEqualTo(side > 8);
    }
  }

  @Test
  @Rule({"L1-111", "L1-Q-40"})
  void laterRisksSucceedOnOrangeAndBlueAlone() {
    for (int side = 1; side <= 12; side++) {
      assertThat(Risks.passes(Die.EVEN.side(side), 2)).isEqualTo(side == 5 || side == 6);
    }
  }

  @Test
  @Rule({"L1-108", "L1-Q-42"})
  void aRedFourFailsARiskAfterTheMoveAndIsNoPuncture() {
    Scene fall =
        Scene.riding(
            2, road("black leader", "2C6", ", 'risks': 1"), "'black leader'", "course=" + SLICK);
    fall.play("ride 3 3C3", 7);
    assertThat(fall.events)
        .extracting(event -> event.getClass().getSimpleName())
        .containsSubsequence("Rode", "RiskRolled", "Fell");
    assertThat(fall.rider("black leader").fallTurn()).isEqualTo(5);
    assertThat(fall.rider("black leader").punctureTurn()).isZero();
  }

  @Test
  @Rule("L1-113")
  void cracksAndFallsShareTheRiskLine() {
    String rider = road("black leader", "4C1", ", 'risks': 1");
    Scene scene = Scene.riding(2, rider, "'black leader'", "course=" + SLICK, "riskRolls=two");
    scene.play("ride 4 4C5", 12, 12);
    assertThat(scene.told(RaceEvent.RiskRolled.class))
        .extracting(RaceEvent.RiskRolled::number)
        .containsExactly(2, 3);
  }

  @Test
  @Rule("L1-124")
  void whoCracksPaysTheMoveTwiceAndKeepsHisSquare() {
    String rider = road("black leader", "4C1", "");
    Scene scene = Scene.riding(2, rider, "'black leader'", "course=" + SLICK, "riskRolls=two");
    int before = scene.rider("black leader").energy();
    scene.play("ride 4 4C5", 1, 12);
    assertThat(scene.rider("black leader").energy()).as("3 and 3 again").isEqualTo(before - 6);
    assertThat(scene.rider("black leader").square()).isEqualTo("4C5");
  }

  @Test
  @Rule({"L1-Q-37", "L1-Q-38", "L1-Q-39"})
  void crackAndFallInOneMoveAreOneRollOrTwo() {
    String rider = road("black leader", "4C1", "");
    Scene one = Scene.riding(2, rider, "'black leader'", "course=" + SLICK);
    one.play("ride 4 4C5", 1);
    assertThat(one.told(RaceEvent.RiskRolled.class).getFirst().risk())
        .isEqualTo(Risk.CRACK_AND_FALL);
    assertThat(one.rider("black leader").risks()).isEqualTo(1);
    assertThat(one.rider("black leader").fallTurn()).isEqualTo(5);
    assertThat(one.told(RaceEvent.Cracked.class).getFirst().cost()).isEqualTo(3);
    Scene two = Scene.riding(2, rider, "'black leader'", "course=" + SLICK, "riskRolls=two");
    two.play("ride 4 4C5", 8, 1);
    assertThat(two.rider("black leader").risks()).isEqualTo(2);
    assertThat(two.told(RaceEvent.Cracked.class)).isEmpty();
    assertThat(two.rider("black leader").fallTurn()).isEqualTo(5);
    String wind = ", 'weather': [{'hexagon': 4, 'shown': ['CONTRARY_2']}]";
    String position =
        "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader']"
            + wind
            + "}, 'cyclists': {"
            + rider
            + "}}";
    Scene all = Scene.of(2, position, "course=" + SLICK, "weather=1").play("ride 4 4C5", 1);
    assertThat(all.told(RaceEvent.Cracked.class).getFirst().cost()).isEqualTo(5);
    Scene some =
        Scene.of(2, position, "course=" + SLICK, "weather=1", "crackDoubles=squares")
            .play("ride 4 4C5", 1);
    assertThat(some.told(RaceEvent.Cracked.class).getFirst().cost()).isEqualTo(3);
  }

  private static final String FIGHTER = ", 'quality': 'FIGHTER', 'feeds': 1";

  @Test
  @Rule({"L1-23", "L1-133"})
  void aFighterRisksNothingOnTheFirstDarkSquare() {
    Scene one =
        Scene.riding(2, road("black leader", "2C6", FIGHTER), "'black leader'", "course=" + SLICK);
    assertThat(one.play("ride 3 3C3").told(RaceEvent.RiskRolled.class)).isEmpty();
  }

  @Test
  @Rule("L1-144")
  void aFighterKeepsHisQualityOnCobbles() {
    Scene stones = Scene.riding(2, road("black leader", "7C2", FIGHTER), "'black leader'");
    assertThat(stones.remarks("ride 3 7C5", RaceRemark.MayFallOnCobbles.class)).isEmpty();
    assertThat(stones.remarks("ride 4 7C6", RaceRemark.MayFallOnCobbles.class)).isEmpty();
  }

  @Test
  @Rule({"L1-141", "L1-Q-110"})
  void onlyBlackenedCobblesAreDangerousUnlessByOption() {
    Scene plain = Scene.riding(2, road("black leader", "7C2", ", 'feeds': 1"), "'black leader'");
    assertThat(plain.remarks("ride 3 7C5", RaceRemark.MayFallOnCobbles.class)).hasSize(1);
    assertThat(plain.remarks("ride 1 7C3", RaceRemark.MayFallOnCobbles.class)).isEmpty();
    String rouleur = road("black climber", "7C5", ", 'feeds': 1");
    Scene dark = Scene.riding(2, rouleur, "'black climber'", "darkCobbles=on");
    assertThat(dark.remarks("ride 2 8C1", RaceRemark.MayFallOnCobbles.class)).isEmpty();
    Scene fighter =
        Scene.riding(2, road("black leader", "7C5", FIGHTER), "'black leader'", "darkCobbles=on");
    assertThat(fighter.remarks("ride 1 7C6", RaceRemark.MayFallOnCobbles.class)).isEmpty();
  }

  @Test
  @Rule({"L1-Q-86", "L1-Q-116", "L1-Q-89"})
  void fallAndPunctureRunTogetherAndTheFinishForgivesAFall() {
    String lying = road("black leader", "3C1", ", 'fallTurn': 4, 'punctureTurn': 4");
    String board = "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 6, 'head': '2C1'},";
    Scene scene = Scene.of(2, board + "'cyclists': {" + lying + "}}");
    assertThat(scene.rider("black leader").slot()).isEqualTo(Slot.AHEAD);
    Scene later =
        Scene.of(
            2,
            board
                + "'cyclists': {"
                + lying.replace("'punctureTurn': 4", "'punctureTurn': 5")
                + "}}");
    assertThat(later.rider("black leader").slot()).isEqualTo(Slot.LAST);
    String course =
        SLICK
            .replace("dark=LCR4", "")
            .replace("finish 5@5", "finish 5@5")
            .replace("station;", "wet;")
            .replace("race t", "hex wet flat S LCR 4 dark=LCR6; race t");
    Scene home =
        Scene.riding(
            2, road("black climber", "5C4", ", 'feeds': 1"), "'black climber'", "course=" + course);
    home.play("ride 2 5C6", 1);
    assertThat(home.rider("black climber").place()).isEqualTo(Place.FINISHED);
    assertThat(home.rider("black climber").risks()).isEqualTo(1);
    assertThat(home.rider("black climber").fallTurn()).isZero();
  }
}
