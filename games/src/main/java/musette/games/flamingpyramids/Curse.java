package musette.games.flamingpyramids;

import musette.kernel.Seat;

/** Three tiles of equal weight, one upon two (FP-63 to FP-68, A-22 to A-25). */
final class Curse {
  private Curse() {}

  static boolean strikes(Resolution now) {
    int cell = first(now.pyramid);
    if (cell == Pyramid.NOWHERE) {
      return false;
    }
    strike(now, cell);
    return true;
  }

  /** The topmost tile of the first mini pyramid of equal weights, from the top and the left. */
  static int first(Pyramid pyramid) {
    for (int line = pyramid.top(); line > 1; line--) {
      for (long rest = pyramid.line(line); rest != 0; rest &= rest - 1) {
        int cell = pyramid.cellAt(line, Long.numberOfTrailingZeros(rest));
        if (isAt(pyramid, cell)) {
          return cell;
        }
      }
    }
    return Pyramid.NOWHERE;
  }

  /** Whether a tile and the two below it weigh the same. */
  static boolean isAt(Pyramid pyramid, int cell) {
    int weight = Stability.weight(pyramid.at(cell));
    return weight == Stability.weight(pyramid.at(pyramid.belowLeft(cell)))
        && weight == Stability.weight(pyramid.at(pyramid.belowRight(cell)));
  }

  /** Forgotten, it strikes nobody: its tiles leave the game (FP-86). */
  static void strike(Resolution now, int cell) {
    Pyramid pyramid = now.pyramid;
    now.resolver = now.isForgotten() ? now.resolver : victim(now);
    int weight = Stability.weight(pyramid.at(cell));
    var haul = new Haul(pyramid);
    haul.lift(cell);
    haul.lift(pyramid.belowLeft(cell));
    haul.lift(pyramid.belowRight(cell));
    now.giveBack(haul);
    if (now.told) {
      now.journal.tell(
          new BuildEvent.Cursed(
              now.bearer(),
              Seat.of(now.layer()),
              weight,
              haul.tiles(),
              haul.levels(),
              haul.columns(),
              now.isForgotten()));
    }
  }

  /** On the right of the active player, or of whoever was struck before (FP-65, A-24). */
  private static int victim(Resolution now) {
    int from =
        switch (now.rules.curseChain()) {
          case SAME -> now.active;
          case NEXT -> now.resolver;
        };
    return (from + now.rules.seats() - 1) % now.rules.seats();
  }
}
