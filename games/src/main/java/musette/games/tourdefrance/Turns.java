package musette.games.tourdefrance;

import musette.kernel.Seat;

/** The order of play: who throws next, who waits and who misses a go. */
final class Turns {
  private Turns() {}

  /** The turn is over: the next rider, or the end of the race. */
  static void end(Ride ride) {
    if (isOver(ride)) {
      ride.ask(Asked.over(ride.seat(), ride.thrower, ride.face));
      Scoring.tell(ride);
      return;
    }
    int seats = ride.riders.length;
    int seat = ride.next == Seat.NONE ? (ride.turn + 1) % seats : ride.next.index();
    if (ride.next != Seat.NONE && ride.isTold()) {
      String rule = ride.next == ride.seat() ? "TF-43" : "TF-26";
      ride.tell(new TourEvent.TurnGiven(ride.next, rule));
    }
    ride.endStretch();
    while (!begins(ride, seat)) {
      seat = (seat + 1) % seats;
    }
    ride.ask(Asked.toThrow(Seat.of(seat), ride.thrower, ride.face));
  }

  /** TF-51, and TF-Q-65 for a classic race. */
  private static boolean isOver(Ride ride) {
    int finished = 0;
    for (long rider : ride.riders) {
      finished += Rider.finish(rider) > 0 ? 1 : 0;
    }
    return finished == ride.riders.length || (finished > 0 && ride.course.isClassic());
  }

  /** Whether this rider throws now; otherwise his turn passes. */
  private static boolean begins(Ride ride, int seat) {
    long rider = ride.riders[seat];
    if (Rider.finish(rider) > 0) {
      return false;
    }
    if (Rider.binding(rider) == Binding.CAMERA) {
      return stopsWaiting(ride, seat);
    }
    if (Rider.has(rider, Rider.MISS)) {
      ride.riders[seat] = rider & ~Rider.MISS;
      if (ride.isTold()) {
        boolean spectator = ride.board.kind(Rider.square(rider)) == Kind.SPECTATOR;
        ride.tell(new TourEvent.GoMissed(Seat.of(seat), spectator ? "TF-35" : "TF-34"));
      }
      return false;
    }
    return true;
  }

  /** TF-Q-41: the wait is looked at when the turn comes. */
  private static boolean stopsWaiting(Ride ride, int seat) {
    long rider = ride.riders[seat];
    int past = levelOrPast(ride, seat);
    boolean free =
        past == ride.riders.length - 1
            || (ride.course.has(Term.CAMERA_FIRST) && past > Rider.count(rider));
    String square = ride.board.name(Rider.square(rider));
    if (free) {
      ride.riders[seat] = Rider.freed(rider);
    }
    if (ride.isTold()) {
      ride.tell(
          free
              ? new TourEvent.Released(Seat.of(seat), square, Kind.CAMERA, "TF-Q-41")
              : new TourEvent.Waited(Seat.of(seat), square));
    }
    return free;
  }

  /** How many others are level with this rider or past him. */
  static int levelOrPast(Ride ride, int seat) {
    int own = ride.course.progress(ride.riders[seat]);
    int count = -1;
    for (long rider : ride.riders) {
      count += ride.course.progress(rider) >= own ? 1 : 0;
    }
    return count;
  }
}
