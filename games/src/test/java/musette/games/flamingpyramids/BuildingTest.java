package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.Verdict;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where tiles may be placed and what holds. */
final class BuildingTest {
  @Test
  @Rule({"FP-23", "A-14"})
  void onAnEmptyTableTheTileBeginsTheBase() {
    Scene scene = Scene.of("").seats(3).hand("Y2");
    assertThat(scene.slots()).isEqualTo("0,0");
    assertThat(scene.refusal("place Y2 0,1")).isEqualTo("FP-23");
    assertThat(scene.play("place Y2 0,0").pyramid()).isEqualTo("Y2@0,0");
  }

  @Test
  @Rule({"FP-26", "A-11", "A-13"})
  void gapsOfTheBaseAreSlotsLikeThoseAbove() {
    Scene scene = Scene.of("B120@0,0 R60@0,1 Y60@0,3").hand("Y2");
    assertThat(scene.slots()).isEqualTo("0,2 1,0");
    assertThat(scene.refusal("place Y2 0,4")).isEqualTo("FP-27");
    assertThat(scene.refusal("place Y2 0,-1")).isEqualTo("FP-27");
  }

  @Test
  @Rule("A-12")
  void everyPlaceOfAWideGapIsASlotAndGapsNeverClose() {
    Scene scene = Scene.of("Y40@0,0 Y60@0,3").hand("Y2");
    assertThat(scene.slots()).isEqualTo("0,1 0,2");
    assertThat(scene.play("place Y2 0,2").pyramid()).isEqualTo("Y40@0,0 Y2@0,2 Y60@0,3");
  }

  @Test
  @Rule({"FP-24", "FP-27"})
  void theBaseGrowsRightBesideItsEndsOnly() {
    Scene scene = Scene.of("Y40@0,0 Y60@0,1 Y20@1,0").hand("Y2");
    assertThat(scene.slots()).isEqualTo("0,-1 0,2");
    assertThat(scene.refusal("place Y2 0,3")).isEqualTo("FP-27");
    assertThat(Scene.of("Y40@0,5").hand("Y2").slots()).isEqualTo("0,4 0,6");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4 | R120@0,0 R100@0,1 R60@0,2 R40@0,3 R30@1,0 R20@1,1 R10@1,2 R6@2,0 R4@2,1 R2@3,0",
        "5 | R120@0,0 R100@0,1 R60@0,2 R40@0,3 R30@0,4 R20@1,0 R10@1,1 R6@1,2 R4@1,3 R2@2,0"
            + " Y10@2,1 Y6@2,2 Y2@3,0 Y4@3,1 G2@4,0"
      })
  @Rule({"FP-24", "FP-27"})
  void aWideBaseGrowsRightBesideBothOfItsEnds(int wide, String pyramid) {
    Scene right = Scene.of(pyramid).hand("B4");
    assertThat(right.slots()).isEqualTo("0,-1 0," + wide);
    assertThat(right.refusal("place B4 0," + (wide + 1))).isEqualTo("FP-27");
    right.play("place B4 0," + wide);
    assertThat(right.pyramid()).endsWith("B4@0," + wide);
    assertThat(right.slots()).isEqualTo("1," + (wide - 1));
    Scene left = Scene.of(pyramid).hand("B4").play("place B4 0,-1");
    assertThat(left.pyramid()).contains("B4@0,-1 R120@0,0");
    assertThat(left.slots()).isEqualTo("1,-1");
  }

  @Test
  @Rule({"FP-25", "FP-28"})
  void aboveTheBaseBothTilesBelowMustBeThere() {
    Scene scene = Scene.of("Y40@0,0 Y60@0,1 Y100@0,2 Y20@1,0").hand("Y2");
    assertThat(scene.slots()).isEqualTo("1,1");
    assertThat(scene.refusal("place Y2 2,0")).isEqualTo("FP-28");
    assertThat(scene.refusal("place Y2 1,2")).isEqualTo("FP-28");
    assertThat(scene.refusal("place Y2 1,0")).isEqualTo("FP-25");
  }

  @Test
  @Rule("FP-29")
  void theViewOfEverybodyShowsTheOpenSlots() {
    Scene scene = Scene.of("B120@0,0 R60@0,1 Y60@0,3").hand("Y2");
    for (Seat viewer : List.of(Seat.A, Seat.B, Seat.NONE)) {
      assertThat(Scene.GAME.view(scene.state(), viewer).slots())
          .containsExactly(new Slot(0, 2), new Slot(1, 0));
    }
  }

  @Test
  @Rule("FP-30")
  void onTheBaseAnythingHolds() {
    Scene scene = Scene.of("Y2@0,0").hand("J200");
    assertThat(scene.play("place J200 0,1").told()).isEqualTo("BasePlaced");
  }

  @ParameterizedTest
  @CsvSource({
    "Y40, B20, Y10, COLOUR",
    "Y40, B20, B10, COLOUR",
    "R100, G4, Y100, WEIGHT",
    "G4, R100, Y100, WEIGHT",
    "R40, B100, R100, COLOUR_AND_WEIGHT",
    "Y40, B20, R10, MISMATCH"
  })
  @Rule("FP-31")
  void aTileMustMatchOneOfTheTwoBelowInColourOrWeight(
      Tile left, Tile right, Tile tile, Verdict verdict) {
    assertVerdict(left, right, tile, verdict);
  }

  @ParameterizedTest
  @CsvSource({
    "Y40, B20, Y30, COLOUR",
    "Y40, B20, Y100, OVERWEIGHT",
    "Y40, B20, R100, MISMATCH_AND_OVERWEIGHT"
  })
  @Rule("FP-32")
  void aTileMustNotWeighMoreThanTheTwoTogether(Tile left, Tile right, Tile tile, Verdict verdict) {
    assertVerdict(left, right, tile, verdict);
  }

  @ParameterizedTest
  @CsvSource({"R10, 1", "Y100, 1", "R100, 1", "Y10, 0"})
  @Rule("FP-33")
  void ifEitherFailsTheTileCollapses(Tile tile, int collapses) {
    Scene scene = Scene.of("Y40@0,0 B20@0,1").hand(tile.name()).play("place " + tile + " 1,0");
    assertThat(scene.all(BuildEvent.Collapsed.class)).hasSize(collapses);
  }

  @ParameterizedTest
  @CsvSource({"R40, B20, R60, COLOUR", "R100, B100, J200, COLOUR"})
  @Rule("FP-34")
  void aTileMayWeighExactlyAsMuchAsBothTogether(Tile left, Tile right, Tile tile, Verdict verdict) {
    assertVerdict(left, right, tile, verdict);
  }

  @ParameterizedTest
  @CsvSource({
    "R100, B100, J200, COLOUR",
    "R120, B100, J200, COLOUR",
    "R100, B60, J200, OVERWEIGHT",
    "J200, R60, B30, COLOUR",
    "R60, J200, B100, COLOUR"
  })
  @Rule("FP-35")
  void theMillstoneMatchesEveryColourAndItsWeightCounts(
      Tile left, Tile right, Tile tile, Verdict verdict) {
    assertVerdict(left, right, tile, verdict);
  }

  private static void assertVerdict(Tile left, Tile right, Tile tile, Verdict verdict) {
    Scene scene = Scene.of(left + "@0,0 " + right + "@0,1").hand(tile.name());
    scene.play("place " + tile + " 1,0");
    assertThat(scene.event(BuildEvent.Placed.class).verdict()).isEqualTo(verdict);
    assertThat(scene.all(BuildEvent.Collapsed.class)).hasSize(verdict.holds() ? 0 : 1);
  }

  @Test
  @Rule({"FP-36", "A-09"})
  void afterChaosATileMayRestOnOneTile() {
    Scene scene = Scene.of("Y4@0,0 G60@0,1 G30@1,0").hand("Y1");
    scene.play("place Y1 0,-1");
    assertThat(scene.pyramid()).isEqualTo("G30@1,0 G60@0,1");
  }

  @Test
  @Rule("FP-36")
  void onOneTileItHoldsByWeightAlone() {
    Scene scene = Scene.of("Y4@0,0 G60@0,1 B60@1,0").hand("Y1");
    scene.play("place Y1 0,-1");
    assertThat(scene.all(BuildEvent.Collapsed.class)).isEmpty();
    assertThat(scene.pyramid()).isEqualTo("B60@1,0 G60@0,1");
  }

  @Test
  @Rule({"FP-36", "A-10"})
  void onOneTileItCollapsesIfItIsHeavierAndOnlyThatTileComesBack() {
    Scene scene = Scene.of("R40@0,0 G60@0,1 G100@1,0").hand("B7");
    scene.play("place B7 0,-1");
    assertThat(scene.event(BuildEvent.Collapsed.class).rule()).isEqualTo("FP-36");
    assertThat(scene.event(BuildEvent.Collapsed.class).verdict()).isEqualTo(Verdict.OVERWEIGHT);
    assertThat(scene.pile(Seat.A)).isEqualTo("R40 G60");
  }

  @Test
  @Rule("FP-36")
  void onOneTileItCollapsesIfNothingMatches() {
    Scene scene = Scene.of("R40@0,0 G120@0,1 R100@1,0").hand("B7");
    scene.play("place B7 0,-1");
    assertThat(scene.event(BuildEvent.Collapsed.class).verdict()).isEqualTo(Verdict.MISMATCH);
  }

  @Test
  @Rule({"FP-35", "FP-36"})
  void theMillstoneNeverRestsOnOneTile() {
    Scene scene = Scene.of("G120@0,0 J200@1,0").hand("Y2");
    scene.play("place Y2 0,-1");
    assertThat(scene.event(BuildEvent.Collapsed.class).taken()).containsExactly(Tile.G120);
  }

  @Test
  @Rule("A-09")
  void aTileMayRestOnOneTileAfterACurseOrAnExplosionToo() {
    Scene curse = Scene.of("R60@0,0 B60@0,1 B100@0,2 B40@1,1").with("curse", "on").hand("G60");
    assertThat(curse.play("place G60 1,0").pyramid()).isEqualTo("B40@1,1 B100@0,2");
    Scene explosion = Scene.of("Y1@0,0 R60@0,2 R100@0,3 R40@1,2").hand("G1");
    assertThat(explosion.play("place G1 0,1").pyramid()).isEqualTo("R40@1,2 R100@0,3");
  }
}
