package musette.lab.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.lab.job.Counts;
import musette.lab.job.Job;
import musette.lab.job.Probe;
import musette.lab.job.Runner;

/**
 * Looks for the set-up that comes nearest to an aim: all candidates play some matches, the better
 * half goes on and plays twice as many, until one is left.
 */
public final class Tuning {
  /** What is wanted. */
  public sealed interface Aim {
    /** No seat wins more than another. */
    record Fair() implements Aim {}

    /** The later winner becomes the favourite as late as possible. */
    record Late() implements Aim {}

    /** So many actions in a match. */
    record Length(int actions) implements Aim {}
  }

  /** A set-up and how far it is from the aim; {@code value} is what was measured. */
  public record Candidate(Setup setup, double value, double distance, long matches) {}

  private Tuning() {}

  /** The candidates from the best to the worst; those that fell out early have fewer matches. */
  public static List<Candidate> rank(
      Game<?, ?, ?> game, List<Setup> setups, Aim aim, long matches, long seed, Runner runner) {
    Probe probe = aim instanceof Aim.Late ? Probe.STORY : Probe.NONE;
    var open = new ArrayList<Counts>();
    for (Setup setup : setups) {
      open.add(Counts.none(Job.of(game, setup, List.of("club"), seed, 0).with(probe)));
    }
    ToDoubleFunction<Counts> far = counts -> distance(aim, counts);
    var ranked = new ArrayList<Candidate>();
    long wanted = matches;
    while (!open.isEmpty()) {
      for (int i = 0; i < open.size(); i++) {
        Counts before = open.get(i);
        open.set(i, before.plus(runner.sum(before.job().with(before.matches(), wanted), _ -> {})));
      }
      open.sort(Comparator.comparingDouble(far));
      int kept = open.size() / 2;
      while (open.size() > kept) {
        Counts out = open.remove(open.size() - 1);
        ranked.addFirst(candidate(aim, out));
      }
      wanted *= 2;
    }
    return ranked;
  }

  private static Candidate candidate(Aim aim, Counts counts) {
    return new Candidate(
        counts.job().setup(), value(aim, counts), distance(aim, counts), counts.matches());
  }

  private static double value(Aim aim, Counts counts) {
    return switch (aim) {
      case Aim.Fair _ -> Measure.BEST_SEAT.of(counts).mean();
      case Aim.Late _ -> Measure.DECIDED.of(counts).mean();
      case Aim.Length _ -> Measure.LENGTH.of(counts).mean();
    };
  }

  private static double distance(Aim aim, Counts counts) {
    double value = value(aim, counts);
    return switch (aim) {
      case Aim.Fair _ -> value - 1.0 / counts.job().seats();
      case Aim.Late _ -> 1 - value;
      case Aim.Length(int actions) -> Math.abs(value - actions);
    };
  }
}
