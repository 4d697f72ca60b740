package musette.server.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Bots of one table think one after the other, in whatever order people act. */
final class SingleWorkerTest {
  private final SingleWorker bots = new SingleWorker();

  @Test
  void whoActsWhileNothingWasFoundToDoStartsNoSecondThread() {
    assertThat(bots.request()).isTrue();
    int requested = bots.requested();
    // The first has looked and found nothing to do; now somebody acts.
    assertThat(bots.request()).as("the first is still at it").isFalse();
    assertThat(bots.finish(requested)).as("it has to look again").isFalse();
    assertThat(bots.request()).as("and nobody else looks meanwhile").isFalse();
    assertThat(bots.finish(bots.requested())).isTrue();
    assertThat(bots.isIdle()).isTrue();
    assertThat(bots.request()).isTrue();
  }

  @Test
  void neverTwoAtOnceAndNothingIsForgotten() throws InterruptedException {
    var inside = new AtomicInteger();
    var most = new AtomicInteger();
    var wishes = new AtomicInteger();
    var seen = new AtomicInteger();
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < 4; i++) {
      threads.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    for (int k = 0; k < 50_000; k++) {
                      wishes.incrementAndGet();
                      if (bots.request()) {
                        work(inside, most, wishes, seen);
                      }
                    }
                  }));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(most.get()).isEqualTo(1);
    assertThat(seen.get()).as("every wish was seen by who worked last").isEqualTo(wishes.get());
  }

  private void work(
      AtomicInteger inside, AtomicInteger most, AtomicInteger wishes, AtomicInteger seen) {
    int requested;
    do {
      requested = bots.requested();
      most.accumulateAndGet(inside.incrementAndGet(), Math::max);
      seen.set(wishes.get());
      inside.decrementAndGet();
    } while (!bots.finish(requested));
  }
}
