package musette.kernel;

/**
 * The letters A to Z and the digits, of which notations and names are made. Those of all other
 * scripts would need tables that a page has to fetch, and no name contains them.
 */
public final class Letters {
  private Letters() {}

  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  public static boolean isLower(char c) {
    return c >= 'a' && c <= 'z';
  }

  public static boolean isUpper(char c) {
    return c >= 'A' && c <= 'Z';
  }

  public static char lower(char c) {
    return isUpper(c) ? (char) (c + ('a' - 'A')) : c;
  }

  public static char upper(char c) {
    return isLower(c) ? (char) (c - ('a' - 'A')) : c;
  }

  public static String lower(String text) {
    char[] letters = text.toCharArray();
    for (int i = 0; i < letters.length; i++) {
      letters[i] = lower(letters[i]);
    }
    return new String(letters);
  }

  public static String upper(String text) {
    char[] letters = text.toCharArray();
    for (int i = 0; i < letters.length; i++) {
      letters[i] = upper(letters[i]);
    }
    return new String(letters);
  }
}
