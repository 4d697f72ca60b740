package musette.games.leader1.course;

/**
 * A route hexagon as the data file tells it (L1-H-13). Squares are bits, seven a lane: bit {@code 7
 * * lane + number - 1}.
 */
public record Hexagon(
    String name,
    Terrain terrain,
    Shape shape,
    int lanes,
    int milestone,
    int cobbles,
    int dark,
    Lane dots) {
  /** Progress along one hexagon, in every lane (L1-H-05). */
  public static final int LENGTH = 420;

  /** The most squares that a lane of one hexagon can have. */
  public static final int MOST = 7;

  /** Hexagon, lane and number of a square as one number, the same on every course. */
  public static int code(int hexagon, int lane, int number) {
    return ((hexagon - 1) * Lane.COUNT + lane) * MOST + number - 1;
  }

  public static int bit(Lane lane, int number) {
    return 1 << (MOST * lane.ordinal() + number - 1);
  }

  boolean has(Lane lane) {
    return (lanes >> lane.ordinal() & 1) != 0;
  }

  /** Squares of the lane; 0 where it is missing. */
  public int squares(Lane lane) {
    return has(lane) ? shape.squares(lane) : 0;
  }

  public boolean wide() {
    return lanes == 7;
  }

  public Hexagon mirrored() {
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
