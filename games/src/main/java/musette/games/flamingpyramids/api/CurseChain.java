package musette.games.flamingpyramids.api;

/** Whom a further curse of the same turn strikes. */
public enum CurseChain {
  /** The same player as the first. */
  SAME,
  /** The player on the right of the one who was struck before. */
  NEXT
}
