/*
 * Translated from fdlibm, e_exp.c and e_log.c.
 *
 * Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved.
 *
 * Permission to use, copy, modify, and distribute this
 * software is freely granted, provided that this notice
 * is preserved.
 */
package org.teavm.classlib.java.lang;

/**
 * The part of {@code java.lang.StrictMath} that Musette uses, bit for bit. Browsers round
 * differently: a bot that asks them would not always choose what it chooses on a server.
 */
public final class TStrictMath {
  private static final double LN2_HIGH = 0.6931471803691238;
  private static final double LN2_LOW = 1.9082149292705877e-10;
  private static final double INVERSE_LN2 = 1.4426950408889634;
  private static final double TWO_54 = 0x1p54;

  private TStrictMath() {}

  /** The number e to this power. */
  public static double exp(double x) {
    if (Double.isNaN(x) || x > 709.782712893384) {
      return x + Double.POSITIVE_INFINITY;
    }
    if (x < -745.1332191019411) {
      return 0;
    }
    int size = (int) (Double.doubleToRawLongBits(x) >>> 32) & 0x7fffffff;
    double high = 0;
    double low = 0;
    int k = 0;
    double rest = x;
    if (size > 0x3fd62e42) {
      k = size < 0x3FF0A2B2 ? (x < 0 ? -1 : 1) : (int) (INVERSE_LN2 * x + (x < 0 ? -0.5 : 0.5));
      high = x - k * LN2_HIGH;
      low = k * LN2_LOW;
      rest = high - low;
    } else if (size < 0x3e300000) {
      return 1 + x;
    }
    double t = rest * rest;
    double c = rest - t * expPolynomial(t);
    if (k == 0) {
      return 1 - (rest * c / (c - 2) - rest);
    }
    double y = 1 - (low - rest * c / (2 - c) - high);
    return k >= -1021 ? scaled(y, k) : scaled(y, k + 1000) * 0x1p-1000;
  }

  private static double expPolynomial(double t) {
    return 0.16666666666666602
        + t
            * (-0.0027777777777015593
                + t
                    * (6.613756321437934e-5
                        + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8)));
  }

  /** Adds to the exponent. */
  private static double scaled(double y, int k) {
    return Double.longBitsToDouble(Double.doubleToRawLongBits(y) + ((long) k << 52));
  }

  /** The natural logarithm. */
  public static double log(double number) {
    double x = number;
    if (x == 0) {
      return Double.NEGATIVE_INFINITY;
    }
    if (!(x > 0) || x == Double.POSITIVE_INFINITY) {
      return x > 0 ? x : Double.NaN;
    }
    int k = 0;
    if (x < Double.MIN_NORMAL) {
      k = -54;
      x *= TWO_54;
    }
    long bits = Double.doubleToRawLongBits(x);
    int upper = (int) (bits >>> 32);
    k += (upper >> 20) - 1023;
    upper &= 0x000fffff;
    int i = (upper + 0x95f64) & 0x100000;
    k += i >> 20;
    double f =
        Double.longBitsToDouble((long) (upper | (i ^ 0x3ff00000)) << 32 | (bits & 0xffffffffL)) - 1;
    return (0x000fffff & (2 + upper)) < 3 ? logNearOne(f, k) : log(f, k, upper);
  }

  private static double logNearOne(double f, int k) {
    if (f == 0) {
      return k == 0 ? 0 : k * LN2_HIGH + k * LN2_LOW;
    }
    double r = f * f * (0.5 - 0.3333333333333333 * f);
    return k == 0 ? f - r : k * LN2_HIGH - (r - k * LN2_LOW - f);
  }

  private static double log(double f, int k, int upper) {
    double s = f / (2 + f);
    double z = s * s;
    double w = z * z;
    double odd = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
    double even =
        z
            * (0.6666666666666735
                + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
    double r = even + odd;
    if (((upper - 0x6147a) | (0x6b851 - upper)) > 0) {
      double half = 0.5 * f * f;
      return k == 0
          ? f - (half - s * (half + r))
          : k * LN2_HIGH - (half - (s * (half + r) + k * LN2_LOW) - f);
    }
    return k == 0 ? f - s * (f - r) : k * LN2_HIGH - (s * (f - r) - k * LN2_LOW - f);
  }
}
