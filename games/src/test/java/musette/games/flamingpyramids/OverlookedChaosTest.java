package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** In the family game: whose chaos it is, and what becomes of what was forgotten. */
final class OverlookedChaosTest {
  private static Scene.Plan family(String pyramid) {
    return Scene.of(pyramid).seats(3).with("checking", "family");
  }

  @Test
  @Rule("FP-86")
  void chaosOfTheTileJustLaidIsBorneByItsPlayer() {
    Scene scene = family("B30@0,0 R4@0,1").hand("G60 Y2 Y4 Y6 Y10");
    scene.play("place G60 1,0").check(Seat.B).play("slide left");
    assertThat(scene.pile(Seat.A)).isEqualTo("B30 R4");
    assertThat(scene.removed()).isEmpty();
  }

  @Test
  @Rule({"FP-86", "FP-87", "FP-74"})
  void tilesOfForgottenChaosLeaveTheGameAndTheActivePlayerSlides() {
    Scene scene = family("B30@0,0 R4@0,1 G60@1,0").hand("Y2 Y4 Y6 Y10 Y20");
    scene.play("place Y2 0,2").check(Seat.C);
    BuildEvent.Collapsed collapse = scene.event(BuildEvent.Collapsed.class);
    assertThat(collapse.leaves()).isTrue();
    assertThat(collapse.rule()).isEqualTo("FP-86");
    assertThat(scene.asked()).containsExactly(Seat.A);
    scene.play("slide left");
    assertThat(scene.removed()).isEqualTo("R4 B30");
    assertThat(scene.pile(Seat.A)).isEmpty();
    assertThat(scene.pyramid()).isEqualTo("G60@0,0 Y2@0,2");
  }

  @Test
  @Rule({"FP-86", "FP-45"})
  void whatWasForgottenComesFirstAlsoBeforeACollapseOfTheLastTile() {
    // Red 120 does not hold at (1,3), but the straw at the coal has burnt for longer.
    Scene scene = family("Y1@0,0 Y2@0,1 Y40@0,3 Y30@0,4").hand("R120 Y4 Y6 Y10 Y20");
    scene.play("place R120 1,3").check(Seat.B);
    assertThat(scene.told()).isEqualTo("ChaosCalled Ignited Burnt BurntOut Collapsed");
    assertThat(scene.event(BuildEvent.BurntOut.class).leaves()).isTrue();
    assertThat(scene.event(BuildEvent.Collapsed.class).leaves()).isFalse();
    assertThat(scene.removed()).isEqualTo("Y1 Y2");
    assertThat(scene.pile(Seat.A)).isEqualTo("Y40 Y30");
  }

  @Test
  @Rule("FP-87")
  void aChaosThatTheLastTileJoinsIsTheChaosOfThatTile() {
    Scene scene = family("Y1@0,0 Y2@0,1 G2@1,0").hand("Y4 Y6 Y10 Y20 Y30");
    scene.play("place Y4 0,2").check(Seat.B);
    assertThat(scene.event(BuildEvent.BurntOut.class).leaves()).isFalse();
    assertThat(scene.pile(Seat.A)).isEqualTo("G2 Y2 Y4");
    Scene beside = family("Y1@0,0 Y2@0,1 G2@1,0").hand("R60 Y6 Y10 Y20 Y30");
    beside.play("place R60 0,2").check(Seat.B);
    assertThat(beside.event(BuildEvent.BurntOut.class).leaves()).as("stone burns not").isTrue();
    assertThat(beside.removed()).isEqualTo("Y1 Y2 G2");
  }

  @Test
  @Rule("FP-87")
  void whatFollowsFromForgottenChaosBelongsToIt() {
    // Green 60 was forgotten. When its supports are gone, yellow 20 falls and collapses as well.
    Scene scene = family("Y40@0,0 Y30@0,1 R4@0,2 G60@1,1").hand("Y20 Y4 Y6 Y10 R2");
    scene.play("place Y20 1,0").check(Seat.B);
    assertThat(scene.event(BuildEvent.Collapsed.class).tile()).isEqualTo(Tile.G60);
    scene.play("slide right");
    assertThat(scene.pyramid()).isEqualTo("Y20@1,0 Y40@0,0 G60@0,2");
    assertThat(scene.removed()).isEqualTo("Y30 R4");
    Scene falls = family("Y10@0,0 Y30@0,1 R4@0,2 G60@1,1").hand("Y20 Y4 Y6 R6 R2");
    falls.play("place Y20 1,0").check(Seat.B).play("slide right");
    assertThat(falls.event(BuildEvent.Collapsed.class).tile()).isEqualTo(Tile.Y20);
    assertThat(falls.event(BuildEvent.Collapsed.class).leaves()).isTrue();
    falls.play("slide left");
    assertThat(falls.removed()).isEqualTo("Y10 Y30 R4");
    assertThat(falls.pile(Seat.A)).isEmpty();
  }

  @Test
  @Rule("FP-87")
  void itIsTheSameChaosOnlyWithTheSameTilesInTheSamePlaces() {
    // The collapse of yellow 20 on blue 30 and red 4 is its own; on red 4 alone it would follow.
    Scene own = family("B30@0,0 R4@0,1 G60@0,3 G100@0,4 R2@1,3").hand("Y20 Y4 Y6 Y10 B2");
    own.play("place Y20 1,0").check(Seat.B);
    assertThat(own.event(BuildEvent.Collapsed.class).tile())
        .as("red 2 was forgotten")
        .isEqualTo(Tile.R2);
    assertThat(own.event(BuildEvent.Collapsed.class).leaves()).isTrue();
    own.play("slide left");
    assertThat(own.event(BuildEvent.Collapsed.class).tile()).isEqualTo(Tile.Y20);
    assertThat(own.event(BuildEvent.Collapsed.class).leaves()).isFalse();
    own.play("slide left");
    assertThat(own.removed()).isEqualTo("G60 G100");
    assertThat(own.pile(Seat.A)).isEqualTo("B30 R4");
  }

  @Test
  @Rule({"FP-86", "FP-65"})
  void aForgottenCurseStrikesNobody() {
    Scene scene = family("R60@0,0 B60@0,1 G60@1,0").with("curse", "on").hand("Y2 Y4 Y6 Y10 Y20");
    scene.play("place Y2 0,2").check(Seat.B);
    assertThat(scene.event(BuildEvent.Cursed.class).leaves()).isTrue();
    assertThat(scene.removed()).isEqualTo("R60 G60 B60");
    assertThat(scene.pile(Seat.C)).isEmpty();
    Scene fresh = family("R60@0,0 B60@0,1").with("curse", "on").hand("G60 Y2 Y4 Y6 Y10");
    fresh.play("place G60 1,0").check(Seat.B);
    assertThat(fresh.pile(Seat.C)).isEqualTo("G60 R60 B60");
  }

  @Test
  @Rule({"FP-86", "A-26"})
  void aForgottenExplosionTakesStoneOutOfTheGame() {
    for (String explosion : new String[] {"group", "pair"}) {
      Scene scene =
          family("Y1@0,0 G1@0,1 R100@0,2 B60@0,3")
              .with("explosion", explosion)
              .hand("Y2 Y4 Y6 Y10 Y20");
      scene.play("place Y2 1,2").check(Seat.B);
      assertThat(scene.event(BuildEvent.Exploded.class).leaves()).isTrue();
      assertThat(scene.removed()).startsWith("Y1 R100 G1");
    }
  }
}
