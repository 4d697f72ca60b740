package musette.kernel;

/**
 * The letters A to Z and the digits, of which notations and names are made. Those of all other
 * scripts would need tables that a page has to fetch, and no name contains them.
 */
public final class AsciiLetters {
  private AsciiLetters() {}

  /** Whether it is one of 0 to 9. */
  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Whether it is one of a to z. */
  public static boolean isLower(char c) {
    return c >= 'a' && c <= 'z';
  }

  /** Whether it is one of A to Z. */
  public static boolean isUpper(char c) {
    return c >= 'A' && c <= 'Z';
  }

  /** A to Z as a to z; anything else as it is. */
  public static char lower(char c) {
    return isUpper(c) ? (char) (c + ('a' - 'A')) : c;
  }

  /** a to z as A to Z; anything else as it is. */
  public static char upper(char c) {
    return isLower(c) ? (char) (c - ('a' - 'A')) : c;
  }

  /** The text with a to z for A to Z; anything else stays as it is. */
  public static String lower(String text) {
    char[] letters = text.toCharArray();
    for (int i = 0; i < letters.length; i++) {
      letters[i] = lower(letters[i]);
    }
    return new String(letters);
  }

  /** The text with A to Z for a to z; anything else stays as it is. */
  public static String upper(String text) {
    char[] letters = text.toCharArray();
    for (int i = 0; i < letters.length; i++) {
      letters[i] = upper(letters[i]);
    }
    return new String(letters);
  }
}
