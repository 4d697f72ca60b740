package musette.games.pacewheel;

/** How a pace is paid for: with a point of one skill, or with one of each that fits. */
public enum Payment {
  SPRINT,
  ENDURANCE,
  CLIMBING,
  BOTH;

  static final Payment[] ALL = values();

  static Payment of(Skill skill) {
    return ALL[skill.ordinal()];
  }
}
