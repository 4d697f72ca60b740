package musette.games.flamingpyramids.board;

/** What a tile is made of. Coals and blowtorches are the incendiary tiles (FP-10). */
public enum Material {
  STRAW,
  WOOD,
  STONE,
  COAL,
  BLOWTORCH
}
