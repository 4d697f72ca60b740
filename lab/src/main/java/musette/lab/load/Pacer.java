package musette.lab.load;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the rate: at every tick, some of the clients that have to act do so, whether or not the
 * server has answered the others.
 */
final class Pacer {
  private static final long TICK = 2_000_000;

  /** A backlog older than this many seconds is dropped, so the rate is never exceeded. */
  private static final double LONGEST = 0.05;

  private final int rate;
  private final List<BooleanSupplier> asked = new ArrayList<>();
  private Future<?> ticks = CompletableFuture.completedFuture(true);
  private double due;
  private long at;

  Pacer(int rate) {
    this.rate = rate;
  }

  void start(ScheduledExecutorService timer) {
    at = System.nanoTime();
    ticks = timer.scheduleAtFixedRate(this::tick, TICK, TICK, TimeUnit.NANOSECONDS);
  }

  /** Stops making moves. */
  synchronized void stop() {
    ticks.cancel(false);
    asked.clear();
  }

  /**
   * Adds a client that has a choice to make.
   *
   * @param move makes it, and tells whether there still was one
   */
  synchronized void add(BooleanSupplier move) {
    asked.add(move);
  }

  private void tick() {
    long now = System.nanoTime();
    due = Math.min(Math.max(1, rate * LONGEST), due + (now - at) / 1e9 * rate);
    at = now;
    while (due >= 1) {
      BooleanSupplier move = any();
      if (move == null) {
        return;
      }
      due -= move.getAsBoolean() ? 1 : 0;
    }
  }

  private synchronized @Nullable BooleanSupplier any() {
    if (asked.isEmpty()) {
      return null;
    }
    int which = ThreadLocalRandom.current().nextInt(asked.size());
    BooleanSupplier chosen = asked.get(which);
    asked.set(which, asked.getLast());
    asked.removeLast();
    return chosen;
  }
}
