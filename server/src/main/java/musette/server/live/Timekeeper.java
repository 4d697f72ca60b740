package musette.server.live;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import musette.server.table.Playing;
import musette.server.table.Seating;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks after what is due: clocks that run out, bots whose server has died, and open tables that
 * nobody has come to. What is in memory is looked at often, what is on disk every few seconds.
 */
final class Timekeeper implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Timekeeper.class);
  private static final long BEAT = 250;
  private static final int DISK_BEATS = 8;
  private static final int IDLE_BEATS = 20;
  private static final int WAITING_BEATS = 40;
  private static final int AT_ONCE = 200;

  private final House house;
  private final long grace;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("musette-time").daemon().factory());
  private int beats;

  /** Live clocks do not end before {@code grace}: nobody shall lose his seat by our restart. */
  Timekeeper(House house, long grace) {
    this.house = house;
    this.grace = grace;
  }

  void start() {
    var _ = thread.scheduleWithFixedDelay(this::beat, BEAT, BEAT, TimeUnit.MILLISECONDS);
  }

  private void beat() {
    try {
      long now = house.now();
      beats++;
      for (LiveTable table : house.inMemory()) {
        if (table.due() <= now) {
          look(table);
        }
      }
      if (beats % DISK_BEATS == 1) {
        house.store().due(now, AT_ONCE).forEach(id -> lookAtDue(house.table(id)));
        house.lookForOthers();
      }
      if (beats % WAITING_BEATS == 1) {
        house
            .store()
            .waitingSince(now - Seating.WAITING_AT_MOST, AT_ONCE)
            .forEach(id -> close(house.table(id)));
      }
      if (beats % 4 == 0) {
        house.lists().tell();
      }
      if (beats % IDLE_BEATS == 0) {
        house.forgetIdle();
      }
    } catch (RuntimeException e) {
      LOG.error("the timekeeper stumbled", e);
    }
  }

  private void look(LiveTable table) {
    guarded(table, () -> check(table));
  }

  /** What the lists hold as due may have been written when bots still moved for nobody. */
  private void lookAtDue(LiveTable table) {
    guarded(
        table,
        () -> {
          check(table);
          table.postponeInLists();
        });
  }

  /** An open table that nobody has touched for long stands in everybody's way. */
  private void close(LiveTable table) {
    guarded(table, () -> table.change("", "", open -> new Seating(open).tooOld(house.now())));
  }

  private void guarded(LiveTable table, Runnable work) {
    house
        .executor()
        .execute(
            () -> {
              try {
                work.run();
              } catch (RuntimeException e) {
                LOG.warn("table {} could not be looked after", table.id(), e);
              }
            });
  }

  private void check(LiveTable table) {
    long now = house.now();
    if (now >= grace) {
      table.change("", "", open -> new Playing(open).timeouts(now));
    }
    house.bots().drive(table);
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
