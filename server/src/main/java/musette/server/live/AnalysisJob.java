package musette.server.live;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import musette.bots.analysis.Analysis;
import musette.bots.analysis.Analysis.Effort;
import musette.bots.analysis.Analyst;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.server.work.ComputeQueue.Pace;
import musette.table.AnalysisMessages;
import musette.wire.table.Http;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The analysis of one match: first the chances, then, if somebody wants them, the decisions. */
final class AnalysisJob {
  private static final Logger LOG = LoggerFactory.getLogger(AnalysisJob.class);

  /** Clients poll about every second; after this time without a request, nobody waits. */
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** No match between people is longer; a record from a file may be. */
  private static final int PLIES = 2_000;

  /** The most CPU time, for the chances and again for the decisions. */
  private static final Duration WORK = Duration.ofMinutes(3);

  private static final Refusal NONE = Refusal.of("", "");
  private static final Refusal TOO_LONG = Refusal.of("", "analysis-too-long");

  private final Game<?, ?, ?> game;
  private final GameRecord record;
  private final LongSupplier clock;
  private long asked;
  private long before;
  private String who = "";
  private boolean running;
  private Http.Depth wanted = Http.Depth.CHANCES;
  private Refusal refusal = NONE;
  private int done;
  private Http.Analysis found =
      new Http.Analysis(Http.Depth.CHANCES, false, 0, 0, List.of(), -1, List.of());

  AnalysisJob(Game<?, ?, ?> game, GameRecord record, LongSupplier clock) {
    if (record.log().size() > PLIES) {
      throw new Refused(TOO_LONG);
    }
    this.game = game;
    this.record = record;
    this.clock = clock;
  }

  /**
   * Notes that somebody waits, and returns whether the work has to be started.
   *
   * @param check refuses if it must not
   * @param person for whom it is taken up
   */
  synchronized boolean ask(Http.Depth depth, Runnable check, String person) {
    asked = clock.getAsLong();
    if (depth.compareTo(wanted) > 0) {
      wanted = depth;
      found = with(false, found.chances(), found.decisive(), found.decisions());
    }
    boolean begins = !running && !found.ready() && refusal == NONE;
    if (begins) {
      check.run();
      running = true;
      who = person;
    }
    return begins;
  }

  /** Whether it is in progress and somebody still waits for it. */
  synchronized boolean isUnderWay() {
    return running && isWanted();
  }

  synchronized boolean isUnderWayFor(String person) {
    return isUnderWay() && who.equals(person);
  }

  private boolean isWanted() {
    return clock.getAsLong() - asked <= PATIENCE.toMillis();
  }

  synchronized Http.Analysis answer() {
    if (refusal != NONE) {
      Refusal told = refusal;
      // Whoever asks again may be luckier, or more patient.
      refusal = told == TOO_LONG ? NONE : told;
      throw new Refused(told);
    }
    return found.ready()
        ? found
        : new Http.Analysis(
            wanted, false, done, work(), found.chances(), found.decisive(), found.decisions());
  }

  private int work() {
    return record.log().size() * (wanted == Http.Depth.CHANCES ? 1 : 2);
  }

  /** Works until everything is found, or nobody waits any more. */
  void run(Pace pace) {
    try {
      mustBeWanted();
      analyse(new Analyst<>(game, record, Effort.DEFAULT), pace);
    } catch (CancellationException e) {
      // Nobody waits any more: who asks again begins again.
      stop(NONE);
    } catch (Refused e) {
      stop(e.refusal());
    } catch (RuntimeException e) {
      LOG.error("the analysis of a match of {} failed", record.game(), e);
      stop(Refusal.of("", "internal"));
    }
  }

  private synchronized void stop(Refusal reason) {
    running = false;
    refusal = reason;
  }

  private void analyse(Analyst<?, ?, ?> analyst, Pace pace) {
    if (answer().chances().isEmpty()) {
      begin(0, pace);
      keepChances(analyst.chances(_ -> progress(pace)));
    }
    if (wantsMore()) {
      begin(record.log().size(), pace);
      keepDecisions(analyst.decisions(_ -> progress(pace)));
    }
  }

  private synchronized void begin(int from, Pace pace) {
    done = from;
    before = pace.worked();
  }

  private synchronized void keepChances(List<Analysis.Chances> chances) {
    found =
        with(
            false,
            AnalysisMessages.chances(chances),
            Analysis.decisive(chances, record.places()),
            List.of());
  }

  /** Decided under the lock: either this run goes on, or the next request starts a new one. */
  private synchronized boolean wantsMore() {
    if (wanted == Http.Depth.DECISIONS) {
      return true;
    }
    finish(found.decisions());
    return false;
  }

  private synchronized void keepDecisions(List<Analysis.Decision> decisions) {
    finish(AnalysisMessages.decisions(decisions));
  }

  private synchronized void finish(List<Http.CostlyDecision> decisions) {
    running = false;
    found = with(true, found.chances(), found.decisive(), decisions);
  }

  private Http.Analysis with(
      boolean ready, List<Http.Chances> chances, int decisive, List<Http.CostlyDecision> all) {
    return new Http.Analysis(wanted, ready, work(), work(), chances, decisive, all);
  }

  /** After every ply: stops if nobody waits any more or the time is up. */
  private void progress(Pace pace) {
    pace.pause();
    mustBeWanted();
    synchronized (this) {
      done++;
      if (pace.worked() - before > WORK.toNanos()) {
        throw new Refused(TOO_LONG);
      }
    }
  }

  private synchronized void mustBeWanted() {
    if (!isWanted() || Thread.currentThread().isInterrupted()) {
      throw new CancellationException("nobody waits");
    }
  }
}
