package musette.games.flammerouge.api;

/** The two kinds of rider: the steady one and the sprinter. */
public enum Kind {
  ROULEUR,
  SPRINTEUR
}
