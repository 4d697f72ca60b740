package musette.server.live;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import musette.bots.analysis.Analysis;
import musette.bots.analysis.Analysis.Effort;
import musette.bots.analysis.Analyst;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.wire.Json;
import musette.wire.table.Http;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The analysis of one match: first the chances, then, if somebody wants them, the decisions. */
final class AnalysisJob implements Runnable {
  private static final Logger LOG = LoggerFactory.getLogger(AnalysisJob.class);

  /** Who waits asks about every second; if nobody asks for so long, nobody waits. */
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** No match between people is longer; a record from a file may be. */
  private static final int PLIES = 2_000;

  private static final Duration WORK = Duration.ofMinutes(3);

  /** So long a ply waits at most for bots that think. */
  private static final Duration COURTESY = Duration.ofMillis(400);

  private static final Refusal NONE = Refusal.of("", "");

  private final Game<?, ?, ?> game;
  private final GameRecord record;
  private final LongSupplier clock;
  private final BooleanSupplier others;
  private long asked;
  private long worked;
  private boolean running;
  private Http.Depth wanted = Http.Depth.CHANCES;
  private Refusal refusal = NONE;
  private int done;
  private Http.Analysis found =
      new Http.Analysis(Http.Depth.CHANCES, false, 0, 0, List.of(), -1, List.of());

  AnalysisJob(Game<?, ?, ?> game, GameRecord record, LongSupplier clock, BooleanSupplier others) {
    if (record.log().size() > PLIES) {
      throw Refused.because("", "analysis-too-long");
    }
    this.game = game;
    this.record = record;
    this.clock = clock;
    this.others = others;
  }

  /** Notes that somebody waits; whether the work has to be taken up. */
  synchronized boolean ask(Http.Depth depth) {
    asked = clock.getAsLong();
    if (depth.compareTo(wanted) > 0) {
      wanted = depth;
      found = with(false, found.chances(), found.decisive(), found.decisions());
    }
    boolean begins = !running && !found.ready() && refusal == NONE;
    running |= begins;
    return begins;
  }

  synchronized Http.Analysis answer() {
    if (refusal != NONE) {
      throw new Refused(refusal);
    }
    return found.ready()
        ? found
        : new Http.Analysis(
            wanted, false, done, work(), found.chances(), found.decisive(), found.decisions());
  }

  private int work() {
    return record.log().size() * (wanted == Http.Depth.CHANCES ? 1 : 2);
  }

  @Override
  public void run() {
    try {
      analyse(new Analyst<>(game, record, Effort.USUAL));
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

  private void analyse(Analyst<?, ?, ?> analyst) {
    if (answer().chances().isEmpty()) {
      begin(0);
      List<Analysis.Chances> chances = analyst.chances(this::progress);
      keepChances(chances);
    }
    if (wantsMore()) {
      begin(record.log().size());
      keepDecisions(analyst.decisions(this::progress));
    }
  }

  private synchronized void begin(int from) {
    done = from;
    worked = clock.getAsLong();
  }

  private synchronized void keepChances(List<Analysis.Chances> chances) {
    found =
        with(
            false,
            chances.stream().map(one -> new Http.Chances(one.ply(), one.bySeat())).toList(),
            Analysis.decisive(chances, record.places()),
            List.of());
  }

  /** Decided under the lock: either this run goes on, or the next who asks begins a new one. */
  private synchronized boolean wantsMore() {
    if (wanted == Http.Depth.DECISIONS) {
      return true;
    }
    finish(found.decisions());
    return false;
  }

  private synchronized void keepDecisions(List<Analysis.Decision> decisions) {
    finish(
        decisions.stream()
            .map(
                one ->
                    new Http.CostlyDecision(
                        one.ply(), one.seat(), shown(one.played()), shown(one.better())))
            .toList());
  }

  private synchronized void finish(List<Http.CostlyDecision> decisions) {
    running = false;
    found = with(true, found.chances(), found.decisive(), decisions);
  }

  private Http.Analysis with(
      boolean ready, List<Http.Chances> chances, int decisive, List<Http.CostlyDecision> all) {
    return new Http.Analysis(wanted, ready, work(), work(), chances, decisive, all);
  }

  private static Http.AnalysedChoice shown(Analysis.Choice choice) {
    return new Http.AnalysedChoice(
        choice.text(),
        choice.worth(),
        choice.says().stream().map(Json::tree).toList(),
        choice.says().stream().allMatch(Event.class::isInstance));
  }

  /** After every ply: whether it is still worth while, and whether somebody needs the machine. */
  private void progress(int ply) {
    giveWay();
    synchronized (this) {
      done++;
      long now = clock.getAsLong();
      if (now - asked > PATIENCE.toMillis() || Thread.currentThread().isInterrupted()) {
        throw new CancellationException("nobody waits");
      }
      if (now - worked > WORK.toMillis()) {
        throw Refused.because("", "analysis-too-long");
      }
    }
  }

  private void giveWay() {
    long until = System.nanoTime() + COURTESY.toNanos();
    try {
      while (others.getAsBoolean() && System.nanoTime() < until) {
        Thread.sleep(10);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
