package musette.wire;

/** Finds the differences between two values of one type. */
interface Form {
  /** A value that is always replaced as a whole. */
  Form WHOLE = (before, after, to) -> to.set(after);

  /** Records the differences as precisely as possible; called only if the values are not equal. */
  void compare(Object before, Object after, Differences to);
}
