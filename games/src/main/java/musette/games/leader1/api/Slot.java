package musette.games.leader1.api;

/** When a rider on the road moves in this turn (L1-Q-66, L1-Q-115). */
public enum Slot {
  NONE,
  /** In phase 1, ahead of the peloton. */
  AHEAD,
  /** In phase 5, behind it. */
  BEHIND,
  /** At the end of phase 5, after a puncture. */
  LAST,
  /** Fallen, waiting for the rider on his square to leave. */
  WAITING;

  private static final Slot[] ALL = values();

  public static Slot of(int index) {
    return ALL[index];
  }
}
