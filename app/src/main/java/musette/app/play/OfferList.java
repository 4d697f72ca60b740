package musette.app.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The choices as they are printed: one a line, or in groups if they would not fit the screen. */
final class OfferList {
  /** A terminal has 24 lines; the question, the prompt and a few lines of the board stay. */
  static final int MOST_LINES = 18;

  private static final String INDENT = "      ";

  /**
   * A choice.
   *
   * @param number what to type for it
   * @param text its notation
   * @param remarks what the rules say about it
   */
  record Line(int number, String text, String remarks) {
    /** The notation without its last word: all that can be done with one rider. */
    private String head() {
      int space = text.lastIndexOf(' ');
      return space < 0 ? "" : text.substring(0, space);
    }

    /** Whether a player who types this asks about this choice. */
    boolean isMeantBy(String wish) {
      return wish.equals(String.valueOf(number)) || text.startsWith(wish);
    }

    private String last() {
      return text.substring(text.lastIndexOf(' ') + 1);
    }
  }

  private OfferList() {}

  static boolean isLong(List<Line> lines) {
    return lines.size() > MOST_LINES;
  }

  /** One line for each choice. */
  static List<String> full(List<Line> lines) {
    int widest = lines.stream().mapToInt(line -> line.text.length()).max().orElse(0);
    String form = "%4d  %-" + Math.max(1, widest) + "s  %s";
    return lines.stream()
        .map(line -> form.formatted(line.number, line.text, line.remarks).stripTrailing())
        .toList();
  }

  /** Choices that differ only in their last word share lines; what the rules say is left out. */
  static List<String> grouped(List<Line> lines, int width) {
    Map<String, List<Line>> groups = new LinkedHashMap<>();
    for (Line line : lines) {
      groups.computeIfAbsent(line.head(), head -> new ArrayList<>()).add(line);
    }
    List<String> printed = new ArrayList<>();
    groups.forEach(
        (head, group) -> {
          if (group.size() == 1) {
            printed.addAll(full(group));
          } else {
            printed.add("  " + head + " …");
            printed.addAll(wrapped(group, width));
          }
        });
    return printed;
  }

  private static List<String> wrapped(List<Line> group, int width) {
    int longest = group.stream().mapToInt(line -> line.last().length()).max().orElse(0);
    List<String> printed = new ArrayList<>();
    var now = new StringBuilder(INDENT);
    for (Line line : group) {
      String entry = ("%3d %-" + longest + "s  ").formatted(line.number, line.last());
      if (now.length() + entry.stripTrailing().length() > width && now.length() > INDENT.length()) {
        printed.add(now.toString().stripTrailing());
        now = new StringBuilder(INDENT);
      }
      now.append(entry);
    }
    printed.add(now.toString().stripTrailing());
    return printed;
  }
}
