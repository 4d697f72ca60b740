package musette.lab;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import musette.bots.Budget;
import musette.bots.search.Search;
import musette.bots.search.Tuning;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Setup;
import musette.kernel.Turn;

/**
 * Measures the speed of a game in CPU time of the playing thread, so other load on the machine
 * matters little. docs/performance.md explains the figures.
 */
public final class Bench {
  /**
   * The best of this many measurements counts, because other load can only slow them down. The
   * yardstick of docs/performance.md is measured in the same way.
   */
  private static final int SLICES = 10;

  /** Reading the clock is expensive, so it is read once per this many matches. */
  private static final int BATCH = 16;

  /** The same number of iterations as one decision of the champion. */
  private static final int SEARCH_ITERATIONS = 2000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Bench() {}

  /**
   * The figures of one game.
   *
   * @param actionsPerCpuSecond random actions through turn, actions and play
   * @param playoutsPerCpuSecond whole random matches through the playout hook
   * @param searchesPerCpuSecond iterations of a search with random playouts and no game knowledge,
   *     from the middle of a match
   * @param bytesPerAction memory allocated by turn, actions and play
   */
  public record Figures(
      String game,
      int seats,
      String jvm,
      double actionsPerCpuSecond,
      double playoutsPerCpuSecond,
      double searchesPerCpuSecond,
      double bytesPerAction) {}

  /** The totals of one measurement. */
  private record Slice(long actions, long matches, long nanos, long bytes) {
    double actionsPerSecond() {
      return actions * 1e9 / nanos;
    }

    double matchesPerSecond() {
      return matches * 1e9 / nanos;
    }
  }

  /** A way to play a match to the end; returns the number of actions. */
  @FunctionalInterface
  private interface Player {
    long match(Chance chance);
  }

  /** Plays other games first, so that call sites have seen several games, as in a server. */
  public static void stir(List<Game<?, ?, ?>> others, double seconds) {
    for (Game<?, ?, ?> other : others) {
      Setup setup = Setup.largest(other, Map.of());
      slice(chance -> actions(other, setup, chance), seconds / others.size(), BATCH);
      slice(chance -> playout(other, setup, chance), seconds / others.size() / 4, BATCH);
    }
  }

  /**
   * Measures for about this many seconds of CPU time, after a warm-up of a third of that.
   *
   * @param jvm whether other games ran before: {@code alone} or {@code mixed}
   */
  public static Figures measure(Game<?, ?, ?> game, Setup setup, double seconds, String jvm) {
    List<Slice> actions = slices(chance -> actions(game, setup, chance), seconds * 0.5, BATCH);
    List<Slice> playouts = slices(chance -> playout(game, setup, chance), seconds * 0.2, BATCH);
    List<Slice> searches = slices(chance -> search(game, setup, chance), seconds * 0.3, 1);
    long bytes = actions.stream().mapToLong(Slice::bytes).sum();
    long count = actions.stream().mapToLong(Slice::actions).sum();
    return new Figures(
        game.about().id(),
        setup.seats(),
        jvm,
        best(actions.stream().mapToDouble(Slice::actionsPerSecond).toArray()),
        best(playouts.stream().mapToDouble(Slice::matchesPerSecond).toArray()),
        best(searches.stream().mapToDouble(Slice::actionsPerSecond).toArray()),
        Math.round(10.0 * bytes / count) / 10.0);
  }

  private static double best(double[] values) {
    return Math.round(Arrays.stream(values).max().orElse(0));
  }

  private static List<Slice> slices(Player player, double seconds, int batch) {
    slice(player, seconds / 3, batch);
    var slices = new Slice[SLICES];
    Arrays.setAll(slices, _ -> slice(player, seconds / SLICES, batch));
    return List.of(slices);
  }

  private static Slice slice(Player player, double seconds, int batch) {
    long thread = Thread.currentThread().threadId();
    long bytes = THREADS.getThreadAllocatedBytes(thread);
    long began = THREADS.getCurrentThreadCpuTime();
    long actions = 0;
    long matches = 0;
    long now;
    do {
      for (int i = 0; i < batch; i++) {
        actions += player.match(Chance.quick(++matches * 7919));
      }
      now = THREADS.getCurrentThreadCpuTime();
    } while (now - began < seconds * 1e9);
    return new Slice(
        actions, matches, now - began, THREADS.getThreadAllocatedBytes(thread) - bytes);
  }

  private static <S, A, V> long actions(Game<S, A, V> game, Setup setup, Chance chance) {
    return matchLength(game, game.start(setup, chance, Journal.NONE), chance);
  }

  private static <S, A, V> long matchLength(Game<S, A, V> game, S start, Chance chance) {
    S state = start;
    long count = 0;
    while (game.turn(state) instanceof Turn.ToAct(var seats)) {
      var seat = seats.first();
      List<A> actions = game.actions(state, seat);
      A action = actions.get(chance.below(actions.size()));
      state = game.play(state, seat, action, chance, Journal.NONE);
      count++;
    }
    return count;
  }

  /** Searches one decision in the middle of a random match; returns the number of iterations. */
  private static <S, A, V> long search(Game<S, A, V> game, Setup setup, Chance chance) {
    S start = game.start(setup, chance, Journal.NONE);
    int half = (int) matchLength(game, start, chance) / 2;
    S state = start;
    for (int ply = 0; game.turn(state) instanceof Turn.ToAct(var seats); ply++) {
      var seat = seats.first();
      List<A> actions = game.actions(state, seat);
      if (ply >= half && actions.size() > 1) {
        var search = Search.plain(game, Budget.iterations(SEARCH_ITERATIONS), Tuning.DEFAULT);
        search.judge(game.view(state, seat), actions, chance);
        return SEARCH_ITERATIONS;
      }
      A action = actions.get(chance.below(actions.size()));
      state = game.play(state, seat, action, chance, Journal.NONE);
    }
    return 0;
  }

  private static <S, A, V> long playout(Game<S, A, V> game, Setup setup, Chance chance) {
    S end = game.playout(game.start(setup, chance, Journal.NONE), chance);
    // Uses the result, so the compiler cannot eliminate the playout.
    return game.turn(end).isOver() ? 1 : 0;
  }
}
