package musette.bots.search;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Seat;

/**
 * What a search knows about a game beyond its rules: how to play quickly, which actions to try
 * first, what an unfinished state is worth. It only sees imagined states.
 */
public interface Guide<S, A> {
  /** A quick and sensible choice for playouts. */
  A choose(S state, Seat seat, List<A> actions, Chance chance);

  /** A guide for one search; a guide with mutable state returns a new instance. */
  default Guide<S, A> fresh() {
    return this;
  }

  /** The search parameters for this guide. */
  default Tuning tuning() {
    return Tuning.DEFAULT;
  }

  /** How many consecutive decisions of one seat to search. */
  default int depth() {
    return Integer.MAX_VALUE;
  }

  /** Whether the trees end at this state; it is then evaluated or played out. */
  default boolean stops(S state) {
    return false;
  }

  /**
   * Actions in the order in which a search should try them; the given list if no order is better.
   */
  default List<A> order(S state, Seat seat, List<A> actions) {
    return actions;
  }

  /** Whether the state can be evaluated without playing further, after this many plies. */
  default boolean judges(S state, int plies) {
    return false;
  }

  /** The value of a state for a seat, from 0 (lost) to 1 (won). */
  default double worth(S state, Seat seat) {
    return 0.5;
  }
}
