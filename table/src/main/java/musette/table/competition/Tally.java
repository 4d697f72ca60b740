package musette.table.competition;

import java.util.HashMap;
import java.util.Map;
import musette.kernel.Seat;

/** Counts for seats and summits. */
final class Tally {
  private final int[] climb = new int[Seat.MAX];
  private final int[] bold = new int[Seat.MAX];
  private final Map<Integer, Integer> passed = new HashMap<>();

  /** Somebody of this seat is the next over a summit. */
  void over(int summit, Seat seat) {
    int rank = passed.merge(summit, 1, Integer::sum);
    over(seat, Achievements.summit(rank));
  }

  void over(Seat seat, int points) {
    if (seat != Seat.NONE) {
      climb[seat.index()] += points;
    }
  }

  void paid(Seat seat) {
    if (seat != Seat.NONE) {
      bold[seat.index()]++;
    }
  }

  int climb(Seat seat) {
    return climb[seat.index()];
  }

  int bold(Seat seat) {
    return bold[seat.index()];
  }
}
