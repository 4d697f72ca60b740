package musette.kernel;

/**
 * What a generated road should be like. A game comes as close as it can.
 *
 * @param length as {@link RoadLimits} has it
 * @param climbs how many
 * @param legs how hard the climbs are
 * @param seed another number gives another road
 */
public record RoadWish(int length, int climbs, Legs legs, int seed) {
  /** How hard a road is. */
  public enum Legs {
    KIND,
    HARD,
    CRUEL
  }
}
