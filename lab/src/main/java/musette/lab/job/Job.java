package musette.lab.job;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import musette.kernel.Game;
import musette.kernel.Refused;
import musette.kernel.Setup;

/**
 * Matches between bots, described so that anybody can play them: the dice of match i depend only on
 * the seed and i.
 *
 * @param format of jobs and counts; raised whenever the same job could give other counts
 * @param rules the version of the rules
 * @param bots by name; they rotate by one seat after each match
 * @param from the number of the first match
 * @param to the number after the last match
 */
public record Job(
    int format,
    String game,
    int rules,
    int seats,
    Map<String, String> options,
    List<String> bots,
    long seed,
    Probe probe,
    long from,
    long to) {
  /** Of the jobs that this program plays. */
  public static final int FORMAT = 1;

  public Job {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    bots = List.copyOf(bots);
  }

  /** The first matches of a simulation. */
  public static Job of(
      Game<?, ?, ?> game, Setup setup, List<String> bots, long seed, long matches) {
    var about = game.about();
    return new Job(
        FORMAT,
        about.id(),
        about.version(),
        setup.seats(),
        setup.options(),
        bots,
        seed,
        Probe.NONE,
        0,
        matches);
  }

  public Job with(Probe other) {
    return new Job(format, game, rules, seats, options, bots, seed, other, from, to);
  }

  /** The same job with other matches. */
  public Job with(long first, long end) {
    return new Job(format, game, rules, seats, options, bots, seed, probe, first, end);
  }

  public Setup setup() {
    return new Setup(seats, options);
  }

  /** The different bots in their order. */
  public List<String> names() {
    return List.copyOf(new LinkedHashSet<>(bots));
  }

  public long matches() {
    return to - from;
  }

  /** Whether the counts of both belong together: all is equal but the numbers of the matches. */
  public boolean isLike(Job other) {
    return with(0, 0).equals(other.with(0, 0));
  }

  /** Refuses a job that this program would play otherwise than the one that made it. */
  void check(Game<?, ?, ?> rulesHere) {
    int version = rulesHere.about().version();
    if (format != FORMAT) {
      throw Refused.because("", "job-format", "found", format, "known", FORMAT);
    }
    if (rules != version) {
      throw Refused.because("", "job-rules", "game", game, "found", rules, "known", version);
    }
    if (bots.isEmpty() || from < 0 || to < from) {
      throw Refused.because("", "job-form");
    }
    rulesHere.check(Setup.of(rulesHere.about(), seats, options));
  }
}
