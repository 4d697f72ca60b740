package musette.games.leader1.course;

/** Whether cobbles alone are treacherous (L1-Q-110). */
public enum CobbleStones {
  AS_PAINTED,
  ALL_DARK
}
