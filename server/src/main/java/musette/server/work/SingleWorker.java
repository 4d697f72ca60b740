package musette.server.work;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Makes sure that only one thread at a time does some work, and that it is repeated if it was
 * requested in the meantime.
 */
public final class SingleWorker {
  private final AtomicInteger requests = new AtomicInteger();

  /** True for the caller who has to do the work; for others, it will be done from now on. */
  public boolean request() {
    return requests.getAndIncrement() == 0;
  }

  /** The requests so far, to be read by the worker before it works. */
  public int requested() {
    return requests.get();
  }

  /** The work is done. False if it was requested since: then the worker has to repeat it. */
  public boolean finish(int requested) {
    return requests.compareAndSet(requested, 0);
  }

  /** The worker gives up; the next request starts again. */
  public void abandon() {
    requests.set(0);
  }

  public boolean isIdle() {
    return requests.get() == 0;
  }
}
