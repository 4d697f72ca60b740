package musette.lab.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How much a setting differs from the rulebook's own game in one measure.
 *
 * @param value of the setting
 * @param low the lower end of the interval of the difference; all intervals of a study hold
 *     together with 95 % (Bonferroni)
 * @param p how likely such a difference is by luck alone, before correction
 * @param holds whether the difference stands after the correction of Holm at 5 %
 */
public record Effect(
    Measure measure,
    double value,
    double difference,
    double low,
    double high,
    double p,
    boolean holds) {
  static final double LEVEL = 0.05;

  static Effect of(Measure measure, Measure.Value base, Measure.Value changed, int comparisons) {
    double difference = changed.mean() - base.mean();
    double error = Math.sqrt(base.variance() + changed.variance());
    double z = error == 0 ? (difference == 0 ? 0 : 99) : Math.abs(difference) / error;
    double half = quantile(1 - LEVEL / (2 * Math.max(1, comparisons))) * error;
    return new Effect(
        measure,
        changed.mean(),
        difference,
        difference - half,
        difference + half,
        2 * (1 - normal(z)),
        false);
  }

  private Effect holding(boolean now) {
    return new Effect(measure, value, difference, low, high, p, now);
  }

  /** Holm: from the smallest p on, each must be below the level by the number that is left. */
  static List<Effect> corrected(List<Effect> effects) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < effects.size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparingDouble(i -> effects.get(i).p));
    var corrected = new ArrayList<>(effects);
    for (int rank = 0; rank < order.size(); rank++) {
      int index = order.get(rank);
      if (effects.get(index).p > LEVEL / (order.size() - rank)) {
        break;
      }
      corrected.set(index, effects.get(index).holding(true));
    }
    return corrected;
  }

  /** The distribution function of the normal distribution (Abramowitz and Stegun 26.2.17). */
  static double normal(double z) {
    double t = 1 / (1 + 0.2316419 * Math.abs(z));
    double tail =
        Math.exp(-z * z / 2)
            / Math.sqrt(2 * Math.PI)
            * t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return z >= 0 ? 1 - tail : tail;
  }

  static double quantile(double share) {
    double low = 0;
    double high = 10;
    for (int i = 0; i < 60; i++) {
      double middle = (low + high) / 2;
      if (normal(middle) < share) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }
}
