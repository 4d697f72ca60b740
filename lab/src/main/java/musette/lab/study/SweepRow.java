package musette.lab.study;

import java.util.List;
import java.util.Map;
import musette.lab.arena.Interval;
import musette.lab.job.Count;
import musette.lab.job.Counts;

/**
 * One row of a sweep: what was counted for one combination of options.
 *
 * @param changed the options that were crossed
 * @param length actions in a match, with half the width of its 95 % interval
 * @param seatWins the share of wins by seat, A first
 * @param botWins the share of wins by bot, in the given order
 */
public record SweepRow(
    int seats,
    Map<String, String> changed,
    long matches,
    Study.Mean length,
    List<Interval> seatWins,
    List<Interval> botWins) {
  public static SweepRow of(Setting setting, Counts counts) {
    return new SweepRow(
        setting.setup().seats(),
        setting.changed(),
        counts.matches(),
        Study.Mean.of(Measure.LENGTH.of(counts)),
        counts.seats().stream().map(Count::share).toList(),
        counts.bots().stream().map(Count::share).toList());
  }
}
