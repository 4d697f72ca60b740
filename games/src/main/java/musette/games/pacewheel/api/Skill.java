package musette.games.pacewheel.api;

/** What a racer's points are good for (PW-06, PW-63). */
public enum Skill {
  SPRINT,
  ENDURANCE,
  CLIMBING;

  private static final Skill[] ALL = values();

  /** The skill with this ordinal. */
  public static Skill of(int ordinal) {
    return ALL[ordinal];
  }
}
