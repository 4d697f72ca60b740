package musette.page;

/**
 * What the page needs of the JDK's knowledge of characters, without tables of all scripts and
 * without other encodings than UTF-8 ({@code SmallEngine}).
 */
public final class Characters {
  private static final String SPACES =
      "\t\n\u000b\f\r\u001c\u001d\u001e\u001f \u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006"
          + "\u2008\u2009\u200a\u2028\u2029\u205f\u3000";

  private Characters() {}

  /** As {@code Character.isWhitespace} does. */
  public static boolean isWhitespace(int point) {
    return point < Character.MIN_SUPPLEMENTARY_CODE_POINT && SPACES.indexOf((char) point) >= 0;
  }

  /** As {@code String.getBytes(UTF_8)} does: half a character becomes a question mark. */
  public static byte[] bytes(String text) {
    var bytes = new byte[3 * text.length()];
    int length = 0;
    for (int i = 0; i < text.length(); i++) {
      int point = text.charAt(i);
      if (point < 0x80) {
        bytes[length++] = (byte) point;
        continue;
      }
      if (Character.isSurrogate((char) point)) {
        point = text.codePointAt(i);
        if (point < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
          bytes[length++] = '?';
          continue;
        }
        i++;
      }
      length = write(point, bytes, length);
    }
    var exact = new byte[length];
    System.arraycopy(bytes, 0, exact, 0, length);
    return exact;
  }

  private static int write(int point, byte[] to, int from) {
    int more = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    int at = from;
    int mark = more == 1 ? 0xC0 : more == 2 ? 0xE0 : 0xF0;
    to[at++] = (byte) (mark | (point >> (6 * more)));
    for (int left = more - 1; left >= 0; left--) {
      to[at++] = (byte) (0x80 | ((point >> (6 * left)) & 0x3F));
    }
    return at;
  }

  /** The characters of valid UTF-8: of the data files, which are the only bytes that are read. */
  public static char[] chars(byte[] bytes) {
    var chars = new char[bytes.length];
    int count = 0;
    for (int i = 0; i < bytes.length; ) {
      int first = bytes[i++];
      int more = first >= 0 ? 0 : first < (byte) 0xE0 ? 1 : first < (byte) 0xF0 ? 2 : 3;
      int point = more == 0 ? first : first & (0x3F >> more);
      for (int left = more; left > 0; left--) {
        point = (point << 6) | (bytes[i++] & 0x3F);
      }
      for (char c : Character.toChars(point)) {
        chars[count++] = c;
      }
    }
    var exact = new char[count];
    System.arraycopy(chars, 0, exact, 0, count);
    return exact;
  }
}
