package musette.server.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.server.store.Conflict;
import musette.server.store.Store.Listed;
import musette.server.store.Unavailable;
import musette.server.table.Answers.Answer;
import musette.server.table.Change;
import musette.server.table.Decision;
import musette.server.table.Logged;
import musette.server.table.Playing;
import musette.server.table.Screen;
import musette.server.table.Table;
import musette.wire.table.TableInfo.Status;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table in memory. One change at a time: it is decided, carried out and written under the lock,
 * so nobody ever sees what is not on disk. If writing fails, memory is thrown away and read again.
 */
final class LiveTable {
  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
  private static final int TRIES = 8;
  private static final long IDLE = 60_000;
  private static final long IDLE_FINISHED = 10_000;

  private final String id;
  private final House house;
  private final ReentrantLock lock = new ReentrantLock();
  private final Viewers viewers;
  private final Screen screen;
  private final OneAtATime botMoves = new OneAtATime();
  private volatile long touched;
  private volatile long due = Long.MAX_VALUE;
  private volatile long dueIfWatched = Long.MAX_VALUE;
  private volatile boolean finished;
  private volatile boolean running;
  private @Nullable Table table;

  LiveTable(String id, House house) {
    this.id = id;
    this.house = house;
    this.touched = house.now();
    this.viewers = new Viewers(id, house.elsewhere());
    this.screen = new Screen(house.people()::person, viewers::isOnline);
  }

  /** Writes the first changes of a new table. */
  void create(String player, Change.Created created, List<Change> more) {
    lock.lock();
    try {
      var first = new Logged(0, house.now(), player, "", "", created);
      Table fresh = Table.open(id, first, house.games());
      var logged = new ArrayList<Logged>();
      logged.add(first);
      more.forEach(change -> logged.add(fresh.apply(next(fresh, player, "", change))));
      table = fresh;
      write(fresh, logged);
    } finally {
      lock.unlock();
    }
  }

  /** Reads from the table as it is on disk. */
  <T> T read(Function<Table, T> question) {
    lock.lock();
    try {
      touched = house.now();
      return question.apply(loaded());
    } finally {
      lock.unlock();
    }
  }

  /** Decides and carries out a command; the same command again gets the same answer again. */
  Outcome change(String player, String command, Function<Table, Decision> decide) {
    lock.lock();
    try {
      touched = house.now();
      for (int attempt = 1; ; attempt++) {
        try {
          return tryChange(loaded(), player, command, decide);
        } catch (Conflict e) {
          house.metrics().conflict();
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
    Optional<Answer> before =
        command.isEmpty() ? Optional.empty() : now.answers().of(player, command);
    if (before.isPresent()) {
      return switch (before.get()) {
        case Answer.Done(int seq) -> new Outcome.Done(seq);
        case Answer.Refused(Refusal refusal) -> throw refusal.asException();
      };
    }
    List<Logged> logged;
    try {
      switch (decide.apply(now)) {
        case Decision.Stale() -> {
          return new Outcome.Stale();
        }
        case Decision.Do(List<Change> changes) -> logged = applied(now, player, command, changes);
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

  private List<Logged> applied(Table now, String player, String command, List<Change> changes) {
    var logged = new ArrayList<Logged>();
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

  private Logged next(Table now, String player, String command, Change change) {
    return new Logged(now.seq() + 1, house.now(), player, command, "", change);
  }

  private void write(Table now, List<Logged> logged) {
    try {
      house.store().append(Rows.append(now, logged, screen)).join();
    } catch (CompletionException e) {
      table = null;
      if (e.getCause() instanceof Conflict conflict) {
        throw conflict;
      }
      LOG.error("table {} could not be written", id, e.getCause());
      throw Refused.because("", "storage");
    }
    house.metrics().changed(logged.size());
    told(now, logged);
    house.bots().drive(this);
  }

  private void known(Table now) {
    due = Rows.due(now);
    dueIfWatched = Rows.dueIfWatched(now);
    finished = now.isDone();
    running = now.status() == Status.RUNNING;
  }

  private void told(Table now, List<Logged> logged) {
    known(now);
    viewers.changed();
    house.lists().changed(now, logged);
  }

  /** Another server has written: reads on from what is known. */
  void follow(int seq) {
    lock.lock();
    try {
      Table now = table;
      if (now == null) {
        readAgainForViewers();
      } else if (now.seq() < seq) {
        List<Logged> news = house.store().changes(id, now.seq());
        news.forEach(now::apply);
        told(now, news);
      }
    } catch (RuntimeException e) {
      table = null;
      LOG.error("table {} could not be followed", id, e);
    } finally {
      lock.unlock();
    }
  }

  /** What could not be written or followed was thrown away; who watches still wants to know. */
  private void readAgainForViewers() {
    if (!viewers.isEmpty()) {
      var _ = loaded();
    }
  }

  private Table loaded() {
    Table now = table;
    if (now == null) {
      now = fromDisk(id, house);
      table = now;
      known(now);
      viewers.changed();
    }
    return now;
  }

  /** Plays the log of a table again; refuses one that is not there, or that cannot be read. */
  static Table fromDisk(String id, House house) {
    List<Logged> log = house.store().changes(id, -1);
    if (log.isEmpty()) {
      house.forget(id);
      throw Refused.because("", "unknown-table");
    }
    try {
      Table fresh = Table.open(id, log.getFirst(), house.games());
      log.subList(1, log.size()).forEach(fresh::apply);
      Status listed = house.store().remind(fresh);
      if (isUnderWay(listed) && isUnderWay(fresh.status()) && listed != fresh.status()) {
        var _ = house.store().mark(new Listed(id, fresh.seq(), fresh.status()));
      }
      return fresh;
    } catch (Refused | Unavailable e) {
      throw e;
    } catch (RuntimeException e) {
      LOG.error("the log of table {} cannot be read", id, e);
      throw Refused.because("", "table-unreadable");
    }
  }

  private static boolean isUnderWay(Status status) {
    return status == Status.RUNNING || status == Status.FROZEN;
  }

  /** Looks for what other servers wrote while nobody told. */
  void refresh() {
    follow(Integer.MAX_VALUE);
  }

  Viewers viewers() {
    return viewers;
  }

  Screen screen() {
    return screen;
  }

  String id() {
    return id;
  }

  /** False as soon as the match is over or was ended: nobody needs to think any more. */
  boolean isRunning() {
    return running;
  }

  /** When somebody has to look at it at the latest. */
  long due() {
    return viewers.isEmpty() ? due : Math.min(due, dueIfWatched);
  }

  /** Corrects what the lists say of when it is due, if that is too early. */
  void postponeInLists() {
    read(
        now ->
            Rows.due(now) > house.now()
                ? house.store().postpone(id, now.seq(), Rows.due(now))
                : CompletableFuture.completedFuture(0));
  }

  /**
   * Whether a bot is asked and has to move now: somebody plays here, or has it open. A match that
   * nobody plays or watches waits.
   */
  boolean waitsForBots(Table now) {
    var playing = new Playing(now);
    if (playing.botSeats().isEmpty()) {
      return false;
    }
    return playing.hasPlayer() || (!viewers.isEmpty() && house.now() >= Rows.nextShown(now));
  }

  OneAtATime botMoves() {
    return botMoves;
  }

  void touch() {
    touched = house.now();
  }

  /** Whether nobody needs it in memory; a finished one is let go sooner. */
  boolean isIdle(long now) {
    return viewers.isEmpty()
        && touched < now - (finished ? IDLE_FINISHED : IDLE)
        && !lock.isLocked()
        && botMoves.isResting();
  }
}
