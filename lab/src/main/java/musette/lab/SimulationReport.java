package musette.lab;

import java.util.List;
import java.util.Map;
import musette.lab.arena.Interval;

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

    static Length of(Lengths lengths) {
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

  public double gamesPerSecond() {
    return seconds == 0 ? 0 : games / seconds;
  }
}
