package musette.games.pacewheel.api;

/** How a pace is paid for: with a point of one skill, or with one of each that fits. */
public enum Payment {
  SPRINT,
  ENDURANCE,
  CLIMBING,
  BOTH;

  private static final Payment[] ALL = values();

  /** The payment with this ordinal. */
  public static Payment of(int ordinal) {
    return ALL[ordinal];
  }

  /** A point of this skill. */
  public static Payment of(Skill skill) {
    return ALL[skill.ordinal()];
  }
}
