package musette.app.cli;

import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines. */
public final class Wrap {
  private Wrap() {}

  /** InputLines of at most {@code width} characters; all but the first are indented. */
  public static List<String> lines(String text, int width, int indent) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    String margin = " ".repeat(indent);
    for (String word : text.split(" ")) {
      // French puts a space before some punctuation marks, but a line must not start with one.
      boolean mark = word.matches("[;:!?»].*");
      if (!line.isEmpty() && !mark && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
        line.append(margin).append(word);
      } else {
        line.append(line.isEmpty() ? "" : " ").append(word);
      }
    }
    lines.add(line.toString());
    return lines;
  }
}
