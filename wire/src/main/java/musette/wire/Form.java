package musette.wire;

/** Prints the values of one type and finds the differences between two of them. */
@FunctionalInterface
interface Form {
  void print(Object value, StringBuilder to);

  /** Records the differences as precisely as possible; called only if the values are not equal. */
  default void compare(Object before, Object after, Differences to) {
    to.set(this, after);
  }

  /** Prints a value that may be null. */
  static void orNull(Form form, Object value, StringBuilder to) {
    if (value == null) {
      to.append("null");
    } else {
      form.print(value, to);
    }
  }
}
