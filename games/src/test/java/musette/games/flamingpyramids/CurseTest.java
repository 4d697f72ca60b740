package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The option of the curse. */
final class CurseTest {
  /** Three 60 to come at (1,0); when they are gone, blue 40 does not hold on yellow 20. */
  private static final String WITH_NEIGHBOUR = "R60@0,0 B60@0,1 Y20@0,2 B40@1,1";

  private static final String TWO_TRIPLES = "R60@0,0 B60@0,1 R40@0,3 B40@0,4 G40@1,3";

  @Test
  @Rule("FP-63")
  void withoutTheOptionThereIsNoCurse() {
    Scene scene = Scene.of("R60@0,0 B60@0,1").hand("G60");
    assertThat(scene.play("place G60 1,0").told()).isEqualTo("Placed");
  }

  @ParameterizedTest
  @CsvSource({"R60, B60, G60, true", "R60, B100, G60, false", "G20, B60, G60, false"})
  @Rule("FP-64")
  void onlyThreeEqualWeightsCallTheCurse(Tile left, Tile right, Tile tile, boolean cursed) {
    Scene scene = Scene.of(left + "@0,0 " + right + "@0,1").with("curse", "on").hand(tile.name());
    scene.play("place " + tile + " 1,0");
    assertThat(scene.all(BuildEvent.Cursed.class)).hasSize(cursed ? 1 : 0);
  }

  @Test
  @Rule({"FP-65", "A-16"})
  void thePlayerOnTheRightIsTheOneBefore() {
    for (int seats = 2; seats <= 6; seats++) {
      Scene scene = Scene.of("R60@0,0 B60@0,1").seats(seats).with("curse", "on").hand("G60");
      scene.play("place G60 1,0");
      assertThat(scene.pile(Seat.of(seats - 1))).isEqualTo("G60 R60 B60");
    }
  }

  /** A calls the curse on C, and what is left does not hold. */
  private static Scene curseWithCollapse() {
    return Scene.of(WITH_NEIGHBOUR)
        .seats(3)
        .with("curse", "on")
        .hand(Seat.C, "R2 R4")
        .hand("G60 G2 G4 G6 G10")
        .play("place G60 1,0");
  }

  @Test
  @Rule("A-32")
  void theCurseIsChaosLikeTheRestAndMayMakeOthersCollapse() {
    assertThat(curseWithCollapse().told()).isEqualTo("Placed Cursed Collapsed");
  }

  @Test
  @Rule("FP-66")
  void theCursedPlayerTakesTheTilesOfWhatFollows() {
    Scene scene = curseWithCollapse().play("slide left");
    assertThat(scene.pile(Seat.C)).isEqualTo("G60 R60 B60 Y20");
    assertThat(scene.pile(Seat.A)).isEmpty();
  }

  @Test
  @Rule("A-23")
  void theCursedPlayerChoosesTheSlides() {
    assertThat(curseWithCollapse().toAct()).isEqualTo(Seat.C);
  }

  @Test
  @Rule({"FP-68", "FP-18"})
  void afterTheCurseTheTurnStillBelongsToWhoPlacedTheTile() {
    Scene scene = curseWithCollapse();
    assertThat(scene.state().active).isZero();
    scene.play("slide left");
    assertThat(scene.hand(Seat.A).split(" ")).as("refilled").hasSize(5);
    assertThat(scene.toAct()).isEqualTo(Seat.B);
  }

  @Test
  @Rule("A-19")
  void theCursedPlayerDoesNotDrawInAnothersTurn() {
    Scene scene = curseWithCollapse().play("slide left");
    assertThat(scene.hand(Seat.C)).isEqualTo("R2 R4");
  }

  @Test
  @Rule("FP-67")
  void theCurseComesLast() {
    Scene scene = Scene.of("R2@0,0 B2@1,0 Y1@0,2").with("curse", "on").hand("G2");
    scene.play("place G2 0,1");
    assertThat(scene.all(BuildEvent.Cursed.class)).isEmpty();
    assertThat(scene.pile(Seat.A)).isEqualTo("B2 R2 G2");
  }

  @Test
  @Rule("A-22")
  void whoCallsTheCurseWithHisLastTileWins() {
    Scene scene =
        Scene.of("R60@0,0 B60@0,1").seats(3).with("curse", "on").unseen(Seat.A, 0).hand("G60");
    scene.play("place G60 1,0");
    assertThat(scene.event(BuildEvent.Won.class).seat()).isEqualTo(Seat.A);
    assertThat(scene.pile(Seat.C)).isEqualTo("G60 R60 B60");
  }

  @Test
  @Rule({"A-24", "A-25"})
  void aSecondCurseStrikesTheSamePlayer() {
    Scene scene = Scene.of(TWO_TRIPLES).seats(4).with("curse", "on").hand("G60");
    scene.play("place G60 1,0");
    assertThat(scene.pile(Seat.D)).as("the left one first").isEqualTo("G60 R60 B60 G40 R40 B40");
  }

  @Test
  @Rule("A-24")
  void byOptionASecondCurseStrikesTheNextPlayerWhoThenBearsTheChaos() {
    Scene scene =
        Scene.of(TWO_TRIPLES + " Y10@0,5 B20@1,4")
            .seats(4)
            .with("curse", "on")
            .with("curseChain", "next")
            .hand("G60");
    scene.play("place G60 1,0");
    assertThat(scene.all(BuildEvent.Cursed.class))
        .extracting(BuildEvent.Cursed::seat)
        .isEqualTo(List.of(Seat.D, Seat.C));
    assertThat(scene.toAct()).isEqualTo(Seat.C);
    assertThat(scene.pile(Seat.D)).isEqualTo("G60 R60 B60");
    assertThat(scene.pile(Seat.C)).isEqualTo("G40 R40 B40 Y10");
  }

  @Test
  @Rule("A-24")
  void byOptionASecondCurseOfTwoPlayersStrikesTheOneWhoseTurnItIs() {
    Scene scene =
        Scene.of(TWO_TRIPLES)
            .with("curse", "on")
            .with("curseChain", "next")
            .hand("G60 Y2 Y4 Y6 Y10");
    scene.play("place G60 1,0");
    assertThat(scene.all(BuildEvent.Cursed.class))
        .extracting(BuildEvent.Cursed::seat)
        .isEqualTo(List.of(Seat.B, Seat.A));
    assertThat(scene.pile(Seat.A)).isEqualTo("G40 R40 B40");
  }
}
