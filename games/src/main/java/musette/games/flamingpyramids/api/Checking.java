package musette.games.flamingpyramids.api;

/** Who looks for chaos (FP-80 to FP-88, A-34). */
public enum Checking {
  /** The referee, who overlooks nothing. */
  REFEREE,
  /** All players after every tile; what was overlooked leaves the game (FP-82, FP-86). */
  FAMILY,
  /**
   * The left neighbour, then the others by objection; the active player bears it (FP-83, FP-85).
   */
  STRATEGY;

  /** Whether people check, so that nobody else may tell what is sound (FP-81). */
  public boolean isWatchful() {
    return this != REFEREE;
  }
}
