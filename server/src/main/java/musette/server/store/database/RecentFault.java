package musette.server.store.database;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Remembers for a few seconds what was wrong with the storage. */
final class RecentFault {
  private static final long LATELY = TimeUnit.SECONDS.toNanos(5);

  private record Noted(StorageFault fault, long at) {}

  private final LongSupplier nanos;
  private volatile Noted last;

  RecentFault(LongSupplier nanos) {
    this.nanos = nanos;
    this.last = new Noted(StorageFault.NONE, nanos.getAsLong());
  }

  void note(StorageFault fault) {
    if (fault != StorageFault.NONE) {
      last = new Noted(fault, nanos.getAsLong());
    }
  }

  StorageFault lately() {
    Noted now = last;
    return nanos.getAsLong() - now.at < LATELY ? now.fault : StorageFault.NONE;
  }
}
