package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.games.tourdefrance.TourView.PointCard;
import musette.games.tourdefrance.TourView.RiderView;
import musette.kernel.Chance;
import musette.kernel.Seat;

/** What a viewer sees, and what he can imagine behind it. */
final class Views {
  private static final int SIDES = 6;

  /** About one landing in four is on a dot. */
  private static final int DOT_ODDS = 4;

  private Views() {}

  static TourView view(Race race, Seat viewer) {
    Course course = race.course();
    Board board = course.board();
    Asked asked = race.asked();
    boolean over = asked.question() == Question.NONE;
    var riders = new ArrayList<RiderView>();
    var cards = new ArrayList<PointCard>();
    for (Seat seat : Seat.first(course.seats())) {
      long rider = race.rider(seat.index());
      riders.add(riderView(race, seat));
      if (over || seat == viewer || course.has(Term.OPEN_CARDS)) {
        cards.add(card(seat, rider));
      }
    }
    return new TourView(
        viewer,
        course.options(),
        board.id(),
        board.title(),
        course.laps(),
        board.squares(),
        riders,
        cards,
        TourPositions.reached(race),
        asked.question(),
        asked.seat(),
        asked.turn(),
        asked.thrower(),
        asked.face(),
        TourPositions.interrupted(board, asked.pending()),
        over ? Scoring.places(course, race.riders()) : List.of(),
        over ? Scoring.nextBonus(course, race.riders()) : List.of());
  }

  private static RiderView riderView(Race race, Seat seat) {
    Board board = race.course().board();
    long rider = race.rider(seat.index());
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
        TourPositions.ways(race, seat.index()));
  }

  private static PointCard card(Seat seat, long rider) {
    return new PointCard(
        seat, Rider.die(rider), Rider.orange(rider), Rider.points(rider), Scoring.total(rider));
  }

  /** The race as the view shows it, with cards that could be, where they are closed. */
  static Race imagine(TourView view, Chance chance) {
    Course course = Course.of(view.riders().size(), view.options());
    Board board = course.board();
    int used = MarksReader.bits(board, view.used());
    long[] riders = new long[course.seats()];
    for (RiderView rider : view.riders()) {
      riders[rider.seat().index()] = seen(board, rider);
    }
    for (PointCard card : view.cards()) {
      int seat = card.seat().index();
      riders[seat] = written(riders[seat], card.die(), card.orange(), card.points());
    }
    List<Integer> bonus = course.bonus();
    for (RiderView rider : view.riders()) {
      int seat = rider.seat().index();
      if (view.cards().stream().noneMatch(card -> card.seat() == rider.seat())) {
        riders[seat] = guessed(course, riders[seat], bonus.get(seat), chance);
        riders[seat] = ableToSpend(course, view, rider.seat(), riders[seat]);
      }
    }
    return new Race(course, riders, used, asked(course, view));
  }

  private static long seen(Board board, RiderView view) {
    long rider = Rider.at(board.index(view.square()), view.lap());
    rider = Rider.withThrows(rider, view.throwsMade());
    rider |= view.minus() ? Rider.MINUS : 0;
    rider |= view.crunch() ? Rider.CRUNCH : 0;
    rider |= view.miss() ? Rider.MISS : 0;
    rider |= view.pastBlue() ? Rider.PAST_BLUE : 0;
    rider |= view.pastMax2() ? Rider.PAST_MAX2 : 0;
    for (int i = 0; i < view.ways().size(); i++) {
      rider = board.withWay(rider, board.forks()[i], board.index(view.ways().get(i)));
    }
    return Rider.withFinish(Rider.bound(rider, view.binding(), view.count()), view.finish());
  }

  private static long written(long rider, int die, int orange, int points) {
    return Rider.withPoints(Rider.withOrange(Rider.withDie(rider, die), orange), points);
  }

  /** As many dice as he threw, some landings on dots, no more points than stages can give. */
  private static long guessed(Course course, long rider, int bonus, Chance chance) {
    int die = 0;
    int orange = 0;
    for (int i = Rider.throwsMade(rider); i > 0; i--) {
      die += chance.die(SIDES);
      orange += chance.below(DOT_ODDS) == 0 ? 2 : 0;
    }
    int most = Places.mostPoints(course, rider, bonus);
    return written(rider, die, orange, chance.below(most + 1));
  }

  /** Who is asked to spend has points that may be spent: everybody knows as much. */
  private static long ableToSpend(Course course, TourView view, Seat seat, long rider) {
    long able = rider;
    while (view.question() == Question.SPEND
        && view.asked() == seat
        && BankPoints.range(course, able, view.face()) == 0) {
      able = Rider.withPoints(able, Rider.points(able) + 1);
    }
    return able;
  }

  private static Asked asked(Course course, TourView view) {
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
              TourPositions.pending(course.board(), view.interrupted()));
    };
  }
}
