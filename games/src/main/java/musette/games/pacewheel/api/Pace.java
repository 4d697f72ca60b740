package musette.games.pacewheel.api;

import musette.games.pacewheel.course.Terrain;

/** How fast a group rides (PW-15). */
public enum Pace {
  SLOW,
  STEADY,
  FAST;

  private static final Pace[] ALL = values();

  private static final int[][] SQUARES = {{1, 2, 3}, {2, 4, 6}, {3, 6, 9}};

  /** The pace with this ordinal. */
  public static Pace of(int ordinal) {
    return ALL[ordinal];
  }

  /** The outer circle of the wheel (PW-16). */
  public int squares(Terrain terrain) {
    return SQUARES[terrain.ordinal()][ordinal()];
  }
}
