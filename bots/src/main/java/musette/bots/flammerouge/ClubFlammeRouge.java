package musette.bots.flammerouge;

import java.util.List;
import musette.bots.Policy;
import musette.games.flammerouge.FlammeRouge;
import musette.games.flammerouge.Queries;
import musette.games.flammerouge.RaceState;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceView;
import musette.kernel.Chance;
import musette.kernel.Seat;
import musette.kernel.Turn;

/**
 * Thinks the round through twice, with cards that the others might play, and takes the card after
 * which the prospects are best: so it saves high cards for when they are worth most, rides in the
 * shelter of others, and spends nothing on a climb or a descent that the road does not reward.
 */
public final class ClubFlammeRouge implements Policy<RaceAction, RaceView> {
  private static final FlammeRouge GAME = new FlammeRouge();

  /** How often the round is thought through. */
  private static final int SAMPLES = 2;

  /** From here everybody is supposed to ride as fast as possible. */
  private static final int SPRINT = 9;

  @Override
  public RaceAction choose(RaceView view, List<RaceAction> actions, Chance chance) {
    if (actions.size() == 1) {
      return actions.getFirst();
    }
    return switch (actions.getFirst()) {
      case RaceAction.PlaceRider _ -> place(actions);
      // The Rouleur first: the Sprinteur can then ride behind a known card.
      case RaceAction.DrawFor _ -> actions.getFirst();
      case RaceAction.PlayCard _ -> play(view, actions, chance);
    };
  }

  /** As far in front as possible. */
  private static RaceAction place(List<RaceAction> actions) {
    RaceAction best = actions.getFirst();
    int furthest = 0;
    for (RaceAction action : actions) {
      if (action instanceof RaceAction.PlaceRider(var _, int square) && square > furthest) {
        furthest = square;
        best = action;
      }
    }
    return best;
  }

  private static RaceAction play(RaceView view, List<RaceAction> actions, Chance chance) {
    int seat = view.viewer().index();
    RaceView unplayed = RoundStartView.of(view);
    double[] sums = new double[actions.size()];
    for (int i = 0; i < SAMPLES; i++) {
      RaceState race = GAME.imagine(unplayed, chance);
      Card[] cards = supposed(race, chance);
      int rider = Queries.handOf(race, seat);
      for (int k = 0; k < sums.length; k++) {
        cards[rider] = ((RaceAction.PlayCard) actions.get(k)).card();
        sums[k] += worth(Queries.afterRound(race, cards, chance), seat);
      }
    }
    int best = 0;
    for (int k = 1; k < sums.length; k++) {
      best = sums[k] > sums[best] ? k : best;
    }
    return actions.get(best);
  }

  private static double worth(RaceState race, int seat) {
    return GAME.turn(race) instanceof Turn.Over(var result)
        ? result.win(Seat.of(seat))
        : Prospects.worth(race, seat);
  }

  /** A card for everybody who might have to play one. */
  private static Card[] supposed(RaceState race, Chance chance) {
    Card[] cards = new Card[2 * Queries.seats(race)];
    int line = Queries.finishLine(race);
    for (int rider = 0; rider < cards.length; rider++) {
      boolean sprint = line - Queries.square(race, rider) < SPRINT;
      cards[rider] =
          sprint ? Queries.highest(race, rider, chance) : Queries.any(race, rider, chance);
    }
    return cards;
  }
}
