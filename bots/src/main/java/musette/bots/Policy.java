package musette.bots;

import java.util.List;
import musette.kernel.Chance;

/**
 * A way to play one game: chooses among the offered actions, knowing only what one seat may know.
 */
@FunctionalInterface
public interface Policy<A, V> {
  /** Chooses an action. The same view, actions and chance give the same choice. */
  A choose(V view, List<A> actions, Chance chance);

  /** Any action, all equally likely. */
  static <A, V> Policy<A, V> random() {
    return (view, actions, chance) -> actions.get(chance.below(actions.size()));
  }
}
