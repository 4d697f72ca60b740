package musette.wire;

/** How the values of one type are written, and where two of them differ. */
@FunctionalInterface
interface Form {
  void print(Object value, StringBuilder to);

  /** Notes what is different, as deep as it can tell; called only if they are not equal. */
  default void compare(Object before, Object after, Differences to) {
    to.set(this, after);
  }

  /** Prints a value that may be missing. */
  static void orNull(Form form, Object value, StringBuilder to) {
    if (value == null) {
      to.append("null");
    } else {
      form.print(value, to);
    }
  }
}
