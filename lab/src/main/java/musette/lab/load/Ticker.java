package musette.lab.load;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Does something at a steady rate, which is never exceeded. */
final class Ticker {
  private static final long TICK = 2_000_000;

  /** A backlog older than this many seconds is dropped. */
  private static final double LONGEST = 0.05;

  private final int rate;
  private final BooleanSupplier action;
  private Future<?> ticks = CompletableFuture.completedFuture(true);
  private double due;
  private long at;

  /**
   * @param rate how often a second
   * @param action tells whether there was something to do
   */
  Ticker(int rate, BooleanSupplier action) {
    this.rate = rate;
    this.action = action;
  }

  void start(ScheduledExecutorService timer) {
    at = System.nanoTime();
    if (rate > 0) {
      ticks = timer.scheduleAtFixedRate(this::tick, TICK, TICK, TimeUnit.NANOSECONDS);
    }
  }

  void stop() {
    ticks.cancel(false);
  }

  private void tick() {
    long now = System.nanoTime();
    due = Math.min(Math.max(1, rate * LONGEST), due + (now - at) / 1e9 * rate);
    at = now;
    while (due >= 1 && action.getAsBoolean()) {
      due--;
    }
  }
}
