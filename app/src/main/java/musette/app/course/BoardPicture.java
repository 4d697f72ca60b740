package musette.app.course;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import musette.games.tourdefrance.board.BoardRoad;
import musette.games.tourdefrance.board.Kind;
import musette.games.tourdefrance.board.Square;
import musette.games.tourdefrance.board.Square.Mark;

/** A board of A Tour de France Game as its plan: squares, the ways between them and their kinds. */
final class BoardPicture {
  private final BoardRoad board;
  private final UnaryOperator<String> words;
  private final Map<String, Square> squares = new HashMap<>();
  private final Frame frame = new Frame();
  private final StringBuilder text = new StringBuilder();
  private double unit = 1;

  BoardPicture(BoardRoad board, UnaryOperator<String> words) {
    this.board = board;
    this.words = words;
    board.squares().forEach(square -> squares.put(square.id(), square));
  }

  /** How far the two nearest squares are apart, so that squares are as large as there is room. */
  private double room() {
    double least = 3;
    for (Square one : board.squares()) {
      for (Square other : board.squares()) {
        if (one != other) {
          least = Math.min(least, Math.hypot(one.x() - other.x(), one.y() - other.y()));
        }
      }
    }
    return Math.max(1, least);
  }

  String svg(String title) {
    unit = room();
    for (Square square : board.squares()) {
      square.exits().forEach(exit -> way(square, exit, "stroke-width=\".3\""));
      String dashed = "stroke-width=\".08\" stroke-dasharray=\".2 .15\"";
      way(square, square.medic(), dashed);
      way(square, square.mend(), dashed);
    }
    board.squares().forEach(this::square);
    return frame.svg(title, "#c9cc9e", "font-family=\"sans-serif\" text-anchor=\"middle\"", text);
  }

  private void way(Square from, String to, String style) {
    Square next = squares.get(to);
    if (next != null) {
      text.append(
          String.format(
              Locale.ROOT,
              "<path d=\"M%d %dL%d %d\" stroke=\"#8a6f4d\" %s/>\n",
              from.x(),
              from.y(),
              next.x(),
              next.y(),
              style));
    }
  }

  private void square(Square square) {
    frame.include(square.x(), square.y());
    String form = square.has(Mark.RED) ? "#b23a24" : square.has(Mark.BLUE) ? "#1d5a75" : "#20242a";
    text.append(
        String.format(
            Locale.ROOT,
            "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" rx=\".1\" fill=\"%s\""
                + " stroke=\"%s\" stroke-width=\".06\"/>\n",
            square.x() - 0.43 * unit,
            square.y() - 0.4 * unit,
            0.86 * unit,
            0.8 * unit,
            colour(square.kind()),
            form));
    label(square, -0.06, square.id(), 0.26);
    if (square.kind() != Kind.PLAIN) {
      String kind = words.apply("value." + square.kind().name());
      label(square, 0.22, kind, Math.min(0.18, 1.3 / kind.length()));
    }
    if (square.has(Mark.DOT)) {
      text.append(
          String.format(
              Locale.ROOT,
              "<circle cx=\"%.2f\" cy=\"%.2f\" r=\"%.2f\" fill=\"#e0a32e\"/>\n",
              square.x() + 0.32 * unit,
              square.y() - 0.28 * unit,
              0.08 * unit));
    }
  }

  private void label(Square square, double below, String said, double size) {
    text.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%d\" y=\"%.2f\" font-size=\"%.2f\" fill=\"#20242a\">",
            square.x(),
            square.y() + below * unit,
            size * unit));
    text.append(SvgText.escaped(said)).append("</text>\n");
  }

  private static String colour(Kind kind) {
    return switch (kind) {
      case START -> "#fbf6e8";
      case PLAIN -> "#e3dac3";
      case SPRINT, BR1, BR3, DESCENT -> "#a9bd85";
      case STAGE, DC, GRP -> "#efd9a0";
      case CAMERA, MEND, MAX2, RAIDE, T2, OVER3 -> "#e6c79a";
      case SLIP, SCREWS, OIL, SPIKES, MISS, SPECTATOR -> "#db8c6b";
    };
  }
}
