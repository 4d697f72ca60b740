package musette.lab;

import java.util.List;
import java.util.Map;
import musette.lab.arena.Interval;

/**
 * What came of many matches.
 *
 * @param seed gives the same report again, with any number of threads
 * @param seats by seat, A first
 * @param bots by bot, in the order in which they were named
 * @param rulesFired how many events cited each rule of the catalogue
 * @param rulesNeverFired the rules of the catalogue that no event cited, in its order
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
   * How often somebody came first.
   *
   * @param wins the share of first places; one that is shared counts as a part
   */
  public record Standing(String name, long games, Interval wins, double meanPlace) {}

  /** The number of actions in a match. */
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
