package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.api.TourView.PointCard;
import musette.games.tourdefrance.api.TourView.RiderView;
import musette.games.tourdefrance.board.Board;
import musette.kernel.Chance;
import musette.kernel.Seat;

/** What a viewer sees, and what they can imagine behind it. */
final class Views {
  /** About one landing in four is on a dot. */
  private static final int DOT_ODDS = 4;

  private Views() {}

  static TourView view(TourState state, Seat viewer) {
    Rules rules = state.rules();
    Board board = rules.board();
    Asked asked = state.asked();
    boolean over = asked.question() == Question.NONE;
    var riders = new ArrayList<RiderView>();
    var cards = new ArrayList<PointCard>();
    for (Seat seat : Seat.first(rules.seats())) {
      long rider = state.rider(seat.index());
      riders.add(riderView(state, seat));
      if (over || seat == viewer || rules.has(Variant.OPEN_CARDS)) {
        cards.add(card(seat, rider));
      }
    }
    return new TourView(
        viewer,
        rules.chosen(),
        board.id(),
        board.title(),
        rules.laps(),
        board.squares(),
        riders,
        cards,
        UsedMarks.list(board, state.used()),
        asked.question(),
        asked.seat(),
        asked.turn(),
        asked.thrower(),
        asked.face(),
        asked.pending().written(board),
        over ? Scoring.places(rules, state.riders()) : List.of(),
        over ? Scoring.nextBonus(rules, state.riders()) : List.of());
  }

  private static RiderView riderView(TourState state, Seat seat) {
    Board board = state.rules().board();
    long rider = state.rider(seat.index());
    int square = Rider.square(rider);
    return new RiderView(
        seat,
        board.name(square),
        Rider.lap(rider),
        board.km(square),
        Rider.throwsMade(rider),
        Rider.has(rider, Rider.MINUS),
        Rider.has(rider, Rider.CRUNCH),
        Rider.has(rider, Rider.MISS),
        Rider.has(rider, Rider.PAST_BLUE),
        Rider.has(rider, Rider.PAST_MAX2),
        Rider.binding(rider),
        Rider.count(rider),
        Rider.finish(rider),
        Start.ways(state, seat.index()));
  }

  private static PointCard card(Seat seat, long rider) {
    return new PointCard(
        seat, Rider.die(rider), Rider.orange(rider), Rider.points(rider), Scoring.total(rider));
  }

  /** The race as the view shows it, with cards that could be, where they are closed. */
  static TourState imagine(Rules rules, TourView view, Chance chance) {
    Board board = rules.board();
    int used = UsedMarks.bits(board, view.used());
    long[] riders = new long[rules.seats()];
    for (RiderView rider : view.riders()) {
      riders[rider.seat().index()] = seen(board, rider);
    }
    for (PointCard card : view.cards()) {
      int seat = card.seat().index();
      riders[seat] = written(riders[seat], card.die(), card.orange(), card.points());
    }
    for (RiderView rider : view.riders()) {
      int seat = rider.seat().index();
      if (view.cards().stream().noneMatch(card -> card.seat() == rider.seat())) {
        riders[seat] = guessed(rules, riders[seat], rules.bonus(seat), chance);
        riders[seat] = ableToSpend(rules, view, rider.seat(), riders[seat]);
      }
    }
    return new TourState(rules, riders, used, asked(rules, view));
  }

  private static long seen(Board board, RiderView view) {
    long rider = Rider.at(board.index(view.square()), view.lap());
    rider = Rider.withThrows(rider, view.throwsMade());
    rider |= view.minus() ? Rider.MINUS : 0;
    rider |= view.crunch() ? Rider.CRUNCH : 0;
    rider |= view.miss() ? Rider.MISS : 0;
    rider |= view.pastBlue() ? Rider.PAST_BLUE : 0;
    rider |= view.pastMax2() ? Rider.PAST_MAX2 : 0;
    int ways = 0;
    for (int i = 0; i < view.ways().size(); i++) {
      ways = board.withWay(ways, board.forks()[i], board.index(view.ways().get(i)));
    }
    rider = Rider.withWays(rider, ways);
    return Rider.withFinish(Rider.bound(rider, view.binding(), view.count()), view.finish());
  }

  private static long written(long rider, int die, int orange, int points) {
    return Rider.withPoints(Rider.withOrange(Rider.withDie(rider, die), orange), points);
  }

  /** As many dice as they threw, some landings on dots, no more points than stages can give. */
  private static long guessed(Rules rules, long rider, int bonus, Chance chance) {
    int die = 0;
    int orange = 0;
    for (int i = Rider.throwsMade(rider); i > 0; i--) {
      die += chance.die(ThrowValue.SIDES);
      orange += chance.below(DOT_ODDS) == 0 ? 2 : 0;
    }
    int most = PositionLimits.mostPoints(rules, rider, bonus);
    return written(rider, die, orange, chance.below(most + 1));
  }

  /** Who is asked to spend has points that may be spent: everybody knows as much. */
  private static long ableToSpend(Rules rules, TourView view, Seat seat, long rider) {
    long able = rider;
    while (view.question() == Question.SPEND
        && view.asked() == seat
        && BankPoints.range(rules, able, view.face()) == 0) {
      able = Rider.withPoints(able, Rider.points(able) + 1);
    }
    return able;
  }

  private static Asked asked(Rules rules, TourView view) {
    return switch (view.question()) {
      case THROW -> Asked.toThrow(view.asked(), view.thrower(), view.face());
      case SPEND -> Asked.toSpend(view.asked(), view.face());
      case NONE -> Asked.over(view.turn(), view.thrower(), view.face());
      case PLAN, ROUTE, JOIN ->
          new Asked(
              view.question(),
              view.asked(),
              view.turn(),
              view.thrower(),
              view.face(),
              Pending.read(rules.board(), view.interrupted()));
    };
  }
}
