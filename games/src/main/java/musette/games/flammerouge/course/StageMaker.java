package musette.games.flammerouge.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.kernel.AsciiLetters;
import musette.kernel.Chance;
import musette.kernel.RoadWish;

/** Lays stages at random and keeps the one that is nearest to a wish. */
final class StageMaker {
  private static final int TRIES = 400;
  private static final int ENDS = 12;

  private final Map<Character, Tile> box;
  private final RoadWish wish;
  private final Chance chance;

  private StageMaker(Map<Character, Tile> box, RoadWish wish) {
    this.box = box;
    this.wish = wish;
    this.chance = Chance.quick(wish.seed());
  }

  static String make(Map<Character, Tile> box, RoadWish wish) {
    var maker = new StageMaker(box, wish);
    String best = "au";
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < TRIES && least > 0; i++) {
      List<Tile> tiles = maker.laid();
      int miss = maker.miss(tiles);
      if (miss < least) {
        least = miss;
        best = String.join("", tiles.stream().map(Tile::name).toList());
      }
    }
    return best;
  }

  /** Runs of squares uphill. */
  static int climbs(List<Tile> tiles) {
    int climbs = 0;
    Terrain before = Terrain.START;
    for (Tile tile : tiles) {
      for (Terrain terrain : tile.squares()) {
        climbs += terrain == Terrain.ASCENT && before != Terrain.ASCENT ? 1 : 0;
        before = terrain;
      }
    }
    return climbs;
  }

  private int miss(List<Tile> tiles) {
    int squares = 0;
    int uphill = 0;
    for (Tile tile : tiles) {
      squares += tile.squares().size();
      uphill += (int) tile.squares().stream().filter(t -> t == Terrain.ASCENT).count();
    }
    int hard = hardness() * wish.climbs();
    // An odd number of squares cannot be laid: every tile has two or six.
    int length = Math.abs(squares - wish.length()) / 2;
    return 20 * Math.abs(climbs(tiles) - wish.climbs()) + 3 * length + Math.abs(uphill - hard) / 2;
  }

  /** Squares uphill in a climb. */
  private int hardness() {
    return switch (wish.legs()) {
      case KIND -> 3;
      case HARD -> 5;
      case CRUEL -> 8;
    };
  }

  /** A stage without overlaps, about as long as it should be. */
  private List<Tile> laid() {
    var free = new ArrayList<Character>();
    box.keySet().forEach(name -> addFree(free, name));
    var tiles = new ArrayList<Tile>();
    var laying = new Laying();
    int squares = ENDS;
    var _ = add(tiles, laying, side('a'));
    while (!free.isEmpty() && squares < wish.length()) {
      char side = side(free.remove(chance.below(free.size())));
      if (add(tiles, laying, side) || add(tiles, laying, flipped(side))) {
        squares += tiles.getLast().squares().size();
      }
    }
    char finish = side('u');
    while (!add(tiles, laying, finish)) {
      tiles.removeLast();
      laying.takeOff();
    }
    return tiles;
  }

  private static void addFree(List<Character> free, char name) {
    if (AsciiLetters.isLower(name) && name != 'a' && name != 'u') {
      free.add(name);
    }
  }

  /** The more climbs are wished for, the more often the side with mountains. */
  private char side(char name) {
    return chance.below(ENDS) < 2 * wish.climbs() + 1 ? AsciiLetters.upper(name) : name;
  }

  private static char flipped(char name) {
    return AsciiLetters.isUpper(name) ? AsciiLetters.lower(name) : AsciiLetters.upper(name);
  }

  /** Lays a tile, unless it would lie on another. */
  private boolean add(List<Tile> tiles, Laying laying, char name) {
    Tile tile = java.util.Objects.requireNonNull(box.get(name));
    laying.lay(tile);
    if (laying.overlaps().isEmpty()) {
      tiles.add(tile);
      return true;
    }
    laying.takeOff();
    return false;
  }
}
