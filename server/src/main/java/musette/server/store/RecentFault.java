package musette.server.store;

import java.util.concurrent.TimeUnit;

/** What was wrong with the storage lately. */
final class RecentFault {
  private static final long LATELY = TimeUnit.SECONDS.toNanos(5);

  private record Noted(StorageFault fault, long at) {}

  private volatile Noted last = new Noted(StorageFault.NONE, System.nanoTime());

  void note(StorageFault fault) {
    if (fault != StorageFault.NONE) {
      last = new Noted(fault, System.nanoTime());
    }
  }

  StorageFault lately() {
    Noted now = last;
    return System.nanoTime() - now.at < LATELY ? now.fault : StorageFault.NONE;
  }
}
