package musette.server.work;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The threads of the live tables. */
public final class Workers implements AutoCloseable {
  private final ExecutorService tasks = Executors.newVirtualThreadPerTaskExecutor();
  private final ExecutorService rendering =
      Executors.newFixedThreadPool(
          Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
          Thread.ofPlatform().name("musette-show-", 0).daemon().factory());

  /** For short tasks that may block. */
  public Executor tasks() {
    return tasks;
  }

  /**
   * For rendering what clients are shown. It leaves one processor free: under load, moves are still
   * answered at once, and updates come later and merged.
   */
  public Executor rendering() {
    return rendering;
  }

  @Override
  public void close() {
    tasks.shutdownNow();
    rendering.shutdownNow();
  }
}
