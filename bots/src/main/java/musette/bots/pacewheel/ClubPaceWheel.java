package musette.bots.pacewheel;

import java.util.List;
import musette.bots.Policy;
import musette.games.pacewheel.PaceWheel;
import musette.games.pacewheel.Queries;
import musette.games.pacewheel.RaceState;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceView;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Turn;

/**
 * Tries every action, lets the road roll on quietly for two player-turns, and looks who would be
 * home first alone. So it attacks and counters when the odds pay for the points, rides fast while
 * it gains more by it than those behind, and shares its points out for the roads of the race.
 */
public final class ClubPaceWheel implements Policy<RaceAction, RaceView> {
  private static final PaceWheel GAME = new PaceWheel();

  /** How often an action with dice is tried. */
  private static final int THROWS = 4;

  /** Player-turns that are rolled on: a new pace shows in the first, its price in the second. */
  private static final int AHEAD = 2;

  /** Decides among equals only, and among them evenly: who is listed first is no better. */
  private static final double WHIM = 1e-13;

  private static final int WHIMS = 1 << 20;

  @Override
  public RaceAction choose(RaceView view, List<RaceAction> actions, Chance chance) {
    RaceState race = GAME.imagine(view, chance);
    RaceAction best = actions.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (RaceAction action : actions) {
      double value = value(race, view.asked(), action, chance) + WHIM * chance.below(WHIMS);
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  }

  private static double value(RaceState race, Seat seat, RaceAction action, Chance chance) {
    int tries = isThrown(action) ? THROWS : 1;
    double sum = 0;
    for (int i = 0; i < tries; i++) {
      RaceState next = GAME.play(race, seat, action, chance, Journal.NONE);
      sum +=
          next.phase() == Phase.ALLOCATE_ENDURANCE
              ? bestRest(next, seat, chance)
              : worth(rollOn(next, Queries.turn(race) + AHEAD, chance), seat);
    }
    return sum / tries;
  }

  private static boolean isThrown(RaceAction action) {
    return action instanceof RaceAction.Attack
        || (action instanceof RaceAction.Say(RaceAction.Word word)
            && word == RaceAction.Word.COUNTER);
  }

  /** The best way to share out what sprint has left. */
  private static double bestRest(RaceState race, Seat seat, Chance chance) {
    double most = 0;
    for (RaceAction action : GAME.actions(race, seat)) {
      RaceState next = GAME.play(race, seat, action, chance, Journal.NONE);
      most = Math.max(most, Prospects.share(next, seat.index()));
    }
    return most;
  }

  /** Nobody does anything new. */
  private static RaceState rollOn(RaceState from, int turn, Chance chance) {
    RaceState race = from;
    while (Queries.turn(race) < turn
        && race.phase().compareTo(Phase.PLACE) > 0
        && GAME.turn(race) instanceof Turn.ToAct(var seats)) {
      Seat seat = seats.first();
      RaceAction action = quiet(race, GAME.actions(race, seat));
      race = GAME.play(race, seat, action, chance, Journal.NONE);
    }
    return race;
  }

  /** What is offered first is to leave things as they are; but who has begun makes it pay. */
  static RaceAction quiet(RaceState race, List<RaceAction> actions) {
    return switch (race.phase()) {
      case BOOST, COUNTER_BOOST -> actions.getLast();
      case PUSH -> strongestOpponent(race, actions);
      default -> actions.getFirst();
    };
  }

  /** Whom to send back: the opponent who would be home first, of equals the next clockwise. */
  private static RaceAction strongestOpponent(RaceState race, List<RaceAction> pushes) {
    int own = GAME.turn(race).seats().first().index();
    RaceAction best = pushes.getFirst();
    double least = Double.MAX_VALUE;
    for (RaceAction action : pushes) {
      if (action instanceof RaceAction.Push(String name)) {
        int racer = Queries.racer(name);
        int after = Math.floorMod(Queries.seat(race, racer) - own, race.seats());
        double turns = Prospects.turns(race, racer) + WHIM * after;
        if (after > 0 && turns < least) {
          least = turns;
          best = action;
        }
      }
    }
    return best;
  }

  private static double worth(RaceState race, Seat seat) {
    return GAME.turn(race) instanceof Turn.Over(Result result)
        ? result.win(seat)
        : Prospects.share(race, seat.index());
  }
}
