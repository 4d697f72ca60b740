package musette.bots;

import java.util.ArrayList;
import java.util.List;
import musette.kernel.Chance;

/**
 * Plays as people do who have just learnt a game: sensibly, but some of what is possible he does
 * not notice, the more the more there is; and half of the time he looks no further than the first
 * thing that seems good. So his mistakes are those of somebody who tries, never a move thrown away
 * on purpose.
 *
 * @param first how he plays at first sight
 * @param second how he plays when he thinks it over
 */
record Learner<A, V>(Policy<A, V> first, Policy<A, V> second) implements Policy<A, V> {
  /** One possibility in so many goes unnoticed. */
  private static final int OVERLOOKED = 3;

  /** Among more than so many possibilities he loses his way. */
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

  /** In their order; at least one. */
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
