package musette.lab.arena;

/** A share with its 95 % confidence interval (Wilson). */
public record Interval(double share, double low, double high, long count) {
  private static final double Z = 1.959963984540054;

  public static Interval of(double successes, long count) {
    if (count == 0) {
      return new Interval(0, 0, 1, 0);
    }
    double p = successes / count;
    double z2 = Z * Z;
    double centre = (p + z2 / (2 * count)) / (1 + z2 / count);
    double half =
        Z * Math.sqrt(p * (1 - p) / count + z2 / (4.0 * count * count)) / (1 + z2 / count);
    return new Interval(p, Math.max(0, centre - half), Math.min(1, centre + half), count);
  }
}
