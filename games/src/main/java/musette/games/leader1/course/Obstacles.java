package musette.games.leader1.course;

/** Squares that are taken and squares that are closed, as bits, and rainy hexagons. */
public final class Obstacles {
  /** How much of a move through others has to go the longest way (L1-53, L1-Q-18). */
  public enum LongestWay {
    THROUGH_BLOCK,
    WHOLE_MOVE
  }

  private final long[] taken;
  private final long[] closed;
  private final int rain;
  private final LongestWay longestWay;

  public Obstacles(long[] taken, long[] closed, int rain, LongestWay longestWay) {
    this.taken = taken;
    this.closed = closed;
    this.rain = rain;
    this.longestWay = longestWay;
  }

  static Obstacles none(Course course) {
    long[] empty = new long[(course.size >> 6) + 1];
    return new Obstacles(empty, empty, 0, LongestWay.THROUGH_BLOCK);
  }

  /** Whether the best path of an open road is still the best: nobody is on it, and no rain. */
  public boolean leave(Course course, long move, int start) {
    int square = start;
    for (int n = 1; n <= Move.length(move); n++) {
      square = Move.step(course, move, square, n);
      if (isTaken(square)) {
        return false;
      }
    }
    return rain == 0;
  }

  public boolean isTaken(int square) {
    return ((taken[square >> 6] >>> square) & 1) != 0;
  }

  public boolean isClosed(int square) {
    return ((closed[square >> 6] >>> square) & 1) != 0;
  }

  /** Rainy hexagons, as bits. */
  int rain() {
    return rain;
  }

  LongestWay longestWay() {
    return longestWay;
  }
}
