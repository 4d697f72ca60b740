package musette.server.store;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Finds out whether the storage can be written to, by doing so: a few times a second at most,
 * however many ask, and nobody waits for long.
 */
final class Probe {
  static final long FRESH = TimeUnit.MILLISECONDS.toNanos(250);
  private static final long PATIENCE = 800;

  private final Condition condition;
  private final Supplier<CompletableFuture<?>> write;
  private CompletableFuture<?> last = CompletableFuture.completedFuture(Fault.NONE);
  private long began = System.nanoTime() - FRESH;

  Probe(Condition condition, Supplier<CompletableFuture<?>> write) {
    this.condition = condition;
    this.write = write;
  }

  Fault fault() {
    try {
      latest().get(PATIENCE, TimeUnit.MILLISECONDS);
      return condition.lately();
    } catch (TimeoutException e) {
      Fault known = condition.lately();
      return known == Fault.NONE ? Fault.SLOW : known;
    } catch (ExecutionException e) {
      Fault found = Fault.of(e);
      return found == Fault.NONE ? Fault.FAILING : found;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Fault.SLOW;
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
