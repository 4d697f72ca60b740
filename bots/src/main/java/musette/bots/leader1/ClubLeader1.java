package musette.bots.leader1;

import java.util.List;
import musette.bots.Policy;
import musette.games.leader1.Leader1;
import musette.games.leader1.Race;
import musette.games.leader1.RaceAction;
import musette.games.leader1.RaceView;
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
    Race race = GAME.imagine(view, chance);
    int dice = chance.below(Integer.MAX_VALUE);
    RaceAction best = actions.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (RaceAction action : actions) {
      double value = value(race, view.asked(), action, dice);
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  }

  private static double value(Race race, Seat seat, RaceAction action, int dice) {
    double sum = 0;
    for (int i = 0; i < THROWS; i++) {
      sum += worth(GAME.play(race, seat, action, Chance.quick(dice + i), Journal.NONE), seat);
    }
    return sum / THROWS;
  }

  static double worth(Race race, Seat seat) {
    return GAME.turn(race) instanceof Turn.Over(Result result)
        ? result.win(seat)
        : Prospects.share(race, seat.index());
  }
}
