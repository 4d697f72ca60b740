package musette.app.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildRemark;
import musette.games.flamingpyramids.api.BuildView;
import musette.games.flamingpyramids.api.Phase;
import musette.games.flamingpyramids.api.Stage;
import musette.games.flamingpyramids.board.Colour;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Material;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Remark;
import musette.kernel.Seat;
import musette.wire.Words;

/**
 * The pyramid, its open slots with the level and column used by the notation, everybody's tiles,
 * and, for the player to move, what each tile of their hand does on each slot. In watchful play
 * nobody is told that (FP-81); the tile to be checked is set in angles instead.
 */
final class FlamingPyramidsDrawing implements Drawing<BuildView> {
  private static final FlamingPyramids RULES = new FlamingPyramids();
  private static final int WIDE = 8;
  private static final int NARROW = 6;

  @Override
  public String draw(BuildView view, Ink ink, Words words, int width) {
    var text = new StringBuilder();
    pyramid(view, ink, width).forEach(line -> text.append(line).append('\n'));
    text.append(legend(view, ink, words)).append("\n\n");
    for (BuildView.Player player : view.players()) {
      text.append(player(view, player, ink, words)).append('\n');
    }
    if (!view.removed().isEmpty()) {
      text.append(words.text("draw.removed")).append(": ").append(names(view.removed(), ink));
      text.append('\n');
    }
    if (view.viewer() != Seat.NONE) {
      text.append('\n').append(words.text("draw.hand")).append(": ");
      text.append(names(view.hand(), ink)).append('\n');
    }
    boolean placing = view.phase() == Phase.PLACE && view.active() == view.viewer();
    if (placing && !view.checking().isWatchful()) {
      text.append(forecast(view, ink, words));
    }
    return text.toString();
  }

  private static List<String> pyramid(BuildView view, Ink ink, int width) {
    Map<Integer, Map<Integer, String>> levels = new HashMap<>();
    int low = Integer.MAX_VALUE;
    int high = Integer.MIN_VALUE;
    int top = 0;
    var places = new ArrayList<Slot>(view.slots());
    view.pyramid().forEach(laid -> places.add(new Slot(laid.level(), laid.column())));
    for (Slot place : places) {
      low = Math.min(low, 2 * place.column() + place.level());
      high = Math.max(high, 2 * place.column() + place.level());
      top = Math.max(top, place.level());
    }
    int cell = (high - low + 2) * WIDE / 2 > width ? NARROW : WIDE;
    for (Laid laid : view.pyramid()) {
      put(
          levels,
          laid.level(),
          2 * laid.column() + laid.level() - low,
          tile(view, laid, ink, cell));
    }
    for (Slot slot : view.slots()) {
      String label = centre(slot.level() + "," + slot.column(), cell - 2);
      put(levels, slot.level(), 2 * slot.column() + slot.level() - low, "(" + label + ")");
    }
    var lines = new ArrayList<String>();
    for (int level = top; level >= 0; level--) {
      lines.add(line(levels.getOrDefault(level, Map.of()), cell));
    }
    return lines;
  }

  private static void put(
      Map<Integer, Map<Integer, String>> levels, int level, int half, String text) {
    levels.computeIfAbsent(level, l -> new TreeMap<>()).put(half, text);
  }

  /**
   * The cells of a level by half columns, in ascending order; each is one cell wide, not counting
   * colour codes.
   */
  private static String line(Map<Integer, String> cells, int cell) {
    var line = new StringBuilder();
    int at = 0;
    for (var entry : cells.entrySet()) {
      int start = entry.getKey() * cell / 2;
      line.append(" ".repeat(start - at)).append(entry.getValue());
      at = start + cell;
    }
    return line.toString();
  }

  private static String tile(BuildView view, Laid laid, Ink ink, int cell) {
    String name = laid.tile().name();
    String label = cell == WIDE ? name + " " + sign(laid.tile().material()) : name;
    String middle = centre(label, cell - 2);
    String framed = isChecked(view, laid.tile()) ? ">" + middle + "<" : "[" + middle + "]";
    return ink.paint(Ink.Colour.SNOW, back(laid.tile()), framed);
  }

  private static boolean isChecked(BuildView view, Tile tile) {
    return view.stage() != Stage.BUILD && view.laid().contains(tile);
  }

  private static String centre(String text, int width) {
    int left = Math.max(0, (width - text.length()) / 2);
    return " ".repeat(left) + text + " ".repeat(Math.max(0, width - text.length() - left));
  }

  private static char sign(Material material) {
    return switch (material) {
      case STRAW -> '~';
      case WOOD -> '=';
      case STONE -> '#';
      case COAL -> '*';
      case BLOWTORCH -> '!';
    };
  }

  private static Ink.Colour back(Tile tile) {
    return switch (tile.colour()) {
      case YELLOW -> Ink.Colour.OCHRE;
      case RED -> Ink.Colour.BRICK;
      case GREEN -> Ink.Colour.FOREST;
      case BLUE -> Ink.Colour.PETROL;
      case ALL -> Ink.Colour.CHARCOAL;
    };
  }

  private static String legend(BuildView view, Ink ink, Words words) {
    var parts = new ArrayList<String>();
    if (view.stage() != Stage.BUILD) {
      parts.add("> < " + words.text("draw.laid"));
    }
    for (Material material : Material.values()) {
      parts.add(sign(material) + " " + words.text("value." + material));
    }
    for (Colour colour : List.of(Colour.YELLOW, Colour.RED, Colour.GREEN, Colour.BLUE)) {
      parts.add(colour.name().charAt(0) + " " + words.text("value." + colour));
    }
    return ink.paint(Ink.Colour.CHARCOAL, String.join("  ", parts));
  }

  private static String player(BuildView view, BuildView.Player player, Ink ink, Words words) {
    boolean asked = view.asked().contains(player.seat());
    String name = "%-10s".formatted(words.text("value." + player.seat()));
    int pile = player.left() - player.handCount();
    var line = new StringBuilder(asked ? "> " : "  ");
    line.append(asked ? ink.bold(name) : name);
    line.append(" %2d = %d + %2d".formatted(player.left(), player.handCount(), pile));
    if (!player.pileKnown().isEmpty()) {
      line.append("  ... ").append(names(player.pileKnown(), ink));
    }
    return line.toString();
  }

  private static String names(List<Tile> tiles, Ink ink) {
    return String.join(
        " ", tiles.stream().map(tile -> ink.paint(back(tile), tile.name())).toList());
  }

  /** One line per tile of the hand, one column per slot. */
  private static String forecast(BuildView view, Ink ink, Words words) {
    var text = new StringBuilder("%-6s".formatted(""));
    view.slots().forEach(slot -> text.append("%8s".formatted(slot.level() + "," + slot.column())));
    text.append('\n');
    for (Tile tile : view.hand()) {
      text.append(ink.paint(back(tile), "%-6s".formatted(tile.name())));
      for (Slot slot : view.slots()) {
        var action = new BuildAction.Place(tile, slot.level(), slot.column());
        text.append(" ".repeat(8 - Math.min(8, outcome(view, action, words).length())));
        text.append(outcome(view, action, words));
      }
      text.append('\n');
    }
    return text.append(ink.paint(Ink.Colour.CHARCOAL, words.text("draw.forecast")))
        .append('\n')
        .toString();
  }

  /** {@code ok}, or how many tiles come back, {@code +} where a slide or the die decides. */
  private static String outcome(BuildView view, BuildAction action, Words words) {
    String outcome = words.text("draw.ok");
    for (Remark remark : RULES.outlook(view, action).remarks()) {
      switch ((BuildRemark) remark) {
        case BuildRemark.ComesBack back when back.seat() == view.viewer() ->
            outcome = back.count() + (back.exact() ? "" : "+");
        case BuildRemark.Rolls _ -> outcome = words.text("draw.die");
        case BuildRemark.Wins _ -> outcome = words.text("draw.wins");
        default -> {}
      }
    }
    return outcome;
  }
}
