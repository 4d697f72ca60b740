package musette.lab;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Setup;
import musette.kernel.Turn;

/**
 * How fast a game is, in CPU time of the one thread that plays it: what else the machine does then
 * matters little. Docs/performance.md tells how to read the figures.
 */
public final class Bench {
  /** The middle one of so many measurements counts. */
  private static final int SLICES = 5;

  /** Looking at the clock costs, so it is done only every so many matches. */
  private static final int BATCH = 16;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private Bench() {}

  /**
   * The figures of one game.
   *
   * @param actionsPerCpuSecond random actions through turn, actions and play
   * @param playoutsPerCpuSecond whole random matches through the playout hook
   * @param bytesPerAction memory allocated by turn, actions and play
   */
  public record Figures(
      String game,
      int seats,
      String jvm,
      double actionsPerCpuSecond,
      double playoutsPerCpuSecond,
      double bytesPerAction) {}

  /** What a stretch of play took. */
  private record Slice(long actions, long matches, long nanos, long bytes) {
    double actionsPerSecond() {
      return actions * 1e9 / nanos;
    }

    double matchesPerSecond() {
      return matches * 1e9 / nanos;
    }
  }

  /** One way to play a match to its end; gives the number of actions. */
  @FunctionalInterface
  private interface Player {
    long match(Chance chance);
  }

  /** Plays other games first, so that no call site knows one game alone, as in a server. */
  public static void stir(List<Game<?, ?, ?>> others, double seconds) {
    for (Game<?, ?, ?> other : others) {
      Setup setup = Setup.largest(other, Map.of());
      slice(chance -> actions(other, setup, chance), seconds / others.size());
      slice(chance -> playout(other, setup, chance), seconds / others.size() / 4);
    }
  }

  /**
   * Measures for about so many seconds of CPU time, after a third as long of warming up.
   *
   * @param jvm whether other games ran before: {@code alone} or {@code mixed}
   */
  public static Figures measure(Game<?, ?, ?> game, Setup setup, double seconds, String jvm) {
    List<Slice> actions = slices(chance -> actions(game, setup, chance), seconds * 0.7);
    List<Slice> playouts = slices(chance -> playout(game, setup, chance), seconds * 0.3);
    long bytes = actions.stream().mapToLong(Slice::bytes).sum();
    long count = actions.stream().mapToLong(Slice::actions).sum();
    return new Figures(
        game.about().id(),
        setup.seats(),
        jvm,
        median(actions.stream().mapToDouble(Slice::actionsPerSecond).toArray()),
        median(playouts.stream().mapToDouble(Slice::matchesPerSecond).toArray()),
        Math.round(10.0 * bytes / count) / 10.0);
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return Math.round(values[values.length / 2]);
  }

  private static List<Slice> slices(Player player, double seconds) {
    slice(player, seconds / 3);
    var slices = new Slice[SLICES];
    Arrays.setAll(slices, _ -> slice(player, seconds / SLICES));
    return List.of(slices);
  }

  private static Slice slice(Player player, double seconds) {
    long thread = Thread.currentThread().threadId();
    long bytes = THREADS.getThreadAllocatedBytes(thread);
    long began = THREADS.getCurrentThreadCpuTime();
    long actions = 0;
    long matches = 0;
    long now;
    do {
      for (int i = 0; i < BATCH; i++) {
        actions += player.match(Chance.quick(++matches * 7919));
      }
      now = THREADS.getCurrentThreadCpuTime();
    } while (now - began < seconds * 1e9);
    return new Slice(
        actions, matches, now - began, THREADS.getThreadAllocatedBytes(thread) - bytes);
  }

  private static <S, A, V> long actions(Game<S, A, V> game, Setup setup, Chance chance) {
    S state = game.start(setup, chance, Journal.NONE);
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

  private static <S, A, V> long playout(Game<S, A, V> game, Setup setup, Chance chance) {
    S end = game.playout(game.start(setup, chance, Journal.NONE), chance);
    // The end is looked at, so that no compiler can do without reaching it.
    return game.turn(end).isOver() ? 1 : 0;
  }
}
