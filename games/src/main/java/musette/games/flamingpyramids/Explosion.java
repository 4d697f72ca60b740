package musette.games.flamingpyramids;

import musette.kernel.Seat;

/** Two incendiary tiles in contact (FP-59 to FP-62, A-26). */
final class Explosion {
  private Explosion() {}

  static boolean happens(Resolution now) {
    Pyramid pyramid = now.pyramid;
    long incendiary = pyramid.tiles() & Tile.INCENDIARY;
    if (Long.bitCount(incendiary) < 2) {
      return false;
    }
    for (int line = pyramid.top(); line > 0; line--) {
      for (long rest = pyramid.line(line); rest != 0; rest &= rest - 1) {
        int cell = pyramid.cellAt(line, Long.numberOfTrailingZeros(rest));
        if ((incendiary >>> pyramid.at(cell) & 1) != 0 && pyramid.touches(cell, incendiary)) {
          var group = new Spread(pyramid, incendiary);
          group.from(cell);
          group.run();
          explode(now, group.marked(), "FP-59");
          return true;
        }
      }
    }
    return false;
  }

  /** What is marked leaves the game, and all that touches it goes under the pile (FP-60, FP-61). */
  static void explode(Resolution now, long[] source, String rule) {
    Pyramid pyramid = now.pyramid;
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
    Haul gone = Haul.lift(pyramid, source);
    Haul haul = Haul.lift(pyramid, around);
    now.remove(gone.set());
    now.giveBack(haul);
    if (now.told) {
      now.journal.tell(
          new BuildEvent.Exploded(
              rule,
              Seat.of(now.resolver),
              gone.tiles(),
              gone.levels(),
              gone.columns(),
              haul.tiles(),
              haul.levels(),
              haul.columns()));
    }
  }
}
