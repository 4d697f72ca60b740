package musette.games.leader1;

/** Who is ahead of whom (L1-Q-67). */
final class Classification {
  private static final long HOME = 1L << 50;

  private Classification() {}

  /** The greater, the further ahead; no two riders of a race have the same. */
  static long rank(Race race, int r) {
    return switch (race.place(r)) {
      case FINISHED -> HOME - race.homePlace(r);
      case ROAD -> {
        long front = race.course.front[race.square(r)];
        // Two fallen riders can share a stamp only in a position that was set up by hand.
        yield (front << 1 | 1) << 24 | (long) (race.stamp(r) + (1 << 15)) << 4 | Riders.RIDERS - r;
      }
      case FRONT, BACK, LEAVING, UNABLE -> {
        long front = race.headFront();
        int area = race.place(r) == Place.FRONT ? 1 : 0;
        int position = Team.COUNT - race.positionOf(Riders.team(r));
        int member = Speciality.COUNT - Riders.speciality(r);
        yield front << 25 | area << 8 | position << 4 | member;
      }
      case ABSENT, ELIMINATED -> -1L - r;
    };
  }

  /** Appends the riders with this slot to the queue, the foremost first. */
  static void enqueue(Race race, Slot slot) {
    int from = race.queued;
    for (int left = race.road(); left != 0; left &= left - 1) {
      int r = Integer.numberOfTrailingZeros(left);
      if (race.slot(r) == slot) {
        insert(race, r, from);
      }
    }
  }

  /** Puts a rider into the queue at his rank, but not before this index. */
  private static void insert(Race race, int r, int from) {
    long rank = rank(race, r);
    int at = race.queued;
    while (at > from && rank(race, race.queuedAt(at - 1)) < rank) {
      at--;
    }
    long low = race.queue & ((1L << (4 * at)) - 1);
    long high = race.queue >>> (4 * at);
    race.queue = (high << (4 * (at + 1))) | ((long) r << (4 * at)) | low;
    race.queued++;
  }

  /** All riders that take part, the foremost first. */
  static int[] order(Race race) {
    int[] order = new int[Riders.RIDERS];
    int count = 0;
    for (int r = 0; r < Riders.RIDERS; r++) {
      long rank = rank(race, r);
      if (rank >= 0) {
        int at = count++;
        while (at > 0 && rank(race, order[at - 1]) < rank) {
          order[at] = order[at - 1];
          at--;
        }
        order[at] = r;
      }
    }
    return java.util.Arrays.copyOf(order, count);
  }
}
