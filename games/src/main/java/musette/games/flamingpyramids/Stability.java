package musette.games.flamingpyramids;

import java.util.Arrays;
import musette.games.flamingpyramids.api.Verdict;
import musette.games.flamingpyramids.board.Colour;
import musette.games.flamingpyramids.board.Tile;

/**
 * What may lie on what (FP-30 to FP-37). The rule for one support is the rule for two of which one
 * is missing: a missing tile matches nothing and carries nothing.
 */
final class Stability {
  private static final int[] WEIGHT = new int[Tile.COUNT + 1];
  private static final long[] SAME_COLOUR = new long[Tile.COUNT + 1];
  private static final long[] SAME_WEIGHT = new long[Tile.COUNT + 1];
  private static final long[] MATCH = new long[Tile.COUNT + 1];

  static {
    for (Tile tile : Tile.values()) {
      int code = tile.code();
      WEIGHT[code] = tile.weight();
      for (Tile other : Tile.values()) {
        if (matches(tile.colour(), other.colour())) {
          SAME_COLOUR[code] |= other.bit();
        }
        if (tile.weight() == other.weight()) {
          SAME_WEIGHT[code] |= other.bit();
        }
      }
    }
    Arrays.setAll(MATCH, code -> SAME_COLOUR[code] | SAME_WEIGHT[code]);
  }

  private Stability() {}

  /** The millstone matches every colour, above and below (FP-35). */
  private static boolean matches(Colour one, Colour other) {
    return one == other || one == Colour.ALL || other == Colour.ALL;
  }

  static int weight(int code) {
    return WEIGHT[code];
  }

  /** The tiles that match this one in colour or weight; none match nothing. */
  static long matching(int code) {
    return MATCH[code];
  }

  /** FP-31, FP-32, FP-36: codes of the tile and of what is below it, 0 for nothing. */
  static boolean holds(int tile, int left, int right) {
    return (((MATCH[tile] >>> left) | (MATCH[tile] >>> right)) & 1) != 0
        && WEIGHT[tile] <= WEIGHT[left] + WEIGHT[right];
  }

  static Verdict verdict(int tile, int left, int right) {
    long below = (1L << left | 1L << right) & Tile.ALL;
    boolean colour = (SAME_COLOUR[tile] & below) != 0;
    boolean weight = (SAME_WEIGHT[tile] & below) != 0;
    boolean over = WEIGHT[tile] > WEIGHT[left] + WEIGHT[right];
    if (!colour && !weight) {
      return over ? Verdict.MISMATCH_AND_OVERWEIGHT : Verdict.MISMATCH;
    }
    if (over) {
      return Verdict.OVERWEIGHT;
    }
    return !weight ? Verdict.COLOUR : colour ? Verdict.COLOUR_AND_WEIGHT : Verdict.WEIGHT;
  }
}
