package musette.games.flamingpyramids.api;

import java.util.List;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;

/**
 * A whole state as docs/positions/flaming-pyramids.md describes it. Which dealt tiles nobody has
 * seen is not written: it is every tile that stands nowhere else.
 *
 * @param sliding the place of the tile that is about to fall, or none
 * @param laid the tile laid in this turn while that matters, or none
 * @param unrolled with the fire die: whether that tile has neither moved nor been rolled for
 * @param well who has said that all is well in the check that goes on
 * @param chaos who has called chaos in it
 * @param calledOn the pyramid on which chaos was called while what was forgotten is resolved
 */
public record BuildPosition(
    int turn,
    boolean over,
    Seat active,
    Seat bearer,
    List<Laid> pyramid,
    List<Slot> sliding,
    Stage stage,
    List<Tile> laid,
    boolean unrolled,
    List<Seat> well,
    List<Seat> chaos,
    List<Laid> calledOn,
    List<Stock> players,
    List<Tile> removed) {

  /** What a player has, by seat. */
  public record Stock(
      List<Tile> hand, List<Tile> handKnown, int pileUnseen, List<Tile> pileKnown) {}
}
