package musette.games.flamingpyramids;

import musette.kernel.Chance;

/**
 * The chain reaction (FP-43 to FP-47): the kinds of chaos in their order, inside a kind from the
 * top and from the left, and after every single event all over again.
 */
final class Chaos {
  /** Why a resolution stands still. */
  enum Stop {
    /** Somebody must choose where a tile falls. */
    SLIDE,
    /** The fire die must be rolled. */
    ROLL,
    /** Nothing is left to resolve. */
    QUIET
  }

  private Chaos() {}

  /** Resolves up to the next decision or the end, rolling the fire die where it is due. */
  static Stop resolve(Draft draft, Chance chance) {
    Stop stop = advance(draft);
    while (stop == Stop.ROLL) {
      FireDie.roll(draft, chance.die(6));
      stop = advance(draft);
    }
    return stop;
  }

  /** Resolves as far as neither choice nor chance is needed; what was forgotten first (FP-86). */
  static Stop advance(Draft draft) {
    if (draft.isForgotten() && OverlookedChaos.begins(draft)) {
      return Stop.SLIDE;
    }
    while (true) {
      if (Collapse.begins(draft)) {
        return Stop.SLIDE;
      }
      if (Explosion.happens(draft)) {
        continue;
      }
      if (draft.rules.fireDie()) {
        if (FireDie.isDue(draft)) {
          return Stop.ROLL;
        }
      } else if (Fire.breaksOut(draft)) {
        continue;
      }
      if (!draft.rules.curse() || !Curse.strikes(draft)) {
        return Stop.QUIET;
      }
    }
  }
}
