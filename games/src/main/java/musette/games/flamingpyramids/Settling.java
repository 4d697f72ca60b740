package musette.games.flamingpyramids;

import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Tile;

/**
 * Which tiles would stay quietly where they are placed: they hold (FP-30 to FP-32), and nothing
 * burns or explodes (FP-49, FP-52, FP-59). Whole sets at once, for who has to look at many choices.
 */
final class Settling {
  /** The heaviest load: two tiles of the greatest weights. */
  private static final int MOST = 400;

  /** For each load the tiles that are not heavier (FP-32). */
  private static final long[] UP_TO = new long[MOST + 1];

  static {
    for (int load = 0; load <= MOST; load++) {
      for (Tile tile : Tile.values()) {
        if (tile.weight() <= load) {
          UP_TO[load] |= tile.bit();
        }
      }
    }
  }

  private Settling() {}

  /** The tiles that settle at a slot of this pyramid. */
  static long at(Pyramid pyramid, int level, int column) {
    return held(pyramid, level, column) & ~burning(pyramid, level, column);
  }

  private static long held(Pyramid pyramid, int level, int column) {
    if (level == 0) {
      return Tile.ALL;
    }
    int left = pyramid.at(level - 1, column);
    int right = pyramid.at(level - 1, column + 1);
    return (Stability.matching(left) | Stability.matching(right))
        & UP_TO[Stability.weight(left) + Stability.weight(right)];
  }

  /** The tiles that would light something or be lit there. */
  private static long burning(Pyramid pyramid, int level, int column) {
    long around = pyramid.around(level, column);
    long burning = 0;
    if ((around & Tile.STRAW) != 0) {
      burning |= Tile.INCENDIARY;
    }
    if ((around & Tile.WOOD) != 0) {
      burning |= Tile.TORCHES;
    }
    if ((around & Tile.COALS) != 0) {
      burning |= Tile.INCENDIARY | Tile.STRAW;
    }
    if ((around & Tile.TORCHES) != 0) {
      burning |= Tile.INCENDIARY | Tile.STRAW | Tile.WOOD;
    }
    return burning;
  }
}
