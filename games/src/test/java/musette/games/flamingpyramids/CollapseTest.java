package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Collapse, free air, and the order of the chain reaction. */
final class CollapseTest {
  /** Blue 7 at (1,2) burns the woods at (1,0) and (1,1), and green 60 hangs over them. */
  private static final String OVER_WOOD =
      "G100@0,0 R120@0,1 B100@0,2 B120@0,3 G30@1,0 B40@1,1 G60@2,0";

  @Test
  @Rule({"FP-38", "FP-39", "A-31"})
  void theTilesBelowComeBackAndTheTileDropsOneLevel() {
    Scene scene = Scene.of("R100@0,0 R120@0,1 R60@0,2 R2@1,0 R4@1,1").hand("G10 Y2");
    scene.play("place G10 2,0");
    assertThat(scene.pile(Seat.A)).isEqualTo("R2 R4");
    assertThat(scene.pyramid()).startsWith("G10@2,0");
    scene.play("slide right");
    assertThat(scene.event(BuildEvent.Fell.class).level()).isEqualTo(1);
    assertThat(scene.event(BuildEvent.Fell.class).column()).isEqualTo(1);
    assertThat(scene.event(BuildEvent.Collapsed.class).tile()).isEqualTo(Tile.G10);
    assertThat(scene.pile(Seat.A)).isEqualTo("R2 R4 R120 R60");
    scene.play("slide left");
    assertThat(scene.pyramid()).isEqualTo("R100@0,0 G10@0,1");
  }

  @Test
  @Rule({"FP-37", "FP-40", "A-10"})
  void othersThatLostTheirSupportCollapseToo() {
    Scene scene = Scene.of("R60@0,0 Y10@0,1 B60@0,2 Y20@1,0").hand("G100");
    scene.play("place G100 1,1").play("slide right");
    assertThat(scene.told()).isEqualTo("Fell Collapsed");
    assertThat(scene.event(BuildEvent.Collapsed.class).tile()).isEqualTo(Tile.Y20);
    scene.play("slide left");
    assertThat(scene.pyramid()).isEqualTo("Y20@0,0 G100@0,2");
    assertThat(scene.pile(Seat.A)).isEqualTo("Y10 B60 R60");
  }

  @Test
  @Rule({"FP-41", "A-07"})
  void aTileInFreeAirDropsAndNothingComesBackForIt() {
    Scene scene = Scene.of("R30@0,0 R40@0,1 R60@1,0").hand("B7");
    scene.play("place B7 0,2");
    assertThat(scene.told()).endsWith("BurntOut Hung");
    assertThat(scene.toAct()).isEqualTo(Seat.A);
    scene.play("slide right");
    assertThat(scene.told()).isEqualTo("Fell");
    assertThat(scene.pyramid()).isEqualTo("R60@0,1");
    assertThat(scene.pile(Seat.A)).isEqualTo("R30 R40");
  }

  @Test
  @Rule("A-08")
  void whatFellFromFreeAirIsCheckedLikeAnyOther() {
    Scene holds = Scene.of(OVER_WOOD).hand("B7");
    holds.play("place B7 1,2").play("slide left");
    assertThat(holds.pyramid()).isEqualTo("G60@1,0 G100@0,0 R120@0,1 B100@0,2 B120@0,3");
    Scene falls = Scene.of(OVER_WOOD).hand("B7");
    falls.play("place B7 1,2").play("slide right");
    assertThat(falls.event(BuildEvent.Collapsed.class).taken())
        .containsExactly(Tile.R120, Tile.B100);
  }

  @Test
  @Rule("FP-42")
  void aTileThatReachedTheBaseStays() {
    Scene scene = Scene.of("B30@0,0 R4@0,1").hand("J200");
    scene.play("place J200 1,0").play("slide left");
    assertThat(scene.event(BuildEvent.Fell.class).rule()).isEqualTo("FP-42");
    assertThat(scene.pyramid()).isEqualTo("J200@0,0");
    assertThat(scene.toAct()).isEqualTo(Seat.B);
  }

  @Test
  @Rule("FP-43")
  void freeAirComesBeforeCollapse() {
    Scene scene = Scene.of("B100@0,0 B120@0,1 B60@0,2 R2@1,0 G40@1,5").hand("B2");
    scene.play("place B2 1,1");
    assertThat(scene.told()).isEqualTo("Placed Hung");
    scene.play("slide left");
    assertThat(scene.told()).isEqualTo("Fell Collapsed");
  }

  @Test
  @Rule({"FP-43", "FP-45"})
  void collapseComesBeforeExplosion() {
    Scene scene = Scene.of("R7@0,0 B100@0,1").hand("Y1");
    scene.play("place Y1 1,0");
    assertThat(scene.told()).isEqualTo("Placed Collapsed");
    assertThat(scene.pile(Seat.A)).isEqualTo("R7 B100");
  }

  @Test
  @Rule("FP-43")
  void explosionComesBeforeFire() {
    Scene scene = Scene.of("Y2@0,-1 Y60@0,0 R7@0,1 Y4@1,-1").hand("Y1");
    scene.play("place Y1 1,0");
    assertThat(scene.told()).isEqualTo("Placed Exploded");
    assertThat(scene.pyramid()).isEqualTo("Y2@0,-1");
    assertThat(scene.pile(Seat.A)).isEqualTo("Y4 Y60");
  }

  @Test
  @Rule({"FP-43", "A-28", "A-29"})
  void woodFireComesBeforeStrawFire() {
    Scene scene = Scene.of("Y1@0,0 B7@0,2").hand("R2");
    scene.play("place R2 0,1");
    assertThat(scene.event(BuildEvent.Ignited.class).igniter()).isEqualTo(Tile.B7);
    assertThat(scene.pyramid()).isEqualTo("Y1@0,0");
    assertThat(scene.removed()).isEqualTo("B7");
  }

  @Test
  @Rule("FP-44")
  void theTopComesFirstThenTheLeft() {
    Scene left = Scene.of("R2@0,0 R4@0,1 B2@0,3 B4@0,4 G60@1,0 G100@1,3").hand("Y60");
    left.play("place Y60 0,2");
    assertThat(left.event(BuildEvent.Collapsed.class).tile()).isEqualTo(Tile.G60);
    Scene top = Scene.of("B100@0,0 B120@0,1 B60@0,2 R2@1,0 R4@1,1 G120@2,0").hand("Y2");
    top.play("place Y2 0,-1");
    assertThat(top.event(BuildEvent.Collapsed.class).tile()).isEqualTo(Tile.G120);
  }

  @Test
  @Rule({"FP-45", "FP-46", "A-30"})
  void afterEachEventTheCheckBeginsAnew() {
    Scene scene = Scene.of("G30@0,0 G40@0,1 G60@1,0 R120@0,3 Y1@0,5 Y2@0,6").hand("B7");
    scene.play("place B7 0,2");
    assertThat(scene.told()).as("the coal waits").endsWith("BurntOut Hung");
    assertThat(scene.pile(Seat.A)).isEqualTo("G30 G40");
    scene.play("slide left");
    assertThat(scene.told()).isEqualTo("Fell Ignited Burnt BurntOut");
    assertThat(scene.pile(Seat.A)).isEqualTo("G30 G40 Y2");
  }

  @Test
  @Rule({"FP-47", "A-17"})
  void whatComesBackGoesUnderThePileFromTheTopAndFromTheLeft() {
    Scene scene =
        Scene.of("R10@0,0 R20@0,1 B60@0,2 R4@1,0")
            .unseen(Seat.A, 3)
            .pile(Seat.A, "Y100 Y120")
            .hand("B7 G2 G4 G6 G10");
    scene.play("place B7 1,1", 0);
    assertThat(scene.pile(Seat.A)).isEqualTo("Y100 Y120 R4 R10 R20");
    assertThat(scene.pile(Seat.B)).isEmpty();
  }

  /** Their names are in another order than their places. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "collapse | B4@0,0 R2@0,1 | place G60 1,0 | B4 R2",
        "fire | G20@0,0 B10@0,1 Y30@0,2 Y10@1,0 B4@1,1 | place B7 2,0 | Y10 B4 G20 B10 Y30",
        "explosion | B100@0,0 R7@0,1 Y60@0,3 G100@0,4 B60@1,0 | place G1 0,2 | B60 B100 Y60",
        "curse | R60@0,0 B60@0,1 | place G60 1,0 | G60 R60 B60"
      })
  @Rule("A-17")
  void tilesOfAllChaosComeBackFromTheTopAndFromTheLeft(
      String kind, String pyramid, String action, String back) {
    Scene scene = Scene.of(pyramid).with("curse", "on").hand("G60 B7 G1");
    scene.play(action);
    assertThat(scene.pile(kind.equals("curse") ? Seat.B : Seat.A)).isEqualTo(back);
  }

  @Test
  @Rule({"A-17", "FP-19"})
  void theFirstThatCameBackIsTheFirstToBeDrawn() {
    Scene scene = Scene.of("B4@0,0 R2@0,1").unseen(Seat.A, 0).hand("G60 Y2 Y4 Y6 Y10");
    scene.play("place G60 1,0").play("slide left");
    assertThat(scene.event(BuildEvent.Drew.class).known()).containsExactly(Tile.B4);
    assertThat(scene.pile(Seat.A)).isEqualTo("R2");
  }
}
