package musette.games.leader1;

/** The four teams of the box (L1-16). */
public enum Team {
  BLACK,
  WHITE,
  GREEN,
  ORANGE;

  static final int COUNT = 4;
  private static final Team[] ALL = values();

  static Team of(int index) {
    return ALL[index];
  }
}
