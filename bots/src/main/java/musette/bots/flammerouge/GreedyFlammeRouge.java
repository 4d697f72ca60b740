package musette.bots.flammerouge;

import java.util.List;
import musette.bots.Policy;
import musette.games.flammerouge.FlammeRouge;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceRemark;
import musette.games.flammerouge.api.RaceView;
import musette.kernel.Chance;
import musette.kernel.Remark;

/**
 * Looks one round ahead: supposes that everybody else rides four squares, and plays the card that
 * ends well sheltered without wasting its value; once the line is in reach, the card that goes
 * furthest.
 */
public final class GreedyFlammeRouge implements Policy<RaceAction, RaceView> {
  private static final FlammeRouge GAME = new FlammeRouge();

  private static final int TYPICAL_RIDE = 4;
  private static final int SPRINT = 14;
  private static final int PER_SQUARE = 4;
  private static final int SHELTERED = 9;
  private static final int DRAWN_UP = 14;
  private static final int ACROSS = 1000;

  @Override
  public RaceAction choose(RaceView view, List<RaceAction> actions, Chance chance) {
    RaceAction best = actions.getFirst();
    int bestScore = Integer.MIN_VALUE;
    for (RaceAction action : actions) {
      int score = score(view, action);
      if (score > bestScore) {
        best = action;
        bestScore = score;
      }
    }
    return best;
  }

  private static int score(RaceView view, RaceAction action) {
    return switch (action) {
      case RaceAction.PlaceRider(var _, int square) -> square;
      // The Rouleur first: the Sprinteur can then ride behind a known card.
      case RaceAction.DrawFor(var rider) -> -rider.ordinal();
      case RaceAction.PlayCard(Card card) -> score(view, action, card);
    };
  }

  private static int score(RaceView view, RaceAction action, Card card) {
    for (Remark remark : GAME.outlook(view, action).remarks()) {
      if (remark instanceof RaceRemark.Reaches(int from, int to, int distance)) {
        if (to > view.finishLine()) {
          return ACROSS + to;
        }
        boolean sprint = view.finishLine() - from < SPRINT;
        int cost = sprint ? 0 : card.value() * (PER_SQUARE - 1);
        return distance * PER_SQUARE - cost + shelter(view, to);
      }
    }
    return 0;
  }

  /** What the others are worth to a rider who ends on the square. */
  private static int shelter(RaceView view, int to) {
    boolean sheltered = false;
    boolean drawnUp = false;
    for (RaceView.RiderView rider : view.riders()) {
      if (rider.square() > 0 && rider.hand() == 0) {
        int expected = rider.square() + expected(view, rider);
        sheltered |= expected == to + 1;
        drawnUp |= expected == to + 2;
      }
    }
    return sheltered ? SHELTERED : drawnUp ? DRAWN_UP : 0;
  }

  private static int expected(RaceView view, RaceView.RiderView rider) {
    for (RaceView.OwnCards own : view.own()) {
      if (own.rider() == rider.rider() && !own.faceDown().isEmpty()) {
        return own.faceDown().getFirst().value();
      }
    }
    return TYPICAL_RIDE;
  }
}
