package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.ChaosKind;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Watchful play: who bears the chaos of the strategy game, and how a turn ends. */
final class WatchfulEndTest {
  /** Green 60 does not hold at (1,0). */
  private static final String SHAKY = "B30@0,0 R4@0,1";

  private static Scene.Plan family(String pyramid) {
    return Scene.of(pyramid).seats(3).with("checking", "family");
  }

  private static Scene.Plan strategy(String pyramid) {
    return Scene.of(pyramid).seats(3).with("checking", "strategy");
  }

  @Test
  @Rule("FP-85")
  void whatTheNeighbourCallsIsBorneByWhoLaidTheTile() {
    Scene scene = strategy(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
    scene.play("place G60 1,0").play("chaos");
    assertThat(scene.asked()).containsExactly(Seat.A);
    scene.play("slide left");
    assertThat(scene.pile(Seat.A)).isEqualTo("B30 R4");
  }

  @Test
  @Rule({"FP-85", "FP-88"})
  void whatAnObjectionFindsIsBorneByTheNeighbourWhoOverlookedIt() {
    for (Seat objector : List.of(Seat.A, Seat.C)) {
      Scene scene = strategy(SHAKY).unseen(Seat.B, 2).hand("G60 Y2 Y4 Y6 Y10");
      scene.play("place G60 1,0").by(Seat.B, "well").check(objector);
      assertThat(scene.event(BuildEvent.Objected.class).seats()).containsExactly(objector);
      assertThat(scene.event(BuildEvent.Objected.class).bearer()).isEqualTo(Seat.B);
      assertThat(scene.asked()).as("the neighbour slides").containsExactly(Seat.B);
      assertThat(scene.hand(Seat.A).split(" ")).as("not yet filled up").hasSize(4);
      scene.play("slide right");
      assertThat(scene.pile(Seat.B)).isEqualTo("B30 R4");
      assertThat(scene.pile(Seat.A)).isEmpty();
      assertThat(scene.hand(Seat.A).split(" ")).as("the turn of A ends").hasSize(5);
      assertThat(scene.asked()).containsExactly(Seat.B);
      assertThat(scene.state().phase()).isEqualTo(Phase.PLACE);
    }
  }

  @Test
  @Rule("FP-85")
  void whatIsFoundAtALaterCheckIsBorneByWhoIsActiveThen() {
    Scene scene =
        strategy(SHAKY).hand(Seat.B, "R6 R10").hand(Seat.C, "Y40 Y60").hand("G60 Y2 Y4 Y6 Y10");
    scene.play("place G60 1,0").check().check();
    scene.play("place R6 0,2").by(Seat.C, "chaos");
    assertThat(scene.event(BuildEvent.Collapsed.class).tile()).isEqualTo(Tile.G60);
    assertThat(scene.asked()).containsExactly(Seat.B);
    assertThat(scene.pile(Seat.B)).isEqualTo("B30 R4");
  }

  @Test
  @Rule({"FP-85", "FP-65"})
  void aCurseFoundByAnObjectionStrikesTheRightOfTheActivePlayer() {
    Scene called = strategy("R60@0,0 B60@0,1").with("curse", "on").hand("G60 Y2");
    called.play("place G60 1,0").play("chaos");
    assertThat(called.pile(Seat.C)).as("right of A").isEqualTo("G60 R60 B60");
    Scene objected = strategy("R60@0,0 B60@0,1").with("curse", "on").hand("G60 Y2");
    objected.play("place G60 1,0").by(Seat.B, "well").check(Seat.C);
    assertThat(objected.pile(Seat.A)).as("right of B").isEqualTo("G60 R60 B60");
  }

  @Test
  @Rule({"FP-88", "FP-21"})
  void whoHasNoTileLeftWinsAlsoWithUnnoticedChaos() {
    Scene scene = family(SHAKY).unseen(Seat.A, 0).hand("G60");
    scene.play("place G60 1,0");
    assertThat(scene.isOver()).as("not before the check").isFalse();
    scene.check();
    assertThat(scene.isOver()).isTrue();
    assertThat(scene.told()).isEqualTo("AllSaidWell Won Unnoticed");
    BuildEvent.Unnoticed unnoticed = scene.event(BuildEvent.Unnoticed.class);
    assertThat(unnoticed).isEqualTo(new BuildEvent.Unnoticed(ChaosKind.COLLAPSE, Tile.G60));
  }

  @Test
  @Rule({"FP-88", "FP-21"})
  void aLastTileWhoseChaosIsCalledDoesNotWin() {
    Scene scene = family(SHAKY).unseen(Seat.A, 0).hand("G60");
    scene.play("place G60 1,0").check(Seat.C).play("slide left");
    assertThat(scene.isOver()).isFalse();
    assertThat(scene.hand(Seat.A)).isEqualTo("R4 B30");
  }

  @Test
  @Rule("FP-88")
  void inTheStrategyGameTheWinWaitsForTheObjections() {
    Scene scene = strategy(SHAKY).unseen(Seat.A, 0).hand("G60");
    scene.play("place G60 1,0").by(Seat.B, "well");
    assertThat(scene.isOver()).isFalse();
    scene.check(Seat.C);
    assertThat(scene.isOver()).as("B slides first").isFalse();
    scene.play("slide left");
    assertThat(scene.isOver()).as("B has taken the tiles").isTrue();
    assertThat(scene.event(BuildEvent.Won.class).seat()).isEqualTo(Seat.A);
    Scene cursed = strategy("R60@0,0 B60@0,1").with("curse", "on").unseen(Seat.A, 0).hand("G60");
    cursed.play("place G60 1,0").by(Seat.B, "well").check(Seat.C);
    assertThat(cursed.isOver()).as("the curse came back to A").isFalse();
  }
}
