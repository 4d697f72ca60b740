package musette.games.tourdefrance.api;

/** What a movement comes from. */
public enum Cause {
  NOTHING,
  THROW,
  POINTS,
  EFFECT
}
