package musette.games.leader1.api;

/** What a cyclist may be given besides his speciality (L1-18). */
public enum Quality {
  NONE,
  DESCENDER,
  SPRINTER,
  FIGHTER;

  public static final int COUNT = 4;
  private static final Quality[] ALL = values();

  public static Quality of(int index) {
    return ALL[index];
  }
}
