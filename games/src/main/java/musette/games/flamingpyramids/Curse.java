package musette.games.flamingpyramids;

import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.board.Pyramid;
import musette.kernel.Seat;

/** Three tiles of equal weight, one upon two (FP-63 to FP-68, A-22 to A-25). */
final class Curse {
  private Curse() {}

  static boolean strikes(Draft draft) {
    int cell = first(draft.pyramid);
    if (cell == Pyramid.NOWHERE) {
      return false;
    }
    strike(draft, cell);
    return true;
  }

  /** The topmost tile of the first mini pyramid of equal weights, from the top and the left. */
  static int first(Pyramid pyramid) {
    for (int line = pyramid.top(); line > 1; line--) {
      for (long rest = pyramid.line(line); rest != 0; rest &= rest - 1) {
        int cell = pyramid.cellAt(line, Long.numberOfTrailingZeros(rest));
        if (isAt(pyramid, cell)) {
          return cell;
        }
      }
    }
    return Pyramid.NOWHERE;
  }

  /** Whether a tile and the two below it weigh the same. */
  static boolean isAt(Pyramid pyramid, int cell) {
    int weight = Stability.weight(pyramid.at(cell));
    return weight == Stability.weight(pyramid.at(pyramid.belowLeft(cell)))
        && weight == Stability.weight(pyramid.at(pyramid.belowRight(cell)));
  }

  /** Forgotten, it strikes nobody: its tiles leave the game (FP-86). */
  static void strike(Draft draft, int cell) {
    Pyramid pyramid = draft.pyramid;
    draft.resolver = draft.isForgotten() ? draft.resolver : victim(draft);
    int weight = Stability.weight(pyramid.at(cell));
    var taken = new RemovedTiles(pyramid);
    taken.lift(cell);
    taken.lift(pyramid.belowLeft(cell));
    taken.lift(pyramid.belowRight(cell));
    draft.giveBack(taken);
    if (draft.told()) {
      draft.journal.tell(
          new BuildEvent.Cursed(
              draft.bearer(),
              Seat.of(draft.layer()),
              weight,
              taken.tiles(),
              taken.levels(),
              taken.columns(),
              draft.isForgotten()));
    }
  }

  /** On the right of the active player, or of whoever was struck before (FP-65, A-24). */
  private static int victim(Draft draft) {
    int from =
        switch (draft.rules.curseChain()) {
          case SAME -> draft.active;
          case NEXT -> draft.resolver;
        };
    return (from + draft.rules.seats() - 1) % draft.rules.seats();
  }
}
