package musette.games.flamingpyramids;

import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.api.Trigger;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;

/** Two incendiary tiles in contact (FP-59 to FP-62, A-26). */
final class Explosion {
  private Explosion() {}

  static boolean happens(Draft draft) {
    int cell = first(draft.pyramid);
    if (cell == Pyramid.NOWHERE) {
      return false;
    }
    explode(draft, source(draft.pyramid, cell, draft.rules.explosion()), "FP-59");
    return true;
  }

  /** The first incendiary tile, from the top and from the left, that touches another. */
  static int first(Pyramid pyramid) {
    long incendiary = pyramid.tiles() & Tile.INCENDIARY;
    if (Long.bitCount(incendiary) < 2) {
      return Pyramid.NOWHERE;
    }
    for (int line = pyramid.top(); line > 0; line--) {
      for (long rest = pyramid.line(line); rest != 0; rest &= rest - 1) {
        int cell = pyramid.cellAt(line, Long.numberOfTrailingZeros(rest));
        if (isAt(pyramid, cell)) {
          return cell;
        }
      }
    }
    return Pyramid.NOWHERE;
  }

  /** Whether an incendiary tile lies there and touches another. */
  static boolean isAt(Pyramid pyramid, int cell) {
    return (Tile.INCENDIARY >>> pyramid.at(cell) & 1) != 0
        && pyramid.touches(cell, Tile.INCENDIARY);
  }

  /** What goes off with the incendiary tile of a cell: its whole group, or one other. */
  static long[] source(Pyramid pyramid, int cell, Trigger trigger) {
    var source = new Spread(pyramid, Tile.INCENDIARY);
    source.from(cell);
    switch (trigger) {
      case GROUP -> source.run();
      case PAIR -> source.from(firstContact(pyramid, cell));
    }
    return source.marked();
  }

  private static int firstContact(Pyramid pyramid, int cell) {
    int number = 0;
    while ((Tile.INCENDIARY >>> pyramid.at(pyramid.contact(cell, number)) & 1) == 0) {
      number++;
    }
    return pyramid.contact(cell, number);
  }

  /** All that touches what goes off. */
  static long[] around(Pyramid pyramid, long[] source) {
    long[] around = new long[source.length];
    for (int line = 1; line < source.length - 1; line++) {
      long mask = source[line];
      around[line] |= (mask << 1) | (mask >>> 1);
      around[line + 1] |= mask | (mask >>> 1);
      around[line - 1] |= mask | (mask << 1);
    }
    for (int line = 0; line < source.length; line++) {
      around[line] &= pyramid.line(line) & ~source[line];
    }
    return around;
  }

  /** What is marked leaves the game, and all that touches it goes under the pile (FP-60, FP-61). */
  static void explode(Draft draft, long[] source, String rule) {
    long[] around = around(draft.pyramid, source);
    RemovedTiles gone = RemovedTiles.lift(draft.pyramid, source);
    RemovedTiles taken = RemovedTiles.lift(draft.pyramid, around);
    draft.remove(gone.set());
    draft.giveBack(taken);
    if (draft.told()) {
      draft.journal.tell(
          new BuildEvent.Exploded(
              rule,
              Seat.of(draft.resolver),
              gone.tiles(),
              gone.levels(),
              gone.columns(),
              taken.tiles(),
              taken.levels(),
              taken.columns(),
              draft.isForgotten()));
    }
  }
}
