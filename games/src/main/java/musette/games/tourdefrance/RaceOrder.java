package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.board.Board;
import musette.kernel.Seat;

/** Who is ahead of whom, and what follows from it for camera, groups and the end of the race. */
final class RaceOrder {
  private static final int SEAT_BITS = 3;
  private static final int SEAT_MASK = 7;

  private RaceOrder() {}

  /** TF-51, and TF-Q-65 for a classic race. */
  static boolean isOver(Rules rules, long[] riders) {
    int finished = finished(riders);
    return finished == riders.length || (finished > 0 && rules.isClassic());
  }

  /** How many riders are over the line. */
  static int finished(long[] riders) {
    int finished = 0;
    for (long rider : riders) {
      finished += Rider.finish(rider) > 0 ? 1 : 0;
    }
    return finished;
  }

  /** How many others are level with this rider or past. */
  static int levelOrPast(Rules rules, long[] riders, int seat) {
    int own = rules.progress(riders[seat]);
    int count = -1;
    for (long rider : riders) {
      count += rules.progress(rider) >= own ? 1 : 0;
    }
    return count;
  }

  /** How many riders are behind this one. */
  static int behind(Rules rules, long[] riders, int seat) {
    int own = rules.progress(riders[seat]);
    int count = 0;
    for (long rider : riders) {
      count += rules.progress(rider) < own ? 1 : 0;
    }
    return count;
  }

  /** Who waits in this lap on the camera just before the square; -1 if nobody does. */
  static int waitingBefore(Rules rules, long[] riders, int lap, int square) {
    for (int seat = 0; seat < riders.length; seat++) {
      long other = riders[seat];
      if (Rider.binding(other) == Binding.CAMERA
          && Rider.lap(other) == lap
          && rules.board().next(Rider.square(other)) == square) {
        return seat;
      }
    }
    return -1;
  }

  /**
   * Whether the rider has to stay on the square after the camera until the wait is over: with
   * {@code cameraPass=until-release} only (TF-Q-40).
   */
  static boolean isHeld(Rules rules, long[] riders, long rider) {
    int square = Rider.square(rider);
    return rules.has(Variant.CAMERA_HOLDS)
        && (rules.board().entry(square) & Board.AFTER_CAMERA) != 0
        && waitingBefore(rules, riders, Rider.lap(rider), square) >= 0;
  }

  /** Who is asked, three bits each, the nearest lowest; equally near: clockwise from the lander. */
  static int queue(Rules rules, long[] riders, int turn, int group) {
    int lap = Rider.lap(riders[turn]);
    int limit = Math.min(rules.progress(riders[turn]), rules.progress(lap, group));
    int seats = riders.length;
    int queue = 0;
    int length = 0;
    int nearest = nearestBelow(rules, riders, lap, limit);
    while (nearest >= 0) {
      for (int step = 1; step < seats; step++) {
        int seat = (turn + step) % seats;
        if (rules.progress(riders[seat]) == nearest && mayJoin(rules, riders[seat], lap)) {
          queue |= (seat + 1) << (SEAT_BITS * length++);
        }
      }
      nearest = nearestBelow(rules, riders, lap, nearest);
    }
    return queue;
  }

  /** How far the first rider behind this limit is who may join; -1 if there is none. */
  private static int nearestBelow(Rules rules, long[] riders, int lap, int limit) {
    int nearest = -1;
    for (long rider : riders) {
      int progress = rules.progress(rider);
      if (progress < limit && progress > nearest && mayJoin(rules, rider, lap)) {
        nearest = progress;
      }
    }
    return nearest;
  }

  private static boolean mayJoin(Rules rules, long rider, int lap) {
    return Rider.lap(rider) == lap || !rules.has(Variant.ONE_LAP_ONLY);
  }

  /** The next seat of a queue. */
  static Seat first(int queue) {
    return Seat.of((queue & SEAT_MASK) - 1);
  }

  /** A queue without its first seat. */
  static int rest(int queue) {
    return queue >>> SEAT_BITS;
  }

  static List<Seat> seats(int queue) {
    var seats = new ArrayList<Seat>();
    for (int rest = queue; rest != 0; rest = rest(rest)) {
      seats.add(first(rest));
    }
    return seats;
  }

  static int queue(List<Seat> seats) {
    int queue = 0;
    for (int i = 0; i < seats.size(); i++) {
      queue |= (seats.get(i).index() + 1) << (SEAT_BITS * i);
    }
    return queue;
  }
}
