package musette.bots.search;

import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Turn;

/** How an imagined match continues beyond the tree. */
sealed interface Playing<S, A> {
  A choose(S state, Seat seat, List<A> actions, Chance chance);

  /** How many decisions of one seat are searched. */
  default int depth() {
    return Integer.MAX_VALUE;
  }

  /** Whether the search ends at this state. */
  default boolean stops(S state) {
    return false;
  }

  /** Whether the state can be evaluated now. */
  default boolean judges(S state) {
    return false;
  }

  /** An instance for one search. */
  default Playing<S, A> fresh() {
    return this;
  }

  List<A> order(S state, Seat seat, List<A> actions);

  /** Plays to the end, or until the state can be evaluated. */
  S finish(S state, Chance chance);

  double worth(S state, Seat seat);

  /** Uniformly random play. */
  record AtRandom<S, A>(Game<S, A, ?> game) implements Playing<S, A> {
    @Override
    public A choose(S state, Seat seat, List<A> actions, Chance chance) {
      return actions.get(chance.below(actions.size()));
    }

    @Override
    public List<A> order(S state, Seat seat, List<A> actions) {
      return actions;
    }

    @Override
    public S finish(S state, Chance chance) {
      return game.playout(state, chance);
    }

    @Override
    public double worth(S state, Seat seat) {
      throw new IllegalStateException("random play always reaches the end");
    }
  }

  /** Play by the guide of the game. */
  record Guided<S, A>(Game<S, A, ?> game, Guide<S, A> guide) implements Playing<S, A> {
    @Override
    public Playing<S, A> fresh() {
      return new Guided<>(game, guide.fresh());
    }

    @Override
    public int depth() {
      return guide.depth();
    }

    @Override
    public boolean stops(S state) {
      return guide.stops(state);
    }

    @Override
    public boolean judges(S state) {
      return guide.judges(state, 0);
    }

    @Override
    public A choose(S state, Seat seat, List<A> actions, Chance chance) {
      return guide.choose(state, seat, actions, chance);
    }

    @Override
    public List<A> order(S state, Seat seat, List<A> actions) {
      return guide.order(state, seat, actions);
    }

    @Override
    public S finish(S state, Chance chance) {
      S now = state;
      int plies = 0;
      while (game.turn(now) instanceof Turn.ToAct(var seats) && !guide.judges(now, plies)) {
        Seat seat = seats.first();
        List<A> actions = game.actions(now, seat);
        A action =
            actions.size() == 1 ? actions.getFirst() : guide.choose(now, seat, actions, chance);
        now = game.play(now, seat, action, chance, Journal.NONE);
        plies++;
      }
      return now;
    }

    @Override
    public double worth(S state, Seat seat) {
      return guide.worth(state, seat);
    }
  }
}
