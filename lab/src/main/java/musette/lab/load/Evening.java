package musette.lab.load;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import musette.kernel.Refused;

/**
 * What happened on a server, as times without names (docs/cli.md): when tables were opened, when
 * somebody moved or said something.
 *
 * @param entries in the order of their times
 */
public record Evening(List<Entry> entries) {
  /** A seat of a person; every other seat has the name of a bot. */
  public static final String PERSON = "person";

  private static final String HEAD = "# musette evening 1";

  public Evening {
    entries = List.copyOf(entries);
  }

  /** Something that happened at a table; times are milliseconds since the beginning. */
  public sealed interface Entry {
    long at();

    /** The tables are numbered from 1. */
    int table();
  }

  /** A match began. */
  public record Opened(long at, int table, String game, List<String> seats) implements Entry {
    public Opened {
      seats = List.copyOf(seats);
    }
  }

  /** A person moved. */
  public record Moved(long at, int table) implements Entry {}

  /** Somebody said a line. */
  public record Said(long at, int table) implements Entry {}

  /** The number of tables. */
  public int tables() {
    return (int) entries.stream().filter(Opened.class::isInstance).count();
  }

  /** One line for the format, and one for every entry. */
  public String print() {
    return entries.stream().map(Evening::line).collect(Collectors.joining("\n", HEAD + "\n", "\n"));
  }

  private static String line(Entry entry) {
    String what =
        switch (entry) {
          case Opened opened -> "open " + opened.game + " " + String.join(",", opened.seats);
          case Moved _ -> "move";
          case Said _ -> "say";
        };
    return entry.at() + " " + entry.table() + " " + what;
  }

  /** Reads the text; refuses it with the line that is wrong. */
  public static Evening parse(String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.getFirst().equals(HEAD)) {
      throw refused(1);
    }
    var entries = new ArrayList<Entry>();
    int tables = 0;
    for (int i = 1; i < lines.size(); i++) {
      Entry entry = entry(lines.get(i), i + 1);
      tables += entry instanceof Opened ? 1 : 0;
      boolean later = entries.isEmpty() || entry.at() >= entries.getLast().at();
      boolean fits =
          entry instanceof Opened
              ? entry.table() == tables
              : 0 < entry.table() && entry.table() <= tables;
      if (!later || !fits) {
        throw refused(i + 1);
      }
      entries.add(entry);
    }
    if (entries.isEmpty()) {
      throw refused(2);
    }
    return new Evening(entries);
  }

  private static Entry entry(String line, int number) {
    String[] words = line.split(" ", -1);
    try {
      long at = Long.parseLong(words[0]);
      int table = Integer.parseInt(words[1]);
      return switch (words.length + " " + words[2]) {
        case "5 open" -> new Opened(at, table, words[3], seats(words[4], number));
        case "3 move" -> new Moved(at, table);
        case "3 say" -> new Said(at, table);
        default -> throw refused(number);
      };
    } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
      throw refused(number);
    }
  }

  private static List<String> seats(String text, int number) {
    List<String> seats = List.of(text.split(",", -1));
    if (!seats.contains(PERSON) || seats.contains("")) {
      throw refused(number);
    }
    return seats;
  }

  private static Refused refused(int line) {
    return Refused.because("", "evening-line", "line", line);
  }
}
