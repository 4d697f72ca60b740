package musette.games.pacewheel;

import musette.games.pacewheel.api.Pace;

/** Who is where on the road: what squares hold and which group comes next. */
final class Road {
  /** The bit of {@link Pace#FAST} in every group. */
  private static final long FAST_BITS = 0x2222222222222222L;

  /** No more fit on a square (PW-10). */
  static final int FULL = 4;

  /** Squares of the starting strip: 0 touches square 1, then backwards to -3 (PW-Q-43). */
  static final int STRIP = 4;

  private Road() {}

  /** The first square of every group number. */
  static int[] fronts(RaceState race) {
    int[] fronts = RaceState.noFronts();
    for (long racer : race.racers) {
      int square = Racer.square(racer);
      if (square < race.line) {
        int group = Racer.group(racer);
        fronts[group] = Math.max(fronts[group], square);
      }
    }
    return fronts;
  }

  static int countOn(RaceState race, int square) {
    int count = 0;
    for (long racer : race.racers) {
      count += Racer.square(racer) == square ? 1 : 0;
    }
    return count;
  }

  /** Whether nobody more fits (PW-10); past the line there is always room. */
  static boolean isFull(RaceState race, int square) {
    return square < race.line && countOn(race, square) >= FULL;
  }

  /** The group that holds a square, {@link RaceState#NOBODY} if it is empty. */
  static int holder(RaceState race, int square) {
    for (long racer : race.racers) {
      if (Racer.square(racer) == square) {
        return Racer.group(racer);
      }
    }
    return RaceState.NOBODY;
  }

  /** Fills in the squares that a group holds, from the front; returns how many. */
  static int squaresOf(RaceState race, int group, int[] squares) {
    int count = 0;
    for (int k = 0; k < race.count(); k++) {
      long racer = race.racers[(int) (race.order >>> (4 * k)) & 15];
      int square = Racer.square(racer);
      if (Racer.group(racer) == group && square < race.line) {
        int at = count;
        while (at > 0 && squares[at - 1] < square) {
          at--;
        }
        if (at == 0 || squares[at - 1] != square) {
          System.arraycopy(squares, at, squares, at + 1, count - at);
          squares[at] = square;
          count++;
        }
      }
    }
    return count;
  }

  /** A group number that nobody rides in. */
  static int freeGroup(RaceState race) {
    int taken = 0;
    for (long racer : race.racers) {
      int square = Racer.square(racer);
      if (square != Racer.NOT_PLACED && square != Racer.ARRIVED) {
        taken |= 1 << Racer.group(racer);
      }
    }
    return Integer.numberOfTrailingZeros(~taken);
  }

  /**
   * The group with the foremost first square behind {@code square}, {@link RaceState#NOBODY} if
   * none.
   */
  static int groupBehind(RaceState race, int square) {
    int best = RaceState.NOBODY;
    int front = Racer.NOT_PLACED;
    for (int group = 0; group < RaceState.MOST_GROUPS; group++) {
      int there = race.fronts[group];
      if (there > front && there < square) {
        front = there;
        best = group;
      }
    }
    return best;
  }

  /** The same among the groups whose pace is fast. */
  static int fastGroupBehind(RaceState race, int square) {
    int best = RaceState.NOBODY;
    int front = Racer.NOT_PLACED;
    for (long left = race.groups & FAST_BITS; left != 0; left &= left - 1) {
      int group = Long.numberOfTrailingZeros(left) >> 2;
      int there = race.fronts[group];
      if (there > front && there < square) {
        front = there;
        best = group;
      }
    }
    return best;
  }

  static boolean anybodyRides(RaceState race) {
    for (long racer : race.racers) {
      if (Racer.square(racer) < race.line) {
        return true;
      }
    }
    return false;
  }
}
