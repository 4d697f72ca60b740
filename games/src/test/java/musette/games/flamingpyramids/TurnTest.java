package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Notation;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Turn;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The turn: one tile, chaos, refill, win, the next player. */
final class TurnTest {
  @Test
  @Rule("FP-16")
  void aTurnIsExactlyOneTileOfTheHand() {
    Scene scene = Scene.of("Y40@0,0").seats(3).hand("Y2 R4 G10");
    assertThat(Scene.GAME.actions(scene.state(), Seat.A))
        .hasSize(6)
        .allMatch(BuildAction.Place.class::isInstance);
    assertThat(scene.refusal("place B100 0,1")).isEqualTo("FP-16");
    assertThat(scene.refusal("slide left")).isEqualTo("FP-16");
    Notation<BuildAction> notation = Scene.GAME.notation();
    assertThat(Scene.refusedBy(() -> notation.parse("pass"))).isEqualTo(" notation");
    scene.play("place Y2 0,1");
    assertThat(scene.toAct()).isEqualTo(Seat.B);
  }

  @Test
  @Rule("FP-17")
  void everyTileMayGoToEverySlotEvenIfItCollapses() {
    Scene scene = Scene.of("B30@0,0 R4@0,1 G2@0,3").hand("Y120 R2 J200");
    Notation<BuildAction> notation = Scene.GAME.notation();
    assertThat(Scene.GAME.actions(scene.state(), Seat.A).stream().map(notation::print))
        .containsExactly(
            "place Y120 0,2",
            "place Y120 1,0",
            "place R2 0,2",
            "place R2 1,0",
            "place J200 0,2",
            "place J200 1,0");
    assertThat(scene.play("place J200 1,0").told()).isEqualTo("Placed Collapsed");
  }

  @Test
  @Rule("FP-18")
  void theTurnLastsUntilAllChaosIsResolved() {
    Scene scene = Scene.of("B30@0,0 R4@0,1").hand("G60 Y2");
    scene.play("place G60 1,0");
    assertThat(scene.toAct()).isEqualTo(Seat.A);
    assertThat(scene.hand(Seat.A)).as("no refill yet").isEqualTo("Y2");
    assertThat(scene.refusal("place Y2 0,0")).isEqualTo("FP-39");
    scene.play("slide left");
    assertThat(scene.toAct()).isEqualTo(Seat.B);
  }

  @Test
  @Rule({"FP-19", "A-38"})
  void theHandIsFilledUpToFiveOrUntilThePileIsEmpty() {
    Scene full = Scene.of("Y40@0,0").unseen(Seat.A, 6).hand("Y2 R4 G10 B20 B40");
    full.play("place Y2 0,1");
    assertThat(full.hand(Seat.A).split(" ")).hasSize(5);
    assertThat(full.state().unseen(0)).isEqualTo(5);
    Scene small = Scene.of("Y40@0,0").unseen(Seat.A, 1).pile(Seat.A, "B100").hand("Y2 R4");
    small.play("place Y2 0,1", 0);
    assertThat(small.hand(Seat.A).split(" ")).hasSize(3).contains("R4", "B100");
    assertThat(small.state().tilesLeft(0)).isEqualTo(3);
  }

  @Test
  @Rule("FP-19")
  void dealtTilesAreDrawnBeforeThoseThatCameBack() {
    Scene scene =
        Scene.of("Y40@0,0").unseen(Seat.A, 1).pile(Seat.A, "B100 B120").hand("Y2 R4 G10 B20");
    scene.play("place Y2 0,1", 0);
    assertThat(scene.event(BuildEvent.Drew.class).unseen()).isEqualTo(1);
    assertThat(scene.event(BuildEvent.Drew.class).known()).containsExactly(Tile.B100);
    assertThat(scene.pile(Seat.A)).isEqualTo("B120");
  }

  @Test
  @Rule({"FP-20", "A-16"})
  void thenThePlayerOnTheLeftHasTheTurn() {
    Scene scene = Scene.of("").seats(3).hand(Seat.B, "R4 R6").hand(Seat.C, "B4 B6").hand("Y2 Y4");
    scene.play("place Y2 0,0");
    assertThat(scene.toAct()).isEqualTo(Seat.B);
    scene.play("place R4 0,1");
    assertThat(scene.toAct()).isEqualTo(Seat.C);
    scene.play("place B6 1,0").play("slide left");
    assertThat(scene.toAct()).isEqualTo(Seat.A);
  }

  @Test
  @Rule({"FP-21", "A-21"})
  void whoEndsHisTurnWithoutATileWins() {
    Scene scene = Scene.of("Y40@0,0").seats(3).unseen(Seat.A, 0).hand("Y2");
    scene.play("place Y2 0,1");
    assertThat(scene.isOver()).isTrue();
    assertThat(scene.event(BuildEvent.Won.class).seat()).isEqualTo(Seat.A);
    assertThat(places(scene).getFirst()).isEqualTo(1);
    Scene drawing = Scene.of("Y40@0,0").seats(3).unseen(Seat.A, 1).hand("Y2");
    assertThat(drawing.play("place Y2 0,1").isOver()).as("the hand was filled").isFalse();
  }

  @Test
  @Rule({"FP-21", "A-20"})
  void aLastTileThatBringsTilesBackDoesNotWin() {
    Scene scene = Scene.of("B30@0,0 R4@0,1").unseen(Seat.A, 0).hand("G60");
    scene.play("place G60 1,0").play("slide left");
    assertThat(scene.isOver()).isFalse();
    assertThat(scene.hand(Seat.A)).isEqualTo("R4 B30");
    assertThat(scene.pile(Seat.A)).isEmpty();
    assertThat(scene.toAct()).isEqualTo(Seat.B);
  }

  @Test
  @Rule("FP-22")
  void thePyramidBelongsToNobody() {
    Scene scene = Scene.of("").hand(Seat.B, "Y40 R10").hand("B30 Y2 Y6");
    scene.play("place B30 0,0").play("place Y40 0,1").play("place Y2 1,0");
    assertThat(scene.told()).isEqualTo("Placed");
    scene.play("place R10 0,-1").play("place Y6 1,-1");
    assertThat(scene.event(BuildEvent.Collapsed.class).taken())
        .as("whoever placed them, they come back to who collapsed")
        .containsExactly(Tile.R10, Tile.B30);
    assertThat(scene.pile(Seat.A)).isEqualTo("R10 B30");
  }

  @Test
  @Rule("A-35")
  void afterFiveThousandTurnsTheMatchStops() {
    Scene before = Scene.of("Y40@0,0").turn(4999).hand("Y2 R4");
    assertThat(before.play("place Y2 0,1").isOver()).isFalse();
    Scene scene = Scene.of("Y40@0,0").turn(5000).hand("Y2 R4");
    scene.play("place Y2 0,1");
    assertThat(scene.isOver()).isTrue();
    assertThat(scene.event(BuildEvent.Stopped.class).turns()).isEqualTo(5000);
    assertThat(scene.all(BuildEvent.Won.class)).isEmpty();
  }

  @Test
  @Rule("A-36")
  void behindTheWinnerFewerTilesAreBetterAndEqualsShareAPlace() {
    Scene scene =
        Scene.of("Y40@0,0")
            .seats(4)
            .unseen(Seat.A, 0)
            .unseen(Seat.B, 9)
            .unseen(Seat.C, 3)
            .unseen(Seat.D, 9)
            .hand(Seat.B, "R60 R100 R120")
            .hand(Seat.D, "B60 B100 B120")
            .pile(Seat.C, "R2 R4 R6 R10 R20 R30 R40 G2 G4 G6 G10")
            .hand("Y2");
    scene.play("place Y2 0,1");
    assertThat(places(scene)).containsExactly(1, 2, 4, 2);
  }

  private static List<Integer> places(Scene scene) {
    Turn turn = Scene.GAME.turn(scene.state());
    return turn instanceof Turn.Over(Result result) ? result.places() : List.of();
  }
}
