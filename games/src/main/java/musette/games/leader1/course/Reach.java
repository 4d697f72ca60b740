package musette.games.leader1.course;

/**
 * Which squares can be reached without passing through anybody, as sets of squares and not path by
 * path: quicker than {@link Paths} where only that is asked. A set is two longs, bit 0 being the
 * start.
 */
public final class Reach {
  /** Squares that a set can hold. */
  public static final int SPAN = 128;

  private final Course course;
  private final int start;
  private final long takenLow;
  private final long takenHigh;
  private final long closedLow;
  private final long closedHigh;
  private long low = 1;
  private long high;
  private boolean avoided;

  /**
   * From this square, among squares that are taken, which nobody enters, and squares that are
   * closed, where nobody stops.
   */
  public Reach(
      Course course, int start, long takenLow, long takenHigh, long closedLow, long closedHigh) {
    this.course = course;
    this.start = start;
    this.takenLow = takenLow;
    this.takenHigh = takenHigh;
    this.closedLow = closedLow;
    this.closedHigh = closedHigh;
  }

  /** One step further; false if the way is blocked, so that paths must be looked at one by one. */
  public boolean step() {
    long fromLow = low & ~takenLow;
    long fromHigh = high & ~takenHigh;
    avoided |= fromLow != low || fromHigh != high;
    low = 0;
    high = 0;
    for (; fromLow != 0; fromLow &= fromLow - 1) {
      int at = Long.numberOfTrailingZeros(fromLow);
      long next = course.stepBits[start + at];
      low |= next << at;
      high |= next >>> 1 >>> (63 - at);
    }
    for (; fromHigh != 0; fromHigh &= fromHigh - 1) {
      int at = Long.numberOfTrailingZeros(fromHigh);
      high |= course.stepBits[start + 64 + at] << at;
    }
    return (endsLow() | endsHigh()) != 0;
  }

  /** Whether the road is at its end, and not merely blocked by somebody. */
  public boolean isAtEnd() {
    return low == 0 && high == 0 && !avoided;
  }

  /** Squares where a move of the present length may end: among the first 64. */
  public long endsLow() {
    return low & ~takenLow & ~closedLow;
  }

  public long endsHigh() {
    return high & ~takenHigh & ~closedHigh;
  }
}
