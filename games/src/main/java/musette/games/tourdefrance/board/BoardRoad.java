package musette.games.tourdefrance.board;

import java.util.List;

/**
 * A board as far as it could be read, to be drawn.
 *
 * @param name the word that names it in the text
 */
public record BoardRoad(String name, String title, List<Square> squares) {
  public BoardRoad {
    squares = List.copyOf(squares);
  }
}
