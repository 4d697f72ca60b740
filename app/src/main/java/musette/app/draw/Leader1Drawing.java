package musette.app.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import musette.app.draw.Ink.Colour;
import musette.games.leader1.api.Board;
import musette.games.leader1.api.Cyclist;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceView;
import musette.games.leader1.api.RaceView.HexagonView;
import musette.games.leader1.api.Team;
import musette.wire.Words;

/** The road around each group, the peloton tile and the energy sheets. */
final class Leader1Drawing implements Drawing<RaceView> {
  private static final String LANES = "LCR";
  private static final int LENGTH = 420;

  @Override
  public String draw(RaceView view, Ink ink, Words words, int width) {
    var lines = new ArrayList<String>();
    Board board = view.board();
    String race = "race." + view.course().name();
    lines.add(
        ink.bold(
            (words.has(race) ? words.text(race) : view.course().name())
                + "  "
                + board.stage()
                + "/"
                + view.stages()
                + "  "
                + words.text("value." + board.phase())
                + "  #"
                + board.turn()));
    for (int hexagon : shown(view)) {
      road(view, hexagon, ink, words, lines);
    }
    lines.add(tile(view, ink));
    sheets(view, ink, words, lines);
    return String.join("\n", lines.stream().map(line -> cut(line, ink, width)).toList()) + "\n";
  }

  /** Coloured lines are always short; plain ones are cut at the terminal width. */
  private static String cut(String line, Ink ink, int width) {
    return ink == Ink.COLOUR || line.length() <= width ? line : line.substring(0, width);
  }

  /** The hexagons of the peloton and of every rider on the road, and the next one of each. */
  private static Iterable<Integer> shown(RaceView view) {
    var shown = new TreeSet<Integer>();
    shown.add(hexagon(view.board().head()));
    shown.add(hexagon(view.rear()));
    for (Cyclist rider : view.cyclists().values()) {
      if (rider.place() == Place.ROAD) {
        shown.add(hexagon(rider.square()));
      }
    }
    shown.add(Math.min(shown.last() + 1, view.course().hexagons().size()));
    return shown;
  }

  private static int hexagon(String square) {
    return Integer.parseInt(square.substring(0, square.length() - 2));
  }

  private static void road(RaceView view, int number, Ink ink, Words words, List<String> lines) {
    HexagonView hexagon = view.course().hexagons().get(number - 1);
    var title = new StringBuilder();
    title.append(number).append(' ').append(hexagon.name()).append(' ');
    title.append(words.text("value." + hexagon.terrain()));
    if (hexagon.category() > 0) {
      title.append(" (").append(hexagon.category()).append(')');
    }
    for (Board.Token token : view.board().weather()) {
      if (token.hexagon() == number) {
        title.append("  ");
        title.append(
            token.shown().isEmpty() ? "?" : words.text("value." + token.shown().getFirst()));
      }
    }
    lines.add(title.toString());
    for (int lane = 0; lane < LANES.length(); lane++) {
      int squares = hexagon.squares().get(lane);
      if (squares > 0) {
        lines.add(lane(view, number, hexagon, lane, ink));
      }
    }
  }

  /** One lane. Every row of the hexagon has the same width, regardless of its number of squares. */
  private static String lane(RaceView view, int number, HexagonView hexagon, int lane, Ink ink) {
    int squares = hexagon.squares().get(lane);
    int cell = LENGTH / squares / 12;
    var text = new StringBuilder("  ").append(LANES.charAt(lane)).append(' ');
    for (int k = 1; k <= squares; k++) {
      String inside = inside(view, number + "" + LANES.charAt(lane) + k, ink);
      String name = LANES.charAt(lane) + "" + k;
      char ground = ground(hexagon, name);
      text.append('|');
      int length = inside.isEmpty() ? 0 : 2;
      text.append(inside).append(String.valueOf(ground).repeat(Math.max(1, cell - length)));
    }
    int front = LENGTH * number;
    boolean finish = view.course().finish() < front && view.course().finish() >= front - LENGTH;
    return text.append(finish ? "|#" : "|").toString();
  }

  private static char ground(HexagonView hexagon, String name) {
    boolean dark = hexagon.dark().contains(name);
    if (hexagon.cobbles().contains(name)) {
      return dark ? '%' : 'o';
    }
    return dark ? ':' : ' ';
  }

  private static String inside(RaceView view, String square, Ink ink) {
    for (Map.Entry<String, Cyclist> entry : view.cyclists().entrySet()) {
      Cyclist rider = entry.getValue();
      if (rider.place() == Place.ROAD && rider.square().equals(square)) {
        return badge(entry.getKey(), ink);
      }
    }
    return square.equals(view.board().head()) || square.equals(view.rear()) ? ink.bold("PP") : "";
  }

  /** Two letters: team and speciality. */
  private static String badge(String name, Ink ink) {
    int space = name.indexOf(' ');
    Team team = Team.valueOf(name.substring(0, space).toUpperCase(Locale.ROOT));
    String letters =
        team.name().substring(0, 1) + name.substring(space + 1, space + 2).toUpperCase(Locale.ROOT);
    return ink.paint(Colour.ofTeam(team.ordinal()), letters);
  }

  private static String tile(RaceView view, Ink ink) {
    var front = new StringBuilder();
    var back = new StringBuilder();
    for (Map.Entry<String, Cyclist> entry : view.cyclists().entrySet()) {
      Place place = entry.getValue().place();
      if (place == Place.FRONT) {
        front.append(' ').append(badge(entry.getKey(), ink));
      } else if (place == Place.BACK) {
        back.append(' ').append(badge(entry.getKey(), ink));
      }
    }
    var order = new ArrayList<String>();
    for (Team team : view.board().order()) {
      int left = view.board().pursuits().get(team.ordinal());
      order.add(ink.paint(Colour.ofTeam(team.ordinal()), team.name().charAt(0) + "" + left));
    }
    return "PP [" + back + " |" + front + " > " + String.join(" ", order) + "]";
  }

  private static void sheets(RaceView view, Ink ink, Words words, List<String> lines) {
    for (String name : view.order()) {
      Cyclist rider = view.cyclists().get(name);
      if (rider == null) {
        continue;
      }
      var line = new StringBuilder(badge(name, ink));
      line.append(String.format(Locale.ROOT, " %3d ", rider.energy()));
      line.append("X".repeat(rider.risks())).append(".".repeat(3 - rider.risks())).append(' ');
      Integer kept = view.kept().get(name);
      List<Integer> own = view.tiles().get(name);
      line.append(own != null ? own.toString() : "[" + (kept == null ? 0 : kept) + "]");
      line.append(' ').append(words.text("value." + rider.place()));
      line.append(rider.square().isEmpty() ? "" : " " + rider.square());
      line.append(rider.slipstream() ? " +1" : "");
      line.append(rider.fallTurn() > 0 ? " " + words.text("condition.FALLEN") : "");
      line.append(rider.punctureTurn() > 0 ? " " + words.text("condition.PUNCTURED") : "");
      lines.add(line.toString());
    }
  }
}
