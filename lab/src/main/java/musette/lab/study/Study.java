package musette.lab.study;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import musette.lab.job.Counts;
import musette.lab.job.Sum;

/**
 * What a study of one game found.
 *
 * @param matches of clubs for every setting
 * @param comparisons for how many the intervals and tests are corrected
 * @param dominated choices that a search never preferred, with how often they were offered
 * @param neverFired rules that no event cited in any setting
 */
public record Study(
    String game,
    int rules,
    long seed,
    long matches,
    int comparisons,
    List<Row> rows,
    Map<String, Long> dominated,
    List<String> neverFired) {
  /** A choice is called dominated only if it was offered this often. */
  private static final int OFFERS = 100;

  private static final double HARDLY_EVER = 0.002;

  /**
   * One setting.
   *
   * @param values by measure, with half the width of their 95 % interval
   * @param effects empty for the rulebook's own game
   */
  public record Row(
      int seats,
      Map<String, String> changed,
      Map<Measure, Mean> values,
      List<Double> seatShares,
      double champions,
      List<Effect> effects) {}

  /** A mean and half the width of its 95 % interval. */
  public record Mean(double mean, double margin, long count) {
    static Mean of(Measure.Value value) {
      double margin = Effect.quantile(0.975) * Math.sqrt(value.variance());
      return new Mean(value.mean(), margin, value.count());
    }
  }

  /** What was counted for a setting. */
  public record Counted(Setting setting, Map<Sample, Counts> counts) {
    Measure.Value value(Measure measure) {
      Counts found = counts.get(measure.sample());
      return found == null ? new Measure.Value(0, 0, 0) : measure.of(found);
    }
  }

  public static Study of(
      musette.kernel.Game<?, ?, ?> game, long seed, long matches, List<Counted> all) {
    Map<Integer, Counted> bases = new TreeMap<>();
    for (Counted counted : all) {
      if (counted.setting.isBase()) {
        bases.put(counted.setting.setup().seats(), counted);
      }
    }
    int comparisons = (all.size() - bases.size()) * Measure.values().length;
    List<Effect> effects = Effect.corrected(effects(all, bases, comparisons));
    var rows = new ArrayList<Row>();
    int next = 0;
    for (Counted counted : all) {
      int count = counted.setting.isBase() ? 0 : Measure.values().length;
      rows.add(row(counted, effects.subList(next, next + count)));
      next += count;
    }
    return new Study(
        game.about().id(),
        game.about().version(),
        seed,
        matches,
        comparisons,
        rows,
        dominated(all),
        neverFired(game.about().id(), all));
  }

  private static List<Effect> effects(
      List<Counted> all, Map<Integer, Counted> bases, int comparisons) {
    var effects = new ArrayList<Effect>();
    for (Counted counted : all) {
      Counted base = bases.get(counted.setting.setup().seats());
      if (base != null && base != counted) {
        for (Measure measure : Measure.values()) {
          effects.add(Effect.of(measure, base.value(measure), counted.value(measure), comparisons));
        }
      }
    }
    return effects;
  }

  private static Row row(Counted counted, List<Effect> effects) {
    var values = new EnumMap<Measure, Mean>(Measure.class);
    for (Measure measure : Measure.values()) {
      values.put(measure, Mean.of(counted.value(measure)));
    }
    Counts clubs = counted.counts.get(Sample.CLUBS);
    Counts champions = counted.counts.get(Sample.CHAMPIONS);
    return new Row(
        counted.setting.setup().seats(),
        counted.setting.changed(),
        values,
        clubs == null
            ? List.of()
            : clubs.seats().stream().map(seat -> seat.share().share()).toList(),
        champions == null ? -1 : Measure.wins(champions).mean(),
        List.copyOf(effects));
  }

  /** The smallest number of matches, or decisions, that this was measured in. */
  public long fewest(Measure measure) {
    return rows.stream()
        .mapToLong(row -> row.values().getOrDefault(measure, new Mean(0, 0, 0)).count())
        .min()
        .orElse(0);
  }

  private static Map<String, Long> dominated(List<Counted> all) {
    var best = new TreeMap<String, Sum>();
    for (Counted counted : all) {
      Counts choices = counted.counts.get(Sample.CHOICES);
      if (choices != null) {
        choices.measures().forEach((name, sum) -> best.merge(name, sum, Sum::plus));
      }
    }
    var dominated = new LinkedHashMap<String, Long>();
    best.forEach(
        (name, sum) -> {
          if (name.startsWith("best.") && sum.count() >= OFFERS && sum.mean() < HARDLY_EVER) {
            dominated.put(name.substring("best.".length()), sum.count());
          }
        });
    return dominated;
  }

  private static List<String> neverFired(String game, List<Counted> all) {
    var never = new ArrayList<>(musette.wire.RuleBook.of(game, "en").rules().keySet());
    for (Counted counted : all) {
      counted.counts.values().forEach(counts -> never.removeAll(counts.rules().keySet()));
    }
    return never;
  }
}
