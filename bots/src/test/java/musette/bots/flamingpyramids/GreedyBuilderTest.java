package musette.bots.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import musette.bots.Policy;
import musette.games.flamingpyramids.BuildState;
import musette.games.flamingpyramids.FlamingPyramids;
import musette.games.flamingpyramids.api.BuildAction;
import musette.games.flamingpyramids.api.BuildView;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Setup;
import musette.kernel.Turn;
import org.junit.jupiter.api.Test;

final class GreedyBuilderTest {
  private static final FlamingPyramids GAME = new FlamingPyramids();
  private static final int GAMES = 200;

  /** How many turns matches of four seats take with this policy, sorted. */
  private static int[] lengths(Policy<BuildAction, BuildView> policy) {
    Setup setup = Setup.of(GAME.about(), 4);
    int[] lengths = new int[GAMES];
    for (int game = 0; game < GAMES; game++) {
      Chance chance = Chance.quick(game);
      BuildState state = GAME.start(setup, chance, Journal.NONE);
      while (GAME.turn(state) instanceof Turn.ToAct(Seats seats)) {
        Seat seat = seats.first();
        List<BuildAction> actions = GAME.actions(state, seat);
        BuildAction action = policy.choose(GAME.view(state, seat), actions, chance);
        state = GAME.play(state, seat, action, chance, Journal.NONE);
      }
      lengths[game] = GAME.view(state, Seat.NONE).turn();
    }
    Arrays.sort(lengths);
    return lengths;
  }

  /** An independent model of the rules gave 44 to 46 turns. */
  @Test
  void matchesOfGreedyBuildersTakeAboutFortyFiveTurns() {
    assertThat(lengths(new GreedyBuilder())[GAMES / 2]).isBetween(42, 50);
  }

  /** The same model gave 84 to 86 turns for random play. */
  @Test
  void matchesAtRandomTakeAboutEightyFiveTurns() {
    assertThat(lengths(Policy.random())[GAMES / 2]).isBetween(75, 95);
  }
}
