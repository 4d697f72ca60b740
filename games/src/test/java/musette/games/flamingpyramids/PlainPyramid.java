package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Slot;
import musette.games.flamingpyramids.board.Tile;

/**
 * The rules of building and fire once more, as slow and plain as can be, to check the fast ones.
 */
record PlainPyramid(Map<Slot, Tile> tiles) {
  PlainPyramid(List<Laid> laid) {
    this(new HashMap<>());
    laid.forEach(tile -> tiles.put(new Slot(tile.level(), tile.column()), tile.tile()));
  }

  private List<Tile> at(List<Slot> places) {
    var found = new ArrayList<Tile>();
    for (Slot place : places) {
      Tile tile = tiles.get(place);
      if (tile != null) {
        found.add(tile);
      }
    }
    return found;
  }

  private List<Tile> below(Slot place) {
    return at(
        List.of(
            new Slot(place.level() - 1, place.column()),
            new Slot(place.level() - 1, place.column() + 1)));
  }

  private List<Tile> touching(Slot place) {
    int level = place.level();
    int column = place.column();
    return at(
        List.of(
            new Slot(level, column - 1),
            new Slot(level, column + 1),
            new Slot(level - 1, column),
            new Slot(level - 1, column + 1),
            new Slot(level + 1, column - 1),
            new Slot(level + 1, column)));
  }

  private static boolean match(Tile upper, Tile lower) {
    return upper.weight() == lower.weight()
        || upper.colour() == lower.colour()
        || upper == Tile.J200
        || lower == Tile.J200;
  }

  private List<Slot> where(BiPredicate<Slot, Tile> holds) {
    var found = new ArrayList<Slot>();
    tiles.forEach(
        (place, tile) -> {
          if (holds.test(place, tile)) {
            found.add(place);
          }
        });
    return found;
  }

  List<Slot> unstable() {
    return where((place, tile) -> place.level() > 0 && !holds(tile, below(place)));
  }

  List<Slot> floating() {
    return where((place, tile) -> place.level() > 0 && below(place).isEmpty());
  }

  private static boolean holds(Tile tile, List<Tile> below) {
    return below.stream().anyMatch(lower -> match(tile, lower))
        && tile.weight() <= below.stream().mapToInt(Tile::weight).sum();
  }

  List<Slot> explosions() {
    return where(
        (place, tile) ->
            tile.isIncendiary() && touching(place).stream().anyMatch(Tile::isIncendiary));
  }

  List<Slot> fires() {
    return where((place, tile) -> touching(place).stream().anyMatch(near -> lights(tile, near)));
  }

  private static boolean lights(Tile igniter, Tile tile) {
    boolean straw = tile.weight() == 2 || tile.weight() == 4 || tile.weight() == 6;
    boolean wood = tile.weight() >= 10 && tile.weight() <= 40;
    return igniter.weight() == 1 ? straw : igniter.weight() == 7 && (straw || wood);
  }

  List<Slot> curses() {
    return where(
        (place, tile) ->
            below(place).stream().filter(lower -> lower.weight() == tile.weight()).count() == 2);
  }

  /** In the order of the engine: from the base upwards, in a level from the left. */
  List<Slot> slots() {
    if (tiles.isEmpty()) {
      return List.of(new Slot(0, 0));
    }
    List<Slot> base = tiles.keySet().stream().filter(place -> place.level() == 0).toList();
    int low = base.stream().mapToInt(Slot::column).min().orElseThrow();
    int high = base.stream().mapToInt(Slot::column).max().orElseThrow();
    int top = tiles.keySet().stream().mapToInt(Slot::level).max().orElseThrow();
    var open = new ArrayList<Slot>();
    for (int level = 0; level <= top + 1; level++) {
      for (int column = low - top - 1; column <= high + top + 1; column++) {
        var place = new Slot(level, column);
        boolean carried = level == 0 ? low < column && column < high : below(place).size() == 2;
        if (!tiles.containsKey(place) && carried) {
          open.add(place);
        }
      }
    }
    return open.isEmpty() ? List.of(new Slot(0, low - 1), new Slot(0, high + 1)) : open;
  }
}
