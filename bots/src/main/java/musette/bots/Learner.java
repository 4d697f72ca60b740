package musette.bots;

import java.util.List;
import musette.kernel.Chance;

/** Plays like another policy, but now and then picks what first comes to mind. */
record Learner<A, V>(Policy<A, V> model) implements Policy<A, V> {
  /** One choice in so many is a slip. */
  private static final int SLIP = 4;

  @Override
  public A choose(V view, List<A> actions, Chance chance) {
    return chance.below(SLIP) == 0
        ? actions.get(chance.below(actions.size()))
        : model.choose(view, actions, chance);
  }
}
