package musette.games.flamingpyramids;

import musette.kernel.Seat;

/** Three tiles of equal weight, one upon two (FP-63 to FP-68, A-22 to A-25). */
final class Curse {
  private Curse() {}

  static boolean strikes(Resolution now) {
    Pyramid pyramid = now.pyramid;
    for (int line = pyramid.top(); line > 1; line--) {
      for (long rest = pyramid.line(line); rest != 0; rest &= rest - 1) {
        int cell = pyramid.cellAt(line, Long.numberOfTrailingZeros(rest));
        int weight = Stability.weight(pyramid.at(cell));
        if (weight == Stability.weight(pyramid.at(pyramid.belowLeft(cell)))
            && weight == Stability.weight(pyramid.at(pyramid.belowRight(cell)))) {
          strike(now, cell);
          return true;
        }
      }
    }
    return false;
  }

  private static void strike(Resolution now, int cell) {
    Pyramid pyramid = now.pyramid;
    now.resolver = victim(now);
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
              Seat.of(now.active),
              weight,
              haul.tiles(),
              haul.levels(),
              haul.columns()));
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
