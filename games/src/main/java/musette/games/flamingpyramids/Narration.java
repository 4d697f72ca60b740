package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.List;
import musette.games.flamingpyramids.api.BuildRemark;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Checking;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.api.Stage;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What a viewer is asked, and the board in words. */
final class Narration {
  private Narration() {}

  static Remark ask(BuildView view) {
    boolean mine = view.asked().contains(view.viewer());
    return switch (view.phase()) {
      case PLACE ->
          mine
              ? new BuildRemark.AskPlace(view.turn(), view.slots().size())
              : new BuildRemark.WaitPlace(view.active(), view.turn());
      case CHECK ->
          mine
              ? new BuildRemark.AskCheck(rule(view), layer(view), view.laid().getFirst())
              : new BuildRemark.WaitCheck(rule(view), view.asked());
      case OBJECT ->
          mine
              ? new BuildRemark.AskObject(view.active(), layer(view), view.laid().getFirst())
              : new BuildRemark.WaitObject(view.active(), view.asked());
      case SLIDE -> {
        Laid falling = view.sliding().getFirst();
        yield mine
            ? new BuildRemark.AskSlide(falling.tile(), falling.level())
            : new BuildRemark.WaitSlide(view.bearer(), falling.tile());
      }
      case OVER -> ended(view);
    };
  }

  /** Who laid the last tile. */
  private static Seat layer(BuildView view) {
    int seats = view.players().size();
    return view.stage() == Stage.OBJECT
        ? Seat.of((view.active().index() + seats - 1) % seats)
        : view.active();
  }

  private static String rule(BuildView view) {
    return view.checking() == Checking.FAMILY ? "FP-82" : "FP-83";
  }

  private static Remark ended(BuildView view) {
    for (BuildView.Player player : view.players()) {
      if (player.left() == 0) {
        return new BuildRemark.Ended(player.seat(), view.turn());
      }
    }
    return new BuildRemark.EndedEarly(view.turn());
  }

  static List<Remark> describe(BuildView view) {
    var remarks = new ArrayList<Remark>();
    remarks.add(ask(view));
    if (view.pyramid().isEmpty()) {
      remarks.add(new BuildRemark.TableEmpty());
    } else {
      levels(view, remarks);
    }
    if (view.phase() == Phase.PLACE) {
      view.slots().forEach(slot -> remarks.add(slot(view, slot)));
    }
    if (view.viewer() != Seat.NONE) {
      remarks.add(new BuildRemark.Hand(view.hand()));
    }
    for (BuildView.Player player : view.players()) {
      remarks.add(
          new BuildRemark.Stock(
              player.seat(),
              player.handCount(),
              player.left() - player.handCount(),
              player.pileKnown()));
    }
    if (!view.removed().isEmpty()) {
      remarks.add(new BuildRemark.OutOfGame(view.removed()));
    }
    return remarks;
  }

  private static void levels(BuildView view, List<Remark> remarks) {
    for (int level = view.pyramid().getFirst().level(); level >= 0; level--) {
      var tiles = new ArrayList<Tile>();
      var columns = new ArrayList<Integer>();
      for (Laid laid : view.pyramid()) {
        if (laid.level() == level) {
          tiles.add(laid.tile());
          columns.add(laid.column());
        }
      }
      if (!tiles.isEmpty()) {
        remarks.add(new BuildRemark.Level(level, tiles, columns));
      }
    }
  }

  private static Remark slot(BuildView view, Slot slot) {
    return slot.level() == 0
        ? new BuildRemark.BaseSlot(slot.column())
        : new BuildRemark.UpperSlot(
            slot.level(), slot.column(), below(view, slot.level(), slot.column()));
  }

  /** The tiles below a place, the left one first. */
  static List<Tile> below(BuildView view, int level, int column) {
    var below = new ArrayList<Tile>();
    for (Laid laid : view.pyramid()) {
      if (laid.level() == level - 1 && (laid.column() == column || laid.column() == column + 1)) {
        below.add(laid.tile());
      }
    }
    return List.copyOf(below);
  }
}
