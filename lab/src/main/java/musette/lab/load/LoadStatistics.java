package musette.lab.load;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;

/** Thread-safe counters; latencies in buckets of a twentieth of a millisecond. */
final class LoadStatistics {
  private static final int LONGEST = 300;
  private static final int CLASSES = 200_000;
  private static final double NANOS = 50_000;

  final AtomicLong moves = new AtomicLong();
  final AtomicLong games = new AtomicLong();
  final AtomicLong messages = new AtomicLong();
  final AtomicLong bytes = new AtomicLong();
  final AtomicLong states = new AtomicLong();
  final AtomicLong reconnects = new AtomicLong();
  final AtomicLong said = new AtomicLong();
  final AtomicLong heard = new AtomicLong();

  private volatile long since;

  /** The turns of people who play with champions. */
  final Waits bots = new Waits();

  private final Map<String, Long> errors = new ConcurrentSkipListMap<>();
  private final AtomicReference<String> firstError = new AtomicReference<>("");
  private final AtomicLongArray latencies = new AtomicLongArray(CLASSES);

  void acknowledged(long nanos) {
    moves.incrementAndGet();
    latencies.incrementAndGet((int) Math.min(CLASSES - 1, nanos / NANOS));
  }

  /**
   * Counts an error.
   *
   * @param what it was; the first one is reported
   */
  void error(String kind, String what) {
    errors.merge(kind, 1L, Long::sum);
    firstError.compareAndSet("", what.length() > LONGEST ? what.substring(0, LONGEST) : what);
  }

  Map<String, Long> errors() {
    return Map.copyOf(errors);
  }

  String firstError() {
    return String.valueOf(firstError.get());
  }

  LoadReport.Latency latency() {
    return new LoadReport.Latency(percentile(0.5), percentile(0.99), percentile(1));
  }

  LoadReport.Heard received() {
    return new LoadReport.Heard(
        (cpu() - since) / 1e9,
        messages.get(),
        bytes.get(),
        reconnects.get(),
        said.get(),
        heard.get());
  }

  /** The latency in milliseconds that this share of all moves did not exceed. */
  private double percentile(double share) {
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

  /** CPU time of this process. */
  private static long cpu() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
  }

  void reset() {
    since = cpu();
    moves.set(0);
    games.set(0);
    messages.set(0);
    bytes.set(0);
    states.set(0);
    reconnects.set(0);
    said.set(0);
    heard.set(0);
    bots.reset();
    for (int i = 0; i < CLASSES; i++) {
      latencies.set(i, 0);
    }
  }
}
