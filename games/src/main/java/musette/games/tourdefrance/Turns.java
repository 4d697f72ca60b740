package musette.games.tourdefrance;

import musette.kernel.Seat;

/** The order of play: who throws next, who waits and who misses a go. */
final class Turns {
  private Turns() {}

  /** The turn is over: the next rider, or the end of the race. */
  static void end(Ride ride) {
    if (isOver(ride.course, ride.riders)) {
      ride.ask(Asked.over(ride.seat(), ride.thrower, ride.face));
      Scoring.tell(ride);
      return;
    }
    Camera.releaseAtOnce(ride);
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
  static boolean isOver(Course course, long[] riders) {
    int finished = 0;
    for (long rider : riders) {
      finished += Rider.finish(rider) > 0 ? 1 : 0;
    }
    return finished == riders.length || (finished > 0 && course.isClassic());
  }

  /** Whether this rider throws now; otherwise his turn passes. */
  private static boolean begins(Ride ride, int seat) {
    long rider = ride.riders[seat];
    if (Rider.finish(rider) > 0) {
      return false;
    }
    if (Rider.binding(rider) == Binding.CAMERA) {
      return Camera.stopsWaiting(ride, seat);
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
}
