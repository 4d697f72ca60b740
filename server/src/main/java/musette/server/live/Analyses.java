package musette.server.live;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import musette.kernel.GameRecord;
import musette.kernel.Refused;
import musette.wire.table.Http;

/**
 * Looks back at matches that are over: on one thread, while somebody waits for it, and giving way
 * to the bots of running matches. What was found is kept for the next who asks.
 */
public final class Analyses implements AutoCloseable {
  private static final int WAITING = 32;
  private static final int KEPT = 300;

  private final House house;
  private final Map<String, AnalysisJob> jobs = new LinkedHashMap<>(16, 0.75f, true);
  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING),
          Thread.ofPlatform().name("musette-analyst").daemon().factory());

  Analyses(House house) {
    this.house = house;
  }

  /**
   * What is known so far; begins or goes on if it is not all.
   *
   * @param key the same for the same match
   */
  public Http.Analysis of(String key, Http.Depth depth, Supplier<GameRecord> record) {
    AnalysisJob job = job(key, record);
    if (job.ask(depth)) {
      try {
        thread.execute(job);
      } catch (RejectedExecutionException e) {
        forget(key);
        throw Refused.because("", "analysts-busy");
      }
    }
    return job.answer();
  }

  private AnalysisJob job(String key, Supplier<GameRecord> record) {
    synchronized (jobs) {
      AnalysisJob known = jobs.get(key);
      if (known != null) {
        return known;
      }
    }
    // Reading a table can take a while: not under the lock. Of two at once, the first counts.
    GameRecord found = record.get();
    var fresh =
        new AnalysisJob(
            house.games().game(found.game()), found, house::now, house.bots()::areThinking);
    synchronized (jobs) {
      AnalysisJob job = jobs.computeIfAbsent(key, _ -> fresh);
      if (jobs.size() > KEPT) {
        jobs.remove(jobs.keySet().iterator().next());
      }
      return job;
    }
  }

  private void forget(String key) {
    synchronized (jobs) {
      jobs.remove(key);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
