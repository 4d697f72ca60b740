package musette.wire;

import java.util.List;

/** A list: one that has grown or shrunk differs as a whole, otherwise item by item. */
record ListForm(Form item) implements Form {
  @Override
  public void print(Object value, StringBuilder to) {
    char before = '[';
    for (Object each : (List<?>) value) {
      Form.orNull(item, each, to.append(before));
      before = ',';
    }
    to.append(before == '[' ? "[]" : "]");
  }

  @Override
  public void compare(Object before, Object after, Differences to) {
    List<?> old = (List<?>) before;
    List<?> now = (List<?>) after;
    int size = now.size();
    // Words and numbers are shorter than the places they would be at.
    if (old.size() != size || now.getFirst() instanceof Comparable<?>) {
      to.set(this, after);
      return;
    }
    for (int i = 0; i < size; i++) {
      to.at(i, item, old.get(i), now.get(i));
    }
  }
}
