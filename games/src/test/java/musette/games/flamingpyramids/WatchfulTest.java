package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.Finding;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Tile;
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

  private static Scene.Plan family(String pyramid) {
    return Scene.of(pyramid).seats(3).with("checking", "family");
  }

  private static Scene.Plan strategy(String pyramid) {
    return Scene.of(pyramid).seats(3).with("checking", "strategy");
  }

  @ParameterizedTest
  @ValueSource(strings = {"family", "strategy"})
  @Rule({"FP-81", "A-34"})
  void layingATileResolvesNothingAndSlotsFollowFromWhatLiesThere(String checking) {
    Scene scene = Scene.of(SHAKY).seats(3).with("checking", checking).hand("G60 Y2 Y4 Y6 Y10");
    scene.play("place G60 1,0");
    assertThat(scene.told()).isEqualTo("Stacked");
    assertThat(scene.pyramid()).isEqualTo("G60@1,0 B30@0,0 R4@0,1");
    while (scene.state().phase() != Phase.PLACE) {
      scene.check();
    }
    assertThat(scene.toAct()).isEqualTo(Seat.B);
    assertThat(scene.slots()).as("the pyramid is complete").isEqualTo("0,-1 0,2");
    assertThat(scene.pyramid()).isEqualTo("G60@1,0 B30@0,0 R4@0,1");
    assertThat(scene.pile(Seat.A)).isEmpty();
  }

  @Test
  @Rule("FP-82")
  void inTheFamilyGameEverybodyIsAskedAtOnceAndOneCallIsEnough() {
    for (Seat caller : Seat.first(3)) {
      Scene scene = family(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
      scene.play("place G60 1,0");
      assertThat(scene.asked()).containsExactly(Seat.A, Seat.B, Seat.C);
      assertThat(Scene.GAME.actions(scene.state(), caller)).isEqualTo(BuildAction.FINDINGS);
      assertThat(scene.refusal("place Y2 0,2")).isEqualTo("FP-82");
      scene.check(caller);
      assertThat(scene.event(BuildEvent.ChaosCalled.class).seats()).containsExactly(caller);
      assertThat(scene.told()).isEqualTo("ChaosCalled Collapsed");
      assertThat(scene.asked()).containsExactly(Seat.A);
    }
  }

  @Test
  @Rule({"FP-82", "FP-83"})
  void whatIsSaidIsSecretUntilAllHaveSpoken() {
    Scene family = family(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
    family.play("place G60 1,0");
    Scene strategy = strategy(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
    strategy.play("place G60 1,0").by(Seat.B, "well");
    for (Scene scene : List.of(family, strategy)) {
      BuildState before = scene.state();
      BuildState well = scene.by(Seat.A, "well").state();
      assertThat(scene.event(BuildEvent.Said.class).audience()).isEqualTo(Seats.of(Seat.A));
      BuildState chaos =
          Scene.GAME.play(
              before, Seat.A, new BuildAction.Say(Finding.CHAOS), Chance.quick(1), Journal.NONE);
      for (Seat other : List.of(Seat.B, Seat.C, Seat.NONE)) {
        assertThat(Scene.GAME.view(chaos, other)).isEqualTo(Scene.GAME.view(well, other));
        assertThat(Scene.GAME.view(well, other).said()).isEmpty();
      }
      assertThat(Scene.GAME.view(well, Seat.A).said()).containsExactly(Finding.WELL);
      assertThat(Scene.GAME.view(chaos, Seat.A).said()).containsExactly(Finding.CHAOS);
    }
  }

  @Test
  @Rule("FP-82")
  void whenEverybodySaysAllIsWellTheTurnEnds() {
    Scene scene = family(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
    scene.play("place G60 1,0").check();
    assertThat(scene.told()).isEqualTo("AllSaidWell");
    assertThat(scene.hand(Seat.A).split(" ")).hasSize(5);
    assertThat(scene.asked()).containsExactly(Seat.B);
  }

  @Test
  @Rule("FP-82")
  void anAnswerIsTakenBackFreelyUntilAllHaveSpoken() {
    Scene scene = family(SHAKY).unseen(Seat.A, 0).hand("G60 Y2 Y4 Y6 Y10");
    var match = Match.from(Scene.GAME, scene.setup(), Seed.of(1), scene.state());
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
    Scene scene = strategy(SHAKY).hand("G60 Y2 Y4 Y6 Y10");
    scene.play("place G60 1,0");
    assertThat(scene.asked()).containsExactly(Seat.B);
    assertThat(scene.refusal("place Y2 0,2")).isEqualTo("FP-83");
    scene.play("chaos");
    assertThat(scene.told()).isEqualTo("ChaosCalled Collapsed");
    assertThat(scene.event(BuildEvent.ChaosCalled.class).rule()).isEqualTo("FP-83");
    scene.play("slide left");
    assertThat(scene.asked()).as("nobody is asked again").containsExactly(Seat.B);
    assertThat(scene.state().phase()).isEqualTo(Phase.PLACE);
  }

  @Test
  @Rule("FP-83")
  void whoFindsAllWellIsActiveAndTheOthersMayObject() {
    for (int seats = 2; seats <= 6; seats++) {
      Scene scene = Scene.of(SHAKY).seats(seats).with("checking", "strategy").hand("G60 Y2");
      scene.play("place G60 1,0").by(Seat.B, "well");
      assertThat(scene.event(BuildEvent.TookOver.class).seat()).isEqualTo(Seat.B);
      assertThat(scene.state().active()).isEqualTo(Seat.B);
      assertThat(scene.state().phase()).isEqualTo(Phase.OBJECT);
      assertThat(scene.asked()).hasSize(seats - 1).doesNotContain(Seat.B);
      scene.check();
      assertThat(scene.told()).isEqualTo("NobodyObjected");
      assertThat(scene.asked()).containsExactly(Seat.B);
      assertThat(scene.state().phase()).isEqualTo(Phase.PLACE);
      assertThat(scene.state().turn).isEqualTo(10);
    }
  }

  @Test
  @Rule({"FP-84", "FP-43"})
  void aCallResolvesAllChaosInTheUsualOrder() {
    Scene scene = strategy("B30@0,0 R4@0,1 Y1@0,3 Y2@0,4").hand("G60 Y4 Y6 Y10 Y20");
    scene.play("place G60 1,0").play("chaos");
    assertThat(scene.told()).as("what collapses comes first").isEqualTo("ChaosCalled Collapsed");
    scene.play("slide left");
    assertThat(scene.told()).isEqualTo("Fell Ignited Burnt BurntOut");
    assertThat(scene.pile(Seat.A)).isEqualTo("B30 R4 Y2");
    assertThat(Queries.isSound(scene.state())).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"family, A", "family, C", "strategy, B"})
  @Rule("FP-84")
  void aWrongCallCostsNothing(String checking, Seat caller) {
    Scene scene =
        Scene.of("Y40@0,0 B20@0,1").seats(3).with("checking", checking).hand("Y10 Y2 Y4 Y6 R2");
    scene.play("place Y10 1,0").check(caller);
    assertThat(scene.told()).isEqualTo("ChaosCalled FoundSound");
    assertThat(scene.pyramid()).isEqualTo("Y10@1,0 Y40@0,0 B20@0,1");
    assertThat(scene.pile(Seat.A) + scene.pile(Seat.B) + scene.pile(Seat.C)).isEmpty();
    assertThat(scene.asked()).containsExactly(Seat.B);
    assertThat(scene.state().phase()).isEqualTo(Phase.PLACE);
  }

  @Test
  @Rule({"FP-84", "FP-76"})
  void theFireDieIsRolledWhenChaosIsCalledAndNotBefore() {
    Scene scene = strategy("R2@0,0 G100@0,2").with("fireDie", "on").hand("Y1 Y2 Y4 Y6 Y10");
    scene.play("place Y1 0,1").by(Seat.B, "chaos", 6, 0);
    assertThat(scene.told()).as("smoke is no false alarm").isEqualTo("ChaosCalled Rolled");
    Scene missed = strategy("R2@0,0 G100@0,2").with("fireDie", "on").hand("Y1 Y2 Y4 Y6 Y10");
    missed.play("place Y1 0,1").check().check();
    assertThat(Queries.isSound(missed.state())).as("the roll is not made up for").isTrue();
  }

  @Test
  @Rule({"FP-84", "FP-76"})
  void theTileJustLaidIsRolledForAlsoAfterOlderChaosHasFallen() {
    Scene scene =
        strategy("B100@0,0 B60@0,1 R2@0,3 G30@1,0").with("fireDie", "on").hand("Y1 Y2 Y4 Y6 Y10");
    scene.play("place Y1 0,2").play("chaos");
    assertThat(scene.told()).isEqualTo("ChaosCalled Collapsed");
    assertThat(scene.event(BuildEvent.Collapsed.class).tile()).isEqualTo(Tile.G30);
    scene.play("slide left", 4, 0);
    assertThat(scene.told()).isEqualTo("Fell Rolled Ignited Burnt BurntOut");
    assertThat(scene.removed()).isEqualTo("Y1");
  }

  @Test
  @Rule({"FP-84", "FP-76"})
  void aTileThatFellItselfIsNotRolledFor() {
    Scene scene = strategy("R60@0,0 R100@0,1 B2@0,2").with("fireDie", "on").hand("G1 Y2 Y4 Y6 Y10");
    scene.play("place G1 1,0").play("chaos").play("slide right", 0);
    assertThat(scene.pyramid()).as("beside the straw").isEqualTo("G1@0,1 B2@0,2");
    assertThat(scene.all(BuildEvent.Rolled.class)).isEmpty();
  }
}
