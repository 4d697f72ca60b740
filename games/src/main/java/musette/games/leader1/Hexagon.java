package musette.games.leader1;

/**
 * A route hexagon as the data file tells it (L1-H-13). Squares are bits, seven a lane: bit {@code 7
 * * lane + number - 1}.
 */
record Hexagon(
    String name,
    Terrain terrain,
    Shape shape,
    int lanes,
    int milestone,
    int cobbles,
    int dark,
    Lane dots) {
  /** The most squares that a lane of one hexagon can have. */
  static final int MOST = 7;

  static int bit(Lane lane, int number) {
    return 1 << (MOST * lane.ordinal() + number - 1);
  }

  boolean has(Lane lane) {
    return (lanes >> lane.ordinal() & 1) != 0;
  }

  /** Squares of the lane; 0 where it is missing. */
  int squares(Lane lane) {
    return has(lane) ? shape.squares(lane) : 0;
  }

  boolean wide() {
    return lanes == 7;
  }

  Hexagon mirrored() {
    return new Hexagon(
        name,
        terrain,
        shape.mirrored(),
        (lanes & 2) | ((lanes & 1) << 2) | (lanes >> 2),
        milestone,
        mirrored(cobbles),
        mirrored(dark),
        dots.mirrored());
  }

  private static int mirrored(int squares) {
    int lane = (1 << MOST) - 1;
    return ((squares & lane) << (2 * MOST))
        | (squares & (lane << MOST))
        | ((squares >> (2 * MOST)) & lane);
  }
}
