package musette.games.leader1;

/** The two areas of the peloton tile (L1-30). */
public enum Area {
  FRONT,
  BACK
}
