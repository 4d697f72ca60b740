package musette.games.leader1.api;

/** What one risk roll is about (L1-113, L1-Q-37). */
public enum Risk {
  CRACK,
  FALL,
  CRACK_AND_FALL
}
