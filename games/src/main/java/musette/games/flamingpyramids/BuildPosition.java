package musette.games.flamingpyramids;

import java.util.List;
import musette.kernel.Seat;

/**
 * A whole state as docs/positions/flaming-pyramids.md describes it. Which dealt tiles nobody has
 * seen is not written: it is every tile that stands nowhere else.
 *
 * @param sliding the place of the tile that is about to fall, or none
 */
public record BuildPosition(
    int turn,
    boolean over,
    Seat active,
    Seat bearer,
    List<Laid> pyramid,
    List<Slot> sliding,
    List<Stock> players,
    List<Tile> removed) {

  /** What a player has, by seat. */
  public record Stock(
      List<Tile> hand, List<Tile> handKnown, int pileUnseen, List<Tile> pileKnown) {}
}
