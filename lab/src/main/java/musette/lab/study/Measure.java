package musette.lab.study;

import java.util.Map;
import musette.lab.job.Count;
import musette.lab.job.Counts;
import musette.lab.job.Sum;

/** What a study compares. */
public enum Measure {
  /** Actions in a match. */
  LENGTH(Sample.CLUBS),
  /** The share of wins of the best seat. */
  BEST_SEAT(Sample.CLUBS),
  /** How often a club beats weaker bots. */
  SKILL(Sample.SKILL),
  /** When the later winner became the favourite for good, as a share of the match. */
  DECIDED(Sample.STORY),
  /** How often somebody wins who had less than half of a fair chance. */
  COMEBACK(Sample.STORY),
  /** How often the second best choice is clearly worse. */
  MATTERS(Sample.CHOICES);

  private final Sample sample;

  Measure(Sample sample) {
    this.sample = sample;
  }

  Sample sample() {
    return sample;
  }

  /** A mean, and the variance of that mean. */
  public record Value(double mean, double variance, long count) {
    static Value of(Sum sum) {
      double variance = sum.count() < 2 ? 0 : sum.variance() / (sum.count() - 1);
      return new Value(sum.mean(), variance, sum.count());
    }

    static Value of(Count count) {
      double share = count.share().share();
      double variance = count.games() == 0 ? 0 : share * (1 - share) / count.games();
      return new Value(share, variance, count.games());
    }
  }

  Value of(Counts counts) {
    return switch (this) {
      case LENGTH -> length(counts.lengths());
      case BEST_SEAT -> best(counts);
      case SKILL -> wins(counts);
      case DECIDED -> Value.of(sum(counts, "decided"));
      case COMEBACK -> Value.of(sum(counts, "comeback"));
      case MATTERS -> Value.of(sum(counts, "matters"));
    };
  }

  private static Value best(Counts counts) {
    Value best = new Value(0, 0, 0);
    for (Count seat : counts.seats()) {
      Value value = Value.of(seat);
      best = value.mean() > best.mean() ? value : best;
    }
    return best;
  }

  /** In how many matches one of the first bots won; half of the seats are theirs. */
  static Value wins(Counts counts) {
    Count first = counts.bots().getFirst();
    return Value.of(new Count(counts.matches(), first.wins(), 0));
  }

  private static Sum sum(Counts counts, String name) {
    return counts.measures().getOrDefault(name, new Sum(0, 0, 0));
  }

  private static Value length(Map<Integer, Long> lengths) {
    double count = 0;
    double sum = 0;
    double squares = 0;
    for (var entry : lengths.entrySet()) {
      double times = entry.getValue();
      count += times;
      sum += times * entry.getKey();
      squares += times * entry.getKey() * entry.getKey();
    }
    double mean = count == 0 ? 0 : sum / count;
    double variance = count < 2 ? 0 : (squares / count - mean * mean) / (count - 1);
    return new Value(mean, Math.max(0, variance), (long) count);
  }
}
