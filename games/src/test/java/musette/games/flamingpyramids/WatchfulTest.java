package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Seed;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Watchful play: who checks, and what a call leads to. */
final class WatchfulTest {
  /** Green 60 does not hold at (1,0). */
  private static final String SHAKY = "B30@0,0 R4@0,1";

  private static Site.Plan family(String pyramid) {
    return Site.of(pyramid).seats(3).with("checking", "family");
  }

  private static Site.Plan strategy(String pyramid) {
    return Site.of(pyramid).seats(3).with("checking", "strategy");
  }

  @ParameterizedTest
  @ValueSource(strings = {"family", "strategy"})
  @Rule({"FP-81", "A-34"})
  void layingATileResolvesNothingAndSlotsFollowFromWhatLiesThere(String checking) {
    Site site = Site.of(SHAKY).seats(3).with("checking", checking).hand("G60 Y2 Y4 Y6 Y10");
    site.play("place G60 1,0");
    assertThat(site.told()).isEqualTo("Stacked");
    assertThat(site.pyramid()).isEqualTo("G60@1,0 B30@0,0 R4@0,1");
    while (site.state().phase() != Phase.PLACE) {
      site.check();
    }
    assertThat(site.toAct()).isEqualTo(Seat.B);
    assertThat(site.slots()).as("the pyramid is complete").isEqualTo("0,-1 0,2");
    assertThat(site.pyramid()).isEqualTo("G60@1,0 B30@0,0 R4@0,1");
    assertThat(site.pile(Seat.A)).isEmpty();
  }

  @Test
  @Rule("FP-82")
  void inTheFamilyGameEverybodyIsAskedAtOnceAndOneCallIsEnough() {
    for (Seat caller : Seat.first(3)) {
      Site site = family(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
      site.play("place G60 1,0");
      assertThat(site.asked()).containsExactly(Seat.A, Seat.B, Seat.C);
      assertThat(Site.GAME.actions(site.state(), caller)).isEqualTo(BuildAction.FINDINGS);
      assertThat(site.refusal("place Y2 0,2")).isEqualTo("FP-82");
      site.check(caller);
      assertThat(site.event(BuildEvent.ChaosCalled.class).seats()).containsExactly(caller);
      assertThat(site.told()).isEqualTo("ChaosCalled Collapsed");
      assertThat(site.asked()).containsExactly(Seat.A);
    }
  }

  @Test
  @Rule({"FP-82", "FP-83"})
  void whatIsSaidIsSecretUntilAllHaveSpoken() {
    Site family = family(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
    family.play("place G60 1,0");
    Site strategy = strategy(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
    strategy.play("place G60 1,0").by(Seat.B, "well");
    for (Site site : List.of(family, strategy)) {
      BuildState before = site.state();
      BuildState well = site.by(Seat.A, "well").state();
      assertThat(site.event(BuildEvent.Said.class).audience()).isEqualTo(Seats.of(Seat.A));
      BuildState chaos =
          Site.GAME.play(
              before, Seat.A, new BuildAction.Say(Finding.CHAOS), Chance.quick(1), Journal.NONE);
      for (Seat other : List.of(Seat.B, Seat.C, Seat.NONE)) {
        assertThat(Site.GAME.view(chaos, other)).isEqualTo(Site.GAME.view(well, other));
        assertThat(Site.GAME.view(well, other).said()).isEmpty();
      }
      assertThat(Site.GAME.view(well, Seat.A).said()).containsExactly(Finding.WELL);
      assertThat(Site.GAME.view(chaos, Seat.A).said()).containsExactly(Finding.CHAOS);
    }
  }

  @Test
  @Rule("FP-82")
  void whenEverybodySaysAllIsWellTheTurnEnds() {
    Site site = family(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
    site.play("place G60 1,0").check();
    assertThat(site.told()).isEqualTo("AllSaidWell");
    assertThat(site.hand(Seat.A).split(" ")).hasSize(5);
    assertThat(site.asked()).containsExactly(Seat.B);
  }

  @Test
  @Rule("FP-82")
  void anAnswerIsTakenBackFreelyUntilAllHaveSpoken() {
    Site site = family(SHAKY).unseen(Seat.A, 0).hand("G60 Y2 Y4 Y6 Y10");
    var match = Match.from(Site.GAME, site.setup(), Seed.of(1), site.state());
    match.play(Seat.A, "place G60 1,0");
    match.play(Seat.B, "well");
    match.play(Seat.C, "chaos");
    assertThat(match.freeUndo(Seat.B)).containsExactly(2);
    assertThat(match.freeUndo(Seat.C)).containsExactly(3);
    assertThat(match.freeUndo(Seat.A)).as("the tile was looked at").isEmpty();
    match.play(Seat.A, "well");
    for (Seat seat : Seat.first(3)) {
      assertThat(match.freeUndo(seat)).as("the call is known").isEmpty();
    }
  }

  @Test
  @Rule("FP-83")
  void inTheStrategyGameTheLeftNeighbourAloneChecks() {
    Site site = strategy(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
    site.play("place G60 1,0");
    assertThat(site.asked()).containsExactly(Seat.B);
    assertThat(site.refusal("place Y2 0,2")).isEqualTo("FP-83");
    site.play("chaos");
    assertThat(site.told()).isEqualTo("ChaosCalled Collapsed");
    assertThat(site.event(BuildEvent.ChaosCalled.class).rule()).isEqualTo("FP-83");
    site.play("slide left");
    assertThat(site.asked()).as("nobody is asked again").containsExactly(Seat.B);
    assertThat(site.state().phase()).isEqualTo(Phase.PLACE);
  }

  @Test
  @Rule("FP-83")
  void whoFindsAllWellIsActiveAndTheOthersMayObject() {
    for (int seats = 2; seats <= 6; seats++) {
      Site site = Site.of(SHAKY).seats(seats).with("checking", "strategy").hand("G60 Y2");
      site.play("place G60 1,0").by(Seat.B, "well");
      assertThat(site.event(BuildEvent.TookOver.class).seat()).isEqualTo(Seat.B);
      assertThat(site.state().active()).isEqualTo(Seat.B);
      assertThat(site.state().phase()).isEqualTo(Phase.OBJECT);
      assertThat(site.asked()).hasSize(seats - 1).doesNotContain(Seat.B);
      site.check();
      assertThat(site.told()).isEqualTo("NobodyObjected");
      assertThat(site.asked()).containsExactly(Seat.B);
      assertThat(site.state().phase()).isEqualTo(Phase.PLACE);
      assertThat(site.state().turn).isEqualTo(10);
    }
  }

  @Test
  @Rule({"FP-84", "FP-43"})
  void aCallResolvesAllChaosInTheUsualOrder() {
    Site site = strategy("B30@0,0 R4@0,1 Y1@0,3 Y2@0,4").hand("G60 Y4 Y6 Y10 Y20");
    site.play("place G60 1,0").play("chaos");
    assertThat(site.told()).as("what collapses comes first").isEqualTo("ChaosCalled Collapsed");
    site.play("slide left");
    assertThat(site.told()).isEqualTo("Fell Ignited Burnt BurntOut");
    assertThat(site.pile(Seat.A)).isEqualTo("B30 R4 Y2");
    assertThat(site.state().isSound()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"family, A", "family, C", "strategy, B"})
  @Rule("FP-84")
  void aWrongCallCostsNothing(String checking, Seat caller) {
    Site site =
        Site.of("Y40@0,0 B20@0,1").seats(3).with("checking", checking).hand("Y10 Y2 Y4 Y6 R2");
    site.play("place Y10 1,0").check(caller);
    assertThat(site.told()).isEqualTo("ChaosCalled FoundSound");
    assertThat(site.pyramid()).isEqualTo("Y10@1,0 Y40@0,0 B20@0,1");
    assertThat(site.pile(Seat.A) + site.pile(Seat.B) + site.pile(Seat.C)).isEmpty();
    assertThat(site.asked()).containsExactly(Seat.B);
    assertThat(site.state().phase()).isEqualTo(Phase.PLACE);
  }

  @Test
  @Rule({"FP-84", "FP-76"})
  void theFireDieIsRolledWhenChaosIsCalledAndNotBefore() {
    Site site = strategy("R2@0,0 G100@0,2").with("fireDie", "on").hand("Y1 Y2 Y4 Y6 Y10");
    site.play("place Y1 0,1").by(Seat.B, "chaos", 6, 0);
    assertThat(site.told()).as("smoke is no false alarm").isEqualTo("ChaosCalled Rolled");
    Site missed = strategy("R2@0,0 G100@0,2").with("fireDie", "on").hand("Y1 Y2 Y4 Y6 Y10");
    missed.play("place Y1 0,1").check().check();
    assertThat(missed.state().isSound()).as("the roll is not made up for").isTrue();
  }

  @Test
  @Rule({"FP-84", "FP-76"})
  void theTileJustLaidIsRolledForAlsoAfterOlderChaosHasFallen() {
    Site site =
        strategy("B100@0,0 B60@0,1 R2@0,3 G30@1,0").with("fireDie", "on").hand("Y1 Y2 Y4 Y6 Y10");
    site.play("place Y1 0,2").play("chaos");
    assertThat(site.told()).isEqualTo("ChaosCalled Collapsed");
    assertThat(site.event(BuildEvent.Collapsed.class).tile()).isEqualTo(Tile.G30);
    site.play("slide left", 4, 0);
    assertThat(site.told()).isEqualTo("Fell Rolled Ignited Burnt BurntOut");
    assertThat(site.removed()).isEqualTo("Y1");
  }

  @Test
  @Rule({"FP-84", "FP-76"})
  void aTileThatFellItselfIsNotRolledFor() {
    Site site = strategy("R60@0,0 R100@0,1 B2@0,2").with("fireDie", "on").hand("G1 Y2 Y4 Y6 Y10");
    site.play("place G1 1,0").play("chaos").play("slide right", 0);
    assertThat(site.pyramid()).as("beside the straw").isEqualTo("G1@0,1 B2@0,2");
    assertThat(site.all(BuildEvent.Rolled.class)).isEmpty();
  }
}
