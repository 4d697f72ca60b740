package musette.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class ProbeTest {
  private final Condition condition = new Condition();
  private final AtomicInteger writes = new AtomicInteger();

  private Probe probe(CompletableFuture<?> answer) {
    return new Probe(
        condition,
        () -> {
          writes.incrementAndGet();
          return answer;
        });
  }

  @Test
  void whoeverAsksOftenIsToldWhatIsKnown() {
    Probe probe = probe(CompletableFuture.completedFuture(1));
    long began = System.nanoTime();
    for (int i = 0; i < 10_000; i++) {
      assertThat(probe.fault()).isEqualTo(Fault.NONE);
    }
    assertThat(writes.get() - 1L).isLessThanOrEqualTo((System.nanoTime() - began) / Probe.FRESH);
  }

  @Test
  void whatDoesNotAnswerIsAskedOnceAndNobodyWaitsASecond() {
    Probe probe = probe(new CompletableFuture<Integer>());
    for (int i = 0; i < 2; i++) {
      long began = System.nanoTime();
      assertThat(probe.fault()).isEqualTo(Fault.SLOW);
      assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(1));
    }
    assertThat(writes).hasValue(1);
  }

  @Test
  void theFaultIsNamed() {
    var full = new SQLException("no room", "53100");
    assertThat(probe(CompletableFuture.failedFuture(full)).fault()).isEqualTo(Fault.FULL);
    var odd = new IllegalStateException("too much to write");
    assertThat(probe(CompletableFuture.failedFuture(odd)).fault()).isEqualTo(Fault.FAILING);
  }

  @Test
  void whatOthersMetALittleWhileAgoIsToldToo() throws InterruptedException {
    condition.note(Fault.FULL);
    condition.note(Fault.NONE);
    assertThat(probe(CompletableFuture.completedFuture(1)).fault()).isEqualTo(Fault.FULL);
    TimeUnit.MILLISECONDS.sleep(5_100);
    assertThat(probe(CompletableFuture.completedFuture(1)).fault()).isEqualTo(Fault.NONE);
  }
}
