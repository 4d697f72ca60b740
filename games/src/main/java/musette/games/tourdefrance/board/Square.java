package musette.games.tourdefrance.board;

import java.util.List;

/**
 * A square as the board file tells it, whole enough to draw it (TF-DATA-01 to 04).
 *
 * @param id a letter for the way and two digits
 * @param km how far along the lap it lies
 * @param x to the right
 * @param y down
 * @param exits where a rider goes on; the first is the main track
 * @param marks the dot and the lines at its entry
 * @param dotted the GRP square of the dotted line at its entry, or empty
 * @param mend the GRP square of a MEND square, or empty
 * @param medic the first square of the Medic's Route of a 3 OVER 2 square, or empty
 */
public record Square(
    String id,
    Kind kind,
    int km,
    int x,
    int y,
    List<String> exits,
    List<Mark> marks,
    String dotted,
    String mend,
    String medic) {

  /** What is painted on a square besides its kind. */
  public enum Mark {
    DOT,
    RED,
    BLUE
  }

  public Square {
    exits = List.copyOf(exits);
    marks = List.copyOf(marks);
  }

  public boolean has(Mark mark) {
    return marks.contains(mark);
  }

  /** M and K main track, C cobbles, T Track 2, R Medic's Route. */
  char way() {
    return id.charAt(0);
  }

  boolean isOnMainTrack() {
    return way() == 'M' || way() == 'K';
  }

  boolean hasLine() {
    return has(Mark.RED) || has(Mark.BLUE) || !dotted.isEmpty();
  }
}
