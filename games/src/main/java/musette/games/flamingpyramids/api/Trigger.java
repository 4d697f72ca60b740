package musette.games.flamingpyramids.api;

/** Which of several incendiary tiles that touch each other set off an explosion. */
public enum Trigger {
  /** All that hang together. */
  GROUP,
  /** Two of them: the first that touches another, and the first that it touches. */
  PAIR
}
