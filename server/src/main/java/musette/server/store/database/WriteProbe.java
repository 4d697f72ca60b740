package musette.server.store.database;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Finds out whether the storage can be written to, by doing so: a few times a second at most,
 * however many ask, and nobody waits for long.
 */
public final class WriteProbe {
  static final long FRESH = TimeUnit.MILLISECONDS.toNanos(250);
  private static final long PATIENCE = 800;

  private final RecentFault condition;
  private final Supplier<CompletableFuture<?>> write;
  private CompletableFuture<?> last = CompletableFuture.completedFuture(StorageFault.NONE);
  private long began = System.nanoTime() - FRESH;

  public WriteProbe(RecentFault condition, Supplier<CompletableFuture<?>> write) {
    this.condition = condition;
    this.write = write;
  }

  public StorageFault fault() {
    try {
      latest().get(PATIENCE, TimeUnit.MILLISECONDS);
      return condition.lately();
    } catch (TimeoutException e) {
      StorageFault known = condition.lately();
      return known == StorageFault.NONE ? StorageFault.SLOW : known;
    } catch (ExecutionException e) {
      StorageFault found = FaultDetector.of(e);
      return found == StorageFault.NONE ? StorageFault.FAILING : found;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return StorageFault.SLOW;
    }
  }

  /** The one on its way or lately done, or else a new one. */
  private synchronized CompletableFuture<?> latest() {
    long now = System.nanoTime();
    if (last.isDone() && now - began >= FRESH) {
      began = now;
      last = write.get();
    }
    return last;
  }
}
