package musette.games.flamingpyramids.api;

import java.util.List;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;

/**
 * What one viewer may know: the table, all counts, what came back under each pile, and their own
 * hand. In watchful play nothing here says whether the pyramid is sound (FP-81): it holds what lies
 * on the table and what was said, no more.
 *
 * @param viewer {@link Seat#NONE} for a spectator
 * @param active whose turn it is; after “all is well” in the strategy game the neighbour (FP-83)
 * @param bearer who bears the chaos and chooses slides: the active player, or whoever is cursed
 * @param asked who is asked now
 * @param pyramid every tile in scan order, from the top, and in a level from the left
 * @param slots where the asked player may place; while a tile falls, its two landing places
 * @param sliding the tile that is about to fall, or none
 * @param laid the tile laid in this turn while that matters, or none
 * @param unrolled with the fire die: whether that tile has neither moved nor been rolled for
 * @param said what the viewer has said in the check that goes on, or nothing
 * @param calledOn the pyramid on which chaos was called while what was forgotten is resolved
 * @param hand the viewer's own tiles
 * @param removed what is out of the game
 * @param unseen the tiles that may be in other hands or in the dealt part of any pile
 * @param places the places by seat once the match is over, empty before
 */
public record BuildView(
    Seat viewer,
    Phase phase,
    int turn,
    Seat active,
    Seat bearer,
    List<Seat> asked,
    boolean curse,
    boolean fireDie,
    CurseChain curseChain,
    Trigger explosion,
    Checking checking,
    Stage stage,
    List<Laid> pyramid,
    List<Slot> slots,
    List<Laid> sliding,
    List<Tile> laid,
    boolean unrolled,
    List<Finding> said,
    List<Laid> calledOn,
    List<Tile> hand,
    List<Player> players,
    List<Tile> removed,
    List<Tile> unseen,
    List<Integer> places) {

  /**
   * What everybody knows of a player.
   *
   * @param handCount how many tiles are in hand
   * @param handKnown those of them that everybody saw being drawn
   * @param pileUnseen how many dealt tiles are on top of the pile
   * @param pileKnown what came back and lies below them, the next to be drawn first
   * @param left all tiles of the player, in hand and pile
   */
  public record Player(
      Seat seat,
      int handCount,
      List<Tile> handKnown,
      int pileUnseen,
      List<Tile> pileKnown,
      int left) {}
}
