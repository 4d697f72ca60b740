package musette.bots.flammerouge;

import java.util.List;
import musette.bots.search.Guide;
import musette.bots.search.Tuning;
import musette.games.flammerouge.Queries;
import musette.games.flammerouge.RaceState;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceAction;
import musette.kernel.Chance;
import musette.kernel.Seat;

/**
 * Judges a race by its prospects at the beginning of a round. Near the line it rides on to the end,
 * with the highest card once that may cross the line.
 */
public final class FlammeRougeGuide implements Guide<RaceState, RaceAction> {
  /** From here the highest card may cross the line. */
  private static final int SPRINT = 9;

  /** From here the race is ridden to its end rather than judged. */
  private static final int FINALE = 12;

  @Override
  public Tuning tuning() {
    return new Tuning(1.0, 2.0, 0.75);
  }

  @Override
  public RaceAction choose(RaceState race, Seat seat, List<RaceAction> actions, Chance chance) {
    int rider = Queries.handOf(race, seat.index());
    if (rider >= 0 && Queries.finishLine(race) - Queries.square(race, rider) < SPRINT) {
      RaceAction best = actions.getFirst();
      for (RaceAction action : actions) {
        if (value(action) > value(best)) {
          best = action;
        }
      }
      return best;
    }
    return actions.get(chance.below(actions.size()));
  }

  private static int value(RaceAction action) {
    return action instanceof RaceAction.PlayCard(Card card) ? card.value() : 0;
  }

  /**
   * Among many riders a plan for the round after this one would not know where they all are by
   * then: it adds more noise than sense. Against a single opponent it pays.
   */
  @Override
  public boolean stops(RaceState race) {
    return Queries.seats(race) > 2 && Queries.isRoundStart(race);
  }

  @Override
  public boolean judges(RaceState race, int plies) {
    return Queries.isRoundStart(race) && !isFinale(race);
  }

  private static boolean isFinale(RaceState race) {
    int line = Queries.finishLine(race);
    for (int rider = 0; rider < Queries.riders(race); rider++) {
      if (line - Queries.square(race, rider) < FINALE && Queries.square(race, rider) > 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public double worth(RaceState race, Seat seat) {
    return Prospects.worth(race, seat.index());
  }
}
