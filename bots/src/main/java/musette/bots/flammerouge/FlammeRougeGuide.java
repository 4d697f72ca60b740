package musette.bots.flammerouge;

import java.util.List;
import musette.bots.search.Guide;
import musette.bots.search.Tuning;
import musette.games.flammerouge.Card;
import musette.games.flammerouge.Race;
import musette.games.flammerouge.RaceAction;
import musette.games.flammerouge.Study;
import musette.kernel.Chance;
import musette.kernel.Seat;

/**
 * Judges a race by its prospects at the beginning of a round. Near the line it rides on to the end,
 * with the highest card once that may cross the line.
 */
public final class FlammeRougeGuide implements Guide<Race, RaceAction> {
  /** From here the highest card may cross the line. */
  private static final int SPRINT = 9;

  /** From here the race is ridden to its end rather than judged. */
  private static final int FINALE = 12;

  @Override
  public Tuning tuning() {
    return new Tuning(1.0, 2.0, 0.75);
  }

  @Override
  public RaceAction choose(Race race, Seat seat, List<RaceAction> actions, Chance chance) {
    int rider = Study.handOf(race, seat.index());
    if (rider >= 0 && Study.finishLine(race) - Study.square(race, rider) < SPRINT) {
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
  public boolean stops(Race race) {
    return Study.seats(race) > 2 && Study.isRoundStart(race);
  }

  @Override
  public boolean judges(Race race, int plies) {
    return Study.isRoundStart(race) && !isFinale(race);
  }

  private static boolean isFinale(Race race) {
    int line = Study.finishLine(race);
    for (int rider = 0; rider < Study.riders(race); rider++) {
      if (line - Study.square(race, rider) < FINALE && Study.square(race, rider) > 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public double worth(Race race, Seat seat) {
    return Prospects.worth(race, seat.index());
  }
}
