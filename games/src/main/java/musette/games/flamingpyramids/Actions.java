package musette.games.flamingpyramids;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.board.Slots;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** What a seat may do (FP-16, FP-17, FP-39, FP-82, FP-83). */
final class Actions {
  private Actions() {}

  static List<BuildAction> of(BuildState state, Seat seat) {
    if ((state.asked() >> seat.index() & 1) == 0) {
      return List.of();
    }
    return switch (state.phase()) {
      case PLACE -> new Placements(state.hands[state.active], Slots.of(state.pyramid));
      case SLIDE -> BuildAction.SLIDES;
      case CHECK, OBJECT -> BuildAction.FINDINGS;
      case OVER -> List.of();
    };
  }

  /** The next turn of a seat that waits; with a referee only, who says what will hold. */
  static Optional<BuildState> ahead(BuildState state, Seat seat) {
    boolean waits = state.phase() == Phase.PLACE && state.active != seat.index();
    if (!waits || state.rules.checking().isWatchful()) {
      return Optional.empty();
    }
    Draft next = Draft.of(state, Journal.NONE);
    next.active = seat.index();
    next.resolver = seat.index();
    return Optional.of(next.close());
  }

  /**
   * Every tile of a hand at every slot, in the order of tiles, then of slots. An action is made
   * when it is asked for: a search that takes one of them does not pay for all.
   */
  private static final class Placements extends AbstractList<BuildAction> implements RandomAccess {
    private final long hand;
    private final int[] slots;

    Placements(long hand, int[] slots) {
      this.hand = hand;
      this.slots = slots;
    }

    @Override
    public BuildAction get(int index) {
      int place = index / slots.length;
      if (index < 0 || place >= Long.bitCount(hand)) {
        throw new IndexOutOfBoundsException(index);
      }
      int slot = slots[index % slots.length];
      return new BuildAction.Place(
          Tile.of(Tile.nth(hand, place)), Slots.level(slot), Slots.column(slot));
    }

    @Override
    public int size() {
      return Long.bitCount(hand) * slots.length;
    }
  }
}
