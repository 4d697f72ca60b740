package musette.games.flamingpyramids;

import musette.games.flamingpyramids.api.BuildEvent;
import musette.games.flamingpyramids.board.Material;
import musette.games.flamingpyramids.board.Pyramid;
import musette.games.flamingpyramids.board.Tile;
import musette.kernel.Seat;

/** Straw fires and wood fires (FP-48 to FP-58). */
final class Fire {
  /** Whether the tile that lit the fire leaves the game; only the fire die lets it stay. */
  enum Igniter {
    LEAVES,
    STAYS
  }

  private Fire() {}

  /** Wood fires come before straw fires (FP-43). */
  static boolean breaksOut(Draft draft) {
    int cell = first(draft.pyramid);
    if (cell == Pyramid.NOWHERE) {
      return false;
    }
    burn(draft, cell, Igniter.LEAVES);
    return true;
  }

  /** The first tile that lights a fire: a blowtorch if there is one, else a coal. */
  static int first(Pyramid pyramid) {
    if ((pyramid.tiles() & Tile.INCENDIARY) == 0) {
      return Pyramid.NOWHERE;
    }
    int torch = first(pyramid, Tile.TORCHES);
    return torch != Pyramid.NOWHERE ? torch : first(pyramid, Tile.COALS);
  }

  private static int first(Pyramid pyramid, long igniters) {
    if ((pyramid.tiles() & igniters) == 0) {
      return Pyramid.NOWHERE;
    }
    for (int line = pyramid.top(); line > 0; line--) {
      for (long rest = pyramid.line(line); rest != 0; rest &= rest - 1) {
        int cell = pyramid.cellAt(line, Long.numberOfTrailingZeros(rest));
        if (isAt(pyramid, cell, igniters)) {
          return cell;
        }
      }
    }
    return Pyramid.NOWHERE;
  }

  /** Whether one of these tiles lies there and touches what it sets on fire. */
  static boolean isAt(Pyramid pyramid, int cell, long igniters) {
    int code = pyramid.at(cell);
    return (igniters >>> code & 1) != 0 && pyramid.touches(cell, flammable(code));
  }

  /** What an incendiary tile sets on fire: a coal straw, a blowtorch straw and wood. */
  static long flammable(int igniter) {
    return (Tile.TORCHES >>> igniter & 1) != 0 ? Tile.STRAW | Tile.WOOD : Tile.STRAW;
  }

  /** The fire that the incendiary tile of a cell lights (FP-50 to FP-55). */
  static void burn(Draft draft, int cell, Igniter igniter) {
    Pyramid pyramid = draft.pyramid;
    int code = pyramid.at(cell);
    Spread fire = spread(pyramid, cell);
    if (draft.told()) {
      tell(draft, cell, fire);
    }
    RemovedTiles taken = RemovedTiles.lift(pyramid, fire.marked());
    draft.giveBack(taken);
    if (igniter == Igniter.LEAVES) {
      draft.remove(1L << pyramid.take(cell));
    }
    if (draft.told()) {
      boolean wood = (Tile.TORCHES >>> code & 1) != 0;
      draft.journal.tell(
          new BuildEvent.BurntOut(
              igniter == Igniter.STAYS ? "FP-71" : wood ? "FP-54" : "FP-51",
              Seat.of(draft.resolver),
              Tile.of(code),
              igniter == Igniter.STAYS,
              taken.tiles(),
              taken.levels(),
              taken.columns(),
              draft.isForgotten()));
    }
  }

  /** All that burns if the incendiary tile of a cell lights a fire. */
  static Spread spread(Pyramid pyramid, int cell) {
    var fire = new Spread(pyramid, flammable(pyramid.at(cell)));
    fire.around(cell);
    fire.run();
    return fire;
  }

  private static void tell(Draft draft, int cell, Spread fire) {
    Pyramid pyramid = draft.pyramid;
    Tile igniter = Tile.of(pyramid.at(cell));
    boolean wood = igniter.material() == Material.BLOWTORCH;
    draft.journal.tell(
        new BuildEvent.Ignited(
            wood ? "FP-52" : "FP-49",
            igniter,
            wood ? Material.WOOD : Material.STRAW,
            pyramid.level(cell),
            pyramid.column(cell)));
    for (int i = 0; i < fire.size(); i++) {
      int origin = fire.origin(i);
      draft.journal.tell(
          new BuildEvent.Burnt(
              origin == cell ? (wood ? "FP-52" : "FP-49") : wood ? "FP-53" : "FP-50",
              Tile.of(pyramid.at(fire.cell(i))),
              pyramid.level(fire.cell(i)),
              pyramid.column(fire.cell(i)),
              Tile.of(pyramid.at(origin))));
    }
  }
}
