package musette.server.live;

import java.time.InstantSource;
import java.util.concurrent.Executor;
import musette.server.store.TableStore;
import musette.table.MatchDecisions;
import musette.table.SeatingDecisions;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Wakes tables when something is due: clocks that run out, bots whose server has died, and open
 * tables that have been abandoned.
 */
public final class DeadlineScheduler {
  private static final Logger LOG = LoggerFactory.getLogger(DeadlineScheduler.class);
  private static final int BATCH = 200;

  /** Clocks do not end so soon after a start: nobody shall lose their seat by our restart. */
  private static final long GRACE = 30_000;

  private final LiveTables tables;
  private final TableStore store;
  private final BotDriver bots;
  private final Executor tasks;
  private final InstantSource clock;
  private final long graceEnds;

  public DeadlineScheduler(
      LiveTables tables, TableStore store, BotDriver bots, Executor tasks, InstantSource clock) {
    this.tables = tables;
    this.store = store;
    this.bots = bots;
    this.tasks = tasks;
    this.clock = clock;
    this.graceEnds = clock.millis() + GRACE;
  }

  /** Checks the tables in memory; called a few times a second. */
  public void checkMemory() {
    long now = clock.millis();
    for (LiveTable table : tables.all()) {
      if (table.due() <= now) {
        guarded(table, () -> check(table));
      }
    }
  }

  /** Checks the tables on disk; called every few seconds. */
  public void checkStore() {
    for (String id : store.due(clock.millis(), BATCH)) {
      LiveTable table = tables.get(id);
      guarded(
          table,
          () -> {
            check(table);
            // The stored time may be from when bots still moved for nobody.
            table.postpone();
          });
    }
  }

  /** Closes open tables that nobody has touched for long. */
  public void closeAbandoned() {
    long since = clock.millis() - SeatingDecisions.WAITING_AT_MOST;
    for (String id : store.waitingSince(since, BATCH)) {
      LiveTable table = tables.get(id);
      guarded(
          table,
          () -> table.change("", "", now -> new SeatingDecisions(now).tooOld(clock.millis())));
    }
  }

  private void guarded(LiveTable table, Runnable work) {
    tasks.execute(
        () -> {
          try {
            work.run();
          } catch (RuntimeException e) {
            LOG.warn("table {} could not be checked", table.id(), e);
          }
        });
  }

  private void check(LiveTable table) {
    long now = clock.millis();
    if (now >= graceEnds) {
      table.change("", "", open -> new MatchDecisions(open).timeouts(now));
      table.change("", "", open -> Absence.decide(open, now));
    }
    bots.drive(table);
  }
}
