package musette.games.flamingpyramids;

import java.util.Set;
import musette.games.flamingpyramids.board.Pyramid;

/**
 * In the family game, chaos that was overlooked before the last tile was laid (FP-86, FP-87). It is
 * resolved before the chaos of that tile, which waits and is told apart by how it stood when
 * somebody called; all else that comes up meanwhile follows from what was forgotten.
 */
final class OverlookedChaos {
  private OverlookedChaos() {}

  /** Resolves what was forgotten; whether a tile must slide before it can go on. */
  static boolean begins(Draft draft) {
    Set<Incident> own = own(draft);
    while (draft.isForgotten()) {
      Set<Incident> all = Incident.all(draft.pyramid, draft.rules);
      all.removeAll(own);
      if (all.isEmpty()) {
        draft.calledOn = Pyramid.NONE;
      } else {
        all.iterator().next().resolve(draft);
        if (draft.sliding != Pyramid.NOWHERE) {
          return true;
        }
      }
    }
    return false;
  }

  /** The chaos that came with the last tile: it did not stand so without it. */
  private static Set<Incident> own(Draft draft) {
    Pyramid before = draft.calledOn.copy();
    before.take(before.find(draft.laid));
    Set<Incident> own = Incident.all(draft.calledOn, draft.rules);
    own.removeAll(Incident.all(before, draft.rules));
    return own;
  }
}
