package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.List;
import musette.games.flamingpyramids.api.Stage;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Journal;

/**
 * The working copy of one transition, which the chapters of the rulebook change until the next
 * decision. Closed, it is the new state.
 */
final class Draft extends BuildState {
  Journal journal;

  /** Whether there was any chaos at all (FP-84). */
  boolean stirred;

  /** The incendiary tiles that have yet to roll (FP-77). */
  List<Tile> rollers = List.of();

  boolean rollersFixed;

  /** A match that is about to be set up: nothing dealt, nothing on the table. */
  Draft(Rules rules, Journal journal) {
    super(rules);
    this.journal = journal;
  }

  private Draft(BuildState from, Pyramid pyramid, Journal journal) {
    super(from, pyramid);
    this.journal = journal;
  }

  /** The same match with nothing changed yet. */
  static Draft of(BuildState from, Journal journal) {
    return new Draft(from, from.pyramid.copy(), journal);
  }

  /** The same match, in which a tile can be put at this place of the pyramid. */
  static Draft withRoom(BuildState from, int level, int column, Journal journal) {
    return new Draft(from, from.pyramid.copyWithRoom(level, column), journal);
  }

  /** Whether anybody listens: without a listener no event is made. */
  boolean told() {
    return journal != Journal.NONE;
  }

  /** The new state. Nothing is changed after this. */
  BuildState close() {
    if (sliding != Pyramid.NOWHERE) {
      unrolled &= !rollersFixed && stays(laid);
      laid = unrolled || stage != Stage.BUILD ? laid : 0;
    }
    journal = Journal.NONE;
    rollers = List.of();
    return this;
  }

  /** Whether a tile lies in the pyramid and is not the one about to fall. */
  private boolean stays(int code) {
    int falling = pyramid.at(Slots.level(sliding), Slots.column(sliding));
    return (pyramid.tiles() >>> code & 1) != 0 && falling != code;
  }

  /** Fixes which incendiary tiles roll in this turn (FP-77). */
  void fixRollers(List<Tile> tiles) {
    rollersFixed = true;
    rollers = new ArrayList<>(tiles);
  }

  /** One of the dealt tiles that nobody has seen, all equally likely, as a set. */
  long pick(Chance chance) {
    long tile = 1L << Tile.nth(hidden, chance.below(Long.bitCount(hidden)));
    hidden &= ~tile;
    return tile;
  }

  /**
   * Puts tiles under the pile of whoever bears the chaos (FP-47); if it was forgotten, they leave
   * the game (FP-86).
   */
  void giveBack(RemovedTiles taken) {
    stirred = true;
    if (isForgotten()) {
      remove(taken.set());
      return;
    }
    bottoms = bottoms.clone();
    bottoms[resolver] = taken.under(bottoms[resolver]);
  }

  /** Takes a set of tiles out of the game. */
  void remove(long tiles) {
    removed |= tiles;
  }
}
