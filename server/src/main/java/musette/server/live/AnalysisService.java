package musette.server.live;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import musette.kernel.GameRecord;
import musette.kernel.Refused;
import musette.server.work.ComputeQueue;
import musette.table.Games;
import musette.wire.table.Http;

/**
 * Analyses finished matches: one at a time, only while somebody waits for the result, in fair turns
 * of those who asked, and giving way to the bots of running matches. Results are cached.
 */
public final class AnalysisService {
  /** The most analyses at the same time, of one person, from one address and of all. */
  private static final int EACH = 3;

  private static final int TOGETHER = 12;
  private static final int ALL = 60;
  private static final int KEPT = 300;

  private final Games games;
  private final InstantSource clock;
  private final ComputeQueue turns;
  private final Map<String, AnalysisJob> jobs = new LinkedHashMap<>(16, 0.75f, true);

  /** From where each of them was started. */
  private final Map<AnalysisJob, String> addresses = new WeakHashMap<>();

  public AnalysisService(Games games, InstantSource clock, ComputeQueue turns) {
    this.games = games;
    this.clock = clock;
    this.turns = turns;
  }

  /**
   * Returns what is known so far, and starts or resumes the work if that is not all.
   *
   * @param who whose turns it takes
   * @param address from where they ask: anybody can be several people
   * @param key the same for the same match
   */
  public Http.Analysis of(
      String who, String address, String key, Http.Depth depth, Supplier<GameRecord> record) {
    AnalysisJob job = job(key, record);
    boolean begins;
    synchronized (jobs) {
      begins = job.ask(depth, () -> mayBegin(who, address), who);
      if (begins) {
        addresses.put(job, address);
      }
    }
    if (begins) {
      Thread.ofPlatform().name("musette-analyst").daemon().start(() -> work(job, who));
    }
    return job.answer();
  }

  /** Refuses if too many analyses are under way, so that there is room for others. */
  private void mayBegin(String who, String address) {
    List<AnalysisJob> all = jobs.values().stream().filter(AnalysisJob::isUnderWay).toList();
    long own = all.stream().filter(job -> job.isUnderWayFor(who)).count();
    long near = all.stream().filter(job -> address.equals(addresses.get(job))).count();
    if (own >= EACH || near >= TOGETHER || all.size() >= ALL) {
      throw Refused.because("", "analysts-busy");
    }
  }

  private AnalysisJob job(String key, Supplier<GameRecord> record) {
    synchronized (jobs) {
      AnalysisJob known = jobs.get(key);
      if (known != null) {
        return known;
      }
    }
    // Loading a table can take a while, so not under the lock. Of two at once, the first counts.
    GameRecord found = record.get();
    var fresh = new AnalysisJob(games.game(found.game()), found, clock::millis);
    synchronized (jobs) {
      AnalysisJob job = jobs.computeIfAbsent(key, _ -> fresh);
      if (jobs.size() > KEPT) {
        jobs.remove(jobs.keySet().iterator().next());
      }
      return job;
    }
  }

  private void work(AnalysisJob job, String who) {
    try (var shift = turns.begin(who)) {
      job.run(shift);
    } catch (CancellationException e) {
      // The server stops.
    }
  }
}
