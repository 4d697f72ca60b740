package musette.games.tourdefrance;

import java.util.Optional;
import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourEvent;
import musette.games.tourdefrance.board.Kind;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/** The course of a turn, and the order of play: who throws next, who waits and who misses a go. */
final class Turns {
  private Turns() {}

  /** Plays an action up to the next question. */
  static TourState play(
      TourState state, Seat seat, TourAction action, Chance chance, Journal journal) {
    var draft = new Draft(state, chance, journal);
    begin(draft, state.asked(), seat, action);
    while (draft.phase != Draft.Phase.ASKING) {
      proceed(draft);
    }
    return draft.close();
  }

  private static void begin(Draft draft, Asked asked, Seat seat, TourAction action) {
    switch (action) {
      case TourAction.Throw() -> {
        draft.turn = seat.index();
        Throwing.throwDie(draft);
      }
      case TourAction.RidePoints(int points) -> {
        draft.turn = seat.index();
        Throwing.ridePoints(draft, points);
      }
      case TourAction.Spend(int points) -> Throwing.spend(draft, points);
      case TourAction.TakeRoute(String square) -> takeRoute(draft, asked, square);
      case TourAction.Join(), TourAction.Stay() -> Grouping.answer(draft, asked, action);
    }
  }

  private static void takeRoute(Draft draft, Asked asked, String square) {
    int exit = draft.board.index(square);
    if (asked.question() == Question.PLAN) {
      Start.name(draft, asked, exit);
    } else {
      Movement.take(draft, exit);
    }
  }

  private static void proceed(Draft draft) {
    switch (draft.phase) {
      case RIDING -> Movement.ride(draft);
      case AT_LINE -> Grouping.openAtLine(draft);
      case ON_SQUARE -> SquareEffects.apply(draft);
      case ENDED -> end(draft);
      case ASKING -> {}
    }
  }

  /** The turn is over: the next rider, or the end of the race. */
  private static void end(Draft draft) {
    if (RaceOrder.isOver(draft.rules, draft.riders)) {
      draft.ask(Asked.over(draft.seat(), draft.thrower, draft.face));
      Scoring.tell(draft);
      return;
    }
    Camera.releaseAtOnce(draft);
    int seats = draft.riders.length;
    int seat = draft.next == Seat.NONE ? (draft.turn + 1) % seats : draft.next.index();
    if (draft.next != Seat.NONE && draft.isTold()) {
      String rule = draft.next == draft.seat() ? "TF-43" : "TF-26";
      draft.tell(new TourEvent.TurnGiven(draft.next, rule));
    }
    draft.endStretch();
    while (!begins(draft, seat)) {
      seat = (seat + 1) % seats;
    }
    draft.ask(Asked.toThrow(Seat.of(seat), draft.thrower, draft.face));
  }

  /** The next throw of a rider who waits, if they may throw and nothing happens before. */
  static Optional<TourState> ahead(TourState state, Seat seat) {
    Asked asked = state.asked();
    long rider = state.rider(seat.index());
    boolean riding = asked.question() != Question.PLAN && asked.question() != Question.NONE;
    boolean throwsNext =
        Rider.finish(rider) == 0
            && Rider.binding(rider) != Binding.CAMERA
            && !Rider.has(rider, Rider.MISS);
    if (!riding || !throwsNext || asked.seat() == seat || asked.turn() == seat) {
      return Optional.empty();
    }
    Asked next = Asked.toThrow(seat, asked.thrower(), asked.face());
    return Optional.of(new TourState(state.rules(), state.riders(), state.used(), next));
  }

  /** Whether this rider throws now; otherwise their turn passes. */
  private static boolean begins(Draft draft, int seat) {
    long rider = draft.riders[seat];
    if (Rider.finish(rider) > 0) {
      return false;
    }
    if (Rider.binding(rider) == Binding.CAMERA) {
      return Camera.stopsWaiting(draft, seat);
    }
    if (Rider.has(rider, Rider.MISS)) {
      draft.riders[seat] = rider & ~Rider.MISS;
      if (draft.isTold()) {
        boolean spectator = draft.board.kind(Rider.square(rider)) == Kind.SPECTATOR;
        draft.tell(new TourEvent.GoMissed(Seat.of(seat), spectator ? "TF-35" : "TF-34"));
      }
      return false;
    }
    return true;
  }
}
