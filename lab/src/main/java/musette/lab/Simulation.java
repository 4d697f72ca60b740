package musette.lab;

import java.util.List;
import java.util.function.LongConsumer;
import musette.bots.catalogue.Bots;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.lab.job.Counts;
import musette.lab.job.Job;
import musette.lab.job.Pool;
import musette.lab.job.Runner;

/**
 * Plays many matches between bots. The report is the same whatever runs the job: threads, processes
 * or a cluster.
 */
public final class Simulation {
  /**
   * What to play.
   *
   * @param bots by name; they rotate by one seat after each match
   */
  public record Order(Setup setup, List<String> bots, long games, long seed) {
    public Order {
      bots = List.copyOf(bots);
    }
  }

  private final Game<?, ?, ?> game;
  private final Job job;

  /**
   * Prepares a simulation.
   *
   * @throws musette.kernel.Refused for unknown bots and invalid set-ups
   */
  public Simulation(Game<?, ?, ?> game, Order order) {
    game.check(order.setup);
    this.game = game;
    this.job = Job.of(game, order.setup, order.bots, order.seed, order.games);
    job.names().forEach(name -> Bots.of(game, name));
  }

  public Job job() {
    return job;
  }

  /** Plays all matches on this many threads. */
  public SimulationReport run(int threads) {
    try (var pool = Pool.threads(threads, _ -> game)) {
      return run(pool, _ -> {});
    }
  }

  /** Plays all matches; {@code progress} hears of each batch of finished matches. */
  public SimulationReport run(Runner runner, LongConsumer progress) {
    long began = System.nanoTime();
    Counts counts = runner.sum(job, progress);
    var effort = new SimulationReport.Effort(runner.width(), (System.nanoTime() - began) / 1e9);
    return SimulationReport.of(game, counts, effort);
  }
}
