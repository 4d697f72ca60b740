package musette.lab.job;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** Histogram of match lengths in actions. Not thread-safe. */
public final class Lengths {
  private long[] counts = new long[512];
  private long matches;

  void add(int length) {
    add(length, 1);
  }

  void add(int length, long times) {
    if (length >= counts.length) {
      counts = Arrays.copyOf(counts, Integer.highestOneBit(length) * 2);
    }
    counts[length] += times;
    matches += times;
  }

  Map<Integer, Long> map() {
    var map = new TreeMap<Integer, Long>();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) {
        map.put(i, counts[i]);
      }
    }
    return map;
  }

  public long total() {
    long sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += i * counts[i];
    }
    return sum;
  }

  public double mean() {
    return matches == 0 ? 0 : (double) total() / matches;
  }

  /** The smallest length that at least this share of the matches does not exceed. */
  public int quantile(double share) {
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
