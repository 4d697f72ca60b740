package musette.bots.search;

import java.util.List;
import java.util.function.UnaryOperator;
import musette.bots.Budget;
import musette.bots.Policy;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Seat;

/**
 * The searching bot. One instance serves any number of matches; every choice starts a new search.
 */
public final class Search<S, A, V> implements Policy<A, V> {
  /** An action, how often it was tried and its average value. */
  public record Judged<A>(A action, int visits, double worth) {}

  private final Game<S, A, V> game;
  private final Playing<S, A> playing;
  private final Budget budget;
  private final Tuning tuning;
  private final UnaryOperator<V> eyes;

  private Search(
      Game<S, A, V> game,
      Playing<S, A> playing,
      Budget budget,
      Tuning tuning,
      UnaryOperator<V> eyes) {
    this.game = game;
    this.playing = playing;
    this.budget = budget;
    this.tuning = tuning;
    this.eyes = eyes;
  }

  /** A search with random playouts. */
  public static <S, A, V> Search<S, A, V> plain(Game<S, A, V> game, Budget budget, Tuning tuning) {
    return new Search<>(
        game, new Playing.AtRandom<>(game), budget, tuning, UnaryOperator.identity());
  }

  /** A search with the knowledge and the parameters of a guide. */
  public static <S, A, V> Search<S, A, V> guided(
      Game<S, A, V> game, Guide<S, A> guide, Budget budget) {
    return new Search<>(
        game, new Playing.Guided<>(game, guide), budget, guide.tuning(), UnaryOperator.identity());
  }

  /** The same search, but it imagines states from the transformed view. */
  public Search<S, A, V> with(UnaryOperator<V> otherEyes) {
    return new Search<>(game, playing, budget, tuning, otherEyes);
  }

  @Override
  public A choose(V view, List<A> actions, Chance chance) {
    if (actions.size() == 1) {
      return actions.getFirst();
    }
    return best(judge(view, actions, chance)).action();
  }

  /** Every offered action with the search's evaluation, in the order of the offers. */
  public List<Judged<A>> judge(V full, List<A> actions, Chance chance) {
    V view = eyes.apply(full);
    Seat seat = seatOf(view, actions, chance);
    var iteration = new Iteration<>(game, playing.fresh(), tuning, seat);
    int done = 0;
    do {
      iteration.run(game.imagine(view, chance), chance);
      done++;
    } while (budget.allows(done));
    Node<A> own = iteration.root();
    return actions.stream().map(a -> new Judged<>(a, own.visits(a), own.mean(a))).toList();
  }

  /** The action tried most often; among equals, the one with the higher value. */
  public static <A> Judged<A> best(List<Judged<A>> judged) {
    Judged<A> best = judged.getFirst();
    for (Judged<A> next : judged) {
      if (next.visits() > best.visits()
          || (next.visits() == best.visits() && next.worth() > best.worth())) {
        best = next;
      }
    }
    return best;
  }

  /** The searching seat: the one that is offered exactly these actions. */
  private Seat seatOf(V view, List<A> actions, Chance chance) {
    S state = game.imagine(view, chance);
    for (Seat seat : game.turn(state).seats()) {
      if (game.actions(state, seat).equals(actions) && game.view(state, seat).equals(view)) {
        return seat;
      }
    }
    throw new IllegalArgumentException("the view belongs to no seat that has to act");
  }
}
