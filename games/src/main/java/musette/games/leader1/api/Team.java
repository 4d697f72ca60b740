package musette.games.leader1.api;

/** The four teams of the box (L1-16). */
public enum Team {
  BLACK,
  WHITE,
  GREEN,
  ORANGE;

  public static final int COUNT = 4;
  private static final Team[] ALL = values();

  public static Team of(int index) {
    return ALL[index];
  }
}
