package musette.bots.search;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Seat;

/**
 * What a search knows of one game beyond its rules: how to play on quickly, which actions deserve a
 * look, what an unfinished state is worth. It sees imagined states only.
 */
public interface Guide<S, A> {
  /** A quick and sensible choice for playing on. */
  A choose(S state, Seat seat, List<A> actions, Chance chance);

  /** A guide for one search; one that keeps notes while it serves gives a new one. */
  default Guide<S, A> fresh() {
    return this;
  }

  /** How to search with it. */
  default Search.Tuning tuning() {
    return Search.Tuning.USUAL;
  }

  /** How many decisions of one seat, one after the other, are worth a search. */
  default int depth() {
    return Integer.MAX_VALUE;
  }

  /** Whether the trees reach no further than this state; it is then judged or played on. */
  default boolean stops(S state) {
    return false;
  }

  /** Actions in the order in which a search should try them; the list itself if none is better. */
  default List<A> order(S state, Seat seat, List<A> actions) {
    return actions;
  }

  /** Whether the state can be judged well enough without playing on, after so many plies. */
  default boolean judges(S state, int plies) {
    return false;
  }

  /** What a state that is judged is worth for a seat: 0 (lost) to 1 (won). */
  default double worth(S state, Seat seat) {
    return 0.5;
  }
}
