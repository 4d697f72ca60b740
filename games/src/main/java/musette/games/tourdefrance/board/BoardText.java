package musette.games.tourdefrance.board;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.AsciiLetters;

/** Writes boards as they are read (TF-DATA-01 to 03). */
public final class BoardText {
  private BoardText() {}

  /** One line for each square. */
  public static String print(String id, String title, List<Square> squares) {
    var lines = new ArrayList<String>();
    lines.add("board " + id + " : " + title);
    lines.add("laps 2");
    squares.forEach(square -> lines.add(line(square)));
    return String.join("\n", lines) + "\n";
  }

  private static String line(Square square) {
    var words = new ArrayList<String>();
    words.add(square.id());
    words.add(square.kind().name());
    words.add("" + square.km());
    words.add(square.x() + "," + square.y());
    words.add(">");
    words.add(String.join("/", square.exits()));
    for (Square.Mark mark : square.marks()) {
      words.add(AsciiLetters.lower(mark.name()));
    }
    add(words, "dotted:", square.dotted());
    add(words, "mend:", square.mend());
    add(words, "medic:", square.medic());
    return String.join(" ", words);
  }

  private static void add(List<String> words, String mark, String square) {
    if (!square.isEmpty()) {
      words.add(mark + square);
    }
  }
}
