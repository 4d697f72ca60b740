package musette.wire;

import com.fasterxml.jackson.databind.JavaType;

/** Finds the differences between two values of one type. */
interface Form {
  /** The type as which a new value is printed. */
  JavaType type();

  /** Records the differences as precisely as possible; called only if the values are not equal. */
  void compare(Object before, Object after, Differences to);

  /** A value that is always replaced as a whole. */
  record Whole(JavaType type) implements Form {
    @Override
    public void compare(Object before, Object after, Differences to) {
      to.set(type, after);
    }
  }
}
