package musette.games.leader1.api;

/** What the twelve-sided peloton die shows (L1-Q-01). */
public enum Face {
  THREE(3),
  ORANGE(4),
  BLUE(4),
  RED(4),
  PLAIN(4),
  FIVE(5);

  private final int value;

  Face(int value) {
    this.value = value;
  }

  public int value() {
    return value;
  }
}
