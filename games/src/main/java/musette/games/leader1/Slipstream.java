package musette.games.leader1;

import musette.kernel.Journal;

/** Slipstreaming (L1-100 to L1-106, L1-Q-12, L1-Q-87). */
final class Slipstream {
  private Slipstream() {}

  /** The riders, as bits, who profit if this one now makes a move that is not too long. */
  static int followers(Race race, int ahead) {
    int bits = 0;
    int square = race.square(ahead);
    for (int left = race.road(); left != 0; left &= left - 1) {
      int r = Integer.numberOfTrailingZeros(left);
      boolean behind = r != ahead && race.occupies(r) && follows(race, race.square(r), square);
      if (behind && (!race.rules.literalSlipstream || race.follows(r) == ahead + 1)) {
        bits |= 1 << r;
      }
    }
    return bits;
  }

  /** Directly behind (L1-H-07); by option diagonally as well (L1-Q-11). */
  private static boolean follows(Race race, int square, int ahead) {
    Course course = race.course;
    if (course.ahead[square] == ahead) {
      return true;
    }
    int toLane = course.lane[ahead];
    return race.rules.diagonalSlipstream
        && toLane != course.lane[square]
        && course.steps[square * Lane.COUNT + toLane] == ahead;
  }

  /** Whether a move of this length leaves the slipstream to the rider behind (L1-103..105). */
  static boolean within(Course course, int start, int length) {
    int limit = 6;
    if (course.cobbles[start]) {
      limit = 5;
    } else if (course.terrain[start] == Terrain.DOWNHILL.ordinal()) {
      limit = 8;
    }
    return length < limit;
  }

  static void grant(Race race, int followers, Journal journal) {
    for (int bits = followers; bits != 0; bits &= bits - 1) {
      int r = Integer.numberOfTrailingZeros(bits);
      race.slipstream(r, 1);
      Teller.tell(journal, r, (t, c) -> new RaceEvent.Slipstreamed("L1-100", t, c));
    }
  }

  /** One more than the rider whom this one stands behind, 0 for none; kept for L1-Q-12. */
  static int ahead(Race race, int r) {
    if (!race.rules.literalSlipstream || !race.isOnRoad(r)) {
      return 0;
    }
    for (int other = 0; other < Riders.RIDERS; other++) {
      boolean there = other != r && race.isOnRoad(other);
      if (there && follows(race, race.square(r), race.square(other))) {
        return other + 1;
      }
    }
    return 0;
  }

  /** A puncture takes the slipstream from the rider and from the one behind him (L1-106). */
  static void lose(Race race, int r) {
    race.slipstream(r, 0);
    for (int bits = followers(race, r); bits != 0; bits &= bits - 1) {
      race.slipstream(Integer.numberOfTrailingZeros(bits), 0);
    }
  }
}
