package musette.bots.levels;

import java.util.function.Supplier;
import musette.bots.Policy;
import musette.bots.search.Guide;
import musette.bots.trial.Observer;
import musette.kernel.Game;
import musette.kernel.Setup;

/**
 * What one game provides for its bots. {@code Bots} makes the levels of the game from it.
 *
 * @param <S> the game's states
 * @param <A> the game's actions
 * @param <V> the game's views
 */
public interface GameBots<S, A, V> {
  /** The class of the game. */
  Class<? extends Game<S, A, V>> game();

  /** The simplest heuristic. */
  Policy<A, V> greedy();

  /** A heuristic that knows the game; the greedy one if there is no better. */
  Policy<A, V> club();

  /** What the search knows about the game. */
  Guide<S, A> guide();

  /**
   * The view from which the search imagines states. A game overrides this if the order in which
   * seats are asked would otherwise change what a searcher supposes about them.
   */
  default V searched(V view) {
    return view;
  }

  /**
   * The champion around its search. A game overrides this if some decisions need no search.
   *
   * @param search the searching policy
   */
  default Policy<A, V> champion(Policy<A, V> search) {
    return search;
  }

  /**
   * The learner. A game overrides this if some of its decisions need mistakes of their own kind.
   */
  default Policy<A, V> learner() {
    return new Learner<>(greedy(), club());
  }

  /**
   * Makes those who listen, each to one match of this set-up, for trials of a road. A game
   * overrides this to tell more.
   */
  default Supplier<Observer> observers(Game<S, A, V> rules, Setup setup) {
    return Observer::silent;
  }
}
