package musette.games.tourdefrance;

import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.board.Board;
import musette.kernel.Refusal;
import musette.kernel.Seat;

/** Why an action that can be read is not allowed now. */
final class Refusals {
  private Refusals() {}

  static Refusal of(TourState state, Seat seat, TourAction action) {
    Asked asked = state.asked();
    if (asked.seat() != seat) {
      return Refusal.of("TF-Q-22", "not-asked", "seat", seat);
    }
    long rider = state.rider(seat.index());
    return switch (action) {
      case TourAction.Throw() ->
          Refusal.of(insteadOfThrowing(asked), "thrown", "question", asked.question());
      case TourAction.RidePoints(int points) -> points(state, rider, points);
      case TourAction.Spend(int points) -> spend(state, seat, points);
      case TourAction.TakeRoute(String square) -> route(state, rider, square);
      case TourAction.Join(), TourAction.Stay() -> Refusal.of("TF-Q-07", "no-group");
    };
  }

  private static String insteadOfThrowing(Asked asked) {
    return switch (asked.question()) {
      case PLAN -> "TF-Q-36";
      case JOIN -> "TF-Q-07";
      case THROW, SPEND, ROUTE, NONE -> "TF-Q-50";
    };
  }

  private static Refusal points(TourState state, long rider, int points) {
    if (state.asked().question() != Question.THROW) {
      return Refusal.of("TF-Q-51", "points-instead");
    }
    if (Rider.lap(rider) < 2) {
      return Refusal.of("TF-41", "points-lap-one");
    }
    if (Rider.has(rider, Rider.PAST_BLUE)) {
      return Refusal.of("TF-40", "past-blue");
    }
    if (BankPoints.alone(rider) == 0 && Rider.points(rider) > 0) {
      return Refusal.of("TF-Q-51", "points-bound");
    }
    if (state.isHeld(rider)) {
      return Refusal.of("TF-Q-40", "camera-holds");
    }
    if (points > Rider.points(rider)) {
      return Refusal.of("TF-37", "too-few-points", "points", points, "held", Rider.points(rider));
    }
    return Refusal.of("TF-41", "points-alone", "points", points, "most", BankPoints.MOST_ALONE);
  }

  private static Refusal spend(TourState state, Seat seat, int points) {
    Asked asked = state.asked();
    long rider = state.rider(seat.index());
    if (asked.question() != Question.SPEND) {
      return asked.thrower() == seat && asked.face() >= BankPoints.TOO_HIGH
          ? Refusal.of("TF-39", "too-high", "face", asked.face())
          : Refusal.of("TF-Q-50", "spend-after-throw");
    }
    if (points > Rider.points(rider)) {
      return Refusal.of("TF-37", "too-few-points", "points", points, "held", Rider.points(rider));
    }
    int range = BankPoints.range(state.rules(), rider, asked.face());
    if (Rider.binding(rider) == Binding.NONE) {
      return Refusal.of(
          "TF-41", "lap-two-total", "face", asked.face(), "most", BankPoints.LAP_TWO_TOTAL);
    }
    return Refusal.of(
        "TF-38",
        "not-needed",
        "points",
        points,
        "least",
        BankPoints.least(range),
        "most",
        BankPoints.most(range),
        "same",
        BankPoints.least(range) == BankPoints.most(range));
  }

  private static Refusal route(TourState state, long rider, String square) {
    Board board = state.rules().board();
    Asked asked = state.asked();
    boolean plans = asked.question() == Question.PLAN;
    if (!plans && asked.question() != Question.ROUTE) {
      return Refusal.of("TF-Q-36", "no-fork");
    }
    int at = plans ? asked.pending().fork() : Rider.square(rider);
    if (board.isMedic(board.index(square))) {
      return Refusal.of("TF-Q-55", "medic-not-free", "square", square);
    }
    return Refusal.of("TF-Q-30", "no-such-way", "square", square, "from", board.name(at));
  }
}
