package musette.games.leader1;

/**
 * The moves of a rider with nobody in his way: they depend on the course alone, so they are found
 * once. A race reads them instead of searching whenever the road before a rider is open.
 */
final class OpenRoad {
  private static final int FREE = 8;

  /** A list that is safe to read by several threads once it is seen. */
  private static final class Found {
    private final long[] moves;

    Found(long[] moves) {
      this.moves = moves;
    }
  }

  private final Course course;
  private final Paths.Obstacles none;

  // Filled as it is asked for: two threads may find the same list twice, never a different one.
  private final Found[] found;

  OpenRoad(Course course) {
    this.course = course;
    none = Paths.Obstacles.none(course);
    found = new Found[course.size * FREE * 2];
  }

  /** All moves from here with up to six paying squares, by length and then end square. */
  long[] moves(int start, int free, Paths.Cracks cracks) {
    int index = (start * FREE + free) * 2 + cracks.ordinal();
    Found known = found[index];
    if (known == null) {
      int longest = free + Moves.MOST_PAYING;
      known = new Found(Paths.find(course, none, start, free, longest, 1, cracks));
      found[index] = known;
    }
    return known.moves;
  }
}
