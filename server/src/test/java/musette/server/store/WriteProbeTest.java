package musette.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class WriteProbeTest {
  private final RecentFault condition = new RecentFault();
  private final AtomicInteger writes = new AtomicInteger();

  private WriteProbe probe(CompletableFuture<?> answer) {
    return new WriteProbe(
        condition,
        () -> {
          writes.incrementAndGet();
          return answer;
        });
  }

  @Test
  void whoeverAsksOftenIsToldWhatIsKnown() {
    WriteProbe probe = probe(CompletableFuture.completedFuture(1));
    long began = System.nanoTime();
    for (int i = 0; i < 10_000; i++) {
      assertThat(probe.fault()).isEqualTo(StorageFault.NONE);
    }
    assertThat(writes.get() - 1L)
        .isLessThanOrEqualTo((System.nanoTime() - began) / WriteProbe.FRESH);
  }

  @Test
  void whatDoesNotAnswerIsAskedOnceAndNobodyWaitsASecond() {
    WriteProbe probe = probe(new CompletableFuture<Integer>());
    for (int i = 0; i < 2; i++) {
      long began = System.nanoTime();
      assertThat(probe.fault()).isEqualTo(StorageFault.SLOW);
      assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(1));
    }
    assertThat(writes).hasValue(1);
  }

  @Test
  void theFaultIsNamed() {
    var full = new SQLException("no room", "53100");
    assertThat(probe(CompletableFuture.failedFuture(full)).fault()).isEqualTo(StorageFault.FULL);
    var odd = new IllegalStateException("too much to write");
    assertThat(probe(CompletableFuture.failedFuture(odd)).fault()).isEqualTo(StorageFault.FAILING);
  }

  @Test
  void whatOthersMetALittleWhileAgoIsToldToo() throws InterruptedException {
    condition.note(StorageFault.FULL);
    condition.note(StorageFault.NONE);
    assertThat(probe(CompletableFuture.completedFuture(1)).fault()).isEqualTo(StorageFault.FULL);
    TimeUnit.MILLISECONDS.sleep(5_100);
    assertThat(probe(CompletableFuture.completedFuture(1)).fault()).isEqualTo(StorageFault.NONE);
  }
}
