package musette.server.store.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The only writer. All pending changes are written in one transaction, so that a thousand moves
 * cost one flush of the disk; callers hear of it only after the commit.
 */
public final class BatchWriter implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(BatchWriter.class);
  private static final int BATCH = 1_000;
  private static final int WAITING = 50_000;
  private static final int TRIES = 5;
  private static final long LONGEST_TRYING = TimeUnit.SECONDS.toNanos(5);

  /** The shortest time from one commit to the next if there is more than one to write at a time. */
  private static final long PACE = TimeUnit.MILLISECONDS.toNanos(4);

  private static final Comparator<Append> ORDER =
      Comparator.comparing(Append::table).thenComparingInt(append -> append.row().seq());

  /** Something to be written by SQL. */
  @FunctionalInterface
  public interface Work<T> {
    T write(Connection connection) throws SQLException;
  }

  /** The server goes down. */
  static final class Closed extends IllegalStateException {
    private static final long serialVersionUID = 1;
  }

  /** What waits, and who waits for it. */
  private sealed interface Job {
    CompletableFuture<?> done();

    void fail(Throwable problem);

    record Change(Append append, CompletableFuture<Integer> done) implements Job {
      @Override
      public void fail(Throwable problem) {
        done.completeExceptionally(problem);
      }
    }

    record Task<T>(Work<T> work, CompletableFuture<T> done) implements Job {
      Runnable run(Connection connection) throws SQLException {
        T value = work.write(connection);
        return () -> done.complete(value);
      }

      @Override
      public void fail(Throwable problem) {
        done.completeExceptionally(problem);
      }
    }
  }

  private final Database database;
  private final AppendSql sql;
  private final LinkedBlockingQueue<Job> queue = new LinkedBlockingQueue<>(WAITING);
  private final Thread thread;
  private volatile boolean open = true;
  private @Nullable Connection connection;

  public BatchWriter(Database database) {
    this.database = database;
    this.sql = new AppendSql(database);
    this.thread = Thread.ofPlatform().name("musette-writer").start(this::loop);
  }

  /**
   * Completes with the last number once it is on disk; with {@link WriteConflict} if it was taken.
   */
  public CompletableFuture<Integer> append(Append append) {
    return submit(new Job.Change(append, new CompletableFuture<>()));
  }

  public <T> CompletableFuture<T> run(Work<T> work) {
    return submit(new Job.Task<>(work, new CompletableFuture<>()));
  }

  public int waiting() {
    return queue.size();
  }

  @SuppressWarnings("unchecked") // Each kind of job has a future of the type it was made with.
  private <T> CompletableFuture<T> submit(Job job) {
    if (!open || !queue.offer(job)) {
      job.fail(open ? new IllegalStateException("too much to write") : new Closed());
    }
    return (CompletableFuture<T>) job.done();
  }

  private void loop() {
    var batch = new ArrayList<Job>();
    long began = System.nanoTime();
    int last = 0;
    while (open || !queue.isEmpty()) {
      try {
        Job first = queue.poll(100, TimeUnit.MILLISECONDS);
        if (first != null) {
          batch.add(first);
          if (last > 1) {
            gather(began + PACE - System.nanoTime());
          }
          queue.drainTo(batch, BATCH - 1);
          last = batch.size();
          began = System.nanoTime();
          write(batch);
        }
      } catch (InterruptedException e) {
        open = false;
      } finally {
        batch.clear();
      }
    }
    drop();
  }

  /** A flush costs the same for one change as for many: under load, a moment more brings many. */
  private void gather(long nanos) throws InterruptedException {
    if (open && nanos > 0) {
      TimeUnit.NANOSECONDS.sleep(nanos);
    }
  }

  private void write(List<Job> batch) {
    long began = System.nanoTime();
    for (int attempt = 1; ; attempt++) {
      try {
        inOneTransaction(batch);
        return;
      } catch (SQLException | RuntimeException e) {
        undo();
        StorageFault fault = FaultDetector.of(e);
        database.condition().note(fault);
        if (batch.size() > 1 && fault == StorageFault.NONE) {
          // One of them is at fault: the others must not suffer for it.
          batch.forEach(job -> write(List.of(job)));
          return;
        }
        boolean goesOn = attempt < TRIES && System.nanoTime() - began < LONGEST_TRYING;
        if (!goesOn || !(e instanceof SQLException problem) || !passes(problem)) {
          fail(batch, fault, e);
          return;
        }
        pause(attempt);
      }
    }
  }

  private static void fail(List<Job> batch, StorageFault fault, Exception e) {
    if (!(e instanceof WriteConflict)) {
      LOG.error("cannot write", e);
    }
    Throwable told = fault == StorageFault.NONE ? e : new StorageUnavailable(fault, e);
    batch.forEach(job -> job.fail(told));
  }

  private void inOneTransaction(List<Job> batch) throws SQLException {
    Connection to = connection();
    var appends = new ArrayList<Append>(batch.size());
    var tell = new ArrayList<Runnable>();
    for (Job job : batch) {
      switch (job) {
        case Job.Change change -> appends.add(change.append());
        case Job.Task<?> task -> tell.add(task.run(to));
      }
    }
    // In the order of tables, so that two servers never wait for each other.
    appends.sort(ORDER);
    sql.write(to, appends);
    to.commit();
    tell.forEach(Runnable::run);
    for (Job job : batch) {
      if (job instanceof Job.Change(Append append, CompletableFuture<Integer> done)) {
        done.complete(append.row().seq());
      }
    }
  }

  private Connection connection() throws SQLException {
    Connection now = connection;
    if (now == null || now.isClosed()) {
      now = database.connect();
      now.setAutoCommit(false);
      connection = now;
    }
    return now;
  }

  private void undo() {
    sql.forget();
    try {
      Connection now = connection;
      if (now != null) {
        now.rollback();
      }
    } catch (SQLException e) {
      drop();
    }
  }

  private void drop() {
    try {
      Connection now = connection;
      connection = null;
      if (now != null) {
        now.close();
      }
    } catch (SQLException e) {
      LOG.warn("cannot close the connection", e);
    }
  }

  /** Whether trying again can help: a lost connection, a busy file, a deadlock. */
  private static boolean passes(SQLException e) {
    String state = e.getSQLState() == null ? "" : e.getSQLState();
    return state.startsWith("08")
        || state.startsWith("40")
        || state.startsWith("57")
        || String.valueOf(e.getMessage()).contains("SQLITE_BUSY");
  }

  private static void pause(int attempt) {
    try {
      Thread.sleep(50L * attempt * attempt);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Writes what waits, then ends. */
  @Override
  public void close() {
    open = false;
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
