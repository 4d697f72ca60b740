package org.teavm.classlib.impl.text;

/** A number from its decimal digits; exact for up to 15 of them, like {@link DoubleAnalyzer}. */
public final class DoubleSynthesizer {
  private DoubleSynthesizer() {}

  /** The digits come after the point. */
  public static double synthesizeDouble(long mantissa, int exponent, boolean negative) {
    long digits = mantissa;
    int power = exponent - DoubleAnalyzer.DECIMAL_PRECISION;
    for (; digits != 0 && digits % 10 == 0; power++) {
      digits /= 10;
    }
    double value = DoubleAnalyzer.times((double) digits, power);
    return negative ? -value : value;
  }
}
