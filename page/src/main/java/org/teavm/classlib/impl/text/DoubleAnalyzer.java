package org.teavm.classlib.impl.text;

/**
 * The decimal digits of a number, for printing: the fewest that read back to it. Exact for up to 15
 * digits; the class library's own needs a table of nine thousand bytes to be exact beyond that, and
 * a page prints only chances and values of an analysis.
 */
public final class DoubleAnalyzer {
  public static final int DECIMAL_PRECISION = 18;
  public static final long DOUBLE_MAX_POS = 100_000_000_000_000_000L;

  private static final int MOST_DIGITS = 17;

  /** The largest power of ten that a double holds exactly. */
  private static final int EXACT = 22;

  private DoubleAnalyzer() {}

  /** One digit before the point, {@link #DECIMAL_PRECISION} in all. */
  public static class Result {
    public long mantissa;
    public int exponent;
    public boolean sign;
  }

  public static void analyze(double number, Result result) {
    result.sign = number < 0 || 1 / number < 0;
    result.mantissa = 0;
    result.exponent = 0;
    double value = Math.abs(number);
    if (value == 0) {
      return;
    }
    int shift = 0;
    // Beyond this, powers of ten are not exact any more.
    for (; value < 1e-20; shift--) {
      value *= 10;
    }
    for (; value >= 1e16; shift++) {
      value /= 10;
    }
    int exponent = 0;
    while (exponent < EXACT && value >= power(exponent + 1)) {
      exponent++;
    }
    while (value * power(-exponent) < 1) {
      exponent--;
    }
    result.exponent = exponent + shift;
    digits(value, exponent, result);
  }

  private static void digits(double value, int exponent, Result result) {
    for (int count = 1; count <= MOST_DIGITS; count++) {
      int scale = count - 1 - exponent;
      long near = Math.round(times(value, scale));
      for (long mantissa : new long[] {near, near - 1, near + 1}) {
        if (times((double) mantissa, -scale) == value
            || (count == MOST_DIGITS && mantissa == near)) {
          result.mantissa = mantissa * (long) power(DECIMAL_PRECISION - count);
          if (result.mantissa >= 10 * DOUBLE_MAX_POS) {
            result.mantissa /= 10;
            result.exponent++;
          }
          return;
        }
        if (count == MOST_DIGITS) {
          break;
        }
      }
    }
  }

  /** Exact as long as the value has less than 53 bits and the power is at most 22. */
  static double times(double value, int exponent) {
    double result = value;
    int left = exponent;
    for (; left > EXACT; left -= EXACT) {
      result *= power(EXACT);
    }
    for (; left < -EXACT; left += EXACT) {
      result /= power(EXACT);
    }
    return left < 0 ? result / power(-left) : result * power(left);
  }

  /** A power of ten, for small negative exponents too. */
  private static double power(int exponent) {
    double power = 1;
    for (int i = 0; i < Math.abs(exponent); i++) {
      power *= 10;
    }
    return exponent < 0 ? 1 / power : power;
  }
}
