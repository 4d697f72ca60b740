package musette.games.flamingpyramids;

import java.util.Arrays;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;

/** One tile, the refill and the places at the end (FP-16 to FP-21, A-19 to ). */
final class YourTurn {
  static final int HAND = 5;
  private static final byte[] NOTHING = {};

  private YourTurn() {}

  /** The active player's tile leaves their hand and lies on the slot (FP-16). */
  static Draft place(BuildState from, BuildAction.Place action, Journal journal) {
    Draft draft = Draft.withRoom(from, action.level(), action.column(), journal);
    Tile tile = action.tile();
    draft.hands[draft.active] &= ~tile.bit();
    if ((draft.known[draft.active] & tile.bit()) != 0) {
      draft.known = from.known.clone();
      draft.known[draft.active] &= ~tile.bit();
    }
    int cell = draft.pyramid.cell(action.level(), action.column());
    draft.pyramid.put(cell, tile.code());
    draft.laid = tile.code();
    draft.unrolled = draft.rules.fireDie();
    if (draft.told()) {
      journal.tell(placed(draft, cell));
    }
    return draft;
  }

  private static BuildEvent placed(BuildState state, int cell) {
    Pyramid pyramid = state.pyramid;
    Seat seat = Seat.of(state.active);
    Landing landing = Landing.at(pyramid, cell);
    if (landing.on().isEmpty()) {
      return new BuildEvent.BasePlaced(
          seat, landing.tile(), pyramid.level(cell), pyramid.column(cell));
    }
    if (state.rules.checking().isWatchful()) {
      return new BuildEvent.Stacked(
          seat, landing.tile(), pyramid.level(cell), pyramid.column(cell), landing.on());
    }
    return new BuildEvent.Placed(
        landing.verdict().holds() ? "FP-31" : "FP-17",
        seat,
        landing.tile(),
        pyramid.level(cell),
        pyramid.column(cell),
        landing.on(),
        landing.verdict(),
        landing.tile().weight(),
        landing.carry());
  }

  /** Draws from the top: first what was dealt, then what came back (FP-19, A-20). */
  static void refill(Draft draft, Chance chance) {
    int seat = draft.active;
    int wanted = HAND - Long.bitCount(draft.hands[seat]);
    int unseen = Math.min(wanted, draft.unseen(seat));
    int known = Math.min(wanted - unseen, draft.bottoms[seat].length);
    long picked = 0;
    for (int i = 0; i < unseen; i++) {
      picked |= draft.pick(chance);
    }
    draft.unseen -= (long) unseen << (8 * seat);
    draft.hands[seat] |= picked;
    byte[] drawn = known == 0 ? NOTHING : drawKnown(draft, known);
    if (draft.told() && unseen + known > 0) {
      draft.journal.tell(
          new BuildEvent.Drew(Seat.of(seat), unseen + known, unseen, Tile.list(drawn)));
      if (unseen > 0) {
        draft.journal.tell(new BuildEvent.Picked(Seat.of(seat), Tile.list(picked)));
      }
    }
  }

  /** Everybody knows these tiles, and that they are in this hand now. */
  private static byte[] drawKnown(Draft draft, int count) {
    int seat = draft.active;
    byte[] pile = draft.bottoms[seat];
    long set = 0;
    for (int i = 0; i < count; i++) {
      set |= 1L << pile[i];
    }
    draft.hands[seat] |= set;
    draft.known = draft.known.clone();
    draft.known[seat] |= set;
    draft.bottoms = draft.bottoms.clone();
    draft.bottoms[seat] = Arrays.copyOfRange(pile, count, pile.length);
    return Arrays.copyOf(pile, count);
  }

  /** The fewer tiles left, the better; equals share a place. */
  static Result result(BuildState state) {
    int seats = state.rules.seats();
    Integer[] places = new Integer[seats];
    for (int seat = 0; seat < seats; seat++) {
      int place = 1;
      for (int other = 0; other < seats; other++) {
        if (state.tilesLeft(other) < state.tilesLeft(seat)) {
          place++;
        }
      }
      places[seat] = place;
    }
    return new Result(Arrays.asList(places));
  }
}
