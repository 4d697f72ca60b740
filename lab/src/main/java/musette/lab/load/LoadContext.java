package musette.lab.load;

import java.net.http.HttpClient;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;

/** What all tables and clients of one load share. */
final class LoadContext implements AutoCloseable {
  final LoadStatistics statistics = new LoadStatistics();
  final Pacer pacer;
  final SocketReader reader = new SocketReader();
  final ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
  final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  final HttpClient http = HttpClient.newBuilder().executor(threads).build();
  private final List<String> urls;
  private final AtomicInteger entered = new AtomicInteger();

  /**
   * @param urls servers of the same data, which the clients take in turn
   */
  LoadContext(List<String> urls, int rate) {
    this.urls = List.copyOf(urls);
    this.pacer = new Pacer(rate);
  }

  List<String> urls() {
    return urls;
  }

  /** The next client. */
  ApiClient enter() {
    return ApiClient.enter(http, urls.get(entered.getAndIncrement() % urls.size()));
  }

  /** What was opened; counts an error if that failed. */
  <T> Optional<T> opened(Future<T> opening) throws InterruptedException {
    try {
      return Optional.ofNullable(opening.get());
    } catch (ExecutionException e) {
      statistics.error("open", String.valueOf(e.getCause()));
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
    threads.shutdownNow();
    reader.close();
  }
}
