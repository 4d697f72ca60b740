package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Watchful play: who bears the chaos of the strategy game, and how a turn ends. */
final class WatchfulEndTest {
  /** Green 60 does not hold at (1,0). */
  private static final String SHAKY = "B30@0,0 R4@0,1";

  private static Site.Plan family(String pyramid) {
    return Site.of(pyramid).seats(3).with("checking", "family");
  }

  private static Site.Plan strategy(String pyramid) {
    return Site.of(pyramid).seats(3).with("checking", "strategy");
  }

  @Test
  @Rule("FP-85")
  void whatTheNeighbourCallsIsBorneByWhoLaidTheTile() {
    Site site = strategy(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
    site.play("place G60 1,0").play("chaos");
    assertThat(site.asked()).containsExactly(Seat.A);
    site.play("slide left");
    assertThat(site.pile(Seat.A)).isEqualTo("B30 R4");
  }

  @Test
  @Rule({"FP-85", "FP-88"})
  void whatAnObjectionFindsIsBorneByTheNeighbourWhoOverlookedIt() {
    for (Seat objector : List.of(Seat.A, Seat.C)) {
      Site site = strategy(SHAKY).unseen(Seat.B, 2).hand("G60 Y2 Y4 Y6 Y10");
      site.play("place G60 1,0").by(Seat.B, "well").check(objector);
      assertThat(site.event(BuildEvent.Objected.class).seats()).containsExactly(objector);
      assertThat(site.event(BuildEvent.Objected.class).bearer()).isEqualTo(Seat.B);
      assertThat(site.asked()).as("the neighbour slides").containsExactly(Seat.B);
      assertThat(site.hand(Seat.A).split(" ")).as("not yet filled up").hasSize(4);
      site.play("slide right");
      assertThat(site.pile(Seat.B)).isEqualTo("B30 R4");
      assertThat(site.pile(Seat.A)).isEmpty();
      assertThat(site.hand(Seat.A).split(" ")).as("the turn of A ends").hasSize(5);
      assertThat(site.asked()).containsExactly(Seat.B);
      assertThat(site.state().phase()).isEqualTo(Phase.PLACE);
    }
  }

  @Test
  @Rule("FP-85")
  void whatIsFoundAtALaterCheckIsBorneByWhoIsActiveThen() {
    Site site =
        strategy(SHAKY).hand(Seat.B, "R6 R10").hand(Seat.C, "Y40 Y60").hand("G60 Y2 Y4 Y6 Y10");
    site.play("place G60 1,0").check().check();
    site.play("place R6 0,2").by(Seat.C, "chaos");
    assertThat(site.event(BuildEvent.Collapsed.class).tile()).isEqualTo(Tile.G60);
    assertThat(site.asked()).containsExactly(Seat.B);
    assertThat(site.pile(Seat.B)).isEqualTo("B30 R4");
  }

  @Test
  @Rule({"FP-85", "FP-65"})
  void aCurseFoundByAnObjectionStrikesTheRightOfTheActivePlayer() {
    Site called = strategy("R60@0,0 B60@0,1").with("curse", "on").hand("G60 Y2");
    called.play("place G60 1,0").play("chaos");
    assertThat(called.pile(Seat.C)).as("right of A").isEqualTo("G60 R60 B60");
    Site objected = strategy("R60@0,0 B60@0,1").with("curse", "on").hand("G60 Y2");
    objected.play("place G60 1,0").by(Seat.B, "well").check(Seat.C);
    assertThat(objected.pile(Seat.A)).as("right of B").isEqualTo("G60 R60 B60");
  }

  @Test
  @Rule({"FP-88", "FP-21"})
  void whoHasNoTileLeftWinsAlsoWithUnnoticedChaos() {
    Site site = family(SHAKY).unseen(Seat.A, 0).hand("G60");
    site.play("place G60 1,0");
    assertThat(site.isOver()).as("not before the check").isFalse();
    site.check();
    assertThat(site.isOver()).isTrue();
    assertThat(site.told()).isEqualTo("AllSaidWell Won Unnoticed");
    BuildEvent.Unnoticed unnoticed = site.event(BuildEvent.Unnoticed.class);
    assertThat(unnoticed).isEqualTo(new BuildEvent.Unnoticed(ChaosKind.COLLAPSE, Tile.G60));
  }

  @Test
  @Rule({"FP-88", "FP-21"})
  void aLastTileWhoseChaosIsCalledDoesNotWin() {
    Site site = family(SHAKY).unseen(Seat.A, 0).hand("G60");
    site.play("place G60 1,0").check(Seat.C).play("slide left");
    assertThat(site.isOver()).isFalse();
    assertThat(site.hand(Seat.A)).isEqualTo("R4 B30");
  }

  @Test
  @Rule("FP-88")
  void inTheStrategyGameTheWinWaitsForTheObjections() {
    Site site = strategy(SHAKY).unseen(Seat.A, 0).hand("G60");
    site.play("place G60 1,0").by(Seat.B, "well");
    assertThat(site.isOver()).isFalse();
    site.check(Seat.C);
    assertThat(site.isOver()).as("B slides first").isFalse();
    site.play("slide left");
    assertThat(site.isOver()).as("B has taken the tiles").isTrue();
    assertThat(site.event(BuildEvent.Won.class).seat()).isEqualTo(Seat.A);
    Site cursed = strategy("R60@0,0 B60@0,1").with("curse", "on").unseen(Seat.A, 0).hand("G60");
    cursed.play("place G60 1,0").by(Seat.B, "well").check(Seat.C);
    assertThat(cursed.isOver()).as("the curse came back to A").isFalse();
  }
}
