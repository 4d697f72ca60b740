package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Match;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who knows what, and what follows from it for undo and for bots. */
final class KnowledgeTest {
  @Test
  @Rule({"A-18", "A-20"})
  void whatCameBackStaysKnownInThePileAndInTheHandUntilItIsPlayed() {
    Scene scene =
        Scene.of("B30@0,0 R4@0,1")
            .unseen(Seat.A, 0)
            .hand(Seat.B, "B100 Y120")
            .hand("G60 Y2 Y4 Y6 Y10");
    scene.play("place G60 1,0").play("slide left");
    BuildView.Player seen = Scene.GAME.view(scene.state(), Seat.B).players().getFirst();
    assertThat(seen.handKnown()).containsExactly(Tile.B30);
    assertThat(seen.pileKnown()).containsExactly(Tile.R4);
    assertThat(seen.pileUnseen()).isZero();
    assertThat(scene.event(BuildEvent.Drew.class).known()).containsExactly(Tile.B30);
    for (int i = 0; i < 20; i++) {
      BuildState imagined =
          Scene.GAME.imagine(Scene.GAME.view(scene.state(), Seat.B), Chance.quick(i));
      assertThat(imagined.hands[0] & Tile.B30.bit()).isNotZero();
    }
    scene.play("place B100 0,1").play("place B30 1,0");
    assertThat(Scene.GAME.view(scene.state(), Seat.B).players().getFirst().handKnown())
        .as("played, and the next one was drawn")
        .containsExactly(Tile.R4);
  }

  @Test
  @Rule({"FP-15", "A-18"})
  void whatWasDealtIsImaginedFreely() {
    Scene scene = Scene.of("B30@0,0 R4@0,1").hand("G60 Y2 Y4 Y6 Y10");
    BuildView view = Scene.GAME.view(scene.state(), Seat.A);
    var hands = new HashSet<Long>();
    for (int i = 0; i < 50; i++) {
      BuildState imagined = Scene.GAME.imagine(view, Chance.quick(i));
      assertThat(imagined.hands[0]).isEqualTo(scene.state().hands[0]);
      hands.add(imagined.hands[1]);
    }
    assertThat(hands).hasSizeGreaterThan(45);
  }

  @Test
  @Rule("FP-15")
  void onlyTheOwnerIsToldWhatHeDrew() {
    Scene scene = Scene.of("B30@0,0").hand("G60 Y2 Y4 Y6 Y10");
    scene.play("place G60 0,1");
    BuildEvent.Picked picked = scene.event(BuildEvent.Picked.class);
    assertThat(picked.audience()).isEqualTo(Seats.of(Seat.A));
    assertThat(picked.reveals()).isTrue();
    assertThat(scene.event(BuildEvent.Drew.class).known()).isEmpty();
  }

  @Test
  @Rule("FP-19")
  void aMoveIsTakenBackFreelyUntilAHiddenTileIsDrawn() {
    Scene scene = Scene.of("B30@0,0 R4@0,1").hand("G60 Y2 Y4 Y6 Y10");
    var match = Match.from(Scene.GAME, scene.setup(), Seed.of(1), scene.state());
    match.play(Seat.A, "place G60 1,0");
    assertThat(match.freeUndo(Seat.A)).containsExactly(1);
    match.play(Seat.A, "slide left");
    assertThat(match.freeUndo(Seat.A)).isEmpty();
  }

  @Test
  @Rule("A-37")
  void aBotCanPlayOnInAnySeatFromItsViewAlone() {
    Setup setup = Setup.of(Scene.GAME.about(), 4);
    BuildState state = Scene.GAME.start(setup, Chance.quick(3), Journal.NONE);
    Chance chance = Chance.quick(4);
    while (Scene.GAME.turn(state) instanceof Turn.ToAct(Seats seats)) {
      Seat seat = seats.first();
      BuildView view = Scene.GAME.view(state, seat);
      List<BuildAction> actions = Scene.GAME.actions(Scene.GAME.imagine(view, chance), seat);
      BuildAction action = actions.get(chance.below(actions.size()));
      state = Scene.GAME.play(state, seat, action, chance, Journal.NONE);
    }
    assertThat(state.over).isTrue();
  }
}
