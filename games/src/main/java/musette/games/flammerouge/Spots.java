package musette.games.flammerouge;

import musette.games.flammerouge.course.Lane;

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
  private static final long WIDE = 0x00FF00FF00FF00FFL;
  private static final long WIDE_ONES = 0x0001000100010001L;
  private static final long WIDE_HIGHS = 0x8000800080008000L;

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

  /** Where a rider who ends on the square stands: on the right if they can (FR-24). */
  static int landing(long spots, int square) {
    int right = square * 2 + 1;
    if (!isTaken(spots, right)) {
      return right;
    }
    return isTaken(spots, right - 1) ? FULL : right - 1;
  }

  /**
   * The riders on the track, the one furthest ahead first: four bits each, the number and one more,
   * and 0 after the last. {@link #first} and {@link #rest} take it apart.
   */
  static int order(long spots) {
    // Who is ahead is hard to foresee, so nothing branches: a rider's place is the number of riders
    // ahead of them, who are counted by comparing all bytes at once, each with room for its sign.
    long even = (spots & WIDE) | WIDE_HIGHS;
    long odd = (spots >>> 8 & WIDE) | WIDE_HIGHS;
    int order = 0;
    long rest = spots;
    for (int rider = 1; rest != 0; rider++, rest >>>= 8) {
      int spot = (int) rest & 0xFF;
      long more = (spot + 1) * WIDE_ONES;
      long ahead = ((even - more) & WIDE_HIGHS) >>> 1 | ((odd - more) & WIDE_HIGHS);
      order |= (spot == OFF ? 0 : rider) << (4 * Long.bitCount(ahead));
    }
    return order;
  }

  /** The same order from the rider furthest back. */
  static int fromBehind(int order) {
    int bytes = Integer.reverseBytes(order);
    int all = (bytes & 0x0F0F0F0F) << 4 | (bytes >>> 4 & 0x0F0F0F0F);
    return all >>> (Integer.numberOfTrailingZeros(all) & ~3);
  }

  /** The first rider of an order, or -1 if it is empty. */
  static int first(int order) {
    return (order & 0xF) - 1;
  }

  /** An order without its first rider. */
  static int rest(int order) {
    return order >>> 4;
  }

  static boolean isAnybodyPast(long spots, int square) {
    long least = (2 * square + 2) * WIDE_ONES;
    long even = ((spots & WIDE) | WIDE_HIGHS) - least;
    long odd = ((spots >>> 8 & WIDE) | WIDE_HIGHS) - least;
    return ((even | odd) & WIDE_HIGHS) != 0;
  }

  /** The rider on the spot, or -1. */
  static int riderAt(long spots, int spot) {
    long x = spots ^ spot * ONES;
    long found = (x - ONES) & ~x & HIGHS;
    return found == 0 ? -1 : Long.numberOfTrailingZeros(found) >>> 3;
  }
}
