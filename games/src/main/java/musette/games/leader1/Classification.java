package musette.games.leader1;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;

/** Who is ahead of whom, in a race (L1-Q-67) and in the general classification (L1-Q-100). */
final class Classification {
  private static final long HOME = 1L << 50;

  private Classification() {}

  /** The greater, the further ahead; no two riders of a race have the same. */
  static long rank(RaceState race, int r) {
    return switch (race.place(r)) {
      case FINISHED -> HOME - race.homePlace(r);
      case ROAD -> {
        long front = race.course.front(race.square(r));
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
  static void enqueue(Draft draft, Slot slot) {
    int from = draft.queued;
    for (int left = draft.road(); left != 0; left &= left - 1) {
      int r = Integer.numberOfTrailingZeros(left);
      if (draft.slot(r) == slot) {
        insert(draft, r, from);
      }
    }
  }

  /** Puts a rider into the queue at his rank, but not before this index. */
  private static void insert(Draft draft, int r, int from) {
    long rank = rank(draft, r);
    int at = draft.queued;
    while (at > from && rank(draft, draft.queuedAt(at - 1)) < rank) {
      at--;
    }
    long low = draft.queue & ((1L << (4 * at)) - 1);
    long high = draft.queue >>> (4 * at);
    draft.queue = (high << (4 * (at + 1))) | ((long) r << (4 * at)) | low;
    draft.queued++;
  }

  /** All riders that take part, the foremost first. */
  static int[] order(RaceState race) {
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
    return Arrays.copyOf(order, count);
  }

  /** In the match and not eliminated. */
  static boolean takesPart(RaceState race, int r) {
    return race.place(r) != Place.ABSENT && race.standings.eliminated[r] == 0;
  }

  /** The best rider of the general classification. */
  static int leader(RaceState race) {
    int best = RaceState.NOBODY;
    for (int r = 0; r < Riders.RIDERS; r++) {
      boolean rides = takesPart(race, r);
      if (rides && (best == RaceState.NOBODY || race.standings.compare(r, best) < 0)) {
        best = r;
      }
    }
    return best;
  }

  /** The team of the best rider among teams that are not yet in the support order. */
  static int bestTeamWithoutToken(RaceState race) {
    int best = RaceState.NOBODY;
    for (int r = 0; r < Riders.RIDERS; r++) {
      boolean open = takesPart(race, r) && race.positionOf(Riders.team(r)) == Team.COUNT;
      if (open && (best == RaceState.NOBODY || race.standings.compare(r, best) < 0)) {
        best = r;
      }
    }
    return best == RaceState.NOBODY ? RaceState.NOBODY : Riders.team(best);
  }

  /** All riders of the match, best first, by the general classification or the one race. */
  static List<Integer> ranking(RaceState race) {
    var riders = new ArrayList<Integer>();
    for (int r = 0; r < Riders.RIDERS; r++) {
      if (race.place(r) != Place.ABSENT) {
        riders.add(r);
      }
    }
    riders.sort(race.standings::compare);
    return riders;
  }
}
