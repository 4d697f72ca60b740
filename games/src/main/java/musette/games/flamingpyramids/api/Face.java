package musette.games.flamingpyramids.api;

/** The faces of the fire die (FP-70). */
public enum Face {
  FIRE_STAYS,
  FIRE_LEAVES,
  EXPLOSION,
  SMOKE
}
