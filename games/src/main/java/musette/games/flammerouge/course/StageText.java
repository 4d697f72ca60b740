package musette.games.flammerouge.course;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.RoadLine;

/**
 * The text of a stage: an entry {@code stage : its name}, which may be missing, and the letters of
 * the tiles, on as many lines as one likes.
 *
 * @param title empty if it has none
 * @param headings where entries with a colon stand; more than one is a mistake
 * @param letters in riding order
 */
record StageText(String title, List<RoadLine> headings, List<Letter> letters) {
  /** Nothing longer is read: the box has 21 tiles. */
  static final int MOST_LETTERS = 60;

  /** One character, or two code units that make one. */
  record Letter(String text, int line, int column) {}

  static StageText of(String text) {
    var headings = new ArrayList<RoadLine>();
    var letters = new ArrayList<Letter>();
    String title = "";
    for (RoadLine entry : RoadLine.of(text)) {
      int colon = entry.text().indexOf(':');
      if (colon >= 0) {
        title = headings.isEmpty() ? entry.text().substring(colon + 1).strip() : title;
        headings.add(entry);
      } else {
        read(entry, letters);
      }
    }
    return new StageText(title, List.copyOf(headings), List.copyOf(letters));
  }

  private static void read(RoadLine entry, List<Letter> letters) {
    String text = entry.text();
    for (int i = 0; i < text.length() && letters.size() < MOST_LETTERS; i++) {
      int point = text.codePointAt(i);
      if (!Character.isWhitespace(point)) {
        String letter = new String(Character.toChars(point));
        letters.add(new Letter(letter, entry.line(), entry.column() + i));
        i += letter.length() - 1;
      }
    }
  }

  /** Prints a stage, on one line or two. */
  static String print(String title, String letters) {
    return title.isEmpty() ? letters : "stage : " + title + "\n" + letters;
  }
}
