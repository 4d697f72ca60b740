package musette.server;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits for a condition; a busy machine may take its time. */
final class Eventually {
  /** Long enough for any machine: only a test that fails waits so long. */
  static final Duration PATIENCE = Duration.ofSeconds(90);

  private static final long PAUSE = 50;

  private Eventually() {}

  static void await(String what, BooleanSupplier happened) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!happened.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError("this did not happen: " + what);
      }
      Thread.sleep(PAUSE);
    }
  }
}
