package musette.server.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class PeriodicTasksTest {
  @Test
  void aTaskThatFailsRunsAgainAndItsThreadEndsInPeace() throws InterruptedException {
    var uncaught = new ConcurrentLinkedQueue<Throwable>();
    var twice = new CountDownLatch(2);
    Thread.Builder threads =
        Thread.ofPlatform().uncaughtExceptionHandler((thread, problem) -> uncaught.add(problem));
    try (var tasks = new PeriodicTasks()) {
      tasks.every(
          Duration.ofMillis(1),
          task -> join(threads.start(task)),
          () -> {
            twice.countDown();
            throw new IllegalStateException("no database");
          });
      assertThat(twice.await(1, TimeUnit.MINUTES)).isTrue();
    }
    assertThat(uncaught).isEmpty();
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
