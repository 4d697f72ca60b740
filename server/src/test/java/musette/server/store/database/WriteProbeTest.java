package musette.server.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class WriteProbeTest {
  private final AtomicLong time = new AtomicLong();
  private final RecentFault condition = new RecentFault(time::get);
  private static final Duration LONG = Duration.ofSeconds(20);

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
  void whatDoesNotAnswerIsAskedOnceAndNobodyWaitsForIt() {
    WriteProbe probe = probe(new CompletableFuture<Integer>());
    for (int i = 0; i < 2; i++) {
      long began = System.nanoTime();
      assertThat(probe.fault()).isEqualTo(StorageFault.SLOW);
      assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(LONG);
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
  void whatOthersMetALittleWhileAgoIsToldToo() {
    condition.note(StorageFault.FULL);
    condition.note(StorageFault.NONE);
    assertThat(probe(CompletableFuture.completedFuture(1)).fault()).isEqualTo(StorageFault.FULL);
    time.addAndGet(Duration.ofMillis(5_100).toNanos());
    assertThat(probe(CompletableFuture.completedFuture(1)).fault()).isEqualTo(StorageFault.NONE);
  }
}
