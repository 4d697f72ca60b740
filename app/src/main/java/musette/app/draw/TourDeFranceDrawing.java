package musette.app.draw;

import java.util.ArrayList;
import java.util.List;
import musette.games.tourdefrance.TourDeFrance;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.api.TourView.RiderView;
import musette.games.tourdefrance.board.Kind;
import musette.games.tourdefrance.board.Square;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.wire.Words;

/** The lap as a map, then every rider with the road ahead, then the open cards. */
final class TourDeFranceDrawing implements Drawing<TourView> {
  private static final int CELL = 4;
  private static final int AHEAD = 6;

  private final TourDeFrance game = new TourDeFrance();

  @Override
  public String draw(TourView view, Ink ink, Words words, int width) {
    var text = new StringBuilder(ink.bold(view.title())).append('\n');
    if (CELL * (1 + view.squares().stream().mapToInt(Square::x).max().orElse(0)) <= width) {
      map(view, ink, text);
    }
    for (Remark remark : game.describe(view)) {
      text.append(clip(words.say(remark), width)).append('\n');
    }
    for (RiderView rider : view.riders()) {
      if (rider.finish() == 0) {
        ahead(view, rider, ink, width, text);
      }
    }
    return text.toString();
  }

  private static void map(TourView view, Ink ink, StringBuilder text) {
    int right = view.squares().stream().mapToInt(Square::x).max().orElse(0);
    int down = view.squares().stream().mapToInt(Square::y).max().orElse(0);
    Square[][] grid = new Square[down + 1][right + 1];
    view.squares().forEach(square -> grid[square.y()][square.x()] = square);
    for (Square[] row : grid) {
      var line = new StringBuilder();
      for (Square square : row) {
        line.append(square == null ? " ".repeat(CELL) : cell(view, square, ink));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
  }

  private static String cell(TourView view, Square square, Ink ink) {
    var here = new StringBuilder();
    Seat first = Seat.NONE;
    for (RiderView rider : view.riders()) {
      if (rider.finish() == 0 && rider.square().equals(square.id())) {
        first = first == Seat.NONE ? rider.seat() : first;
        here.append(rider.seat());
      }
    }
    if (!here.isEmpty()) {
      return ink.paint(Ink.Colour.SNOW, Ink.Colour.ofTeam(first.index()), pad(here.toString()));
    }
    return ink.paint(colour(square), pad(sign(square)));
  }

  private static String figure(Kind kind) {
    return switch (kind) {
      case START -> "##";
      case PLAIN -> "·";
      case SPRINT -> "+1";
      case CAMERA -> "CAM";
      case BR1 -> "b+1";
      case BR3 -> "b+3";
      case SLIP -> "slp";
      case SCREWS -> "scr";
      case OIL -> "oil";
      case SPIKES -> "spk";
      case STAGE -> "STG";
      case DC -> "DC";
      case MEND -> "MND";
      case GRP -> "GRP";
      case OVER3 -> "3/2";
      case T2 -> "T-2";
      case MISS -> "mis";
      case SPECTATOR -> "spe";
      case DESCENT -> "d+1";
      case RAIDE -> "RAI";
      case MAX2 -> "1-2";
    };
  }

  /** At most three characters: a dot is shown as •, a line at the entry as |. */
  private static String sign(Square square) {
    boolean dot = square.marks().contains(Square.Mark.DOT);
    String figure = figure(square.kind());
    String sign =
        !dot
            ? figure
            : square.kind() == Kind.PLAIN ? "•" : figure.length() < 3 ? figure + "•" : figure;
    boolean line =
        !square.dotted().isEmpty()
            || square.marks().contains(Square.Mark.RED)
            || square.marks().contains(Square.Mark.BLUE);
    return line && sign.length() < CELL - 1 ? "|" + sign : sign;
  }

  private static Ink.Colour colour(Square square) {
    if (square.marks().contains(Square.Mark.DOT)) {
      return Ink.Colour.OCHRE;
    }
    return switch (square.kind()) {
      case PLAIN -> Ink.Colour.CHARCOAL;
      case START, GRP, CAMERA, MEND -> Ink.Colour.SNOW;
      case STAGE -> Ink.Colour.PETROL;
      case SPRINT, BR1, BR3, DESCENT -> Ink.Colour.FOREST;
      case SLIP, SCREWS, OIL, SPIKES, DC, OVER3, T2, MISS, SPECTATOR, RAIDE, MAX2 ->
          Ink.Colour.BRICK;
    };
  }

  private static String pad(String text) {
    String shown = text.length() >= CELL ? text.substring(0, CELL - 1) + "…" : text;
    return shown + " ".repeat(CELL - shown.length());
  }

  /**
   * The squares that one throw can reach, by the way named before the start or else by the main
   * track; a fork where the rider will choose names both ways.
   */
  private static void ahead(
      TourView view, RiderView rider, Ink ink, int width, StringBuilder text) {
    List<String> road = new ArrayList<>();
    Square at = view.square(rider.square());
    for (int i = 0; i < AHEAD; i++) {
      List<String> named = at.exits().stream().filter(rider.ways()::contains).toList();
      List<String> exits = named.isEmpty() ? at.exits() : named;
      String ways = String.join("/", exits);
      at = view.square(exits.getFirst());
      String sign = at.kind() == Kind.PLAIN ? "" : " " + figure(at.kind());
      road.add(ways + (at.marks().contains(Square.Mark.DOT) ? "•" : "") + sign);
    }
    String line =
        clip(rider.seat() + " " + rider.square() + " > " + String.join(", ", road), width);
    text.append(ink.paint(Ink.Colour.ofTeam(rider.seat().index()), line)).append('\n');
  }

  private static String clip(String line, int width) {
    return line.length() <= width ? line : line.substring(0, Math.max(0, width - 1)) + "…";
  }
}
