package musette.table;

/** What somebody sent, as it is repeated in an answer. */
final class Echo {
  private static final int MOST = 40;

  private Echo() {}

  static String of(String text) {
    return text.length() > MOST ? text.substring(0, MOST) + "…" : text;
  }
}
