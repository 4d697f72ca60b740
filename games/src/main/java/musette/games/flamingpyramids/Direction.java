package musette.games.flamingpyramids;

/** Where a tile falls: one level down, to the left or to the right (FP-39). */
public enum Direction {
  LEFT,
  RIGHT;

  /** How the column changes: the cells below are the same column and the next one. */
  int shift() {
    return ordinal();
  }
}
