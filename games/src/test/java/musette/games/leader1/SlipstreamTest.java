package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Phase;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who profits from the slipstream: by default only who ended his own move there (L1-Q-12). */
final class SlipstreamTest {
  private static final String LINE =
      road("black leader", "3C3", "") + "," + road("white leader", "3C2", "");

  @Test
  @Rule({"L1-Q-12", "L1-100"})
  void onlyWhoEndedHisMoveBehindIsSheltered() {
    Scene stands = Scene.riding(2, LINE, "'black leader'", "cyclists=1").play("ride 2 3C5");
    assertThat(stands.rider("white leader").slipstream()).as("put there").isFalse();
    String ended = LINE.replace("'3C2'", "'3C2', 'follows': ['black leader']");
    Scene scene = Scene.riding(2, ended, "'black leader'", "cyclists=1").play("ride 2 3C5");
    assertThat(scene.rider("white leader").slipstream()).isTrue();
    assertThat(scene.rider("white leader").follows()).as("used up").isEmpty();
    Scene former =
        Scene.riding(2, LINE, "'black leader'", "cyclists=1", "slipstreamTest=stands-behind")
            .play("ride 2 3C5");
    assertThat(former.rider("white leader").slipstream()).as("the former reading").isTrue();
  }

  @Test
  @Rule({"L1-Q-12", "L1-101", "L1-EX-28"})
  void whoRidesUpBehindSomebodyIsShelteredInTheNextTurn() {
    String riders = road("black leader", "4C4", "") + "," + road("white leader", "4C1", "");
    Scene scene = Scene.riding(2, riders, "'white leader'", "cyclists=1").play("ride 2 4C3");
    assertThat(scene.rider("white leader").follows()).containsExactly("black leader");
    assertThat(scene.rider("white leader").slipstream()).isFalse();
    scene.passWhile(Phase.PURSUIT, 1);
    assertThat(scene.race.turn).isEqualTo(6);
    assertThat(scene.asked()).isEqualTo(Seat.A);
    scene.play("ride 1 4C5");
    assertThat(scene.rider("white leader").slipstream()).isTrue();
    scene.play("ride 1 4C4");
    assertThat(scene.rider("white leader").follows()).containsExactly("black leader");
  }

  @Test
  @Rule({"L1-Q-12", "L1-Q-28"})
  void whoIsPutBehindAnotherHasNotEndedAMoveThere() {
    String riders =
        "'black leader': {'place': 'LEAVING'}, " + road("white rouleur", "3C5", ", 'slot': 'NONE'");
    String position =
        "{'board': {'phase': 'PURSUIT', 'turn': 5, 'head': '3C3', 'order': ['BLACK', 'WHITE']},"
            + " 'cyclists': {"
            + riders
            + "}}";
    // The peloton moves to 3C6: the rider ahead is absorbed, the other is put on 3C4.
    Scene scene = Scene.of(2, position, "cyclists=2").passWhile(Phase.PURSUIT, 1);
    assertThat(scene.rider("black leader").square()).isEqualTo("3C4");
    assertThat(scene.rider("black leader").follows()).isEmpty();
  }

  @Test
  @Rule({"L1-Q-12", "L1-Q-11"})
  void whoIsDiagonallyBehindTwoRidersFollowsBoth() {
    String riders =
        road("black leader", "3C4", "")
            + ","
            + road("black rouleur", "3L4", "")
            + ","
            + road("white leader", "3L1", "");
    Scene scene =
        Scene.riding(2, riders, "'white leader'", "cyclists=2", "slipstream=diagonal")
            .play("ride 2 3C3");
    assertThat(scene.rider("white leader").follows())
        .containsExactly("black leader", "black rouleur");
  }

  @Test
  @Rule({"L1-Q-87", "L1-106"})
  void aPunctureAheadTakesTheSlipstreamOfWhoStandsBehind() {
    String riders =
        road("black leader", "2L2", ", 'slot': 'BEHIND', 'slipstream': true")
            + ","
            + road("white leader", "2L1", ", 'slot': 'BEHIND', 'slipstream': true");
    String position =
        "{'board': {'phase': 'PURSUIT', 'turn': 5, 'head': '3C1', 'order': ['BLACK', 'WHITE']},"
            + " 'cyclists': {"
            + riders
            + "}}";
    Scene scene = Scene.of(2, position, "cyclists=1").passWhile(Phase.PURSUIT, 7, 7, 1);
    assertThat(scene.rider("white leader").slipstream()).isFalse();
  }
}
