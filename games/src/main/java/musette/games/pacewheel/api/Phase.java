package musette.games.pacewheel.api;

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
  OVER
}
