package musette.lab.job;

import java.util.Map;
import java.util.TreeMap;

/**
 * Counts how often each rule was cited. A simulation counts several events per action, so this is a
 * hash table that allocates nothing and almost always finds a rule on the first probe.
 */
final class RuleCounts {
  private String[] rules = new String[512];
  private long[] counts = new long[rules.length];
  private int size;

  void add(String rule, long count) {
    int at = find(rule);
    if (counts[at] == 0) {
      if (2 * size >= rules.length) {
        grow();
        at = find(rule);
      }
      rules[at] = rule;
      size++;
    }
    counts[at] += count;
  }

  Map<String, Long> map() {
    var map = new TreeMap<String, Long>();
    for (int i = 0; i < rules.length; i++) {
      if (counts[i] > 0) {
        map.put(rules[i], counts[i]);
      }
    }
    return map;
  }

  long of(String rule) {
    return counts[find(rule)];
  }

  /** The slot of the rule, or the free slot where it belongs. */
  private int find(String rule) {
    int at = place(rule);
    while (counts[at] != 0 && !rules[at].equals(rule)) {
      at = (at + 1) & (rules.length - 1);
    }
    return at;
  }

  private int place(String rule) {
    int hash = rule.hashCode();
    return (hash ^ hash >>> 9) & (rules.length - 1);
  }

  private void grow() {
    String[] before = rules;
    long[] counted = counts;
    rules = new String[2 * before.length];
    counts = new long[rules.length];
    size = 0;
    for (int i = 0; i < before.length; i++) {
      if (counted[i] > 0) {
        add(before[i], counted[i]);
      }
    }
  }
}
