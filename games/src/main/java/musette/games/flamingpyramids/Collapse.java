package musette.games.flamingpyramids;

import musette.kernel.Seat;

/** Tiles in free air (FP-41) and collapses (FP-33, FP-36 to FP-40). */
final class Collapse {
  private Collapse() {}

  /** Whether a tile is about to fall. What carried it has gone under the pile. */
  static boolean begins(Resolution now) {
    int cell = firstInFreeAir(now.pyramid);
    if (cell != Pyramid.NOWHERE) {
      hang(now, cell);
      return true;
    }
    cell = firstUnstable(now.pyramid);
    if (cell != Pyramid.NOWHERE) {
      collapse(now, cell);
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
  static void hang(Resolution now, int cell) {
    Pyramid pyramid = now.pyramid;
    now.sliding = Slots.pack(pyramid.level(cell), pyramid.column(cell));
    if (now.told) {
      now.journal.tell(
          new BuildEvent.Hung(
              now.bearer(), Tile.of(pyramid.at(cell)), pyramid.level(cell), pyramid.column(cell)));
    }
  }

  static void collapse(Resolution now, int cell) {
    Pyramid pyramid = now.pyramid;
    int tile = pyramid.at(cell);
    int left = pyramid.at(pyramid.belowLeft(cell));
    int right = pyramid.at(pyramid.belowRight(cell));
    var haul = new Haul(pyramid);
    haul.lift(pyramid.belowLeft(cell));
    haul.lift(pyramid.belowRight(cell));
    now.giveBack(haul);
    now.sliding = Slots.pack(pyramid.level(cell), pyramid.column(cell));
    if (now.told) {
      now.journal.tell(
          new BuildEvent.Collapsed(
              Seat.of(now.resolver),
              Tile.of(tile),
              pyramid.level(cell),
              pyramid.column(cell),
              Stability.verdict(tile, left, right),
              Stability.weight(tile),
              Stability.weight(left) + Stability.weight(right),
              haul.tiles(),
              haul.levels(),
              haul.columns(),
              now.isForgotten()));
    }
  }
}
