package musette.games.tourdefrance;

import musette.kernel.Seat;

/** Camera [Rule 002]: the first rider to land waits, and holds up those who pass. */
final class Camera {
  private Camera() {}

  /** The first rider on the camera waits, unless nobody is behind (TF-13, TF-Q-06). */
  static void land(Ride ride) {
    int past = levelOrPast(ride, ride.turn);
    ride.rider(Rider.bound(ride.rider(), Binding.CAMERA, past));
  }

  /** TF-Q-41: with {@code camera=all} the wait is looked at when the turn of the rider comes. */
  static boolean stopsWaiting(Ride ride, int seat) {
    if (levelOrPast(ride, seat) == ride.riders.length - 1) {
      release(ride, seat);
      return true;
    }
    if (ride.isTold()) {
      String square = ride.board.name(Rider.square(ride.riders[seat]));
      ride.tell(new TourEvent.Waited(Seat.of(seat), square));
    }
    return false;
  }

  /** TF-Q-41: with {@code camera=first} the wait is over as soon as one more is level or past. */
  static void releaseAtOnce(Ride ride) {
    if (!ride.course.has(Term.CAMERA_FIRST)) {
      return;
    }
    for (int seat = 0; seat < ride.riders.length; seat++) {
      long rider = ride.riders[seat];
      if (Rider.binding(rider) == Binding.CAMERA && levelOrPast(ride, seat) > Rider.count(rider)) {
        release(ride, seat);
      }
    }
  }

  private static void release(Ride ride, int seat) {
    long rider = ride.riders[seat];
    ride.riders[seat] = Rider.freed(rider);
    if (ride.isTold()) {
      String square = ride.board.name(Rider.square(rider));
      ride.tell(new TourEvent.Released(Seat.of(seat), square, Kind.CAMERA, "TF-Q-41"));
    }
  }

  /** How many others are level with this rider or past. */
  private static int levelOrPast(Ride ride, int seat) {
    return levelOrPast(ride.course, ride.riders, seat);
  }

  static int levelOrPast(Course course, long[] riders, int seat) {
    int own = course.progress(riders[seat]);
    int count = -1;
    for (long rider : riders) {
      count += course.progress(rider) >= own ? 1 : 0;
    }
    return count;
  }

  /** TF-14: who passes a waiting rider goes one square beyond the camera at most. */
  static void stopBehind(Ride ride, int square) {
    int waiting = waitingBefore(ride.course, ride.riders, ride.lap(), square);
    if (waiting >= 0) {
      ride.steps = 0;
      if (ride.isTold()) {
        ride.tell(
            new TourEvent.StoppedByCamera(ride.seat(), ride.board.name(square), Seat.of(waiting)));
      }
    }
  }

  /**
   * Whether the rider has to stay on the square after the camera until the wait is over: with
   * {@code cameraPass=until-release} only (TF-Q-40).
   */
  static boolean holds(Course course, long[] riders, long rider) {
    int square = Rider.square(rider);
    return course.has(Term.CAMERA_HOLDS)
        && (course.board().entry(square) & Board.AFTER_CAMERA) != 0
        && waitingBefore(course, riders, Rider.lap(rider), square) >= 0;
  }

  static void tellHeld(Ride ride) {
    if (ride.isTold()) {
      int waiting = waitingBefore(ride.course, ride.riders, ride.lap(), ride.square());
      ride.tell(new TourEvent.HeldByCamera(ride.seat(), ride.squareName(), Seat.of(waiting)));
    }
  }

  /** Who waits in this lap on the camera just before the square; -1 if nobody does. */
  private static int waitingBefore(Course course, long[] riders, int lap, int square) {
    for (int seat = 0; seat < riders.length; seat++) {
      long other = riders[seat];
      if (Rider.binding(other) == Binding.CAMERA
          && Rider.lap(other) == lap
          && course.board().next(Rider.square(other)) == square) {
        return seat;
      }
    }
    return -1;
  }
}
