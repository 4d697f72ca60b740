package musette.games.leader1;

/** What a cyclist may be given besides his speciality (L1-18). */
public enum Quality {
  NONE,
  DESCENDER,
  SPRINTER,
  FIGHTER;

  static final int COUNT = 4;
  private static final Quality[] ALL = values();

  static Quality of(int index) {
    return ALL[index];
  }
}
