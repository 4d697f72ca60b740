package musette.lab.job;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Optional;

/** The pending portions; one that was lost with its worker is queued again. */
final class PortionQueue {
  private final Iterator<Portion> work;
  private final Deque<Portion> lost = new ArrayDeque<>();
  private int out;
  private boolean stopped;

  PortionQueue(Iterator<Portion> work) {
    this.work = work;
  }

  /** The next portion; empty when all are done. */
  synchronized Optional<Portion> next() throws InterruptedException {
    while (!stopped && lost.isEmpty() && !work.hasNext() && out > 0) {
      wait();
    }
    if (stopped || (lost.isEmpty() && !work.hasNext())) {
      return Optional.empty();
    }
    out++;
    return Optional.of(lost.isEmpty() ? work.next() : lost.removeFirst());
  }

  synchronized void done() {
    out--;
    notifyAll();
  }

  synchronized void lost(Portion portion) {
    lost.add(portion);
    done();
  }

  synchronized boolean isLeft() {
    return !stopped && (!lost.isEmpty() || work.hasNext());
  }

  synchronized void stop() {
    stopped = true;
    notifyAll();
  }
}
