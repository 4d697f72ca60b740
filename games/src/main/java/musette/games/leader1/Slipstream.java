package musette.games.leader1;

import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.course.Course;
import musette.games.leader1.course.Terrain;
import musette.kernel.Journal;

/** Slipstreaming (L1-100 to L1-106, L1-Q-12, L1-Q-87). */
final class Slipstream {
  private Slipstream() {}

  /** The riders, as bits, who profit if this one now makes a move that is not too long. */
  static int followers(RaceState race, int ahead) {
    int bits = behind(race, ahead);
    if (race.rules.literalSlipstream) {
      for (int left = bits; left != 0; left &= left - 1) {
        int r = Integer.numberOfTrailingZeros(left);
        bits &= (race.follows(r) >> ahead & 1) != 0 ? -1 : ~(1 << r);
      }
    }
    return bits;
  }

  /** The riders, as bits, who stand behind this one, and neither lie nor mend there. */
  private static int behind(RaceState race, int ahead) {
    int bits = 0;
    int square = race.square(ahead);
    for (int left = race.road(); left != 0; left &= left - 1) {
      int r = Integer.numberOfTrailingZeros(left);
      if (r != ahead && race.occupies(r) && follows(race, race.square(r), square)) {
        bits |= 1 << r;
      }
    }
    return bits;
  }

  /** Directly behind (L1-H-07); by option diagonally as well (L1-Q-11). */
  private static boolean follows(RaceState race, int square, int ahead) {
    Course course = race.course;
    if (course.ahead(square) == ahead) {
      return true;
    }
    int toLane = course.lane(ahead);
    return race.rules.diagonalSlipstream
        && toLane != course.lane(square)
        && course.step(square, toLane) == ahead;
  }

  /** Whether a move of this length leaves the slipstream to the rider behind (L1-103..105). */
  static boolean within(Course course, int start, int length) {
    int limit = 6;
    if (course.cobbles(start)) {
      limit = 5;
    } else if (course.terrain(start) == Terrain.DOWNHILL.ordinal()) {
      limit = 8;
    }
    return length < limit;
  }

  static void grant(Draft draft, int followers, Journal journal) {
    for (int bits = followers; bits != 0; bits &= bits - 1) {
      int r = Integer.numberOfTrailingZeros(bits);
      draft.slipstream(r, 1);
      Events.tell(journal, r, (t, c) -> new RaceEvent.Slipstreamed("L1-100", t, c));
    }
  }

  /** The riders, as bits, behind whom this one has ended his move (L1-Q-12). */
  static int ahead(RaceState race, int r) {
    if (!race.rules.literalSlipstream || !race.isOnRoad(r)) {
      return 0;
    }
    int bits = 0;
    for (int left = race.road(); left != 0; left &= left - 1) {
      int other = Integer.numberOfTrailingZeros(left);
      if (other != r && follows(race, race.square(r), race.square(other))) {
        bits |= 1 << other;
      }
    }
    return bits;
  }

  /** A rider leaves his square: nobody stands behind him any more. */
  static void leave(Draft draft, int r) {
    if (draft.rules.literalSlipstream) {
      for (int left = draft.road(); left != 0; left &= left - 1) {
        int other = Integer.numberOfTrailingZeros(left);
        draft.follows(other, draft.follows(other) & ~(1 << r));
      }
    }
  }

  /** A puncture takes the slipstream from the rider and from the one behind him (L1-106). */
  static void lose(Draft draft, int r) {
    draft.slipstream(r, 0);
    for (int bits = behind(draft, r); bits != 0; bits &= bits - 1) {
      draft.slipstream(Integer.numberOfTrailingZeros(bits), 0);
    }
  }
}
