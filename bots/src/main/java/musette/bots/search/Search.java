package musette.bots.search;

import java.util.ArrayList;
import java.util.List;
import musette.bots.Budget;
import musette.bots.Policy;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Turn;

/** The searching bot. One object serves any number of matches; each choice is searched anew. */
public final class Search<S, A, V> implements Policy<A, V> {
  /** An action, how often it was tried and what it was worth on average. */
  public record Judged<A>(A action, int visits, double worth) {}

  /**
   * How to search.
   *
   * @param exploration the weight of the unknown against the good
   * @param wide how many actions a decision may try per square root of its visits
   * @param winShare how much of the worth of a result is winning; the rest is the place
   */
  public record Tuning(double exploration, double wide, double winShare) {
    public static final Tuning USUAL = new Tuning(0.5, 2.0, 0.75);
  }

  private final Game<S, A, V> game;
  private final Playing<S, A> playing;
  private final Budget budget;
  private final Tuning tuning;

  private Search(Game<S, A, V> game, Playing<S, A> playing, Budget budget, Tuning tuning) {
    this.game = game;
    this.playing = playing;
    this.budget = budget;
    this.tuning = tuning;
  }

  /** A search that plays on at random. */
  public static <S, A, V> Search<S, A, V> plain(Game<S, A, V> game, Budget budget, Tuning tuning) {
    return new Search<>(game, new Playing.AtRandom<>(game), budget, tuning);
  }

  /** A search that knows the game. */
  public static <S, A, V> Search<S, A, V> guided(
      Game<S, A, V> game, Guide<S, A> guide, Budget budget, Tuning tuning) {
    return new Search<>(game, new Playing.Guided<>(game, guide), budget, tuning);
  }

  @Override
  public A choose(V view, List<A> actions, Chance chance) {
    if (actions.size() == 1) {
      return actions.getFirst();
    }
    return best(judge(view, actions, chance)).action();
  }

  /** Every offered action with what the search thinks of it, in the order of the offers. */
  public List<Judged<A>> judge(V view, List<A> actions, Chance chance) {
    List<Node<A>> roots = new ArrayList<>();
    for (int i = 0; i < Seat.MAX; i++) {
      roots.add(new Node<>());
    }
    var iteration = new Iteration<>(game, playing, tuning, roots);
    int done = 0;
    do {
      iteration.run(game.imagine(view, chance), chance);
      done++;
    } while (budget.allows(done));
    Node<A> own = rootOf(view, actions, roots, chance);
    return actions.stream().map(a -> new Judged<>(a, own.visits(a), own.mean(a))).toList();
  }

  /** The tried most often; of equals the one of more worth. */
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

  /** The searching seat is the one to whom these very actions are offered. */
  private Node<A> rootOf(V view, List<A> actions, List<Node<A>> roots, Chance chance) {
    S state = game.imagine(view, chance);
    for (Seat seat : game.turn(state).seats()) {
      if (game.actions(state, seat).equals(actions) && game.view(state, seat).equals(view)) {
        return roots.get(seat.index());
      }
    }
    throw new IllegalArgumentException("the view is of no seat that is asked");
  }

  /** One imagined match after another, and the trees of the seats that grow with it. */
  private static final class Iteration<S, A> {
    private final Game<S, A, ?> game;
    private final Playing<S, A> playing;
    private final Tuning tuning;
    private final List<Node<A>> roots;
    private final List<Node<A>> nodes = new ArrayList<>();
    private final int[] entries = new int[4096];
    private final Seat[] movers = new Seat[4096];

    Iteration(Game<S, A, ?> game, Playing<S, A> playing, Tuning tuning, List<Node<A>> roots) {
      this.game = game;
      this.playing = playing;
      this.tuning = tuning;
      this.roots = roots;
    }

    void run(S imagined, Chance chance) {
      nodes.clear();
      List<Node<A>> at = new ArrayList<>(roots);
      int outside = 0;
      S state = imagined;
      Turn turn = game.turn(state);
      int inside = turn.seats().bits();
      while (!turn.isOver() && (inside & ~outside) != 0 && nodes.size() < entries.length) {
        Seat seat = turn.seats().first();
        List<A> actions = game.actions(state, seat);
        A action;
        if (actions.size() == 1) {
          action = actions.getFirst();
        } else if ((outside >> seat.index() & 1) != 0) {
          action = playing.choose(state, seat, actions, chance);
        } else {
          Node<A> node = at.get(seat.index());
          int entry =
              node.select(playing.order(state, seat, actions), tuning.exploration, tuning.wide);
          action = node.action(entry);
          entries[nodes.size()] = entry;
          movers[nodes.size()] = seat;
          nodes.add(node);
          if (node.isNew(entry)) {
            outside |= 1 << seat.index();
          } else {
            at.set(seat.index(), node.child(entry));
          }
        }
        state = game.play(state, seat, action, chance, Journal.NONE);
        turn = game.turn(state);
        inside |= turn.seats().bits();
      }
      credit(playing.finish(state, chance));
    }

    private void credit(S last) {
      Turn turn = game.turn(last);
      for (int i = 0; i < nodes.size(); i++) {
        double worth =
            turn instanceof Turn.Over(Result result)
                ? worth(result, movers[i])
                : playing.worth(last, movers[i]);
        nodes.get(i).credit(entries[i], worth);
      }
    }

    private double worth(Result result, Seat seat) {
      return tuning.winShare * result.win(seat) + (1 - tuning.winShare) * result.score(seat);
    }
  }
}
