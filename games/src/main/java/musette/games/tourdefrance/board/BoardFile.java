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

/**
 * A board as its file tells it (TF-DATA-01 to 03), not yet checked as a whole.
 *
 * @param lines the number of the line of every square, in the order of the squares
 */
record BoardFile(
    String file, String id, String title, int laps, List<Square> squares, List<Integer> lines) {

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
    int number = 0;
    for (String raw : text.split("\n")) {
      number++;
      String line = raw.replaceFirst("#.*", "").strip();
      if (!line.isEmpty()) {
        reader.read(number, line);
      }
    }
    return reader.done(number);
  }

  static Refused problem(String file, int line, String problem, String what) {
    return problem("TF-DATA-06", file, line, problem, what);
  }

  private static Refused problem(String rule, String file, int line, String problem, String what) {
    return Refused.because(
        rule, "board", "file", file, "line", line, "problem", problem, "what", what);
  }

  /** The refusal of a board because of one of its squares. */
  Refused problem(String rule, Square square, String problem, String what) {
    int line = lines.get(squares.indexOf(square));
    return problem(rule, file, line, problem, what);
  }

  /** Reads line by line. */
  private static final class Reader {
    private final String file;
    private final List<Square> squares = new ArrayList<>();
    private final List<Integer> lines = new ArrayList<>();
    private String id = "";
    private String title = "";
    private int laps;

    Reader(String file) {
      this.file = file;
    }

    void read(int number, String line) {
      Matcher head = HEAD.matcher(line);
      Matcher rounds = LAPS.matcher(line);
      Matcher square = SQUARE.matcher(line);
      if (id.isEmpty()) {
        if (!head.matches()) {
          throw problem(file, number, "no_head", line);
        }
        id = head.group(1);
        title = head.group(2);
      } else if (rounds.matches() && laps == 0) {
        laps = Integer.parseInt(rounds.group(1));
        if (laps != 2) {
          throw problem(file, number, "laps", rounds.group(1));
        }
      } else if (square.matches()) {
        squares.add(square(number, square));
        lines.add(number);
      } else {
        throw problem(file, number, "unreadable", line);
      }
    }

    BoardFile done(int last) {
      if (id.isEmpty()) {
        throw problem(file, last, "no_head", "");
      }
      if (laps == 0) {
        throw problem(file, last, "no_laps", "");
      }
      return new BoardFile(file, id, title, laps, List.copyOf(squares), List.copyOf(lines));
    }

    private Square square(int number, Matcher parts) {
      var marks = new ArrayList<Square.Mark>();
      String dotted = "";
      String mend = "";
      String medic = "";
      for (String mark : parts.group(7).strip().split(" +", -1)) {
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
          default -> throw problem(file, number, "unknown_mark", mark);
        }
      }
      return new Square(
          parts.group(1),
          kind(number, parts.group(2)),
          Integer.parseInt(parts.group(3)),
          Integer.parseInt(parts.group(4)),
          Integer.parseInt(parts.group(5)),
          List.of(parts.group(6).split("/", -1)),
          marks,
          dotted,
          mend,
          medic);
    }

    private Kind kind(int number, String name) {
      for (Kind kind : Kind.values()) {
        if (kind.name().equals(name)) {
          return kind;
        }
      }
      throw problem(file, number, "unknown_kind", name);
    }
  }
}
