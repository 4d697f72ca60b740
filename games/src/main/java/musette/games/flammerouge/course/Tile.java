package musette.games.flammerouge.course;

import java.util.List;

/**
 * One side of a track tile.
 *
 * @param name a letter; the other side of the same tile has the same letter in the other case
 * @param turn in degrees to the right; negative to the left, 0 straight on
 * @param squares in riding direction
 */
public record Tile(String name, int turn, List<Terrain> squares) {
  public Tile {
    squares = List.copyOf(squares);
  }

  boolean isStart() {
    return squares.getFirst() == Terrain.START;
  }

  boolean isFinish() {
    return squares.getLast() == Terrain.FINISH;
  }
}
