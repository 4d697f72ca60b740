package musette.server.live;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import musette.kernel.Refused;
import musette.server.store.database.WriteConflict;
import musette.server.work.Metrics;
import musette.server.work.SingleWorker;
import musette.table.Decision;
import musette.table.MatchDecisions;
import musette.table.StateRenderer;
import musette.table.Table;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table in memory. Changes are decided, applied and written one at a time under a lock, so nobody
 * ever sees what is not on disk. If a write fails, the table is loaded again.
 */
final class LiveTable {
  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
  private static final int TRIES = 8;
  private static final long IDLE = 60_000;
  private static final long IDLE_FINISHED = 10_000;

  /** Told of what happens to a table, under its lock. */
  interface Listener {
    /** This server or another one has made these changes. */
    void changed(Table now, List<LoggedChange> changes);

    /** This server has written these changes. */
    void written(LiveTable table, Table now, List<LoggedChange> changes);

    /** There is no such table. */
    void missing(LiveTable table);
  }

  private final String id;
  private final TableRepository repository;
  private final TableSubscribers subscribers;
  private final StateRenderer renderer;
  private final Metrics metrics;
  private final InstantSource clock;
  private final Listener listener;
  private final ReentrantLock lock = new ReentrantLock();
  private final SingleWorker botMoves = new SingleWorker();
  private final TableSchedule schedule = new TableSchedule();
  private volatile long touched;
  private @Nullable Table table;

  LiveTable(
      TableSubscribers subscribers,
      TableRepository repository,
      StateRenderer renderer,
      Metrics metrics,
      InstantSource clock,
      Listener listener) {
    this.id = subscribers.table();
    this.repository = repository;
    this.subscribers = subscribers;
    this.renderer = renderer;
    this.metrics = metrics;
    this.clock = clock;
    this.listener = listener;
    this.touched = clock.millis();
  }

  /** Writes the first changes of a new table. */
  void create(String player, Change.Created created, List<Change> more) {
    lock.lock();
    try {
      var first = new LoggedChange(0, clock.millis(), player, "", "", created);
      Table fresh = repository.create(id, first);
      var logged = new ArrayList<LoggedChange>();
      logged.add(first);
      more.forEach(change -> logged.add(fresh.apply(next(fresh, player, "", change))));
      table = fresh;
      write(fresh, logged);
    } finally {
      lock.unlock();
    }
  }

  /** Reads from the table, which is as it is on disk. */
  <T> T read(Function<Table, T> question) {
    lock.lock();
    try {
      touched = clock.millis();
      return question.apply(loaded());
    } finally {
      lock.unlock();
    }
  }

  /** Decides and applies a command; a repeated command gets the same answer. */
  Outcome change(String player, String command, Function<Table, Decision> decide) {
    lock.lock();
    try {
      touched = clock.millis();
      for (int attempt = 1; ; attempt++) {
        try {
          return tryChange(loaded(), player, command, decide);
        } catch (WriteConflict e) {
          metrics.conflict();
          if (attempt == TRIES) {
            throw Refused.because("", "busy");
          }
        }
      }
    } finally {
      lock.unlock();
    }
  }

  private Outcome tryChange(
      Table now, String player, String command, Function<Table, Decision> decide) {
    Optional<Outcome> before = now.answers().of(player, command).map(Outcome::repeated);
    if (before.isPresent()) {
      return before.get();
    }
    List<LoggedChange> logged;
    try {
      switch (decide.apply(now)) {
        case Decision.Stale() -> {
          return new Outcome.Stale();
        }
        case Decision.Do(List<Change> changes) -> logged = apply(now, player, command, changes);
      }
    } catch (Refused e) {
      now.answers().refused(player, command, e.refusal());
      throw e;
    }
    if (!logged.isEmpty()) {
      write(now, logged);
    }
    return new Outcome.Done(now.seq());
  }

  private List<LoggedChange> apply(Table now, String player, String command, List<Change> changes) {
    var logged = new ArrayList<LoggedChange>();
    for (Change change : changes) {
      try {
        logged.add(now.apply(next(now, player, command, change)));
      } catch (RuntimeException e) {
        if (!logged.isEmpty() || !(e instanceof Refused)) {
          table = null;
        }
        throw e;
      }
    }
    return logged;
  }

  private LoggedChange next(Table now, String player, String command, Change change) {
    return new LoggedChange(now.seq() + 1, clock.millis(), player, command, "", change);
  }

  private void write(Table now, List<LoggedChange> logged) {
    try {
      repository.append(TableProjection.append(now, logged, renderer)).join();
    } catch (CompletionException e) {
      table = null;
      if (e.getCause() instanceof WriteConflict conflict) {
        throw conflict;
      }
      LOG.error("table {} could not be written", id, e.getCause());
      throw Refused.because("", "storage");
    }
    metrics.changed(logged.size());
    CommandTrace.committed(id, logged);
    changed(now, logged);
    listener.written(this, now, logged);
  }

  private void changed(Table now, List<LoggedChange> logged) {
    schedule.update(now);
    if (!subscribers.isEmpty()) {
      subscribers.show(renderer.tableSnapshot(now, clock.millis()));
    }
    listener.changed(now, logged);
  }

  /** Reads the changes up to this number, which another server has written. */
  void follow(int seq) {
    lock.lock();
    try {
      Table now = table;
      if (now == null) {
        reloadForSubscribers();
      } else if (now.seq() < seq) {
        List<LoggedChange> news = repository.changes(id, now.seq());
        news.forEach(now::apply);
        changed(now, news);
      }
    } catch (RuntimeException e) {
      table = null;
      LOG.error("table {} could not be followed", id, e);
    } finally {
      lock.unlock();
    }
  }

  /** The table was dropped after an error; its subscribers still need it. */
  private void reloadForSubscribers() {
    if (!subscribers.isEmpty()) {
      var _ = loaded();
    }
  }

  private Table loaded() {
    Table now = table;
    if (now == null) {
      now = load();
      table = now;
      schedule.update(now);
      subscribers.changed();
    }
    return now;
  }

  private Table load() {
    try {
      return repository.load(id);
    } catch (Refused e) {
      if (e.refusal().reason().equals("unknown-table")) {
        listener.missing(this);
      }
      throw e;
    }
  }

  TableSubscribers subscribers() {
    return subscribers;
  }

  StateRenderer renderer() {
    return renderer;
  }

  String id() {
    return id;
  }

  /** False as soon as the match is over or was ended: bots can stop thinking. */
  boolean isRunning() {
    return schedule.isRunning();
  }

  /** The latest time to look at it. */
  long due() {
    return subscribers.isEmpty() ? schedule.due() : schedule.dueIfWatched();
  }

  /** Corrects the stored time at which it is due, if that is too early. */
  void postpone() {
    read(
        now ->
            TableSchedule.due(now) > clock.millis()
                ? repository.postpone(now, TableSchedule.due(now))
                : CompletableFuture.completedFuture(0));
  }

  /**
   * Whether a bot has to move now: it is its turn, and somebody plays here or watches. A match that
   * nobody plays or watches waits.
   */
  boolean waitsForBots(Table now) {
    var playing = new MatchDecisions(now);
    if (playing.botSeats().isEmpty()) {
      return false;
    }
    return playing.hasPlayer()
        || (!subscribers.isEmpty() && clock.millis() >= TableSchedule.nextShown(now));
  }

  SingleWorker botMoves() {
    return botMoves;
  }

  void touch() {
    touched = clock.millis();
  }

  /** Whether nobody needs it in memory; a finished one is dropped sooner. */
  boolean isIdle(long now) {
    return subscribers.isEmpty()
        && touched < now - (schedule.isFinished() ? IDLE_FINISHED : IDLE)
        && !lock.isLocked()
        && botMoves.isIdle();
  }
}
