package musette.bots.trial;

/**
 * A share with its 95 % confidence interval (Wilson).
 *
 * @param share between 0 and 1
 * @param low the lower end of the interval
 * @param high the upper end of the interval
 */
public record Estimate(double share, double low, double high) {
  private static final double Z = 1.959963984540054;

  public static Estimate of(double successes, long count) {
    if (count == 0) {
      return new Estimate(0, 0, 1);
    }
    double p = successes / count;
    double z2 = Z * Z;
    double centre = (p + z2 / (2 * count)) / (1 + z2 / count);
    double half =
        Z * Math.sqrt(p * (1 - p) / count + z2 / (4.0 * count * count)) / (1 + z2 / count);
    return new Estimate(p, Math.max(0, centre - half), Math.min(1, centre + half));
  }
}
