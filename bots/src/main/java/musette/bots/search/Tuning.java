package musette.bots.search;

/**
 * Search parameters.
 *
 * @param exploration the weight of exploration against exploitation
 * @param wide how many actions a decision may try per square root of its visits
 * @param winShare the weight of winning in the value of a result; the rest is the place
 */
public record Tuning(double exploration, double wide, double winShare) {
  /** What suits most games. */
  public static final Tuning DEFAULT = new Tuning(0.5, 2.0, 0.75);
}
