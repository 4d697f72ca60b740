package musette.games.flamingpyramids;

import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** Setting up (FP-11 to FP-15, FP-80, A-15). */
final class Preparation {
  private Preparation() {}

  static void check(Setup setup) {
    Seat first = setup.get(Options.FIRST_PLAYER);
    if (first != Seat.NONE && first.index() >= setup.seats()) {
      throw Refused.because("A-15", "first-player", "seat", first.name(), "seats", setup.seats());
    }
  }

  static BuildState start(Setup setup, Chance chance, Journal journal) {
    var draft = new Draft(Rules.of(setup), journal);
    int seats = setup.seats();
    int each = Tile.COUNT / seats;
    layLeftovers(draft, Tile.COUNT % seats, chance);
    int pile = each - YourTurn.HAND;
    for (int seat = 0; seat < seats; seat++) {
      for (int i = 0; i < YourTurn.HAND; i++) {
        draft.hands[seat] |= draft.pick(chance);
      }
      draft.unseen |= (long) pile << (8 * seat);
    }
    if (draft.told()) {
      journal.tell(new BuildEvent.Dealt(each, YourTurn.HAND, pile));
      for (Seat seat : Seat.first(seats)) {
        journal.tell(new BuildEvent.HandDealt(seat, Tile.list(draft.hands[seat.index()])));
      }
    }
    Seat first = setup.get(Options.FIRST_PLAYER);
    draft.active = first == Seat.NONE ? chance.below(seats) : first.index();
    draft.resolver = draft.active;
    if (draft.told()) {
      journal.tell(new BuildEvent.TurnBegan("A-15", Seat.of(draft.active), draft.turn));
    }
    return draft.close();
  }

  /** What cannot be dealt evenly begins the base, without gaps (FP-12, FP-13). */
  private static void layLeftovers(Draft draft, int count, Chance chance) {
    int column = 0;
    for (int i = 0; i < count; i++) {
      Tile tile = Tile.of(Long.numberOfTrailingZeros(draft.pick(chance)));
      if (tile.isIncendiary()) {
        draft.remove(tile.bit());
      } else {
        draft.pyramid = draft.pyramid.copyWithRoom(0, column);
        draft.pyramid.put(draft.pyramid.cell(0, column), tile.code());
      }
      if (draft.told()) {
        draft.journal.tell(
            tile.isIncendiary()
                ? new BuildEvent.SetAside(tile)
                : new BuildEvent.BaseLaid(tile, column));
      }
      column += tile.isIncendiary() ? 0 : 1;
    }
  }
}
