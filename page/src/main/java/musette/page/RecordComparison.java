package musette.page;

import musette.table.json.JsonText;

/**
 * Compares records that are only shown, such as events: in the page they have no comparison of
 * their own ({@code SmallEngine}). Should two of them ever be compared, then by what is shown.
 */
public final class RecordComparison {
  private RecordComparison() {}

  /** What {@code Object.equals} does in the page. */
  public static boolean same(Object one, Object other) {
    return one == other
        || (one instanceof Record
            && other instanceof Record
            && one.getClass() == other.getClass()
            && JsonText.of(one).equals(JsonText.of(other)));
  }

  /** What {@code Object.hashCode} does in the page. */
  public static int hash(Object one) {
    return one instanceof Record ? JsonText.of(one).hashCode() : System.identityHashCode(one);
  }
}
