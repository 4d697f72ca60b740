package musette.lab.arena;

import musette.bots.trial.Estimate;

/** A share with its 95 % confidence interval (Wilson). */
public record Interval(double share, double low, double high, long count) {
  public static Interval of(double successes, long count) {
    Estimate found = Estimate.of(successes, count);
    return new Interval(found.share(), found.low(), found.high(), count);
  }
}
