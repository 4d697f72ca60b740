package musette.page;

import java.util.List;
import java.util.Map;
import musette.bots.Budget;
import musette.bots.catalogue.Bots;
import musette.games.Catalogue;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;

/** Work for measuring how fast a game is played and searched where this code runs. */
final class Speed<S, A, V> {
  private static final int ITERATIONS = 200;

  /** The time of a champion in a match, in milliseconds, and what it searches at least. */
  private static final int CHOICE = 750;

  private static final int LEAST = 8;

  private final Game<S, A, V> game;
  private final Setup setup;

  private Speed(Game<S, A, V> game) {
    this.game = game;
    this.setup = Setup.largest(game, Map.of());
  }

  static String measure(String game, String work, double seconds) {
    var speed = new Speed<>(Catalogue.game(game));
    long began = System.nanoTime();
    long elapsed;
    long done = 0;
    int runs = 0;
    do {
      Chance chance = Chance.quick(++runs * 7919L);
      done +=
          switch (work) {
            case "search" -> speed.search(chance, Budget.iterations(ITERATIONS));
            case "choice" -> speed.search(chance, within(CHOICE));
            default -> speed.match(chance);
          };
      elapsed = System.nanoTime() - began;
    } while (elapsed < seconds * 1e9);
    return done + " " + elapsed / 1_000_000;
  }

  /** A whole random match. */
  private int match(Chance chance) {
    return finish(game.start(setup, chance, Journal.NONE), chance);
  }

  private int finish(S start, Chance chance) {
    S state = start;
    int count = 0;
    while (game.turn(state) instanceof Turn.ToAct(var seats)) {
      Seat seat = seats.first();
      List<A> actions = game.actions(state, seat);
      A action = actions.get(chance.below(actions.size()));
      state = game.play(state, seat, action, chance, Journal.NONE);
      count++;
    }
    return count;
  }

  private static Budget within(int milliseconds) {
    long end = System.nanoTime() + milliseconds * 1_000_000L;
    return iterations -> iterations < LEAST || System.nanoTime() < end;
  }

  private static boolean allows(Budget budget, int done, int[] counted) {
    counted[0] = done;
    return budget.allows(done);
  }

  /** One decision of the champion in the middle of a random match; returns the iterations. */
  private int search(Chance chance, Budget budget) {
    var counted = new int[1];
    S state = game.start(setup, chance, Journal.NONE);
    int half = finish(state, chance) / 2;
    for (int ply = 0; game.turn(state) instanceof Turn.ToAct(var seats); ply++) {
      Seat seat = seats.first();
      List<A> actions = game.actions(state, seat);
      if (ply >= half && actions.size() > 1) {
        var search = Bots.search(game, done -> allows(budget, done, counted));
        search.judge(game.view(state, seat), actions, chance);
        return counted[0];
      }
      A action = actions.get(chance.below(actions.size()));
      state = game.play(state, seat, action, chance, Journal.NONE);
    }
    return 0;
  }
}
