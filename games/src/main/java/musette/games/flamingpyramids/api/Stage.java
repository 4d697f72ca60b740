package musette.games.flamingpyramids.api;

/** How far a turn has come in watchful play. With a referee it is always {@link #BUILD}. */
public enum Stage {
  /** A tile is to be laid. */
  BUILD,
  /** A tile was laid and is checked, or what the check found is resolved (FP-82, FP-83). */
  CHECK,
  /** The neighbour found all well; others may object, or what they found is resolved (FP-83). */
  OBJECT
}
