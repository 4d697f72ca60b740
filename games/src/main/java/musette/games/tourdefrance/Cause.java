package musette.games.tourdefrance;

/** What a movement comes from. */
public enum Cause {
  NOTHING,
  THROW,
  POINTS,
  EFFECT
}
