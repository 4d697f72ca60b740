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
      done += work.equals("search") ? speed.search(chance) : speed.match(chance);
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

  /** One decision of the champion in the middle of a random match. */
  private int search(Chance chance) {
    S state = game.start(setup, chance, Journal.NONE);
    int half = finish(state, chance) / 2;
    for (int ply = 0; game.turn(state) instanceof Turn.ToAct(var seats); ply++) {
      Seat seat = seats.first();
      List<A> actions = game.actions(state, seat);
      if (ply >= half && actions.size() > 1) {
        var search = Bots.search(game, Budget.iterations(ITERATIONS));
        search.judge(game.view(state, seat), actions, chance);
        return ITERATIONS;
      }
      A action = actions.get(chance.below(actions.size()));
      state = game.play(state, seat, action, chance, Journal.NONE);
    }
    return 0;
  }
}
