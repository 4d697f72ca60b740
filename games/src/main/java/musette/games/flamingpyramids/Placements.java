package musette.games.flamingpyramids;

import java.util.AbstractList;
import java.util.RandomAccess;

/**
 * Every tile of a hand at every slot, in the order of tiles, then of slots. An action is made when
 * it is asked for: a search that takes one of them does not pay for all.
 */
final class Placements extends AbstractList<BuildAction> implements RandomAccess {
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
