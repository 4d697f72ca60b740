package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.Face;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The option of the fire die. The last die of a turn is the tile drawn. */
final class FireDieTest {
  private static Scene scene(String pyramid, String hand) {
    return Scene.of(pyramid).with("fireDie", "on").unseen(Seat.A, 9).hand(hand);
  }

  @ParameterizedTest
  @CsvSource({
    "Y1, R2, true", "Y1, R20, false", "Y1, R60, false", "B7, R2, true", "B7, R20, true",
    "B7, R60, false", "R2, Y1, true", "R20, Y1, false", "R2, B7, true", "R20, B7, true",
    "R60, B7, false", "R2, R20, false"
  })
  @Rule({"FP-69", "FP-77", "A-02"})
  void aRollNeedsAnIncendiaryTileBesideWhatItSetsOnFire(Tile placed, Tile there, boolean rolls) {
    Scene scene = scene(there + "@0,0 G100@0,2", placed.name() + " Y2 Y4 Y6 Y10");
    if (rolls) {
      scene.play("place " + placed + " 0,1", 6, 0);
    } else {
      scene.play("place " + placed + " 0,1", 0);
    }
    assertThat(scene.all(BuildEvent.Rolled.class)).hasSize(rolls ? 1 : 0);
    assertThat(scene.pyramid()).as("smoke").contains(placed + "@0,1", there + "@0,0");
  }

  @ParameterizedTest
  @CsvSource({
    "1, FIRE_STAYS",
    "2, FIRE_STAYS",
    "3, FIRE_STAYS",
    "4, FIRE_LEAVES",
    "5, EXPLOSION",
    "6, SMOKE"
  })
  @Rule({"FP-70", "FP-73"})
  void theDieHasThreeFiresThatStayAFireAnExplosionAndSmoke(int number, Face face) {
    Scene scene = scene("R2@0,0 G100@0,2", "Y1 Y2 Y4 Y6 Y10");
    scene.play("place Y1 0,1", number, 0);
    assertThat(scene.event(BuildEvent.Rolled.class).face()).isEqualTo(face);
    boolean stays = face == Face.FIRE_STAYS || face == Face.SMOKE;
    assertThat(scene.pyramid().contains("Y1")).isEqualTo(stays);
  }

  @Test
  @Rule("FP-71")
  void theFireTakesAllThatTheOrdinaryFireWouldTake() {
    Scene scene = scene("B7@0,0 Y4@0,2 G10@0,3 R60@0,4", "R30 Y2 R4 Y6 Y10");
    scene.play("place R30 0,1", 1, 0);
    assertThat(scene.pile(Seat.A)).isEqualTo("R30 Y4 G10");
    assertThat(scene.pyramid()).isEqualTo("B7@0,0 R60@0,4");
  }

  @Test
  @Rule({"FP-72", "A-05"})
  void inAnExplosionRollerAndCauseLeaveTheGameAndIncendiaryNeighboursComeBack() {
    Scene scene = scene("Y1@0,0 B7@0,2 R60@0,3 R100@0,4", "R2 Y2 Y4 Y6 Y10");
    scene.play("place R2 0,1", 5, 0);
    assertThat(scene.removed()).isEqualTo("R2 B7");
    assertThat(scene.pile(Seat.A)).isEqualTo("Y1 R60");
    assertThat(scene.pyramid()).isEqualTo("R100@0,4");
  }

  @Test
  @Rule("A-05")
  void ofSeveralFlammableTilesTheFirstFromTheTopAndLeftExplodes() {
    Scene scene = scene("Y4@0,0 R2@0,1", "Y1 Y2 R4 Y6 Y10");
    scene.play("place Y1 1,0", 5, 0);
    assertThat(scene.removed()).isEqualTo("Y1 Y4");
    assertThat(scene.pile(Seat.A)).isEqualTo("R2");
  }

  @Test
  @Rule({"FP-76", "A-04"})
  void aTileThatExplodedOrMovedLeadsToNoRoll() {
    Scene moved = scene("G2@0,0 B10@0,1 G100@0,2 R6@1,0 R100@1,1", "G1 Y2 Y4 Y6 Y10");
    moved.play("place G1 2,0").play("slide left", 0);
    assertThat(moved.pyramid()).startsWith("G1@1,0 G2@0,0");
    Scene exploded = scene("R7@0,0 R2@0,2", "Y1 Y2 Y4 Y6 Y10");
    exploded.play("place Y1 0,1", 0);
    assertThat(exploded.told()).isEqualTo("BasePlaced Exploded");
  }

  @Test
  @Rule("A-03")
  void twoIncendiaryTilesExplodeWithoutARoll() {
    Scene scene = scene("R7@0,0 R100@0,2", "Y1 Y2 Y4 Y6 Y10");
    scene.play("place Y1 0,1", 0);
    assertThat(scene.removed()).isEqualTo("Y1 R7");
    assertThat(scene.pile(Seat.A)).isEqualTo("R100");
  }

  @Test
  @Rule({"FP-77", "FP-78", "A-05"})
  void blowtorchesRollBeforeCoalsAndEachOnce() {
    Scene scene = scene("Y1@0,0 B7@0,2", "R2 Y2 Y4 Y6 Y10");
    scene.play("place R2 0,1", 6, 6, 0);
    assertThat(scene.all(BuildEvent.Rolled.class))
        .extracting(BuildEvent.Rolled::roller)
        .containsExactly(Tile.B7, Tile.Y1);
  }

  @Test
  @Rule("FP-78")
  void whoseContactIsGoneIsSkipped() {
    Scene scene = scene("Y1@0,0 B7@0,2", "R2 Y2 Y4 Y6 Y10");
    scene.play("place R2 0,1", 1, 0);
    assertThat(scene.all(BuildEvent.Rolled.class)).hasSize(1);
    assertThat(scene.pyramid()).isEqualTo("Y1@0,0 B7@0,2");
  }

  @Test
  @Rule("FP-79")
  void thenNoOtherFireStartsInTheTurn() {
    Scene scene = scene("R60@0,0 G1@0,2 B4@0,3", "B100 Y2 R4 Y6 Y10");
    scene.play("place B100 0,1", 0);
    assertThat(scene.told()).as("a coal lies beside straw").isEqualTo("BasePlaced");
  }

  @Test
  @Rule("FP-79")
  void theCurseFollowsTheRolls() {
    Scene scene =
        Scene.of("R2@0,0 B2@1,0 Y1@0,2")
            .with("fireDie", "on")
            .with("curse", "on")
            .unseen(Seat.A, 9)
            .hand("G2 Y2 R4 Y6 Y10");
    scene.play("place G2 0,1", 6, 0);
    assertThat(scene.told()).isEqualTo("BasePlaced Rolled Cursed");
  }

  @Test
  @Rule("A-06")
  void aCoalThatStayedIsRolledForWhenATileIsNewlyPlacedBesideIt() {
    Scene elsewhere = scene("G1@0,0 Y4@0,1 R60@0,3", "B100 G2 R4 Y6 Y10");
    elsewhere.play("place B100 0,2", 0);
    assertThat(elsewhere.all(BuildEvent.Rolled.class)).isEmpty();
    Scene beside = scene("G1@0,0 Y4@0,1 R60@0,3", "B100 G2 R4 Y6 Y10");
    beside.play("place G2 1,0", 4, 0);
    assertThat(beside.event(BuildEvent.Rolled.class).roller()).isEqualTo(Tile.G1);
    assertThat(beside.pile(Seat.A)).isEqualTo("G2 Y4");
  }

  @Test
  @Rule({"FP-72", "A-05"})
  void thePlacedTileExplodesEvenIfAnotherStrawComesFirst() {
    Scene scene = scene("G60@0,0 G1@0,1 Y60@0,3 G6@1,0", "G4 Y2 R4 Y6 Y10");
    scene.play("place G4 0,2", 5, 0);
    assertThat(Scene.tiles(scene.removed())).containsExactlyInAnyOrder(Tile.G1, Tile.G4);
    assertThat(scene.pile(Seat.A)).isEqualTo("G6 G60 Y60");
    assertThat(scene.event(BuildEvent.Exploded.class).rule()).isEqualTo("FP-72");
  }
}
