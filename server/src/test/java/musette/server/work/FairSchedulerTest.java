package musette.server.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Who comes next when there is not enough for all at once. */
final class FairSchedulerTest {
  private static final Duration LONG = Duration.ofSeconds(90);
  private static final Duration SHORT = Duration.ofMillis(20);

  private final AtomicLong time = new AtomicLong();
  private final FairScheduler share = new FairScheduler(1, 1, time::get);
  private final List<String> order = new CopyOnWriteArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  /** Asks for a turn, in which it works for so long. */
  private void work(String person, String what, Duration works) {
    work(person, "", what, works);
  }

  private void work(String person, String table, String what, Duration works) {
    int before = share.waiting(person);
    threads.add(
        Thread.ofVirtual()
            .start(
                () -> {
                  try (FairScheduler.Turn _ = share.turn(person, table)) {
                    order.add(what);
                    time.addAndGet(works.toNanos());
                  }
                }));
    while (share.waiting(person) == before) {
      Thread.onSpinWait();
    }
  }

  private void finish() throws InterruptedException {
    for (Thread thread : threads) {
      thread.join(LONG);
    }
  }

  @Test
  void whoHasManyTablesComesAsOftenAsWhoHasOne() throws InterruptedException {
    FairScheduler.Turn busy = share.turn("nobody");
    for (int i = 1; i <= 4; i++) {
      work("ann", "ann " + i, SHORT);
    }
    work("bob", "bob 1", SHORT);
    work("cleo", "cleo 1", SHORT);
    busy.close();
    finish();
    assertThat(order).containsExactly("ann 1", "bob 1", "cleo 1", "ann 2", "ann 3", "ann 4");
  }

  @Test
  void itIsTheTimeThatCountsAndNotHowOften() throws InterruptedException {
    FairScheduler.Turn busy = share.turn("nobody");
    for (int i = 1; i <= 2; i++) {
      work("ann", "ann " + i, Duration.ofMillis(300));
    }
    for (int i = 1; i <= 3; i++) {
      work("bob", "bob " + i, Duration.ofMillis(5));
    }
    busy.close();
    finish();
    assertThat(order).containsExactly("ann 1", "bob 1", "bob 2", "bob 3", "ann 2");
  }

  @Test
  void ofOnePersonTheTableComesNextThatHasHadLeast() throws InterruptedException {
    FairScheduler.Turn busy = share.turn("nobody");
    for (int round = 1; round <= 2; round++) {
      work("ann", "slow", "slow " + round, Duration.ofMillis(100));
      work("ann", "slower", "slower " + round, Duration.ofMillis(200));
    }
    work("ann", "quick", "quick 1", Duration.ofMillis(5));
    work("ann", "quick", "quick 2", Duration.ofMillis(5));
    busy.close();
    finish();
    assertThat(order)
        .containsExactly("slow 1", "slower 1", "quick 1", "quick 2", "slow 2", "slower 2");
  }

  @Test
  void onePersonLeavesRoomForOthers() throws InterruptedException {
    var two = new FairScheduler(2, 1);
    try (FairScheduler.Turn _ = two.turn("ann")) {
      assertThat(two.turn("ann", SHORT)).isEmpty();
      assertThat(two.othersWait("ann")).isFalse();
      var other = two.turn("bob", LONG);
      assertThat(other).isPresent();
      other.get().close();
    }
    assertThat(two.turn("ann", LONG)).as("who gave up is passed over").isPresent();
  }

  @Test
  void theMoreWaitTheSmallerIsThePartOfEach() throws InterruptedException {
    var two = new FairScheduler(2, 1);
    assertThat(two.part("ann")).as("nobody else").isEqualTo(1);
    FairScheduler.Turn first = two.turn("ann", "1");
    FairScheduler.Turn other = two.turn("bob", "1");
    assertThat(two.part("ann")).as("a turn for each").isEqualTo(1);
    for (int i = 2; i <= 4; i++) {
      String what = String.valueOf(i);
      threads.add(Thread.ofVirtual().start(() -> two.turn("ann", what).close()));
    }
    while (two.waiting("ann") < 3) {
      Thread.onSpinWait();
    }
    assertThat(two.part("ann")).as("four things of one person").isEqualTo(0.25);
    assertThat(two.part("bob")).as("which take nothing from others").isEqualTo(1);
    assertThat(two.part("cleo")).isEqualTo(1);
    first.close();
    other.close();
    finish();
    assertThat(two.part("ann")).as("nobody waits any more").isEqualTo(1);
  }

  @Test
  void nobodyWaitsForATurnThatNeverComes() throws InterruptedException {
    FairScheduler.Turn busy = share.turn("ann");
    var stopped = new CountDownLatch(1);
    threads.add(
        Thread.ofVirtual()
            .start(
                () -> {
                  assertThatThrownBy(() -> share.turn("bob"))
                      .isInstanceOf(CancellationException.class);
                  stopped.countDown();
                }));
    while (share.waiting("bob") == 0) {
      Thread.onSpinWait();
    }
    share.close();
    finish();
    assertThat(stopped.getCount()).isZero();
    assertThatThrownBy(() -> share.turn("cleo")).isInstanceOf(CancellationException.class);
    busy.close();
  }
}
