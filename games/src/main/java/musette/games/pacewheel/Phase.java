package musette.games.pacewheel;

/** What somebody is asked for. */
public enum Phase {
  ALLOCATE,
  ALLOCATE_ENDURANCE,
  PLACE,
  ATTACK,
  BOOST,
  DISTANCE,
  COUNTER,
  COUNTER_BOOST,
  SHUFFLE,
  PUSH,
  PAY,
  PACE,
  FEED,
  RECOVER,
  OVER;

  static final Phase[] ALL = values();
}
