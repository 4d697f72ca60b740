package musette.games.leader1.api;

/** The six weather tokens (L1-Q-46). */
public enum Weather {
  RAIN(0),
  HEAT(0),
  CONTRARY_1(1),
  CONTRARY_2(2),
  FAVOURABLE_1(-1),
  FAVOURABLE_2(-2);

  public static final int COUNT = 6;
  private static final Weather[] ALL = values();

  private final int wind;

  Weather(int wind) {
    this.wind = wind;
  }

  public static Weather of(int index) {
    return ALL[index];
  }

  /** The energy that it adds to the cost of a move: negative when it helps. */
  public int wind() {
    return wind;
  }
}
