package musette.games.flamingpyramids.api;

/** What a tile comes to where it lands. */
public enum Footing {
  /** It lies on the base, where anything may lie (FP-30). */
  BASE,
  /** It holds on what is below (FP-31, FP-36). */
  HOLDS,
  /** It does not hold (FP-33, FP-36). */
  COLLAPSES,
  /** Nothing is below it (FP-41). */
  HANGS
}
