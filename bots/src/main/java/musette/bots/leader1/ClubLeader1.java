package musette.bots.leader1;

import java.util.List;
import musette.bots.Policy;
import musette.games.leader1.Leader1;
import musette.games.leader1.Queries;
import musette.games.leader1.RaceState;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.RaceAction;
import musette.games.leader1.api.RaceView;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Turn;

/**
 * Tries every action with the same few throws of the dice and looks who would be home first then.
 * So it rests in the back of the peloton, comes to the front for the turn in which an attack lasts
 * to the finish, and rides as hard as its energy lasts.
 */
public final class ClubLeader1 implements Policy<RaceAction, RaceView> {
  private static final Leader1 GAME = new Leader1();

  /** How often each action is tried. */
  private static final int THROWS = 3;

  @Override
  public RaceAction choose(RaceView view, List<RaceAction> actions, Chance chance) {
    RaceState race = GAME.imagine(view, chance);
    int dice = chance.below(Integer.MAX_VALUE);
    var prospects = new Prospects(view.stages());
    RaceAction best = actions.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (RaceAction action : actions) {
      double value = value(race, view.asked(), action, dice, prospects);
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  }

  private static double value(
      RaceState race, Seat seat, RaceAction action, int dice, Prospects prospects) {
    double sum = 0;
    double worth = 0;
    boolean thrown = true;
    for (int i = 0; i < THROWS; i++) {
      // Where nothing is thrown the next attempt would end the same.
      if (thrown) {
        Chance chance = Chance.quick(dice + i);
        worth = worth(GAME.play(race, seat, action, chance, Journal.NONE), seat, prospects);
        thrown = chance.used();
      }
      sum += worth;
    }
    return sum / THROWS;
  }

  static double worth(RaceState race, Seat seat, Prospects prospects) {
    return Queries.phase(race) == Phase.OVER && GAME.turn(race) instanceof Turn.Over(Result result)
        ? result.win(seat)
        : prospects.share(race, seat.index());
  }
}
