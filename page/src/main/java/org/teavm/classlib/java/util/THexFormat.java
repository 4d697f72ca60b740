package org.teavm.classlib.java.util;

/** Hexadecimal digits: the part of {@code java.util.HexFormat} that Musette uses. */
public final class THexFormat {
  private static final THexFormat PLAIN = new THexFormat();

  private THexFormat() {}

  /** Lower-case digits with nothing between them. */
  public static THexFormat of() {
    return PLAIN;
  }

  /** Two digits for each byte. */
  public String formatHex(byte[] bytes) {
    var text = new StringBuilder(2 * bytes.length);
    for (byte each : bytes) {
      text.append(digit(each >> 4)).append(digit(each));
    }
    return text.toString();
  }

  /** All 16 digits of a number. */
  public String toHexDigits(long value) {
    var text = new StringBuilder(16);
    for (int shift = 60; shift >= 0; shift -= 4) {
      text.append(digit((int) (value >>> shift)));
    }
    return text.toString();
  }

  private static char digit(int value) {
    return "0123456789abcdef".charAt(value & 15);
  }
}
