package musette.games.leader1.api;

/** The two areas of the peloton tile (L1-30). */
public enum Area {
  FRONT,
  BACK
}
