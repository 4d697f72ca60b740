package musette.lab;

/**
 * How often each rule was cited. A simulation counts several events an action, so this is a table
 * that makes nothing and nearly always finds a rule at the first look.
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

  void addAll(RuleCounts other) {
    for (int i = 0; i < other.rules.length; i++) {
      if (other.counts[i] > 0) {
        add(other.rules[i], other.counts[i]);
      }
    }
  }

  long of(String rule) {
    return counts[find(rule)];
  }

  /** Where the rule stands, or where it would. */
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
