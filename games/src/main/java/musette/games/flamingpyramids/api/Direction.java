package musette.games.flamingpyramids.api;

/** Where a tile falls: one level down, to the left or to the right (FP-39). */
public enum Direction {
  LEFT,
  RIGHT;

  /** How the column changes: the cells below are the same column and the next one. */
  public int shift() {
    return ordinal();
  }
}
