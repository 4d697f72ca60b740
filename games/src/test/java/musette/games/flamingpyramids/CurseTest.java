package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
    Site site = Site.of("R60@0,0 B60@0,1").hand("G60");
    assertThat(site.play("place G60 1,0").told()).isEqualTo("Placed");
  }

  @ParameterizedTest
  @CsvSource({"R60, B60, G60, true", "R60, B100, G60, false", "G20, B60, G60, false"})
  @Rule("FP-64")
  void onlyThreeEqualWeightsCallTheCurse(Tile left, Tile right, Tile tile, boolean cursed) {
    Site site = Site.of(left + "@0,0 " + right + "@0,1").with("curse", "on").hand(tile.name());
    site.play("place " + tile + " 1,0");
    assertThat(site.all(BuildEvent.Cursed.class)).hasSize(cursed ? 1 : 0);
  }

  @Test
  @Rule({"FP-65", "A-16"})
  void thePlayerOnTheRightIsTheOneBefore() {
    for (int seats = 2; seats <= 6; seats++) {
      Site site = Site.of("R60@0,0 B60@0,1").seats(seats).with("curse", "on").hand("G60");
      site.play("place G60 1,0");
      assertThat(site.pile(Seat.of(seats - 1))).isEqualTo("G60 R60 B60");
    }
  }

  @Test
  @Rule({"FP-66", "FP-68", "A-19", "A-23", "A-32", "FP-18"})
  void theCursedPlayerBearsWhatFollowsAndTheTurnStaysWhereItWas() {
    Site site =
        Site.of(WITH_NEIGHBOUR)
            .seats(3)
            .with("curse", "on")
            .hand(Seat.C, "R2 R4")
            .hand("G60 G2 G4 G6 G10");
    site.play("place G60 1,0");
    assertThat(site.told()).isEqualTo("Placed Cursed Collapsed");
    assertThat(site.toAct()).isEqualTo(Seat.C);
    assertThat(site.state().active).isZero();
    site.play("slide left");
    assertThat(site.pile(Seat.C)).isEqualTo("G60 R60 B60 Y20");
    assertThat(site.pile(Seat.A)).isEmpty();
    assertThat(site.hand(Seat.C)).as("no refill in another's turn").isEqualTo("R2 R4");
    assertThat(site.hand(Seat.A).split(" ")).as("refilled").hasSize(5);
    assertThat(site.toAct()).isEqualTo(Seat.B);
  }

  @Test
  @Rule("FP-67")
  void theCurseComesLast() {
    Site site = Site.of("R2@0,0 B2@1,0 Y1@0,2").with("curse", "on").hand("G2");
    site.play("place G2 0,1");
    assertThat(site.all(BuildEvent.Cursed.class)).isEmpty();
    assertThat(site.pile(Seat.A)).isEqualTo("B2 R2 G2");
  }

  @Test
  @Rule("A-22")
  void whoCallsTheCurseWithHisLastTileWins() {
    Site site =
        Site.of("R60@0,0 B60@0,1").seats(3).with("curse", "on").unseen(Seat.A, 0).hand("G60");
    site.play("place G60 1,0");
    assertThat(site.event(BuildEvent.Won.class).seat()).isEqualTo(Seat.A);
    assertThat(site.pile(Seat.C)).isEqualTo("G60 R60 B60");
  }

  @Test
  @Rule({"A-24", "A-25"})
  void aSecondCurseStrikesTheSamePlayer() {
    Site site = Site.of(TWO_TRIPLES).seats(4).with("curse", "on").hand("G60");
    site.play("place G60 1,0");
    assertThat(site.pile(Seat.D)).as("the left one first").isEqualTo("G60 R60 B60 G40 R40 B40");
  }

  @Test
  @Rule("A-24")
  void byOptionASecondCurseStrikesTheNextPlayerWhoThenBearsTheChaos() {
    Site site =
        Site.of(TWO_TRIPLES + " Y10@0,5 B20@1,4")
            .seats(4)
            .with("curse", "on")
            .with("curseChain", "next")
            .hand("G60");
    site.play("place G60 1,0");
    assertThat(site.all(BuildEvent.Cursed.class))
        .extracting(BuildEvent.Cursed::seat)
        .isEqualTo(List.of(Seat.D, Seat.C));
    assertThat(site.toAct()).isEqualTo(Seat.C);
    assertThat(site.pile(Seat.D)).isEqualTo("G60 R60 B60");
    assertThat(site.pile(Seat.C)).isEqualTo("G40 R40 B40 Y10");
  }

  @Test
  @Rule("A-24")
  void byOptionASecondCurseOfTwoPlayersStrikesTheOneWhoseTurnItIs() {
    Site site =
        Site.of(TWO_TRIPLES)
            .with("curse", "on")
            .with("curseChain", "next")
            .hand("G60 Y2 Y4 Y6 Y10");
    site.play("place G60 1,0");
    assertThat(site.all(BuildEvent.Cursed.class))
        .extracting(BuildEvent.Cursed::seat)
        .isEqualTo(List.of(Seat.B, Seat.A));
    assertThat(site.pile(Seat.A)).isEqualTo("G40 R40 B40");
  }
}
