package musette.games.flamingpyramids.api;

/** What the match waits for. */
public enum Phase {
  /** The active player places a tile (FP-16). */
  PLACE,
  /** Players say whether all is well (FP-82, FP-83). */
  CHECK,
  /** All but the active player say whether they object (FP-83). */
  OBJECT,
  /** Whoever bears the chaos chooses where a tile falls (FP-39, FP-41). */
  SLIDE,
  /** Nothing: it is over. */
  OVER
}
