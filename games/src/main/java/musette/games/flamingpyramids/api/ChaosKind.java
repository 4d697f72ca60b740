package musette.games.flamingpyramids.api;

/** The kinds of chaos in the order in which they are looked for (FP-43). */
public enum ChaosKind {
  FREE_AIR,
  COLLAPSE,
  EXPLOSION,
  WOOD_FIRE,
  STRAW_FIRE,
  CURSE
}
