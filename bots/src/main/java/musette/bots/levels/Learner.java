package musette.bots.levels;

import java.util.ArrayList;
import java.util.List;
import musette.bots.Policy;
import musette.kernel.Chance;

/**
 * Plays like somebody who has just learnt the game: sensibly, but without noticing every option,
 * and the more options there are, the more they miss. Half of the time, they settle for what looks
 * good at first sight. Mistakes come from oversight; no move is deliberately bad.
 *
 * @param first the policy at first sight
 * @param second the policy after some thought
 */
public record Learner<A, V>(Policy<A, V> first, Policy<A, V> second) implements Policy<A, V> {
  /** One action in this many goes unnoticed. */
  private static final int OVERLOOKED = 3;

  /** At most this many actions are considered. */
  private static final int MOST = 5;

  @Override
  public A choose(V view, List<A> actions, Chance chance) {
    if (actions.size() == 1) {
      return actions.getFirst();
    }
    List<A> noticed = noticed(actions, chance);
    Policy<A, V> way = chance.below(2) == 0 ? first : second;
    return noticed.size() == 1 ? noticed.getFirst() : way.choose(view, noticed, chance);
  }

  /** The noticed actions, in their order; at least one. */
  private List<A> noticed(List<A> actions, Chance chance) {
    int sure = chance.below(actions.size());
    var noticed = new ArrayList<A>();
    for (int i = 0; i < actions.size(); i++) {
      boolean overlooked = chance.below(OVERLOOKED) == 0;
      if (!overlooked || i == sure) {
        noticed.add(actions.get(i));
      }
    }
    while (noticed.size() > MOST) {
      noticed.remove(chance.below(noticed.size()));
    }
    return List.copyOf(noticed);
  }
}
