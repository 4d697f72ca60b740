package musette.games.leader1.api;

/** Where a cyclist is. */
public enum Place {
  /** Not in this match. */
  ABSENT,
  FRONT,
  BACK,
  ROAD,
  /** Left the peloton willingly; put behind it after its move (L1-95, L1-Q-29). */
  LEAVING,
  /** Could not pay; put behind the peloton after its move (L1-94). */
  UNABLE,
  FINISHED,
  ELIMINATED;

  private static final Place[] ALL = values();

  public static Place of(int index) {
    return ALL[index];
  }
}
