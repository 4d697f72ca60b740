package musette.games.pacewheel;

/** What the road does (PW-13). The order is that of the wheel's tables. */
public enum Terrain {
  UPHILL('^'),
  FLAT('_'),
  DOWNHILL('v');

  static final Terrain[] ALL = values();

  private final char sign;

  Terrain(char sign) {
    this.sign = sign;
  }

  char sign() {
    return sign;
  }

  static Terrain ofSign(char sign) {
    return sign == '^' ? UPHILL : sign == '_' ? FLAT : DOWNHILL;
  }

  /** What a breakaway attempt or a counter burns here. */
  Skill attackSkill() {
    return this == UPHILL ? Skill.CLIMBING : Skill.SPRINT;
  }

  /** What keeps the pace here besides endurance; endurance itself on the flat. */
  Skill secondPaceSkill() {
    return switch (this) {
      case UPHILL -> Skill.CLIMBING;
      case FLAT -> Skill.ENDURANCE;
      case DOWNHILL -> Skill.SPRINT;
    };
  }
}
