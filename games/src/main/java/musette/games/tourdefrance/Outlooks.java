package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.games.tourdefrance.TourView.PointCard;
import musette.games.tourdefrance.TourView.RiderView;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Outlook;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What the rules can say before an action is taken: it is tried on what the viewer sees. */
final class Outlooks {
  private static final int SIDES = 6;

  private Outlooks() {}

  static Outlook of(TourDeFrance game, TourView view, TourAction action) {
    Race race = Views.imagine(view, Chance.quick(0));
    var remarks = new ArrayList<Remark>();
    switch (action) {
      case TourAction.Throw() -> odds(game, race, view.asked(), remarks);
      case TourAction.RidePoints(int points) -> {
        cost(race, view.asked(), points, remarks);
        tried(game, race, view.asked(), action, remarks);
      }
      case TourAction.Spend(int points) -> {
        cost(race, view.asked(), points, remarks);
        tried(game, race, view.asked(), action, remarks);
      }
      case TourAction.TakeRoute(String square) -> tried(game, race, view.asked(), action, remarks);
      case TourAction.Join() -> remarks.add(comesUp(view));
      case TourAction.Stay() ->
          remarks.add(new TourRemark.StaysOn(view.rider(view.asked()).square()));
    }
    return new Outlook(remarks);
  }

  private static void cost(Race race, Seat seat, int points, List<Remark> remarks) {
    if (points > 0) {
      int held = Rider.points(race.rider(seat.index()));
      remarks.add(new TourRemark.Costs(points, held - points));
    }
  }

  /** Where each face leads, without points and by the main track. */
  private static void odds(TourDeFrance game, Race race, Seat seat, List<Remark> remarks) {
    Board board = race.course().board();
    for (int face = 1; face <= SIDES; face++) {
      Race now = game.play(race, seat, new TourAction.Throw(), Chance.scripted(face), Journal.NONE);
      while (now.asked().turn() == seat
          && (now.asked().question() == Question.SPEND
              || now.asked().question() == Question.ROUTE)) {
        TourAction first = game.actions(now, seat).getFirst();
        now = game.play(now, seat, first, Chance.scripted(), Journal.NONE);
      }
      long rider = now.rider(seat.index());
      int square = Rider.square(rider);
      remarks.add(
          Rider.finish(rider) > 0
              ? new TourRemark.IfThrownFinishes(face)
              : new TourRemark.IfThrown(face, board.name(square), board.kind(square)));
    }
  }

  private static void tried(
      TourDeFrance game, Race race, Seat seat, TourAction action, List<Remark> remarks) {
    Journal.Kept journal = Journal.kept();
    Race after = game.play(race, seat, action, Chance.scripted(), journal);
    Board board = race.course().board();
    long rider = after.rider(seat.index());
    if (after.asked().question() == Question.ROUTE) {
      remarks.add(new TourRemark.ThenChooses(board.name(Rider.square(rider))));
    } else if (Rider.finish(rider) > 0) {
      remarks.add(new TourRemark.CrossesFinish());
    } else if (rider != race.rider(seat.index()) && hasMoved(journal)) {
      int square = Rider.square(rider);
      remarks.add(new TourRemark.LandsOn(board.name(square), board.kind(square)));
    } else {
      remarks.add(new TourRemark.StaysOn(board.name(Rider.square(rider))));
    }
    for (Event event : journal.events()) {
      gains(event, seat, remarks);
    }
  }

  private static boolean hasMoved(Journal.Kept journal) {
    return journal.events().stream().anyMatch(TourEvent.Moved.class::isInstance);
  }

  private static void gains(Event event, Seat seat, List<Remark> remarks) {
    if (event instanceof TourEvent.DotScored(Seat who, String at, int points) && who == seat) {
      remarks.add(new TourRemark.GainsOrange(points));
    }
    if (event instanceof TourEvent.StageReached(Seat who, String at, int points) && who == seat) {
      remarks.add(new TourRemark.GainsPoints(points));
    }
    if (event instanceof TourEvent.BoxApplied(Seat who, String at, Kind kind) && who == seat) {
      remarks.add(new TourRemark.Suffers(kind));
    }
    if (event instanceof TourEvent.Released released && released.seat() == seat) {
      remarks.add(new TourRemark.Frees(released.kind()));
    }
  }

  private static Remark comesUp(TourView view) {
    String group = view.interrupted().group();
    String at = view.rider(view.asked()).square();
    int squares = 0;
    while (!at.equals(group)) {
      at = view.square(at).exits().getFirst();
      squares++;
    }
    return new TourRemark.ComesUpTo(group, squares);
  }

  static Remark ask(TourView view) {
    if (view.question() == Question.NONE) {
      return new TourRemark.RaceOver(Seat.of(view.places().indexOf(1)));
    }
    if (view.asked() != view.viewer()) {
      return new TourRemark.WaitFor(view.asked());
    }
    return switch (view.question()) {
      case THROW -> askThrow(view);
      case SPEND -> new TourRemark.AskSpend(view.face(), points(view));
      case ROUTE ->
          new TourRemark.AskRoute(
              view.square(view.rider(view.asked()).square()).exits(), view.interrupted().steps());
      case JOIN -> new TourRemark.AskJoin(view.interrupted().group());
      case NONE -> throw new IllegalStateException();
    };
  }

  private static Remark askThrow(TourView view) {
    Race race = Views.imagine(view, Chance.quick(0));
    long rider = race.rider(view.asked().index());
    if (Rider.binding(rider) != Binding.NONE) {
      Kind kind = race.course().board().kind(Rider.square(rider));
      return new TourRemark.AskThrowAgainst(kind, Rider.count(rider));
    }
    int alone = BankPoints.alone(rider);
    return alone > 0 ? new TourRemark.AskThrowOrPoints(alone) : new TourRemark.AskThrow();
  }

  private static int points(TourView view) {
    return view.cards().stream()
        .filter(card -> card.seat() == view.viewer())
        .mapToInt(PointCard::points)
        .sum();
  }

  static List<Remark> describe(TourView view) {
    var remarks = new ArrayList<Remark>();
    for (RiderView rider : view.riders()) {
      Seat seat = rider.seat();
      if (rider.finish() > 0) {
        remarks.add(new TourRemark.RiderIsHome(seat, rider.finish()));
      } else {
        Kind kind = view.square(rider.square()).kind();
        remarks.add(new TourRemark.RiderIs(seat, rider.square(), kind, rider.lap(), view.laps()));
        holds(rider).forEach(hold -> remarks.add(new TourRemark.RiderIsHeld(seat, hold)));
      }
    }
    for (PointCard card : view.cards()) {
      remarks.add(new TourRemark.CardReads(card.seat(), card.die(), card.orange(), card.points()));
    }
    return remarks;
  }

  /** What holds a rider up, for those who draw or tell it. */
  static List<TourRemark.Hold> holds(RiderView rider) {
    var holds = new ArrayList<TourRemark.Hold>();
    switch (rider.binding()) {
      case NONE -> {}
      case CAMERA -> holds.add(TourRemark.Hold.WAITS);
      case OVER3 -> holds.add(TourRemark.Hold.NEEDS_THREE);
      case T2 -> holds.add(TourRemark.Hold.MINUS_TWO);
      case RAIDE_FIRST, RAIDE_SUM -> holds.add(TourRemark.Hold.CLIMBS);
    }
    if (rider.minus()) {
      holds.add(TourRemark.Hold.MINUS_ONE);
    }
    if (rider.crunch()) {
      holds.add(TourRemark.Hold.CRUNCHED);
    }
    if (rider.miss()) {
      holds.add(TourRemark.Hold.MISSES);
    }
    if (rider.pastMax2()) {
      holds.add(TourRemark.Hold.ONE_OR_TWO);
    }
    return holds;
  }
}
