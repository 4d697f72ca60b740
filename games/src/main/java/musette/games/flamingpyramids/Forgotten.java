package musette.games.flamingpyramids;

import java.util.Set;

/**
 * In the family game, chaos that was overlooked before the last tile was laid (FP-86, FP-87). It is
 * resolved before the chaos of that tile, which waits and is told apart by how it stood when
 * somebody called; all else that comes up meanwhile follows from what was forgotten.
 */
final class Forgotten {
  private Forgotten() {}

  /** Resolves what was forgotten; whether a tile must slide before it can go on. */
  static boolean begins(Resolution now) {
    Set<Trouble> own = own(now);
    while (now.isForgotten()) {
      Set<Trouble> all = Trouble.all(now.pyramid, now.rules);
      all.removeAll(own);
      if (all.isEmpty()) {
        now.calledOn = Pyramid.NONE;
      } else {
        all.iterator().next().resolve(now);
        if (now.sliding != Pyramid.NOWHERE) {
          return true;
        }
      }
    }
    return false;
  }

  /** The chaos that came with the last tile: it did not stand so without it. */
  private static Set<Trouble> own(Resolution now) {
    Pyramid before = now.calledOn.copy();
    before.take(before.find(now.laid));
    Set<Trouble> own = Trouble.all(now.calledOn, now.rules);
    own.removeAll(Trouble.all(before, now.rules));
    return own;
  }
}
