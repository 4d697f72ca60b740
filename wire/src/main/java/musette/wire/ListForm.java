package musette.wire;

import java.util.List;

/** A list. Lists of the same length are compared item by item; others are replaced as a whole. */
record ListForm(Form item) implements Form {
  @Override
  public void compare(Object before, Object after, Differences to) {
    List<?> old = (List<?>) before;
    List<?> now = (List<?>) after;
    int size = now.size();
    // Strings and numbers are shorter than the paths to them.
    if (old.size() != size || now.getFirst() instanceof Comparable<?>) {
      to.set(after);
      return;
    }
    for (int i = 0; i < size; i++) {
      to.at(i, item, old.get(i), now.get(i));
    }
  }
}
