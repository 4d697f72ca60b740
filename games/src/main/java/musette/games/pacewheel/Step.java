package musette.games.pacewheel;

/** What comes next in a player-turn, between two questions. */
enum Step {
  RIDE,
  ATTACK,
  NEXT_COUNTER,
  SHUFFLE,
  BURN,
  PACE,
  CLOSE,
  FEED,
  NEXT_TURN,
  RECOVER,
  END_RACE,
  ASK
}
