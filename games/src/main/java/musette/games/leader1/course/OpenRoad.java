package musette.games.leader1.course;

/**
 * The moves of a rider with nobody in his way: they depend on the course alone, so they are found
 * once. A race reads them instead of searching whenever the road before a rider is open.
 */
public final class OpenRoad {
  private static final int FREE = 8;

  /** Moves by length and then end square; safe to read by several threads once it is seen. */
  public static final class Found {
    private final long[] moves;
    private final int[] upTo = new int[Move.LONGEST + 1];

    Found(long[] moves) {
      this.moves = moves;
      for (long move : moves) {
        upTo[Move.length(move)]++;
      }
      for (int n = 1; n < upTo.length; n++) {
        upTo[n] += upTo[n - 1];
      }
    }

    public long[] moves() {
      return moves;
    }

    /** The move of this length to this square. */
    public long to(int length, int end) {
      for (int i = upTo[length - 1]; i < upTo[length]; i++) {
        if (Move.end(moves[i]) == end) {
          return moves[i];
        }
      }
      throw new IllegalArgumentException("no path to square " + end);
    }

    /** How many of the moves are no longer than this. */
    public int upTo(int length) {
      return upTo[length];
    }
  }

  private final Course course;
  private final Obstacles none;

  // Filled as it is asked for: two threads may find the same list twice, never a different one.
  private final Found[] found;

  public OpenRoad(Course course) {
    this.course = course;
    none = Obstacles.none(course);
    found = new Found[course.size * FREE * 2];
  }

  /** All moves from here with up to six paying squares. */
  public Found moves(int start, int free, Paths.Cracks cracks) {
    int index = (start * FREE + free) * 2 + cracks.ordinal();
    Found known = found[index];
    if (known == null) {
      int longest = free + Move.MOST_PAYING;
      known = new Found(Paths.find(course, none, start, free, longest, 1, cracks));
      found[index] = known;
    }
    return known;
  }
}
