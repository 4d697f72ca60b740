package musette.games.pacewheel.course;

/** What the road does (PW-13). The order is that of the wheel's tables. */
public enum Terrain {
  UPHILL,
  FLAT,
  DOWNHILL;

  private static final Terrain[] ALL = values();

  /** The terrain with this ordinal. */
  public static Terrain of(int ordinal) {
    return ALL[ordinal];
  }

  static Terrain ofSign(char sign) {
    return sign == '^' ? UPHILL : sign == '_' ? FLAT : DOWNHILL;
  }
}
