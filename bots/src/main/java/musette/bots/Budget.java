package musette.bots;

/**
 * How long a bot may think. Bots have no clock of their own: who wants an answer in time hands in a
 * budget that looks at one, and who wants it cancelled hands in one that ends.
 */
@FunctionalInterface
public interface Budget {
  /** Whether one more iteration may begin after so many. */
  boolean allows(int iterations);

  static Budget iterations(int count) {
    return done -> done < count;
  }
}
