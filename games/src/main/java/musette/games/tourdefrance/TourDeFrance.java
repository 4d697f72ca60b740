package musette.games.tourdefrance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import musette.kernel.About;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Notation;
import musette.kernel.Outlook;
import musette.kernel.Positions;
import musette.kernel.Refusal;
import musette.kernel.Remark;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Shapes;
import musette.kernel.Turn;

/** A Tour de France Game: a die, a board with branches, and three kinds of points. */
public final class TourDeFrance implements Game<Race, TourAction, TourView> {
  private static final int SIDES = 6;

  private static final About ABOUT =
      new About(
          "tour-de-france",
          "A Tour de France Game",
          "A Tour de France Game, rule book, 2016",
          2,
          2,
          4,
          40,
          Options.all());

  private static final Shapes SHAPES =
      new Shapes(
          TourView.class, TourAction.class, TourEvent.class, TourRemark.class, TourPosition.class);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Shapes shapes() {
    return SHAPES;
  }

  @Override
  public Race start(Setup setup, Chance chance, Journal journal) {
    Course course = Course.of(setup);
    long[] riders = new long[course.seats()];
    List<Integer> bonus = course.bonus();
    for (int seat = 0; seat < riders.length; seat++) {
      riders[seat] = Rider.withPoints(Rider.at(course.board().start(), 1), bonus.get(seat));
    }
    Seat first = throwForStart(course.seats(), chance, journal);
    if (journal != Journal.NONE) {
      journal.tell(new TourEvent.Started(first, course.board().title()));
    }
    return new Race(course, riders, 0, Planning.first(course, first));
  }

  /** TF-Q-22: the highest throw starts; who tie throw again. */
  private static Seat throwForStart(int seats, Chance chance, Journal journal) {
    List<Seat> throwing = Seat.first(seats);
    while (throwing.size() > 1) {
      var faces = new LinkedHashMap<Seat, Integer>();
      int highest = 0;
      for (Seat seat : throwing) {
        int face = chance.die(SIDES);
        faces.put(seat, face);
        highest = Math.max(highest, face);
        if (journal != Journal.NONE) {
          journal.tell(new TourEvent.StartThrown(seat, face));
        }
      }
      int best = highest;
      throwing = throwing.stream().filter(seat -> faces.getOrDefault(seat, 0) == best).toList();
    }
    return throwing.getFirst();
  }

  @Override
  public Turn turn(Race race) {
    return race.asked().question() == Question.NONE
        ? new Turn.Over(new Result(Scoring.places(race.course(), race.riders())))
        : Turn.of(race.asked().seat());
  }

  @Override
  public List<TourAction> actions(Race race, Seat seat) {
    Asked asked = race.asked();
    if (asked.seat() != seat || seat == Seat.NONE) {
      return List.of();
    }
    long rider = race.rider(seat.index());
    return switch (asked.question()) {
      case PLAN -> race.course().board().routes(asked.pending().fork());
      case THROW -> TourAction.Table.throwing(race.isHeld(rider) ? 0 : BankPoints.alone(rider));
      case SPEND -> {
        int range = BankPoints.range(race.course(), rider, asked.face());
        yield TourAction.Table.spending(BankPoints.least(range), BankPoints.most(range));
      }
      case ROUTE -> race.course().board().routes(Rider.square(rider));
      case JOIN -> TourAction.Table.JOINS;
      case NONE -> List.of();
    };
  }

  @Override
  public Race play(Race race, Seat seat, TourAction action, Chance chance, Journal journal) {
    var ride = new Ride(race, chance, journal);
    switch (action) {
      case TourAction.Throw() -> {
        ride.turn = seat.index();
        Throwing.throwDie(ride);
      }
      case TourAction.RidePoints(int points) -> {
        ride.turn = seat.index();
        Throwing.ridePoints(ride, points);
      }
      case TourAction.Spend(int points) -> Throwing.spend(ride, points);
      case TourAction.TakeRoute(String square) -> takeRoute(ride, race.asked(), square);
      case TourAction.Join(), TourAction.Stay() -> Forming.answer(ride, race.asked(), action);
    }
    return ride.race();
  }

  private static void takeRoute(Ride ride, Asked asked, String square) {
    int exit = ride.board.index(square);
    if (asked.question() == Question.PLAN) {
      Planning.name(ride, asked, exit);
    } else {
      Movement.take(ride, exit);
    }
  }

  @Override
  public TourView view(Race race, Seat viewer) {
    return Views.view(race, viewer);
  }

  @Override
  public Race imagine(TourView view, Chance chance) {
    return Views.imagine(view, chance);
  }

  @Override
  public Outlook outlook(TourView view, TourAction action) {
    return Outlooks.of(this, view, action);
  }

  @Override
  public Remark ask(TourView view) {
    return Narration.ask(view);
  }

  @Override
  public List<Remark> describe(TourView view) {
    return Narration.describe(view);
  }

  @Override
  public Refusal refuse(Race race, Seat seat, TourAction action) {
    return Refusals.of(race, seat, action);
  }

  @Override
  public Notation<TourAction> notation() {
    return new TourNotation();
  }

  @Override
  public Positions<Race, TourPosition> positions() {
    return new TourPositions();
  }

  /** TF-Q-66: the set-up of a next game of the same people holds the throw point of TF-55. */
  @Override
  public Setup rematch(Setup setup, Race end) {
    var options = new LinkedHashMap<>(setup.options());
    List<Integer> bonus = Scoring.nextBonus(end.course(), end.riders());
    options.put(
        Options.BONUS, bonus.stream().map(String::valueOf).collect(Collectors.joining(",")));
    return new Setup(setup.seats(), options);
  }
}
