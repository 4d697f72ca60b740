package musette.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Game;
import musette.kernel.Seat;
import musette.lab.arena.Interval;
import musette.lab.job.Count;
import musette.lab.job.Counts;
import musette.lab.job.Job;
import musette.lab.job.Lengths;
import musette.wire.RuleBook;

/**
 * The result of a simulation.
 *
 * @param seed gives the same report again, with any number of threads
 * @param seats by seat, A first
 * @param bots by bot, in the given order
 * @param rulesFired how many events cited each rule of the catalogue
 * @param rulesNeverFired the rules of the catalogue that no event cited, in catalogue order
 */
public record SimulationReport(
    String game,
    int rulesVersion,
    Map<String, String> options,
    long seed,
    long games,
    long actions,
    int threads,
    double seconds,
    List<Standing> seats,
    List<Standing> bots,
    Length length,
    Map<String, Long> rulesFired,
    List<String> rulesNeverFired) {

  /**
   * The results of one seat or one bot.
   *
   * @param wins the share of first places; a shared one counts as a fraction
   */
  public record Standing(String name, long games, Interval wins, double meanPlace) {}

  /** The number of actions per match. */
  public record Length(
      double mean, int shortest, int quarter, int median, int threeQuarters, int p95, int longest) {

    public static Length of(Lengths lengths) {
      return new Length(
          lengths.mean(),
          lengths.quantile(0),
          lengths.quantile(0.25),
          lengths.quantile(0.5),
          lengths.quantile(0.75),
          lengths.quantile(0.95),
          lengths.quantile(1));
    }
  }

  public SimulationReport {
    seats = List.copyOf(seats);
    bots = List.copyOf(bots);
    rulesNeverFired = List.copyOf(rulesNeverFired);
  }

  /** What a simulation cost. */
  public record Effort(int threads, double seconds) {}

  /** The report on what was counted. */
  public static SimulationReport of(Game<?, ?, ?> game, Counts counts, Effort effort) {
    var fired = new LinkedHashMap<String, Long>();
    var never = new ArrayList<String>();
    for (String rule : RuleBook.of(game.about().id(), "en").rules().keySet()) {
      Long count = counts.rules().get(rule);
      if (count == null) {
        never.add(rule);
      } else {
        fired.put(rule, count);
      }
    }
    Job job = counts.job();
    var seats = Seat.first(job.seats()).stream().map(Seat::name).toList();
    return new SimulationReport(
        job.game(),
        job.rules(),
        job.options(),
        job.seed(),
        counts.matches(),
        counts.histogram().total(),
        effort.threads,
        effort.seconds,
        standings(seats, counts.seats()),
        standings(job.names(), counts.bots()),
        Length.of(counts.histogram()),
        fired,
        never);
  }

  private static List<Standing> standings(List<String> names, List<Count> counts) {
    var standings = new ArrayList<Standing>();
    for (int i = 0; i < names.size(); i++) {
      Count count = counts.get(i);
      standings.add(new Standing(names.get(i), count.games(), count.share(), count.meanPlace()));
    }
    return standings;
  }

  public double gamesPerSecond() {
    return seconds == 0 ? 0 : games / seconds;
  }
}
