package musette.games.flammerouge;

/**
 * Where the riders are: one byte each, twice the square and one more for the right lane, so that
 * the greater byte is ahead (FR-21, FR-42). 0 is off the track.
 */
final class Spots {
  static final int OFF = 0;

  /** No lane is free. */
  static final int FULL = -1;

  private static final long ONES = 0x0101010101010101L;
  private static final long HIGHS = 0x8080808080808080L;

  private Spots() {}

  static int spot(int square, Lane lane) {
    return square * 2 + (lane == Lane.RIGHT ? 1 : 0);
  }

  static int square(int spot) {
    return spot >> 1;
  }

  static Lane lane(int spot) {
    return spot == OFF || (spot & 1) == 1 ? Lane.RIGHT : Lane.LEFT;
  }

  static int of(long spots, int rider) {
    return (int) (spots >>> (8 * rider)) & 0xFF;
  }

  static long with(long spots, int rider, int spot) {
    return (spots & ~(0xFFL << (8 * rider))) | ((long) spot << (8 * rider));
  }

  private static boolean isTaken(long spots, int spot) {
    long x = spots ^ spot * ONES;
    return ((x - ONES) & ~x & HIGHS) != 0;
  }

  static boolean isOccupied(long spots, int square) {
    return isTaken(spots, square * 2 + 1) || isTaken(spots, square * 2);
  }

  /** Where a rider who ends on the square stands: on the right if he can (FR-24). */
  static int landing(long spots, int square) {
    int right = square * 2 + 1;
    if (!isTaken(spots, right)) {
      return right;
    }
    return isTaken(spots, right - 1) ? FULL : right - 1;
  }

  /** The rider furthest ahead, or -1 if nobody is on the track. */
  static int front(long spots) {
    // Spot and number in one key: who is ahead is hard to foresee, so the loop has no branch.
    int best = -1;
    long rest = spots;
    for (int rider = 0; rest != 0; rider++, rest >>>= 8) {
      best = Math.max(best, ((int) rest & 0xFF) << 3 | rider);
    }
    return best < 0 ? -1 : best & 7;
  }

  /** The first square from this one on where somebody stands, or a square nobody can reach. */
  static int nextOccupied(long spots, int from) {
    int next = Track.SQUARES - from;
    for (long rest = spots; rest != 0; rest >>>= 8) {
      // Squares behind give a negative distance, which the mask makes a huge one.
      next = Math.min(next, (square((int) rest & 0xFF) - from) & Integer.MAX_VALUE);
    }
    return from + next;
  }

  /** The rider on the spot, or -1. */
  static int riderAt(long spots, int spot) {
    long x = spots ^ spot * ONES;
    long found = (x - ONES) & ~x & HIGHS;
    return found == 0 ? -1 : Long.numberOfTrailingZeros(found) >>> 3;
  }
}
