package musette.games.flammerouge.course;

import java.util.List;

/**
 * A stage as it lies on the table, sound or not. One square is one long; x grows to the right, y
 * downwards, and the start heads to the right.
 *
 * @param tiles in riding order
 * @param overlaps tiles that lie on top of others
 */
public record StageRoad(List<Laid> tiles, List<Overlap> overlaps) {
  /**
   * A tile where it lies.
   *
   * @param x where its first square begins
   * @param y where its first square begins
   * @param heading there, in degrees clockwise
   * @param line of its letter in the text
   * @param column of its letter in the text
   */
  public record Laid(
      String name,
      int turn,
      List<Terrain> squares,
      double x,
      double y,
      int heading,
      int line,
      int column) {
    public Laid {
      squares = List.copyOf(squares);
    }
  }

  /** Two tiles, by their places from 1, and a point that both cover. */
  public record Overlap(int tile, int under, double x, double y) {}

  public StageRoad {
    tiles = List.copyOf(tiles);
    overlaps = List.copyOf(overlaps);
  }
}
