package musette.server.store;

import java.util.concurrent.TimeUnit;

/** What was wrong with the storage lately. */
final class Condition {
  private static final long LATELY = TimeUnit.SECONDS.toNanos(5);

  private record Noted(Fault fault, long at) {}

  private volatile Noted last = new Noted(Fault.NONE, System.nanoTime());

  void note(Fault fault) {
    if (fault != Fault.NONE) {
      last = new Noted(fault, System.nanoTime());
    }
  }

  Fault lately() {
    Noted now = last;
    return System.nanoTime() - now.at < LATELY ? now.fault : Fault.NONE;
  }
}
