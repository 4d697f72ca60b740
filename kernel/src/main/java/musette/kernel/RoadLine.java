package musette.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * One entry of the text of a road, without its comment. Entries stand on lines of their own, or on
 * one line with semicolons between them. A comment begins with {@code #} and goes on to the end of
 * the line; in a text of one line, to the next semicolon.
 *
 * @param line from 1
 * @param column of the first character of the text, from 1
 * @param text without spaces around it, never empty
 */
public record RoadLine(int line, int column, String text) {

  /** A word of an entry. */
  public record Word(int line, int column, String text) {}

  /** The entries of a text. */
  public static List<RoadLine> of(String text) {
    var entries = new ArrayList<RoadLine>();
    List<String> lines = split(text);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      int comment = line.indexOf('#');
      String read = lines.size() > 1 && comment >= 0 ? line.substring(0, comment) : line;
      int from = 0;
      while (from <= read.length()) {
        int to = read.indexOf(';', from);
        int end = to < 0 ? read.length() : to;
        add(entries, i + 1, from, read.substring(from, end));
        from = end + 1;
      }
    }
    return entries;
  }

  /** The text on one line, as options and records keep it; it has the same entries. */
  public static String oneLine(String text) {
    List<String> lines = split(text.strip());
    if (lines.size() == 1) {
      return lines.getFirst();
    }
    var joined = new ArrayList<String>();
    for (String line : lines) {
      int comment = line.indexOf('#');
      // A semicolon would end the comment there.
      joined.add(
          comment < 0
              ? line
              : line.substring(0, comment) + line.substring(comment).replace(';', ','));
    }
    return String.join(";", joined);
  }

  private static List<String> split(String text) {
    var lines = new ArrayList<String>();
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      if (breaks(text.charAt(i))) {
        lines.add(text.substring(from, i));
        boolean two = text.charAt(i) == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
        i += two ? 1 : 0;
        from = i + 1;
      }
    }
    lines.add(text.substring(from));
    return lines;
  }

  private static boolean breaks(char c) {
    return c == '\n'
        || c == '\r'
        || c == '\f'
        || c == 0x0b
        || c == 0x85
        || c == 0x2028
        || c == 0x2029;
  }

  private static void add(List<RoadLine> entries, int line, int from, String text) {
    int comment = text.indexOf('#');
    String read = comment < 0 ? text : text.substring(0, comment);
    int first = 0;
    while (first < read.length() && isSpace(read.charAt(first))) {
      first++;
    }
    String entry = read.strip();
    if (!entry.isEmpty()) {
      entries.add(new RoadLine(line, from + first + 1, entry));
    }
  }

  private static boolean isSpace(char c) {
    return Character.isWhitespace(c);
  }

  /** The words of this entry, each with its place. */
  public List<Word> words() {
    var words = new ArrayList<Word>();
    int at = 0;
    while (at < text.length()) {
      int end = at;
      while (end < text.length() && !isSpace(text.charAt(end))) {
        end++;
      }
      if (end > at) {
        words.add(new Word(line, column + at, text.substring(at, end)));
      }
      at = end + 1;
    }
    return words;
  }
}
