package musette.games.tourdefrance;

import java.util.ArrayList;
import java.util.List;
import musette.games.tourdefrance.api.Binding;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourRemark;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.api.TourView.PointCard;
import musette.games.tourdefrance.api.TourView.RiderView;
import musette.games.tourdefrance.board.Kind;
import musette.games.tourdefrance.board.Square;
import musette.kernel.Chance;
import musette.kernel.Remark;
import musette.kernel.Seat;

/** What is asked, and the race in words. */
final class Narration {
  private Narration() {}

  static Remark ask(Rules rules, TourView view) {
    if (view.question() == Question.NONE) {
      return new TourRemark.RaceOver(Seat.of(view.places().indexOf(1)));
    }
    if (view.asked() != view.viewer()) {
      return new TourRemark.WaitFor(view.asked());
    }
    return switch (view.question()) {
      case PLAN -> {
        String fork = view.interrupted().fork();
        yield new TourRemark.AskPlan(fork, view.square(fork).exits());
      }
      case THROW -> askThrow(rules, view);
      case SPEND -> new TourRemark.AskSpend(view.face(), points(view), against(view));
      case ROUTE ->
          new TourRemark.AskRoute(
              view.square(view.rider(view.asked()).square()).exits(), view.interrupted().steps());
      case JOIN -> new TourRemark.AskJoin(view.interrupted().group());
      case NONE -> throw new IllegalStateException();
    };
  }

  private static Remark askThrow(Rules rules, TourView view) {
    TourState state = Views.imagine(rules, view, Chance.quick(0));
    long rider = state.rider(view.asked().index());
    if (Rider.binding(rider) != Binding.NONE) {
      Kind kind = state.rules().board().kind(Rider.square(rider));
      return new TourRemark.AskThrowAgainst(kind, Rider.count(rider));
    }
    int alone = state.isHeld(rider) ? 0 : BankPoints.alone(rider);
    return alone > 0 ? new TourRemark.AskThrowOrPoints(alone) : new TourRemark.AskThrow();
  }

  /** The square that points are asked for; a natural 3 gets away from T-2 without (TF-Q-50). */
  private static Kind against(TourView view) {
    Binding binding = view.rider(view.asked()).binding();
    boolean free = binding == Binding.NONE || (binding == Binding.T2 && view.face() > 2);
    return free ? Kind.PLAIN : view.square(view.rider(view.asked()).square()).kind();
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
        Square at = view.square(rider.square());
        remarks.add(
            new TourRemark.RiderIs(
                seat, at.id(), at.kind(), at.has(Square.Mark.DOT), rider.lap(), view.laps()));
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
