package musette.lab.load;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;

/** Thread-safe counters; latencies in buckets of a twentieth of a millisecond. */
final class LoadStatistics {
  private static final int CLASSES = 200_000;
  private static final double NANOS = 50_000;

  final AtomicLong moves = new AtomicLong();
  final AtomicLong games = new AtomicLong();
  final AtomicLong messages = new AtomicLong();
  final AtomicLong bytes = new AtomicLong();
  final AtomicLong errors = new AtomicLong();
  final AtomicReference<String> firstError = new AtomicReference<>("");
  private final AtomicLongArray latencies = new AtomicLongArray(CLASSES);

  void acknowledged(long nanos) {
    moves.incrementAndGet();
    latencies.incrementAndGet((int) Math.min(CLASSES - 1, nanos / NANOS));
  }

  void error(String what) {
    errors.incrementAndGet();
    firstError.compareAndSet("", what.length() > 300 ? what.substring(0, 300) : what);
  }

  /** The latency in milliseconds that this share of all moves did not exceed. */
  double percentile(double share) {
    long all = 0;
    for (int i = 0; i < CLASSES; i++) {
      all += latencies.get(i);
    }
    long wanted = (long) Math.ceil(share * all);
    long seen = 0;
    for (int i = 0; i < CLASSES; i++) {
      seen += latencies.get(i);
      if (seen >= wanted && seen > 0) {
        return (i + 1) * NANOS / 1e6;
      }
    }
    return 0;
  }

  void reset() {
    moves.set(0);
    games.set(0);
    messages.set(0);
    bytes.set(0);
    for (int i = 0; i < CLASSES; i++) {
      latencies.set(i, 0);
    }
  }
}
