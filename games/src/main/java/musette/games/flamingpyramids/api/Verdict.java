package musette.games.flamingpyramids.api;

/** Why a tile above the base holds, or does not (FP-31 to FP-36). */
public enum Verdict {
  COLOUR,
  WEIGHT,
  COLOUR_AND_WEIGHT,
  MISMATCH,
  OVERWEIGHT,
  MISMATCH_AND_OVERWEIGHT;

  public boolean holds() {
    return compareTo(MISMATCH) < 0;
  }
}
