package musette.server.live;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Sees to it that one thread at a time does something, and that it is done once more if somebody
 * asked for it meanwhile.
 */
final class OneAtATime {
  private final AtomicInteger asked = new AtomicInteger();

  /** True for who is to do it; anybody else may rely on its being done from now on. */
  boolean ask() {
    return asked.getAndIncrement() == 0;
  }

  /** What it was asked for by now, to be noted before it is done. */
  int noted() {
    return asked.get();
  }

  /** It is done. False if it was asked for since: then whoever did it has to do it again. */
  boolean rest(int noted) {
    return asked.compareAndSet(noted, 0);
  }

  /** It cannot be done; who asks next tries anew. */
  void giveUp() {
    asked.set(0);
  }

  boolean isResting() {
    return asked.get() == 0;
  }
}
