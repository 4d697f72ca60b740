package musette.bots;

/**
 * How long a bot may think. Bots have no clock: a caller with a deadline passes a budget that
 * checks one, and a caller that may cancel passes a budget that can end early.
 */
@FunctionalInterface
public interface Budget {
  /** Whether another iteration may start after this many. */
  boolean allows(int iterations);

  static Budget iterations(int count) {
    return done -> done < count;
  }
}
