package musette.lab.arena;

import java.util.List;

/**
 * A sequential test of two hypotheses about the difference in Elo: it stops as soon as the matches
 * played so far decide between them with 5 % error either way.
 *
 * @param elo0 the difference that would not be worth it
 * @param elo1 the difference hoped for
 */
public record Sprt(double elo0, double elo1) {
  private static final double BOUND = Math.log(0.95 / 0.05);

  /** What the test says. */
  public enum Verdict {
    /** Play on. */
    OPEN,
    /** The difference is the larger one. */
    STRONGER,
    /** It is not. */
    NOT_STRONGER
  }

  /** The log likelihood ratio, by the normal approximation for results of any kind. */
  public double ratio(List<Double> results) {
    if (results.isEmpty()) {
      return 0;
    }
    // Half a win and half a loss more: a bot that has won every match has a variance, too.
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
