package musette.lab;

import java.util.Arrays;

/** Histogram of match lengths in actions. Not thread-safe. */
final class Lengths {
  private long[] counts = new long[512];
  private long matches;

  void add(int length) {
    if (length >= counts.length) {
      counts = Arrays.copyOf(counts, Integer.highestOneBit(length) * 2);
    }
    counts[length]++;
    matches++;
  }

  void addAll(Lengths other) {
    if (other.counts.length > counts.length) {
      counts = Arrays.copyOf(counts, other.counts.length);
    }
    for (int i = 0; i < other.counts.length; i++) {
      counts[i] += other.counts[i];
    }
    matches += other.matches;
  }

  long total() {
    long sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += i * counts[i];
    }
    return sum;
  }

  double mean() {
    return matches == 0 ? 0 : (double) total() / matches;
  }

  /** The smallest length that at least this share of the matches does not exceed. */
  int quantile(double share) {
    long wanted = Math.max(1, (long) Math.ceil(share * matches));
    long passed = 0;
    for (int i = 0; i < counts.length; i++) {
      passed += counts[i];
      if (passed >= wanted) {
        return i;
      }
    }
    return 0;
  }
}
