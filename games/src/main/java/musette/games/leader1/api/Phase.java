package musette.games.leader1.api;

/** What the match is at: the choices before a race, then the phases of a turn (L1-40). */
public enum Phase {
  CYCLISTS,
  QUALITIES,
  AREAS,
  BREAKAWAY_RIDERS,
  BREAKING_AWAY,
  INSIDE_PELOTON,
  PURSUIT,
  PAYMENT,
  DROPPED_RIDERS,
  OVER
}
