package musette.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import musette.games.flammerouge.FlammeRouge;
import musette.kernel.Setup;

/**
 * Measures how much faster a simulation is with two threads than with one, once everything is
 * compiled. Measurements alternate (one, two, one thread), so that changes in machine speed hardly
 * affect the ratio; the median is printed.
 */
public final class ThreadsTrial {
  private static final int MATCHES = 20_000;
  private static final int WARMING = 6;

  private ThreadsTrial() {}

  /** Takes the number of rounds as an optional argument. */
  public static void main(String[] arguments) {
    int rounds = arguments.length == 0 ? 15 : Integer.parseInt(arguments[0]);
    for (int i = 0; i < WARMING; i++) {
      var _ = rate(1 + i % 2, i);
    }
    var ratios = new ArrayList<Double>();
    for (int round = 0; round < rounds; round++) {
      double before = rate(1, round);
      double two = rate(2, round);
      double after = rate(1, round);
      ratios.add(2 * two / (before + after));
    }
    Collections.sort(ratios);
    System.out.printf(
        Locale.ROOT,
        "two threads: %.2f times as fast as one (%.2f to %.2f in %d rounds)%n",
        ratios.get(rounds / 2),
        ratios.getFirst(),
        ratios.getLast(),
        rounds);
  }

  /** Matches per second. */
  private static double rate(int threads, long seed) {
    var game = new FlammeRouge();
    Setup setup = Setup.of(game.about(), 4, Map.of());
    long matches = (long) MATCHES * threads;
    var order = new Simulation.Order(setup, List.of("random"), matches, seed);
    long began = System.nanoTime();
    SimulationReport report = new Simulation(game, order).run(threads);
    return report.games() * 1e9 / (System.nanoTime() - began);
  }
}
