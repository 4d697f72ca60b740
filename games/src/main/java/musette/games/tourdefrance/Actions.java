package musette.games.tourdefrance;

import java.util.List;
import java.util.stream.IntStream;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.board.Board;
import musette.games.tourdefrance.board.Square;
import musette.kernel.Seat;

/** What is allowed now. The lists are offered again and again, and made once. */
final class Actions {
  private static final List<List<TourAction>> THROWS =
      IntStream.rangeClosed(0, BankPoints.MOST_ALONE).mapToObj(Actions::throwOrPoints).toList();

  private static final List<List<List<TourAction>>> SPENDS =
      IntStream.rangeClosed(0, Rider.MAX_POINTS).mapToObj(Actions::spendsFrom).toList();

  private static final List<TourAction> JOINS =
      List.of(new TourAction.Join(), new TourAction.Stay());

  private static final List<Board> BOARDS = Board.all();

  /** The ways out of every square of every board that comes with the game. */
  private static final List<List<List<TourAction>>> ROUTES =
      BOARDS.stream().map(Actions::routes).toList();

  private Actions() {}

  static List<TourAction> of(TourState state, Seat seat) {
    Asked asked = state.asked();
    if (asked.seat() != seat || seat == Seat.NONE) {
      return List.of();
    }
    Rules rules = state.rules();
    long rider = state.rider(seat.index());
    return switch (asked.question()) {
      case PLAN -> routes(rules.board(), asked.pending().fork());
      case THROW -> THROWS.get(state.isHeld(rider) ? 0 : BankPoints.alone(rider));
      case SPEND -> {
        int range = BankPoints.range(rules, rider, asked.face());
        yield SPENDS.get(BankPoints.least(range)).get(BankPoints.most(range));
      }
      case ROUTE -> routes(rules.board(), Rider.square(rider));
      case JOIN -> JOINS;
      case NONE -> List.of();
    };
  }

  private static List<TourAction> routes(Board board, int square) {
    for (int i = 0; i < ROUTES.size(); i++) {
      if (BOARDS.get(i).equals(board)) {
        return ROUTES.get(i).get(square);
      }
    }
    return exits(board.squares().get(square));
  }

  /** To throw, or to ride on up to so many points. */
  private static List<TourAction> throwOrPoints(int points) {
    return IntStream.rangeClosed(0, points)
        .<TourAction>mapToObj(n -> n == 0 ? new TourAction.Throw() : new TourAction.RidePoints(n))
        .toList();
  }

  private static List<List<TourAction>> spendsFrom(int least) {
    return IntStream.rangeClosed(0, Rider.MAX_POINTS)
        .mapToObj(most -> spends(least, most))
        .toList();
  }

  /** To spend nothing, or from the least to the most. */
  private static List<TourAction> spends(int least, int most) {
    return IntStream.rangeClosed(0, most)
        .filter(n -> n == 0 || n >= least)
        .<TourAction>mapToObj(TourAction.Spend::new)
        .toList();
  }

  private static List<List<TourAction>> routes(Board board) {
    return board.squares().stream().map(Actions::exits).toList();
  }

  private static List<TourAction> exits(Square square) {
    return square.exits().stream().<TourAction>map(TourAction.TakeRoute::new).toList();
  }
}
