package musette.bots.tourdefrance;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import musette.games.tourdefrance.Queries;
import musette.games.tourdefrance.TourDeFrance;
import musette.games.tourdefrance.TourState;
import musette.games.tourdefrance.api.TourAction;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;

/**
 * The die and orange points that the road ahead brings a rider who is alone on it and decides as
 * well as can be: the exact expectation, worked out once for every condition and kept.
 */
final class Road {
  private static final TourDeFrance GAME = new TourDeFrance();
  private static final int SIDES = 6;

  /**
   * A rider who stays where they are comes back to the same question: it is asked until it settles.
   */
  private static final double SETTLED = 1e-3;

  private final Map<Long, Double> known = new HashMap<>();
  private final TourState race;
  private long current;
  private boolean stays;

  /** The roads of this race, whoever rides. */
  Road(TourState race) {
    this.race = race;
  }

  double ahead(long condition) {
    Double value = known.get(condition);
    if (value != null) {
      stays |= condition == current;
      return value;
    }
    long before = current;
    boolean stayed = stays;
    double guess = 0;
    double next = 0;
    do {
      guess = next;
      known.put(condition, guess);
      current = condition;
      stays = false;
      next = best(Queries.alone(race, condition), Seat.A);
    } while (stays && Math.abs(next - guess) > SETTLED);
    known.put(condition, next);
    current = before;
    stays = stayed;
    return next;
  }

  /** The action after which the rider may expect most on their card. */
  TourAction choose(TourState race, Seat seat, List<TourAction> actions) {
    TourAction best = actions.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (TourAction action : actions) {
      double card = after(race, seat, action);
      if (card > most) {
        most = card;
        best = action;
      }
    }
    return best;
  }

  /** What will stand on the card of a rider, as far as can be expected. */
  double card(TourState race, Seat seat) {
    int total = Queries.total(race, seat);
    return Queries.hasFinished(race, seat) ? total : total + ahead(Queries.condition(race, seat));
  }

  private double best(TourState race, Seat seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (TourAction action : GAME.actions(race, seat)) {
      best = Math.max(best, after(race, seat, action));
    }
    return best;
  }

  /** What the seat may expect on its card after an action of its own. */
  double after(TourState race, Seat seat, TourAction action) {
    if (!(action instanceof TourAction.Throw)) {
      return after(race, seat, seat, action, Chance.scripted());
    }
    double sum = 0;
    for (int face = 1; face <= SIDES; face++) {
      sum += after(race, seat, seat, action, Chance.scripted(face));
    }
    return sum / SIDES;
  }

  /** The same after somebody's action; the others are supposed not to come up. */
  private double after(TourState race, Seat seat, Seat mover, TourAction action, Chance chance) {
    TourState next = GAME.play(race, mover, action, chance, Journal.NONE);
    if (Queries.hasFinished(next, seat) || Queries.isBetweenTurns(next)) {
      return card(next, seat);
    }
    Seat asked = GAME.turn(next).seats().first();
    return asked == seat
        ? best(next, seat)
        : after(next, seat, asked, GAME.actions(next, asked).getLast(), Chance.scripted());
  }
}
