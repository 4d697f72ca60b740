package musette.lab;

/** Between which shares the true one lies, with a confidence of 95 %. */
public record Interval(double low, double high) {
  /** The 97.5 % point of the normal distribution. */
  private static final double Z = 1.959963984540054;

  /**
   * Wilson's score interval. It stays within 0 and 1 and is fair for shares near them, where the
   * simple one is not. {@code part} need not be whole: a shared win counts as a part of one.
   */
  public static Interval wilson(double part, long all) {
    if (all == 0) {
      return new Interval(0, 1);
    }
    double share = part / all;
    double scale = 1 + Z * Z / all;
    double middle = (share + Z * Z / (2 * all)) / scale;
    double half = Z * Math.sqrt(share * (1 - share) / all + Z * Z / (4.0 * all * all)) / scale;
    return new Interval(Math.max(0, middle - half), Math.min(1, middle + half));
  }
}
