package musette.bots.tourdefrance;

import java.util.List;
import musette.bots.Policy;
import musette.games.tourdefrance.Queries;
import musette.games.tourdefrance.TourDeFrance;
import musette.games.tourdefrance.TourState;
import musette.games.tourdefrance.api.Question;
import musette.games.tourdefrance.api.TourAction;
import musette.games.tourdefrance.api.TourView;
import musette.games.tourdefrance.api.TourView.PointCard;
import musette.games.tourdefrance.api.TourView.RiderView;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/**
 * Tries every action on what it sees and takes the one with the best card to be expected. Since
 * every throw counts at the end, road that is still to be ridden with throws is worth points: the
 * rider does not hurry, spends bank points for dots rather than for distance, and comes up to a
 * group only where that pays. In a classic race it hurries.
 */
public final class GreedyRider implements Policy<TourAction, TourView> {
  private static final int SIDES = 6;
  private static final double KM_A_SQUARE = 10;

  /** Die and dot points that a square of road brings, by lap and after 1 OR 2 MAX. */
  private static final double LAP_ONE = 1.14;

  private static final double LAP_TWO = 1.6;
  private static final double LIMITED = 2.2;

  /** What the throws bring that a square costs without moving. */
  private static final double OVER3 = 5;

  private static final double T2 = 2.5;
  private static final double RAIDE = 7;
  private static final double CRUNCH = 2.5;

  private static final double BANK_POINT = 0.3;

  private final TourDeFrance game = new TourDeFrance();

  @Override
  public TourAction choose(TourView view, List<TourAction> actions, Chance chance) {
    if (actions.size() == 1) {
      return actions.getFirst();
    }
    TourState race = game.imagine(view, chance);
    TourAction best = actions.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (TourAction action : actions) {
      double worth = worth(race, view.asked(), action);
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

  private double worth(TourState race, Seat seat, TourAction action) {
    if (!(action instanceof TourAction.Throw)) {
      return worth(game.play(race, seat, action, Chance.scripted(), Journal.NONE), seat);
    }
    double sum = 0;
    for (int face = 1; face <= SIDES; face++) {
      sum += worth(game.play(race, seat, action, Chance.scripted(face), Journal.NONE), seat);
    }
    return sum / SIDES;
  }

  /** Plays the turn to its end without points and by the main track, then judges the card. */
  private double worth(TourState race, Seat seat) {
    TourState now = race;
    TourView view = game.view(now, seat);
    while (view.asked() == seat
        && (view.question() == Question.SPEND || view.question() == Question.ROUTE)) {
      TourAction first = game.actions(now, seat).getFirst();
      now = game.play(now, seat, first, Chance.scripted(), Journal.NONE);
      view = game.view(now, seat);
    }
    return judge(view, seat, Queries.countSquaresMoved(race));
  }

  private static double judge(TourView view, Seat seat, boolean moved) {
    RiderView rider = view.rider(seat);
    double lapKm = lapKm(view);
    double left = rider.finish() > 0 ? 0 : lapKm - rider.km();
    if (view.laps() == 1) {
      return -left;
    }
    PointCard card = view.cards().stream().filter(c -> c.seat() == seat).findFirst().orElseThrow();
    double lapTwo = moved ? LAP_ONE : rider.pastMax2() ? LIMITED : LAP_TWO;
    double road =
        rider.lap() == 1
            ? (left * LAP_ONE + lapKm * (moved ? LAP_ONE : LAP_TWO)) / KM_A_SQUARE
            : left * lapTwo / KM_A_SQUARE;
    return card.total() + road + BANK_POINT * card.points() + (moved ? 0 : held(rider));
  }

  private static double held(RiderView rider) {
    double binding =
        switch (rider.binding()) {
          case NONE, CAMERA -> 0;
          case OVER3 -> OVER3;
          case T2 -> T2;
          case RAIDE_FIRST, RAIDE_SUM -> RAIDE;
        };
    double rate = rider.lap() == 1 ? LAP_ONE : LAP_TWO;
    return binding + (rider.minus() ? rate : 0) + (rider.crunch() ? CRUNCH : 0);
  }

  private static double lapKm(TourView view) {
    return KM_A_SQUARE + view.squares().stream().mapToInt(square -> square.km()).max().orElse(0);
  }
}
