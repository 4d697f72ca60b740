package musette.app.draw;

import java.util.ArrayList;
import java.util.List;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.api.Team;
import musette.games.flammerouge.course.Lane;
import musette.games.flammerouge.course.Terrain;
import musette.wire.Words;

/**
 * The road in rows from left to right, with the left lane above the right one, terrain and square
 * numbers below, and then the viewer's own cards.
 */
final class FlammeRougeDrawing implements Drawing<RaceView> {
  private static final int CELL = 4;
  private static final int NUMBERED = 5;

  /** Number of squares past the printed ones that are also drawn. */
  private static final int BEYOND = 5;

  @Override
  public String draw(RaceView view, Ink ink, Words words, int width) {
    List<Terrain> road = road(view);
    int perRow = Math.max(NUMBERED, width / CELL);
    var text = new StringBuilder();
    for (int from = 1; from <= road.size(); from += perRow) {
      int to = Math.min(road.size(), from + perRow - 1);
      for (Lane lane : List.of(Lane.LEFT, Lane.RIGHT)) {
        for (int square = from; square <= to; square++) {
          text.append(rider(view, square, lane, ink));
        }
        text.append('\n');
      }
      for (int square = from; square <= to; square++) {
        text.append(ground(view, road, square, ink));
      }
      text.append('\n');
      for (int square = from; square <= to; square++) {
        boolean numbered = square == from || square % NUMBERED == 0;
        text.append(String.format("%-4s", numbered ? String.valueOf(square) : ""));
      }
      text.append("\n\n");
    }
    return text.append(cards(view, ink, words)).toString();
  }

  /** The printed squares, and those beyond that a rider has reached. */
  private static List<Terrain> road(RaceView view) {
    var road = new ArrayList<Terrain>();
    view.tiles().forEach(tile -> road.addAll(tile.squares()));
    int furthest = view.riders().stream().mapToInt(RaceView.RiderView::square).max().orElse(0);
    int last = Math.min(Math.max(furthest, road.size()), road.size() + BEYOND);
    while (road.size() < last) {
      road.add(Terrain.FINISH);
    }
    return road;
  }

  private static String rider(RaceView view, int square, Lane lane, Ink ink) {
    for (RaceView.RiderView rider : view.riders()) {
      if (rider.square() == square && rider.lane() == lane) {
        String name = String.format("%-4s", name(rider.rider()));
        return ink.paint(Ink.Colour.ofTeam(view.teams().indexOf(rider.team())), name);
      }
    }
    return ink.paint(Ink.Colour.STONE, ".   ");
  }

  /** Team and kind: {@code Ar} is Alouette's Rouleur. */
  private static String name(Rider rider) {
    String team =
        switch (rider.team()) {
          case A, B, C, D -> rider.team().name();
          case PELOTON -> "P";
          case MUSCLE1 -> "1";
          case MUSCLE2 -> "2";
          case MUSCLE3 -> "3";
        };
    if (rider.team() == Team.PELOTON) {
      return rider == Rider.PELOTON_FIRST ? "P1" : "P2";
    }
    return team + (rider.kind() == Kind.ROULEUR ? "r" : "s");
  }

  private static String ground(RaceView view, List<Terrain> road, int square, Ink ink) {
    String line = square == view.startLine() || square == view.finishLine() ? "|" : "";
    return switch (road.get(square - 1)) {
      case START -> ink.paint(Ink.Colour.STONE, pad("---", line));
      case FLAT -> ink.paint(Ink.Colour.STONE, pad("___", line));
      case ASCENT -> ink.paint(Ink.Colour.BRICK, pad("^^^", line));
      case DESCENT -> ink.paint(Ink.Colour.PETROL, pad("vvv", line));
      case FINISH -> ink.paint(Ink.Colour.OCHRE, pad("===", line));
    };
  }

  private static String pad(String ground, String line) {
    return ground + (line.isEmpty() ? ground.substring(0, 1) : line);
  }

  private static String cards(RaceView view, Ink ink, Words words) {
    var text = new StringBuilder();
    for (RaceView.OwnCards own : view.own()) {
      text.append(ink.bold(words.text("value." + own.rider().kind())));
      text.append("  [").append(letters(own.hand())).append("]  ");
      text.append(letters(own.deck())).append(" / ").append(letters(own.recycled()));
      if (!own.faceDown().isEmpty()) {
        text.append("  > ").append(letters(own.faceDown()));
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static String letters(List<Card> cards) {
    var text = new StringBuilder();
    cards.forEach(card -> text.append(text.isEmpty() ? "" : " ").append(card.letter()));
    return text.toString();
  }
}
