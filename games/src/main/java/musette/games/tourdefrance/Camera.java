package musette.games.tourdefrance;

import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.TourEvent;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Seat;

/** Camera [Rule 002]: the first rider to land waits, and holds up those who pass. */
final class Camera {
  private Camera() {}

  /** The first rider on the camera waits, unless nobody is behind (TF-13, TF-Q-06). */
  static void land(Draft draft) {
    int past = RaceOrder.levelOrPast(draft.rules, draft.riders, draft.turn);
    draft.rider(Rider.bound(draft.rider(), Binding.CAMERA, past));
  }

  /** TF-Q-41: with {@code camera=all} the wait is looked at when the turn of the rider comes. */
  static boolean stopsWaiting(Draft draft, int seat) {
    if (RaceOrder.levelOrPast(draft.rules, draft.riders, seat) == draft.riders.length - 1) {
      release(draft, seat);
      return true;
    }
    if (draft.isTold()) {
      String square = draft.board.name(Rider.square(draft.riders[seat]));
      draft.tell(new TourEvent.Waited(Seat.of(seat), square));
    }
    return false;
  }

  /** TF-Q-41: with {@code camera=first} the wait is over as soon as one more is level or past. */
  static void releaseAtOnce(Draft draft) {
    if (!draft.rules.has(Variant.CAMERA_FIRST)) {
      return;
    }
    for (int seat = 0; seat < draft.riders.length; seat++) {
      long rider = draft.riders[seat];
      if (Rider.binding(rider) == Binding.CAMERA
          && RaceOrder.levelOrPast(draft.rules, draft.riders, seat) > Rider.count(rider)) {
        release(draft, seat);
      }
    }
  }

  private static void release(Draft draft, int seat) {
    long rider = draft.riders[seat];
    draft.riders[seat] = Rider.freed(rider);
    if (draft.isTold()) {
      String square = draft.board.name(Rider.square(rider));
      draft.tell(new TourEvent.Released(Seat.of(seat), square, Kind.CAMERA, "TF-Q-41"));
    }
  }

  /** TF-14: who passes a waiting rider goes one square beyond the camera at most. */
  static void stopBehind(Draft draft, int square) {
    int waiting = RaceOrder.waitingBefore(draft.rules, draft.riders, draft.lap(), square);
    if (waiting >= 0) {
      draft.steps = 0;
      if (draft.isTold()) {
        draft.tell(
            new TourEvent.StoppedByCamera(
                draft.seat(), draft.board.name(square), Seat.of(waiting)));
      }
    }
  }

  static void tellHeld(Draft draft) {
    if (draft.isTold()) {
      int waiting = RaceOrder.waitingBefore(draft.rules, draft.riders, draft.lap(), draft.square());
      draft.tell(new TourEvent.HeldByCamera(draft.seat(), draft.squareName(), Seat.of(waiting)));
    }
  }
}
