package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
    Site site = Site.of("Y40@0,0").seats(3).hand("Y2 R4 G10");
    assertThat(Site.GAME.actions(site.state(), Seat.A))
        .hasSize(6)
        .allMatch(BuildAction.Place.class::isInstance);
    assertThat(site.refusal("place B100 0,1")).isEqualTo("FP-16");
    assertThat(site.refusal("slide left")).isEqualTo("FP-16");
    Notation<BuildAction> notation = Site.GAME.notation();
    assertThat(Site.refusedBy(() -> notation.parse("pass"))).isEqualTo(" notation");
    site.play("place Y2 0,1");
    assertThat(site.toAct()).isEqualTo(Seat.B);
  }

  @Test
  @Rule("FP-17")
  void everyTileMayGoToEverySlotEvenIfItCollapses() {
    Site site = Site.of("B30@0,0 R4@0,1 G2@0,3").hand("Y120 R2 J200");
    Notation<BuildAction> notation = Site.GAME.notation();
    assertThat(Site.GAME.actions(site.state(), Seat.A).stream().map(notation::print))
        .containsExactly(
            "place Y120 0,2",
            "place Y120 1,0",
            "place R2 0,2",
            "place R2 1,0",
            "place J200 0,2",
            "place J200 1,0");
    assertThat(site.play("place J200 1,0").told()).isEqualTo("Placed Collapsed");
  }

  @Test
  @Rule("FP-18")
  void theTurnLastsUntilAllChaosIsResolved() {
    Site site = Site.of("B30@0,0 R4@0,1").hand("G60 Y2");
    site.play("place G60 1,0");
    assertThat(site.toAct()).isEqualTo(Seat.A);
    assertThat(site.hand(Seat.A)).as("no refill yet").isEqualTo("Y2");
    assertThat(site.refusal("place Y2 0,0")).isEqualTo("FP-39");
    site.play("slide left");
    assertThat(site.toAct()).isEqualTo(Seat.B);
  }

  @Test
  @Rule({"FP-19", "A-38"})
  void theHandIsFilledUpToFiveOrUntilThePileIsEmpty() {
    Site full = Site.of("Y40@0,0").unseen(Seat.A, 6).hand("Y2 R4 G10 B20 B40");
    full.play("place Y2 0,1");
    assertThat(full.hand(Seat.A).split(" ")).hasSize(5);
    assertThat(full.state().unseen(0)).isEqualTo(5);
    Site small = Site.of("Y40@0,0").unseen(Seat.A, 1).pile(Seat.A, "B100").hand("Y2 R4");
    small.play("place Y2 0,1", 0);
    assertThat(small.hand(Seat.A).split(" ")).hasSize(3).contains("R4", "B100");
    assertThat(small.state().tilesLeft(0)).isEqualTo(3);
  }

  @Test
  @Rule("FP-19")
  void dealtTilesAreDrawnBeforeThoseThatCameBack() {
    Site site =
        Site.of("Y40@0,0").unseen(Seat.A, 1).pile(Seat.A, "B100 B120").hand("Y2 R4 G10 B20");
    site.play("place Y2 0,1", 0);
    assertThat(site.event(BuildEvent.Drew.class).unseen()).isEqualTo(1);
    assertThat(site.event(BuildEvent.Drew.class).known()).containsExactly(Tile.B100);
    assertThat(site.pile(Seat.A)).isEqualTo("B120");
  }

  @Test
  @Rule({"FP-20", "A-16"})
  void thenThePlayerOnTheLeftHasTheTurn() {
    Site site = Site.of("").seats(3).hand(Seat.B, "R4 R6").hand(Seat.C, "B4 B6").hand("Y2 Y4");
    site.play("place Y2 0,0");
    assertThat(site.toAct()).isEqualTo(Seat.B);
    site.play("place R4 0,1");
    assertThat(site.toAct()).isEqualTo(Seat.C);
    site.play("place B6 1,0").play("slide left");
    assertThat(site.toAct()).isEqualTo(Seat.A);
  }

  @Test
  @Rule({"FP-21", "A-21"})
  void whoEndsHisTurnWithoutATileWins() {
    Site site = Site.of("Y40@0,0").seats(3).unseen(Seat.A, 0).hand("Y2");
    site.play("place Y2 0,1");
    assertThat(site.isOver()).isTrue();
    assertThat(site.event(BuildEvent.Won.class).seat()).isEqualTo(Seat.A);
    assertThat(places(site).getFirst()).isEqualTo(1);
    Site drawing = Site.of("Y40@0,0").seats(3).unseen(Seat.A, 1).hand("Y2");
    assertThat(drawing.play("place Y2 0,1").isOver()).as("the hand was filled").isFalse();
  }

  @Test
  @Rule({"FP-21", "A-20"})
  void aLastTileThatBringsTilesBackDoesNotWin() {
    Site site = Site.of("B30@0,0 R4@0,1").unseen(Seat.A, 0).hand("G60");
    site.play("place G60 1,0").play("slide left");
    assertThat(site.isOver()).isFalse();
    assertThat(site.hand(Seat.A)).isEqualTo("R4 B30");
    assertThat(site.pile(Seat.A)).isEmpty();
    assertThat(site.toAct()).isEqualTo(Seat.B);
  }

  @Test
  @Rule("FP-22")
  void thePyramidBelongsToNobody() {
    Site site = Site.of("").hand(Seat.B, "Y40 R10").hand("B30 Y2 Y6");
    site.play("place B30 0,0").play("place Y40 0,1").play("place Y2 1,0");
    assertThat(site.told()).isEqualTo("Placed");
    site.play("place R10 0,-1").play("place Y6 1,-1");
    assertThat(site.event(BuildEvent.Collapsed.class).taken())
        .as("whoever placed them, they come back to who collapsed")
        .containsExactly(Tile.R10, Tile.B30);
    assertThat(site.pile(Seat.A)).isEqualTo("R10 B30");
  }

  @Test
  @Rule("A-35")
  void afterFiveThousandTurnsTheMatchStops() {
    Site before = Site.of("Y40@0,0").turn(4999).hand("Y2 R4");
    assertThat(before.play("place Y2 0,1").isOver()).isFalse();
    Site site = Site.of("Y40@0,0").turn(5000).hand("Y2 R4");
    site.play("place Y2 0,1");
    assertThat(site.isOver()).isTrue();
    assertThat(site.event(BuildEvent.Stopped.class).turns()).isEqualTo(5000);
    assertThat(site.all(BuildEvent.Won.class)).isEmpty();
  }

  @Test
  @Rule("A-36")
  void behindTheWinnerFewerTilesAreBetterAndEqualsShareAPlace() {
    Site site =
        Site.of("Y40@0,0")
            .seats(4)
            .unseen(Seat.A, 0)
            .unseen(Seat.B, 9)
            .unseen(Seat.C, 3)
            .unseen(Seat.D, 9)
            .hand(Seat.B, "R60 R100 R120")
            .hand(Seat.D, "B60 B100 B120")
            .pile(Seat.C, "R2 R4 R6 R10 R20 R30 R40 G2 G4 G6 G10")
            .hand("Y2");
    site.play("place Y2 0,1");
    assertThat(places(site)).containsExactly(1, 2, 4, 2);
  }

  private static List<Integer> places(Site site) {
    Turn turn = Site.GAME.turn(site.state());
    return turn instanceof Turn.Over(Result result) ? result.places() : List.of();
  }
}
