package musette.bots.search;

import java.util.Arrays;
import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Turn;

/**
 * Runs the iterations of a search, one imagined match each, and grows the trees of the seats. All
 * buffers are allocated once and reused.
 */
final class Iteration<S, A> {
  /** More plies than any match spends inside the trees. */
  private static final int LONGEST = 4096;

  private final Game<S, A, ?> game;
  private final Playing<S, A> playing;
  private final Tuning tuning;
  private final int own;
  private final Node<A>[] roots = newNodes(Seat.MAX);
  private final Node<A>[] at = newNodes(Seat.MAX);
  private final int[] depths = new int[Seat.MAX];
  private final Node<A>[] nodes = newNodes(LONGEST);
  private final int[] entries = new int[LONGEST];
  private final Seat[] movers = new Seat[LONGEST];
  private final double[] worths = new double[Seat.MAX];
  private int length;

  Iteration(Game<S, A, ?> game, Playing<S, A> playing, Tuning tuning, Seat own) {
    this.game = game;
    this.playing = playing;
    this.tuning = tuning;
    this.own = own.index();
    Arrays.setAll(roots, _ -> new Node<>());
  }

  /** The tree of the searching seat. */
  Node<A> root() {
    return roots[own];
  }

  void run(S imagined, Chance chance) {
    length = 0;
    System.arraycopy(roots, 0, at, 0, Seat.MAX);
    Arrays.fill(depths, 0);
    int outside = 0;
    S state = imagined;
    Turn turn = game.turn(state);
    int inside = turn.seats().bits();
    while (!turn.isOver() && (inside & ~outside) != 0 && length < LONGEST) {
      Seat seat = turn.seats().first();
      List<A> actions = game.actions(state, seat);
      A action;
      if (actions.size() == 1) {
        action = actions.getFirst();
      } else if ((outside >> seat.index() & 1) != 0) {
        action = playing.choose(state, seat, actions, chance);
      } else {
        action = select(state, seat, actions);
        outside |= at[seat.index()] == roots[seat.index()] ? 1 << seat.index() : 0;
      }
      state = game.play(state, seat, action, chance, Journal.NONE);
      turn = game.turn(state);
      inside |= turn.seats().bits();
      if (playing.stops(state) || ((outside >> own & 1) != 0 && playing.judges(state))) {
        break;
      }
    }
    credit(playing.finish(state, chance));
  }

  /** Chooses in the tree of the seat. A seat that has left its tree points to its root again. */
  private A select(S state, Seat seat, List<A> actions) {
    int index = seat.index();
    Node<A> node = at[index];
    int entry =
        node.select(playing.order(state, seat, actions), tuning.exploration(), tuning.wide());
    nodes[length] = node;
    entries[length] = entry;
    movers[length] = seat;
    length++;
    boolean leaves = node.isNew(entry) || ++depths[index] >= playing.depth();
    at[index] = leaves ? roots[index] : node.child(entry);
    return node.action(entry);
  }

  private void credit(S last) {
    Turn turn = game.turn(last);
    Arrays.fill(worths, -1);
    for (int i = 0; i < length; i++) {
      int seat = movers[i].index();
      if (worths[seat] < 0) {
        worths[seat] =
            turn instanceof Turn.Over(Result result)
                ? worth(result, movers[i])
                : playing.worth(last, movers[i]);
      }
      nodes[i].credit(entries[i], worths[seat]);
    }
  }

  private double worth(Result result, Seat seat) {
    return tuning.winShare() * result.win(seat) + (1 - tuning.winShare()) * result.score(seat);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Java has no generic arrays.
  private static <A> Node<A>[] newNodes(int room) {
    return new Node[room];
  }
}
