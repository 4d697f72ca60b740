package musette.lab.load;

import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** How long somebody waited, on average and at most. */
final class Waits {
  private static final double NANOS = 1e9;

  private final LongAdder count = new LongAdder();
  private final LongAdder sum = new LongAdder();
  private final LongAccumulator longest = new LongAccumulator(Math::max, 0);

  void add(long nanos) {
    count.increment();
    sum.add(nanos);
    longest.accumulate(nanos);
  }

  void reset() {
    count.reset();
    sum.reset();
    longest.reset();
  }

  double mean() {
    return count.sum() == 0 ? 0 : sum.sum() / NANOS / count.sum();
  }

  double longest() {
    return longest.get() / NANOS;
  }
}
