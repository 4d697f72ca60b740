package musette.lab.arena;

import java.util.List;
import musette.bots.Budget;
import musette.bots.analysis.Judge;
import musette.bots.analysis.Judge.Question;
import musette.bots.analysis.Judge.Thought;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.kernel.Setup;

/** A stand-in for a learner: asks the coach at every decision and does what it says. */
public record HintFollower() implements Entrant {
  /** Its name in the arena. */
  public static final String NAME = "hints";

  /** About what a slow browser does in the time of a hint. */
  private static final int ITERATIONS = 200;

  private static final int ROUNDS = 20;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public <S, A, V> Sitting<A, V> sitDown(Game<S, A, V> game, Setup setup, Seat seat) {
    var judge = new Judge<>(game, setup.seats());
    return new Sitting<>() {
      @Override
      public A choose(V view, List<A> actions, Chance chance) {
        if (actions.size() == 1) {
          return actions.getFirst();
        }
        var thought =
            new Thought(
                Budget.iterations(ITERATIONS),
                Budget.iterations(ROUNDS),
                chance.below(Integer.MAX_VALUE));
        return judge.judge(new Question<>(view, seat, actions), thought).best();
      }
    };
  }
}
