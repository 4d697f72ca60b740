package musette.app.course;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import musette.games.tourdefrance.board.BoardRoad;
import musette.games.tourdefrance.board.Kind;
import musette.games.tourdefrance.board.Square;
import musette.games.tourdefrance.board.Square.Mark;

/** A board of A Tour de France Game as its plan: squares, the ways between them and their kinds. */
final class BoardPicture {
  private static final double HALF = 0.4;

  private final BoardRoad board;
  private final Map<String, Square> squares = new HashMap<>();
  private final Frame frame = new Frame();
  private final StringBuilder text = new StringBuilder();

  BoardPicture(BoardRoad board) {
    this.board = board;
    board.squares().forEach(square -> squares.put(square.id(), square));
  }

  String svg(String title) {
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
            "<rect x=\"%.2f\" y=\"%.2f\" width=\".8\" height=\".8\" rx=\".1\" fill=\"%s\""
                + " stroke=\"%s\" stroke-width=\".05\"/>\n",
            square.x() - HALF,
            square.y() - HALF,
            colour(square.kind()),
            form));
    label(square.x(), square.y() - 0.05, square.id(), ".26");
    if (square.kind() != Kind.PLAIN) {
      label(square.x(), square.y() + 0.25, square.kind().name(), ".17");
    }
    if (square.has(Mark.DOT)) {
      text.append(
          String.format(
              Locale.ROOT,
              "<circle cx=\"%.2f\" cy=\"%.2f\" r=\".1\" fill=\"#e0a32e\"/>\n",
              square.x() + 0.3,
              square.y() - 0.3));
    }
  }

  private void label(double x, double y, String words, String size) {
    text.append(String.format(Locale.ROOT, "<text x=\"%.2f\" y=\"%.2f\"", x, y));
    text.append(" font-size=\"").append(size).append("\" fill=\"#20242a\">");
    text.append(SvgText.escaped(words)).append("</text>\n");
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
