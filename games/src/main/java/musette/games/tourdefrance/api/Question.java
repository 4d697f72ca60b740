package musette.games.tourdefrance.api;

/** The questions of the rules. */
public enum Question {
  /** Which way out of a fork, named before the start. */
  PLAN,
  /** Throw, or ride on points where that is allowed. */
  THROW,
  /** Add points to the throw or not. */
  SPEND,
  /** Which way at the fork. */
  ROUTE,
  /** Come up to the GRP square or not. */
  JOIN,
  /** Nothing: the race is over. */
  NONE
}
