package musette.lab.job;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Function;
import java.util.function.Predicate;
import musette.kernel.Game;
import musette.kernel.Refused;

/** Several workers on this machine, each with a thread of its own. */
public final class Pool implements Runner {
  private final List<Worker> workers;

  public Pool(List<? extends Worker> workers) {
    this.workers = List.copyOf(workers);
  }

  /** Threads of this process. */
  public static Pool threads(int count, Function<String, Game<?, ?, ?>> games) {
    Worker worker = portion -> portion.play(games.apply(portion.game()));
    return new Pool(Collections.nCopies(count, worker));
  }

  private sealed interface News {
    record Done(Outcome outcome) implements News {}

    record Failed(Throwable why) implements News {}

    record Ended() implements News {}
  }

  @Override
  public int width() {
    return workers.size();
  }

  @Override
  public void run(Iterator<Portion> work, Predicate<Outcome> told) {
    var queue = new PortionQueue(work);
    BlockingQueue<News> news = new ArrayBlockingQueue<>(4 * workers.size());
    var threads = new ArrayList<Thread>();
    for (Worker worker : workers) {
      threads.add(Thread.ofPlatform().daemon().start(() -> work(worker, queue, news)));
    }
    try {
      listen(queue, news, told);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } finally {
      queue.stop();
      threads.forEach(Thread::interrupt);
    }
  }

  private void listen(PortionQueue queue, BlockingQueue<News> news, Predicate<Outcome> told)
      throws InterruptedException {
    int running = workers.size();
    while (running > 0) {
      switch (news.take()) {
        case News.Ended() -> running--;
        case News.Failed(Throwable why) ->
            throw why instanceof RuntimeException known ? known : new IllegalStateException(why);
        case News.Done(Outcome outcome) -> {
          if (!told.test(outcome)) {
            queue.stop();
          }
        }
      }
    }
    if (queue.isLeft()) {
      throw Refused.because("", "workers-gone");
    }
  }

  private static void work(Worker worker, PortionQueue queue, BlockingQueue<News> news) {
    try {
      news.put(end(worker, queue, news));
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private static News end(Worker worker, PortionQueue queue, BlockingQueue<News> news)
      throws InterruptedException {
    try {
      Optional<Portion> next = queue.next();
      while (next.isPresent()) {
        Portion portion = next.get();
        try {
          news.put(new News.Done(worker.play(portion)));
          queue.done();
        } catch (Worker.Gone _) {
          queue.lost(portion);
          return new News.Ended();
        }
        next = queue.next();
      }
      return new News.Ended();
    } catch (RuntimeException | Error e) {
      return new News.Failed(e);
    }
  }

  @Override
  public void close() {
    workers.forEach(Worker::close);
  }
}
