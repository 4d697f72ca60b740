package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.List;
import musette.games.flamingpyramids.api.Footing;
import musette.games.flamingpyramids.api.Verdict;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Tile;

/**
 * How a tile lies.
 *
 * @param on the tiles below it, the left one first; none on the base or in free air
 * @param verdict as if above the base
 * @param carry what they weigh together
 */
record Landing(Tile tile, Footing footing, List<Tile> on, Verdict verdict, int carry) {

  static Landing at(Pyramid pyramid, int cell) {
    int tile = pyramid.at(cell);
    int left = pyramid.at(pyramid.belowLeft(cell));
    int right = pyramid.at(pyramid.belowRight(cell));
    var on = new ArrayList<Tile>();
    for (int code : new int[] {left, right}) {
      if (code != 0) {
        on.add(Tile.of(code));
      }
    }
    Verdict verdict = Stability.verdict(tile, left, right);
    Footing footing =
        pyramid.level(cell) == 0
            ? Footing.BASE
            : on.isEmpty() ? Footing.HANGS : verdict.holds() ? Footing.HOLDS : Footing.COLLAPSES;
    return new Landing(
        Tile.of(tile),
        footing,
        List.copyOf(on),
        verdict,
        Stability.weight(left) + Stability.weight(right));
  }
}
