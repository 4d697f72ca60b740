package musette.games.flamingpyramids;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.Direction;
import musette.games.flamingpyramids.api.Finding;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.AsciiLetters;
import musette.kernel.Notation;

/**
 * {@code place Y40 1,-2} (tile, level, column), {@code slide left}, {@code slide right}, {@code
 * well}, {@code chaos}.
 */
final class BuildNotation implements Notation<BuildAction> {
  private static final Pattern PLACE =
      Pattern.compile("place ([A-Z][0-9]{1,3}) (0|[1-9][0-9]?),(0|-?[1-9][0-9]{0,3})");

  @Override
  public String print(BuildAction action) {
    return switch (action) {
      case BuildAction.Place(Tile tile, int level, int column) ->
          "place " + tile + " " + level + "," + column;
      case BuildAction.Slide(Direction direction) ->
          "slide " + AsciiLetters.lower(direction.name());
      case BuildAction.Say(Finding finding) -> AsciiLetters.lower(finding.name());
    };
  }

  @Override
  public BuildAction parse(String text) {
    for (List<BuildAction> few : List.of(BuildAction.SLIDES, BuildAction.FINDINGS)) {
      for (BuildAction action : few) {
        if (print(action).equals(text)) {
          return action;
        }
      }
    }
    Matcher place = PLACE.matcher(text);
    if (place.matches()) {
      for (Tile tile : Tile.values()) {
        if (tile.name().equals(place.group(1))) {
          return new BuildAction.Place(
              tile, Integer.parseInt(place.group(2)), Integer.parseInt(place.group(3)));
        }
      }
    }
    throw Notation.unreadable(text);
  }
}
