package musette.games.pacewheel;

/** What a racer's points are good for (PW-06, PW-63). */
public enum Skill {
  SPRINT,
  ENDURANCE,
  CLIMBING;

  static final Skill[] ALL = values();
}
