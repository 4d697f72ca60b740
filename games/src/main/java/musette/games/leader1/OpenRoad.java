package musette.games.leader1;

/**
 * The moves of a rider with nobody in his way: they depend on the course alone, so they are found
 * once. A race reads them instead of searching whenever the road before a rider is open.
 */
final class OpenRoad {
  private static final int FREE = 8;

  /** Moves by length and then end square; safe to read by several threads once it is seen. */
  static final class Found {
    private final long[] moves;
    private final int[] upTo = new int[Actions.LONGEST + 1];

    Found(long[] moves) {
      this.moves = moves;
      for (long move : moves) {
        upTo[Moves.length(move)]++;
      }
      for (int n = 1; n < upTo.length; n++) {
        upTo[n] += upTo[n - 1];
      }
    }

    long[] moves() {
      return moves;
    }

    /** How many of the moves are no longer than this. */
    int upTo(int length) {
      return upTo[length];
    }
  }

  private final Course course;
  private final Obstacles none;

  // Filled as it is asked for: two threads may find the same list twice, never a different one.
  private final Found[] found;

  OpenRoad(Course course) {
    this.course = course;
    none = Obstacles.none(course);
    found = new Found[course.size * FREE * 2];
  }

  /** All moves from here with up to six paying squares. */
  Found moves(int start, int free, Paths.Cracks cracks) {
    int index = (start * FREE + free) * 2 + cracks.ordinal();
    Found known = found[index];
    if (known == null) {
      int longest = free + Moves.MOST_PAYING;
      known = new Found(Paths.find(course, none, start, free, longest, 1, cracks));
      found[index] = known;
    }
    return known;
  }
}
