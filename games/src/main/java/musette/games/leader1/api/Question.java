package musette.games.leader1.api;

/** What a seat is asked. */
public enum Question {
  CYCLISTS,
  QUALITY,
  AREA,
  RIDE,
  BREAK_AWAY,
  INSIDE,
  PURSUIT,
  SHORTAGE,
  HEAT,
  FEED,
  NOTHING
}
