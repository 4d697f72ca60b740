package musette.games.flamingpyramids;

import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.Direction;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** Tiles in free air (FP-41) and collapses (FP-33, FP-36 to FP-40). */
final class Collapse {
  private Collapse() {}

  /** Whether a tile is about to fall. What carried it has gone under the pile. */
  static boolean begins(Draft draft) {
    int cell = firstInFreeAir(draft.pyramid);
    if (cell != Pyramid.NOWHERE) {
      hang(draft, cell);
      return true;
    }
    cell = firstUnstable(draft.pyramid);
    if (cell != Pyramid.NOWHERE) {
      collapse(draft, cell);
      return true;
    }
    return false;
  }

  private static int firstInFreeAir(Pyramid pyramid) {
    for (int line = pyramid.top(); line > 1; line--) {
      long below = pyramid.line(line - 1);
      long free = pyramid.line(line) & ~(below | (below >>> 1));
      if (free != 0) {
        return pyramid.cellAt(line, Long.numberOfTrailingZeros(free));
      }
    }
    return Pyramid.NOWHERE;
  }

  /** The first tile, from the top and from the left, that does not hold. */
  static int firstUnstable(Pyramid pyramid) {
    for (int line = pyramid.top(); line > 1; line--) {
      for (long rest = pyramid.line(line); rest != 0; rest &= rest - 1) {
        int cell = pyramid.cellAt(line, Long.numberOfTrailingZeros(rest));
        if (!holds(pyramid, cell)) {
          return cell;
        }
      }
    }
    return Pyramid.NOWHERE;
  }

  /** Whether the tile of a cell above the base holds on what is below it. */
  static boolean holds(Pyramid pyramid, int cell) {
    return Stability.holds(
        pyramid.at(cell),
        pyramid.at(pyramid.belowLeft(cell)),
        pyramid.at(pyramid.belowRight(cell)));
  }

  /** A tile with nothing below it comes before everything else, and costs nothing (FP-41, A-07). */
  static void hang(Draft draft, int cell) {
    Pyramid pyramid = draft.pyramid;
    draft.sliding = Slots.pack(pyramid.level(cell), pyramid.column(cell));
    if (draft.told()) {
      draft.journal.tell(
          new BuildEvent.Hung(
              draft.bearer(),
              Tile.of(pyramid.at(cell)),
              pyramid.level(cell),
              pyramid.column(cell)));
    }
  }

  static void collapse(Draft draft, int cell) {
    Pyramid pyramid = draft.pyramid;
    int tile = pyramid.at(cell);
    int left = pyramid.at(pyramid.belowLeft(cell));
    int right = pyramid.at(pyramid.belowRight(cell));
    var taken = new RemovedTiles(pyramid);
    taken.lift(pyramid.belowLeft(cell));
    taken.lift(pyramid.belowRight(cell));
    draft.giveBack(taken);
    draft.sliding = Slots.pack(pyramid.level(cell), pyramid.column(cell));
    if (draft.told()) {
      draft.journal.tell(
          new BuildEvent.Collapsed(
              Seat.of(draft.resolver),
              Tile.of(tile),
              pyramid.level(cell),
              pyramid.column(cell),
              Stability.verdict(tile, left, right),
              Stability.weight(tile),
              Stability.weight(left) + Stability.weight(right),
              taken.tiles(),
              taken.levels(),
              taken.columns(),
              draft.isForgotten()));
    }
  }

  /** The tile that hangs drops one level (FP-39, FP-41). */
  static Draft slide(BuildState from, Direction direction, Journal journal) {
    Draft draft = Draft.of(from, journal);
    int level = Slots.level(from.sliding);
    int column = Slots.column(from.sliding);
    int code = draft.pyramid.take(draft.pyramid.cell(level, column));
    draft.pyramid.put(draft.pyramid.cell(level - 1, column + direction.shift()), code);
    if (draft.told()) {
      journal.tell(
          new BuildEvent.Fell(
              draft.bearer(),
              Tile.of(code),
              direction,
              level,
              column,
              level - 1,
              column + direction.shift()));
    }
    return draft;
  }
}
