package musette.games.flamingpyramids.api;

/** What a player says of the pyramid (FP-82, FP-83). */
public enum Finding {
  /** All is well, or no objection. */
  WELL,
  /** Chaos! */
  CHAOS
}
