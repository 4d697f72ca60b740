package musette.lab.job;

/**
 * The sum of a measure and of its squares, in whole parts, so that the order of addition does not
 * matter.
 */
public record Sum(long count, long sum, long squares) {
  private static final double PARTS = 10_000;
  private static final double Z = 1.959963984540054;

  static Sum of(double value) {
    long parts = Math.round(value * PARTS);
    return new Sum(1, parts, parts * parts);
  }

  public Sum plus(Sum other) {
    return new Sum(count + other.count, sum + other.sum, squares + other.squares);
  }

  public double mean() {
    return count == 0 ? 0 : sum / PARTS / count;
  }

  public double variance() {
    double mean = mean();
    return count < 2 ? 0 : Math.max(0, squares / PARTS / PARTS / count - mean * mean);
  }

  /** Half the width of the 95 % interval of the mean. */
  public double margin() {
    return count < 2 ? 0 : Z * Math.sqrt(variance() / (count - 1));
  }
}
