package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Straw fires, wood fires and explosions. */
final class FireTest {
  @Test
  @Rule("FP-48")
  void aTileTouchesSixOthers() {
    Pyramid pyramid = Pyramid.of(List.of(new Laid(Tile.Y1, 1, 0), new Laid(Tile.Y2, 2, 0))).copy();
    var contacts = new ArrayList<Slot>();
    for (int number = 0; number < 6; number++) {
      int cell = pyramid.contact(pyramid.cell(1, 0), number);
      contacts.add(new Slot(pyramid.level(cell), pyramid.column(cell)));
    }
    assertThat(contacts)
        .containsExactly(
            new Slot(2, -1),
            new Slot(2, 0),
            new Slot(1, -1),
            new Slot(1, 1),
            new Slot(0, 0),
            new Slot(0, 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "B120@0,0 R60@0,2 B2@1,0 | 0,1",
        "B120@0,0 R60@0,2 R2@1,1 | 0,1",
        "R2@0,0 R60@0,2 | 0,1",
        "R60@0,0 R2@0,2 | 0,1",
        "R2@0,0 Y60@0,1 | 1,0",
        "Y60@0,0 R2@0,1 | 1,0"
      })
  @Rule({"FP-48", "FP-49"})
  void aCoalBurnsStrawThatItTouches(String pyramid, String slot) {
    Scene scene = Scene.of(pyramid).hand("Y1");
    scene.play("place Y1 " + slot);
    assertThat(scene.told()).endsWith("Ignited Burnt BurntOut");
    assertThat(scene.pile(Seat.A)).isEqualTo(pyramid.contains("B2@") ? "B2" : "R2");
    assertThat(scene.removed()).isEqualTo("Y1");
  }

  @Test
  @Rule("FP-49")
  void itDoesNotMatterWhichOfTheTwoCameLast() {
    Scene scene = Scene.of("Y1@0,0 R60@0,2").hand("R2");
    scene.play("place R2 0,1");
    assertThat(scene.pyramid()).isEqualTo("R60@0,2");
    assertThat(scene.pile(Seat.A)).isEqualTo("R2");
  }

  private static Scene strawFire() {
    return Scene.of("B60@0,-1 Y4@0,1 R2@0,2 Y20@0,3 B6@0,4").hand("G1").play("place G1 0,0");
  }

  @Test
  @Rule("FP-50")
  void aStrawFireSpreadsOverStrawAlone() {
    Scene scene = strawFire();
    assertThat(scene.pyramid()).isEqualTo("B60@0,-1 Y20@0,3 B6@0,4");
    assertThat(scene.all(BuildEvent.Burnt.class))
        .extracting(BuildEvent.Burnt::rule)
        .containsExactly("FP-49", "FP-50");
  }

  @Test
  @Rule("FP-51")
  void afterAStrawFireTheStrawGoesUnderThePileAndTheCoalLeavesTheGame() {
    Scene scene = strawFire();
    assertThat(scene.pile(Seat.A)).isEqualTo("Y4 R2");
    assertThat(scene.removed()).isEqualTo("G1");
  }

  private static Scene woodFire() {
    return Scene.of("B60@0,-1 Y4@0,1 Y20@0,2 B6@0,3 J200@0,4").hand("B7").play("place B7 0,0");
  }

  @Test
  @Rule({"FP-52", "FP-53"})
  void aWoodFireSpreadsOverStrawAndWood() {
    assertThat(woodFire().all(BuildEvent.Burnt.class))
        .extracting(BuildEvent.Burnt::rule)
        .containsExactly("FP-52", "FP-53", "FP-53");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Y4", "Y20"})
  @Rule("FP-52")
  void aBlowtorchLightsStrawAndWood(Tile tile) {
    Scene scene = Scene.of(tile + "@0,1").hand("B7").play("place B7 0,0");
    assertThat(scene.event(BuildEvent.Ignited.class).rule()).isEqualTo("FP-52");
    assertThat(scene.pile(Seat.A)).isEqualTo(tile.name());
  }

  @Test
  @Rule({"FP-54", "A-01"})
  void afterAWoodFireTheBurntGoesUnderThePileAndTheBlowtorchLeavesTheGame() {
    Scene scene = woodFire();
    assertThat(scene.pile(Seat.A)).isEqualTo("Y4 Y20 B6");
    assertThat(scene.removed()).isEqualTo("B7");
  }

  @Test
  @Rule("FP-56")
  void stoneAndTheMillstoneNeverBurn() {
    assertThat(strawFire().pyramid()).contains("B60@0,-1");
    assertThat(woodFire().pyramid()).isEqualTo("B60@0,-1 J200@0,4");
  }

  @Test
  @Rule("FP-55")
  void anIncendiaryTileShieldsWhatIsBehindIt() {
    Scene scene = Scene.of("R60@0,-1 Y20@0,1 G1@0,2 B20@0,3").hand("R7");
    scene.play("place R7 0,0");
    assertThat(scene.pyramid()).isEqualTo("R60@0,-1 G1@0,2 B20@0,3");
  }

  @Test
  @Rule("FP-57")
  void aBlowtorchThatDoesNotHoldLightsNothing() {
    Scene scene = Scene.of("Y10@0,0 Y20@0,1").hand("B7");
    scene.play("place B7 1,0");
    assertThat(scene.told()).isEqualTo("Placed Collapsed");
    scene.play("slide left");
    assertThat(scene.pyramid()).isEqualTo("B7@0,0");
  }

  @Test
  @Rule("FP-58")
  void aCoalBesideWoodAndStoneDoesNothing() {
    Scene scene = Scene.of("Y20@0,0 R60@0,2").hand("G1");
    assertThat(scene.play("place G1 0,1").told()).isEqualTo("BasePlaced");
  }

  @Test
  @Rule("A-27")
  void ofTwoBlowtorchesTheFirstBurnsAndTheOtherStays() {
    Scene scene = Scene.of("R7@0,0 B7@0,2").hand("G30");
    scene.play("place G30 0,1");
    assertThat(scene.pyramid()).isEqualTo("B7@0,2");
    assertThat(scene.removed()).isEqualTo("R7");
    Scene both = Scene.of("R7@0,0 B7@0,2 B60@0,4").hand("G30");
    both.play("place G30 0,1");
    assertThat(both.removed()).as("it touches nothing that burns").isEqualTo("R7");
  }

  @ParameterizedTest
  @CsvSource({"Y1, G1", "R7, B7", "Y1, B7", "R7, G1"})
  @Rule({"FP-59", "FP-61"})
  void twoIncendiaryTilesOfAnyKindExplodeAndLeaveTheGame(Tile there, Tile placed) {
    Scene scene = Scene.of("R100@0,0 " + there + "@0,2").hand(placed.name());
    scene.play("place " + placed + " 0,1");
    assertThat(scene.told()).isEqualTo("BasePlaced Exploded");
    assertThat(Scene.tiles(scene.removed())).containsExactlyInAnyOrder(there, placed);
    assertThat(scene.pyramid()).isEmpty();
  }

  @Test
  @Rule({"FP-60", "FP-62"})
  void anExplosionTakesWhatTouchesItAndNothingElse() {
    Scene scene = Scene.of("R60@0,-2 J200@0,-1 Y1@0,1 B100@0,2 B120@0,3").hand("G1");
    scene.play("place G1 0,0");
    assertThat(scene.pile(Seat.A)).isEqualTo("J200 B100");
    assertThat(scene.pyramid()).isEqualTo("R60@0,-2 B120@0,3");
  }

  @Test
  @Rule("A-26")
  void incendiaryTilesThatHangTogetherExplodeTogether() {
    Scene scene = Scene.of("R60@0,-3 B60@0,-2 Y1@0,-1 G1@0,1 B100@0,2").hand("R7");
    scene.play("place R7 0,0");
    assertThat(scene.removed()).isEqualTo("Y1 R7 G1");
    assertThat(scene.pile(Seat.A)).isEqualTo("B60 B100");
    assertThat(scene.pyramid()).isEqualTo("R60@0,-3");
  }

  @Test
  @Rule("A-26")
  void byOptionTwoOfThemSetItOffAndAThirdGoesUnderThePile() {
    Scene row = Scene.of("B60@0,-2 Y1@0,-1 G1@0,1 B100@0,2").with("explosion", "pair").hand("R7");
    row.play("place R7 0,0");
    assertThat(row.event(BuildEvent.Exploded.class).gone()).containsExactly(Tile.Y1, Tile.R7);
    assertThat(row.removed()).isEqualTo("Y1 R7");
    assertThat(row.pile(Seat.A)).isEqualTo("B60 G1");
    assertThat(row.pyramid()).isEqualTo("B100@0,2");
    Scene group =
        Scene.of("B60@0,-2 Y1@0,-1 G1@0,1 B100@0,2").with("explosion", "group").hand("R7");
    group.play("place R7 0,0");
    assertThat(group.removed()).isEqualTo("Y1 R7 G1");
    assertThat(group.pile(Seat.A)).isEqualTo("B60 B100");
  }

  @Test
  @Rule("A-26")
  void byOptionTheFirstThatTouchesAnotherGoesOffWithTheFirstThatItTouches() {
    // In a row of four the first two go off, the third is hit, and the fourth touches nothing.
    Scene row = Scene.of("Y1@0,0 R7@0,1 G1@0,3").with("explosion", "pair").hand("B7");
    row.play("place B7 0,2");
    assertThat(row.event(BuildEvent.Exploded.class).gone()).containsExactly(Tile.Y1, Tile.R7);
    assertThat(row.pile(Seat.A)).isEqualTo("B7");
    assertThat(row.pyramid()).isEqualTo("G1@0,3");
  }

  @Test
  @Rule({"FP-44", "A-27"})
  void ofTwoCoalsAtOneStrawTheHigherLightsItAndTheOtherStays() {
    Scene scene = Scene.of("Y100@0,0 Y60@0,1 G1@0,2 Y1@1,0").hand("Y4");
    scene.play("place Y4 1,1");
    assertThat(scene.removed()).isEqualTo("Y1");
    assertThat(scene.pile(Seat.A)).isEqualTo("Y4");
  }

  @Test
  @Rule({"FP-48", "FP-60"})
  void anExplosionReachesTheTileAboveOnTheLeft() {
    Scene scene = Scene.of("B100@0,0 B7@0,1 Y60@0,3 B60@1,0").hand("Y1");
    scene.play("place Y1 0,2");
    assertThat(scene.told()).isEqualTo("BasePlaced Exploded");
    assertThat(scene.pile(Seat.A)).isEqualTo("B60 B100 Y60");
  }

  @Test
  @Rule({"FP-41", "FP-44"})
  void ofTilesInFreeAirTheHigherFallsFirst() {
    Scene scene =
        Scene.of("B40@0,0 Y40@0,1 R40@0,2 G40@0,3 B30@1,0 Y30@1,1 R60@1,2 B60@2,0").hand("R7");
    scene.play("place R7 2,1");
    assertThat(scene.event(BuildEvent.Hung.class).tile()).isEqualTo(Tile.B60);
  }
}
