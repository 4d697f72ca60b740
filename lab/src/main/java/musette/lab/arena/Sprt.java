package musette.lab.arena;

import java.util.List;

/**
 * A sequential probability ratio test of two hypotheses about the Elo difference: it stops as soon
 * as the matches played so far decide between them with an error rate of 5 % either way.
 *
 * @param elo0 the difference under the null hypothesis
 * @param elo1 the difference under the alternative
 */
public record Sprt(double elo0, double elo1) {
  private static final double BOUND = Math.log(0.95 / 0.05);

  /** The result of the test. */
  public enum Verdict {
    /** Undecided: play more matches. */
    OPEN,
    /** The difference is the larger one. */
    STRONGER,
    /** It is the smaller one. */
    NOT_STRONGER
  }

  /** The log likelihood ratio, by the normal approximation for arbitrary results. */
  public double ratio(List<Double> results) {
    if (results.isEmpty()) {
      return 0;
    }
    // Half a win and half a loss are added, so that a bot that has won every match has a variance,
    // too.
    double mean = (results.stream().mapToDouble(d -> d).sum() + 0.5) / (results.size() + 1);
    double variance =
        (results.stream().mapToDouble(d -> (d - mean) * (d - mean)).sum()
                + 0.5 * mean * mean
                + 0.5 * (1 - mean) * (1 - mean))
            / (results.size() + 1);
    double s0 = expected(elo0);
    double s1 = expected(elo1);
    return results.size() * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
  }

  public Verdict verdict(List<Double> results) {
    double ratio = ratio(results);
    return ratio >= BOUND
        ? Verdict.STRONGER
        : ratio <= -BOUND ? Verdict.NOT_STRONGER : Verdict.OPEN;
  }

  static double expected(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }
}
