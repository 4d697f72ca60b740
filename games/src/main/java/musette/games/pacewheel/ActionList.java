package musette.games.pacewheel;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.RandomAccess;
import musette.games.pacewheel.api.RaceAction;

/** A short list that is made for one question; lighter than a copied one. */
final class ActionList extends AbstractList<RaceAction> implements RandomAccess {
  private RaceAction[] items = new RaceAction[8];
  private int size;

  /** Only while the list is made. */
  void put(RaceAction action) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = action;
  }

  @Override
  public RaceAction get(int index) {
    Objects.checkIndex(index, size);
    return items[index];
  }

  @Override
  public int size() {
    return size;
  }
}
