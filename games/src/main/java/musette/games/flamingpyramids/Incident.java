package musette.games.flamingpyramids;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import musette.games.flamingpyramids.api.ChaosKind;
import musette.games.flamingpyramids.board.Laid;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Tile;

/**
 * One chaos that is in a pyramid: its kind and all its tiles with their places, those that set it
 * off first, then those it takes (FP-87). Two of them are the same if they are equal.
 */
record Incident(ChaosKind kind, List<Laid> tiles) {

  /**
   * All chaos of a pyramid in the order in which it would be resolved (FP-43, FP-44). With the fire
   * die no fire is among it: only a roll starts one (FP-69).
   */
  static Set<Incident> all(Pyramid pyramid, Rules rules) {
    var all = new LinkedHashSet<Incident>();
    for (ChaosKind kind : ChaosKind.values()) {
      for (int line = pyramid.top(); line > 0; line--) {
        for (long rest = pyramid.line(line); rest != 0; rest &= rest - 1) {
          int cell = pyramid.cellAt(line, Long.numberOfTrailingZeros(rest));
          if (isAt(kind, pyramid, cell, rules)) {
            List<Laid> tiles = tiles(kind, pyramid, cell, rules);
            // What explodes together counts once, at its first tile.
            if (tiles.getFirst().equals(pyramid.laid(cell))) {
              all.add(new Incident(kind, tiles));
            }
          }
        }
      }
    }
    return all;
  }

  private static boolean isAt(ChaosKind kind, Pyramid pyramid, int cell, Rules rules) {
    boolean above = pyramid.level(cell) > 0;
    return switch (kind) {
      case FREE_AIR -> above && !isCarried(pyramid, cell);
      case COLLAPSE -> above && isCarried(pyramid, cell) && !Collapse.holds(pyramid, cell);
      case EXPLOSION -> Explosion.isAt(pyramid, cell);
      case WOOD_FIRE -> !rules.fireDie() && Fire.isAt(pyramid, cell, Tile.TORCHES);
      case STRAW_FIRE -> !rules.fireDie() && Fire.isAt(pyramid, cell, Tile.COALS);
      case CURSE -> rules.curse() && above && Curse.isAt(pyramid, cell);
    };
  }

  private static boolean isCarried(Pyramid pyramid, int cell) {
    return pyramid.at(pyramid.belowLeft(cell)) != 0 || pyramid.at(pyramid.belowRight(cell)) != 0;
  }

  private static List<Laid> tiles(ChaosKind kind, Pyramid pyramid, int cell, Rules rules) {
    var tiles = new ArrayList<Laid>();
    switch (kind) {
      case FREE_AIR, COLLAPSE, CURSE -> {
        add(tiles, pyramid, cell);
        add(tiles, pyramid, pyramid.belowLeft(cell));
        add(tiles, pyramid, pyramid.belowRight(cell));
      }
      case EXPLOSION -> {
        long[] source = Explosion.source(pyramid, cell, rules.explosion());
        add(tiles, pyramid, source);
        add(tiles, pyramid, Explosion.around(pyramid, source));
      }
      case WOOD_FIRE, STRAW_FIRE -> {
        add(tiles, pyramid, cell);
        add(tiles, pyramid, Fire.spread(pyramid, cell).marked());
      }
    }
    return List.copyOf(tiles);
  }

  private static void add(List<Laid> tiles, Pyramid pyramid, int cell) {
    if (pyramid.at(cell) != 0) {
      tiles.add(pyramid.laid(cell));
    }
  }

  private static void add(List<Laid> tiles, Pyramid pyramid, long[] marked) {
    for (int line = marked.length - 1; line > 0; line--) {
      for (long rest = marked[line]; rest != 0; rest &= rest - 1) {
        add(tiles, pyramid, pyramid.cellAt(line, Long.numberOfTrailingZeros(rest)));
      }
    }
  }

  /** Lets it happen, up to where a tile must slide. */
  void resolve(Draft draft) {
    Laid first = tiles.getFirst();
    int cell = draft.pyramid.cell(first.level(), first.column());
    switch (kind) {
      case FREE_AIR -> Collapse.hang(draft, cell);
      case COLLAPSE -> Collapse.collapse(draft, cell);
      case EXPLOSION ->
          Explosion.explode(
              draft, Explosion.source(draft.pyramid, cell, draft.rules.explosion()), "FP-59");
      case WOOD_FIRE, STRAW_FIRE -> Fire.burn(draft, cell, Fire.Igniter.LEAVES);
      case CURSE -> Curse.strike(draft, cell);
    }
  }
}
