package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import musette.games.tourdefrance.api.TourEvent;
import musette.kernel.Seat;

/** Who wins (TF-51 to TF-55). */
final class Scoring {
  private Scoring() {}

  /** The place of every seat at the end. */
  static List<Integer> places(Rules rules, long[] riders) {
    return rules.isClassic() ? classic(rules, riders) : byPoints(riders);
  }

  /** TF-52 to TF-54: the champion by all points, the others by orange points alone. */
  private static List<Integer> byPoints(long[] riders) {
    int champion = 0;
    for (int seat = 1; seat < riders.length; seat++) {
      if (beats(total(riders[seat]), riders[seat], total(riders[champion]), riders[champion])) {
        champion = seat;
      }
    }
    var places = new ArrayList<Integer>();
    for (int seat = 0; seat < riders.length; seat++) {
      int place = seat == champion ? 1 : 2;
      for (int other = 0; seat != champion && other < riders.length; other++) {
        boolean ahead =
            beats(
                Rider.orange(riders[other]),
                riders[other],
                Rider.orange(riders[seat]),
                riders[seat]);
        place += other != champion && other != seat && ahead ? 1 : 0;
      }
      places.add(place);
    }
    return places;
  }

  /** More points, or as many and over the line before (TF-53, TF-Q-64). */
  private static boolean beats(int points, long rider, int otherPoints, long other) {
    return points > otherPoints
        || (points == otherPoints && Rider.finish(rider) < Rider.finish(other));
  }

  static int total(long rider) {
    return Rider.die(rider) + Rider.orange(rider);
  }

  /** TF-Q-65: the first over the line, then by km, then by the order of play after the winner. */
  private static List<Integer> classic(Rules rules, long[] riders) {
    int seats = riders.length;
    int winner =
        IntStream.range(0, seats).filter(s -> Rider.finish(riders[s]) > 0).findFirst().orElse(0);
    Integer[] places = new Integer[seats];
    Arrays.fill(places, 1);
    for (int seat = 0; seat < seats; seat++) {
      for (int other = 0; other < seats; other++) {
        int own = rules.progress(riders[seat]);
        int others = rules.progress(riders[other]);
        boolean earlier = (other - winner + seats) % seats < (seat - winner + seats) % seats;
        places[seat] += others > own || (others == own && earlier) ? 1 : 0;
      }
    }
    return List.of(places);
  }

  /** Who was first over the line and is not champion (TF-55); {@link Seat#NONE} if nobody. */
  static Seat throwPoint(Rules rules, long[] riders) {
    List<Integer> places = places(rules, riders);
    for (int seat = 0; seat < riders.length; seat++) {
      if (!rules.isClassic() && Rider.finish(riders[seat]) == 1 && places.get(seat) > 1) {
        return Seat.of(seat);
      }
    }
    return Seat.NONE;
  }

  /** The throw points of every seat for a next game (TF-55, TF-Q-32, TF-Q-66). */
  static List<Integer> nextBonus(Rules rules, long[] riders) {
    Seat won = throwPoint(rules, riders);
    var next = new ArrayList<Integer>();
    for (int seat = 0; seat < riders.length; seat++) {
      int unused =
          rules.isClassic()
              ? rules.brought(seat)
              : Math.min(rules.brought(seat), Rider.points(riders[seat]));
      int kept = rules.has(Variant.THROW_POINT_LAPSES) ? 0 : unused;
      next.add(Math.min(Options.MAX_BONUS, kept + (won == Seat.of(seat) ? 1 : 0)));
    }
    return next;
  }

  static void tell(Draft draft) {
    if (!draft.isTold()) {
      return;
    }
    List<Integer> places = places(draft.rules, draft.riders);
    if (draft.rules.isClassic()) {
      draft.tell(new TourEvent.ClassicWon(Seat.of(places.indexOf(1))));
      return;
    }
    for (int place = 1; place <= places.size(); place++) {
      int seat = places.indexOf(place);
      long rider = draft.riders[seat];
      draft.tell(
          new TourEvent.CardShown(
              Seat.of(seat), Rider.die(rider), Rider.orange(rider), total(rider), place));
    }
    Seat won = throwPoint(draft.rules, draft.riders);
    if (won != Seat.NONE) {
      draft.tell(new TourEvent.ThrowPointWon(won));
    }
  }
}
