package musette.server.work;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs tasks again and again, one at a time. A task that fails is logged and runs again. */
public final class PeriodicTasks implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PeriodicTasks.class);

  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("musette-time").daemon().factory());

  public void every(Duration period, Runnable task) {
    var _ =
        thread.scheduleWithFixedDelay(
            () -> guarded(task), 0, period.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** The same for tasks that may block: they do not keep the others waiting. */
  public void every(Duration period, Executor executor, Runnable task) {
    every(period, () -> executor.execute(() -> guarded(task)));
  }

  private static void guarded(Runnable task) {
    try {
      task.run();
    } catch (RuntimeException e) {
      LOG.error("a periodic task failed", e);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
