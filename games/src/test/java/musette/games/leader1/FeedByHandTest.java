package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Phase;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Feed tiles that players draw themselves (feedDraw=manual). */
final class FeedByHandTest {
  private static final String MANUAL = "feedDraw=manual";
  private static final String TWO_ZONES =
      "course=race t one-day; route poplars canal station orchard mill; start 1@4; finish 5@5; "
          + "sprint 5@0; feed 2@2 2@4";

  @Test
  @Rule({"L1-60", "L1-Q-48", "L1-Q-96"})
  void twoFeedZonesInOneMoveGiveTwoTiles() {
    String rider = road("black leader", "2C2", "");
    Scene scene = Scene.riding(2, rider, "'black leader'", MANUAL, TWO_ZONES);
    scene.play("ride 3 2C5");
    assertThat(Boards.board(scene.race).due()).containsExactly("black leader", "black leader");
    assertThat(scene.offered()).containsExactly("draw", "pass");
    assertThat(scene.remarks("pass", RaceRemark.LeavesTile.class)).hasSize(1);
    scene.play("draw", 0);
    assertThat(scene.offered()).contains("draw", "pass");
    scene.play("draw", 11 - 1);
    assertThat(Feeding.values(scene.race.tiles(0))).containsExactly(2, 5);
    assertThat(Boards.board(scene.race).due()).isEmpty();
  }

  private static Scene twoOfOne() {
    String riders = road("black leader", "4C5", "") + "," + road("black rouleur", "3C1", "");
    Scene scene = Scene.riding(2, riders, "'black leader', 'black rouleur'", MANUAL);
    return scene.play("ride 1 5C1").play("pass");
  }

  @Test
  @Rule({"L1-64", "L1-Q-48"})
  void aTileLeftLyingCanBeDrawnUntilTheNextCyclistHasMoved() {
    Scene scene = twoOfOne();
    assertThat(scene.told(RaceEvent.TileLost.class)).as("not at once").isEmpty();
    assertThat(Boards.board(scene.race).left()).containsExactly("black leader");
    assertThat(scene.asked()).isEqualTo(Seat.A);
    assertThat(scene.offered()).contains("draw");
    scene.play("draw", 0);
    assertThat(Feeding.values(scene.race.tiles(0))).containsExactly(2);
    assertThat(scene.offered()).doesNotContain("draw");
    scene.play("ride 1 3C2");
    assertThat(scene.told(RaceEvent.TileLost.class)).isEmpty();
  }

  @Test
  @Rule("L1-64")
  void itIsLostWhenTheFollowingCyclistHasMovedEvenIfHeIsOnesOwn() {
    Scene scene = twoOfOne().play("ride 1 3C2");
    assertThat(scene.told(RaceEvent.TileLost.class))
        .containsExactly(new RaceEvent.TileLost("L1-64", Team.BLACK, Speciality.LEADER));
    assertThat(Boards.board(scene.race).left()).isEmpty();
    assertThat(scene.race.tiles(0)).isZero();
  }

  @Test
  @Rule("L1-64")
  void nobodyElseCanDrawItAndThePelotonsMoveEndsItToo() {
    String riders = road("black leader", "4C5", "") + "," + road("white rouleur", "3C1", "");
    Scene scene = Scene.riding(2, riders, "'black leader', 'white rouleur'", MANUAL);
    scene.play("ride 1 5C1").play("pass");
    assertThat(scene.asked()).isEqualTo(Seat.B);
    assertThat(scene.offered()).doesNotContain("draw");
    assertThat(scene.play("ride 1 3C2").told(RaceEvent.TileLost.class)).hasSize(1);
    Scene last = Scene.riding(2, road("black leader", "4C5", ""), "'black leader'", MANUAL);
    last.play("ride 1 5C1").play("pass").passWhile(Phase.INSIDE_PELOTON);
    assertThat(last.offered()).containsExactly("accelerate", "pass", "draw");
    last.passWhile(Phase.PURSUIT, 1);
    assertThat(last.told(RaceEvent.TileLost.class)).hasSize(1);
  }

  @Test
  @Rule({"L1-64", "L1-86"})
  void anEmptyPelotonIsNoCyclistWhoMoves() {
    String riders =
        road("black leader", "4C5", "") + "," + road("white leader", "6C1", ", 'feeds': 1");
    Scene scene = Scene.riding(2, riders, "'black leader'", "cyclists=1", MANUAL);
    scene.play("ride 1 5C1").play("pass").passWhile(Phase.PURSUIT, 1);
    assertThat(Boards.board(scene.race).left()).containsExactly("black leader");
  }

  @Test
  @Rule({"L1-Q-96", "L1-Q-97", "L1-64"})
  void aTileLeftInThePelotonCanStillPay() {
    String position =
        "{'board': {'phase': 'PURSUIT', 'turn': 5, 'head': '4C5'}, 'cyclists': {"
            + "'black leader': {'place': 'FRONT', 'energy': 0}, 'white leader': {'feeds': 1}}}";
    Scene scene = Scene.of(2, position, "cyclists=1", MANUAL);
    scene.passWhile(Phase.PURSUIT, 1);
    assertThat(scene.offered()).containsExactly("draw", "pass");
    scene.play("draw", 0);
    assertThat(scene.offered()).as("he lacks energy").containsExactly("drop", "eat leader 2");
    assertThat(scene.play("eat leader 2").rider("black leader").energy()).isEqualTo(1);
  }
}
