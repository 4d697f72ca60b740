package musette.games.tourdefrance.board;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import musette.kernel.Refused;
import musette.kernel.RoadLine;

/**
 * A board as its file tells it (TF-DATA-01 to 03), not yet checked as a whole.
 *
 * @param file its name; {@link #OWN} for a board that somebody drew themselves
 * @param parts where every square stands in the text, in the order of the squares
 */
record BoardFile(
    String file, String id, String title, int laps, List<Square> squares, List<RoadLine> parts) {
  /** Stands for the file of a board of one's own, which has none. */
  static final String OWN = "own";

  private static final int LONGEST_TITLE = 60;

  private static final Pattern HEAD = Pattern.compile("board ([a-z0-9-]+) : (.+)");
  private static final Pattern LAPS = Pattern.compile("laps +([0-9]{1,3})");
  private static final Pattern SQUARE =
      Pattern.compile(
          "([A-Z][0-9]{2}) +([A-Z0-9]+) +([0-9]{1,4}) +([0-9]{1,3}),([0-9]{1,3}) *> *([A-Z0-9/]+)(.*)");

  /** One of the boards that come with the game. */
  static BoardFile resource(String id) {
    String file = id + ".board";
    try (InputStream in = BoardFile.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("missing " + file);
      }
      return parse(file, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Refuses, with file, line and reason, what is no board. */
  static BoardFile parse(String file, String text) {
    var reader = new Reader(file);
    BoardFile board = reader.all(text);
    reader.problems.stream()
        .findFirst()
        .ifPresent(
            problem -> {
              throw problem;
            });
    return board;
  }

  /** What can be read of a board of one's own; the problems of the rest are added to the list. */
  static BoardFile own(String text, List<Refused> problems) {
    var reader = new Reader(OWN);
    BoardFile board = reader.all(text);
    problems.addAll(reader.problems);
    return board;
  }

  static Refused problem(String file, RoadLine part, String problem, String what) {
    return problem("TF-DATA-06", file, part, "", problem, what);
  }

  private static Refused problem(
      String rule, String file, RoadLine part, String square, String problem, String what) {
    return Refused.because(
        rule,
        "board",
        "file",
        file,
        "line",
        part.line(),
        "column",
        columnOf(part, what),
        "square",
        square,
        "problem",
        problem,
        "what",
        what);
  }

  /** The column of a word, or of the whole part if the word is not in it. */
  private static int columnOf(RoadLine part, String word) {
    for (RoadLine.Word each : part.words()) {
      if (each.text().equals(word)) {
        return each.column();
      }
    }
    int at = word.isEmpty() ? 0 : part.text().indexOf(word);
    return part.column() + Math.max(at, 0);
  }

  /** The refusal of a board because of one of its squares. */
  Refused problem(String rule, Square square, String problem, String what) {
    RoadLine part = parts.get(squares.indexOf(square));
    return problem(rule, file, part, square.id(), problem, what);
  }

  /** The part that a problem of the whole board is said to stand at. */
  RoadLine first() {
    return parts.isEmpty() ? new RoadLine(1, 1, "") : parts.getFirst();
  }

  /** Reads line by line. */
  private static final class Reader {
    private final String file;
    private final List<Square> squares = new ArrayList<>();
    private final List<RoadLine> parts = new ArrayList<>();
    private final List<Refused> problems = new ArrayList<>();
    private String id = "";
    private String title = "";
    private int laps;

    Reader(String file) {
      this.file = file;
    }

    /** Goes on after a part that cannot be read. */
    BoardFile all(String text) {
      var last = new RoadLine(1, 1, "");
      for (RoadLine part : RoadLine.of(text)) {
        try {
          read(part);
        } catch (Refused problem) {
          problems.add(problem);
        }
        last = part;
      }
      return done(last);
    }

    private void read(RoadLine part) {
      String line = part.text();
      Matcher head = HEAD.matcher(line);
      Matcher rounds = LAPS.matcher(line);
      Matcher square = SQUARE.matcher(line);
      if (id.isEmpty()) {
        if (!head.matches()) {
          id = OWN;
          throw problem(file, part, "no_head", line);
        }
        id = head.group(1);
        title = head.group(2);
        if (title.length() > LONGEST_TITLE) {
          throw problem(file, part, "title", "" + LONGEST_TITLE);
        }
      } else if (rounds.matches() && laps == 0) {
        laps = Integer.parseInt(rounds.group(1));
        if (laps != 2) {
          throw problem(file, part, "laps", rounds.group(1));
        }
      } else if (square.matches()) {
        squares.add(square(part, square));
        parts.add(part);
      } else {
        throw problem(file, part, "unreadable", line);
      }
    }

    private BoardFile done(RoadLine last) {
      if (id.isEmpty()) {
        problems.add(problem(file, last, "no_head", ""));
      }
      if (laps == 0) {
        problems.add(problem(file, last, "no_laps", ""));
      }
      return new BoardFile(file, id, title, laps, List.copyOf(squares), List.copyOf(parts));
    }

    private Square square(RoadLine part, Matcher words) {
      var marks = new ArrayList<Square.Mark>();
      String dotted = "";
      String mend = "";
      String medic = "";
      for (String mark : words.group(7).strip().split(" +", -1)) {
        int colon = mark.indexOf(':');
        String target = mark.substring(colon + 1);
        switch (colon < 0 ? mark : mark.substring(0, colon + 1)) {
          case "" -> {}
          case "dot" -> marks.add(Square.Mark.DOT);
          case "red" -> marks.add(Square.Mark.RED);
          case "blue" -> marks.add(Square.Mark.BLUE);
          case "dotted:" -> dotted = target;
          case "mend:" -> mend = target;
          case "medic:" -> medic = target;
          default -> throw problem(file, part, "unknown_mark", mark);
        }
      }
      return new Square(
          words.group(1),
          kind(part, words.group(2)),
          Integer.parseInt(words.group(3)),
          Integer.parseInt(words.group(4)),
          Integer.parseInt(words.group(5)),
          List.of(words.group(6).split("/", -1)),
          marks,
          dotted,
          mend,
          medic);
    }

    private Kind kind(RoadLine part, String name) {
      for (Kind kind : Kind.values()) {
        if (kind.name().equals(name)) {
          return kind;
        }
      }
      throw problem(file, part, "unknown_kind", name);
    }
  }
}
