package musette.bots.flamingpyramids;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import musette.games.flamingpyramids.BuildState;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.CurseChain;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.api.Stage;
import musette.games.flamingpyramids.api.Trigger;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Seat;

/** Matches of two for the tests of bots: small, and without a pile. */
final class Scenes {
  private Scenes() {}

  /** Seat A is to act; B's hand is known to all. All other tiles are out of the game. */
  static BuildState two(
      Checking checking, List<Laid> pyramid, List<Slot> sliding, Tile[] own, Tile... b) {
    var elsewhere = EnumSet.allOf(Tile.class);
    pyramid.forEach(laid -> elsewhere.remove(laid.tile()));
    List.of(own).forEach(elsewhere::remove);
    List.of(b).forEach(elsewhere::remove);
    List<Laid> falling =
        pyramid.stream()
            .filter(laid -> sliding.contains(new Slot(laid.level(), laid.column())))
            .toList();
    var view =
        new BuildView(
            Seat.A,
            falling.isEmpty() ? Phase.PLACE : Phase.SLIDE,
            9,
            Seat.A,
            Seat.A,
            List.of(Seat.A),
            false,
            false,
            CurseChain.SAME,
            Trigger.GROUP,
            checking,
            Stage.BUILD,
            pyramid,
            List.of(),
            falling,
            List.of(),
            false,
            List.of(),
            List.of(),
            List.of(own),
            List.of(player(Seat.A, own, List.of()), player(Seat.B, b, List.of(b))),
            new ArrayList<>(elsewhere),
            List.of(),
            List.of());
    return new FlamingPyramids().imagine(view, Chance.quick(0));
  }

  private static BuildView.Player player(Seat seat, Tile[] hand, List<Tile> known) {
    return new BuildView.Player(seat, hand.length, known, 0, List.of(), hand.length);
  }
}
