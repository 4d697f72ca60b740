package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.Slot;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Breaking away (chapter 8). */
final class BreakingAwayTest {
  /** Leader and rouleur in the front of the peloton, the climber in the back. */
  private static Scene twoInFront() {
    return Scene.of(
        2,
        "{'board': {'phase': 'BREAKING_AWAY', 'turn': 2, 'head': '3C1', 'order': ['WHITE',"
            + "'BLACK']}, 'cyclists': {'black leader': {'place': 'FRONT', 'slipstream': false},"
            + "'black rouleur': {'place': 'FRONT'}}}");
  }

  @Test
  @Rule("L1-69")
  void onlyCyclistsOfTheFrontAreaBreakAway() {
    assertThat(twoInFront().refusal("attack climber 4 3C5")).isEqualTo("L1-69");
  }

  @Test
  @Rule("L1-70")
  void aBreakawayIsFourSquaresLongAtLeast() {
    assertThat(twoInFront().refusal("attack leader 3 3C4")).isEqualTo("L1-70");
    assertThat(twoInFront().offered()).contains("attack leader 4 3C5");
  }

  @Test
  @Rule({"L1-74", "L1-Q-23"})
  void aBreakawayIsPaidLikeAnyMoveWithoutSlipstream() {
    assertThat(twoInFront().cost("attack leader 4 3C5")).as("2 free, 2 paid for 3").isEqualTo(3);
  }

  @Test
  @Rule("L1-72")
  void theFirstSquareIsAStepFromTheHeadOfThePeloton() {
    Scene scene = twoInFront().play("attack leader 4 3C5");
    assertThat(scene.told(RaceEvent.BrokeAway.class).getFirst().from()).isEqualTo("3C1");
    assertThat(scene.told(RaceEvent.BrokeAway.class).getFirst().path()).hasSize(4);
  }

  @Test
  @Rule({"L1-68", "L1-Q-76"})
  void aPlayerMayTakeOutSeveralCyclistsOneAfterTheOther() {
    Scene scene = twoInFront().play("attack leader 4 3C5");
    assertThat(scene.asked()).isEqualTo(Seat.A);
    assertThat(scene.refusal("attack rouleur 4 3C5")).as("taken by now").isEqualTo("L1-41");
    scene.play("attack rouleur 5 3C6");
    assertThat(scene.race.phase).isEqualTo(Phase.INSIDE_PELOTON);
    assertThat(scene.rider("black leader").slot()).as("no second move").isEqualTo(Slot.NONE);
  }

  @Test
  @Rule("L1-Q-55")
  void thePelotonBlocksNobody() {
    Scene scene = twoInFront().play("attack rouleur 4 3C5");
    assertThat(scene.told(RaceEvent.BrokeAway.class).getFirst().crossed()).isZero();
    assertThat(scene.rider("black rouleur").place()).isEqualTo(Place.ROAD);
  }

  @Test
  @Rule({"L1-125", "L1-Q-21"})
  void aClimberWhoAttacksOnAMountainNeverRisksACrack() {
    Scene scene =
        Scene.of(
            2,
            "{'board': {'phase': 'BREAKING_AWAY', 'turn': 2, 'head': '3C1', 'order': ['WHITE',"
                + "'BLACK']}, 'cyclists': {'black leader': {'place': 'FRONT'}, 'black climber':"
                + "{'place': 'FRONT'}}}",
            "race=mountains");
    assertThat(scene.remarks("attack climber 6 4C1", RaceRemark.MayCrack.class)).isEmpty();
    assertThat(scene.remarks("attack leader 5 3C6", RaceRemark.MayCrack.class)).hasSize(1);
    scene.play("attack climber 6 4C1");
    Scene onRoad =
        Scene.riding(2, road("black climber", "3C1", ""), "'black climber'", "race=mountains");
    assertThat(onRoad.remarks("ride 6 4C1", RaceRemark.MayCrack.class)).hasSize(1);
  }
}
