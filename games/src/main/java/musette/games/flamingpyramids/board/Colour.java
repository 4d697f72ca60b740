package musette.games.flamingpyramids.board;

/** The colour of a tile; the millstone has all of them (FP-09). */
public enum Colour {
  YELLOW,
  RED,
  GREEN,
  BLUE,
  ALL
}
