package musette.server.live;

import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import musette.kernel.Refused;
import musette.server.store.ListStore;
import musette.server.store.database.StorageUnavailable;
import musette.server.store.people.HolidayStore;
import musette.server.store.people.HolidayStore.Holiday;
import musette.server.work.Commits;
import musette.wire.table.Account;
import musette.wire.table.Person;
import musette.wire.table.TableInfo.Status;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * People on holiday. What they asked for is in the database; every few seconds their tables are
 * told, so that a crash loses nothing and matches that begin meanwhile are told as well.
 */
public final class Holidays {
  /** Days in any year. */
  public static final int BUDGET = 30;

  private static final Logger LOG = LoggerFactory.getLogger(Holidays.class);
  private static final long DAY = Duration.ofDays(1).toMillis();
  private static final long YEAR = 365 * DAY;
  private static final int BATCH = 1_000;
  private static final int REMEMBERED = 20_000;

  private final HolidayStore store;
  private final ListStore lists;
  private final LiveTables tables;
  private final InstantSource clock;

  /** Until when a table has been told that somebody is away. */
  private final Map<String, Long> told =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > REMEMBERED;
        }
      };

  public Holidays(HolidayStore store, ListStore lists, LiveTables tables, InstantSource clock) {
    this.store = store;
    this.lists = lists;
    this.tables = tables;
    this.clock = clock;
  }

  public Account.Holidays of(Person person) {
    long now = clock.millis();
    List<Holiday> year = store.of(person.id(), now - YEAR);
    return new Account.Holidays(BUDGET, left(year, now), until(year, now));
  }

  /** Days begun count whole; a holiday that was cut short gives the others back. */
  private static int left(List<Holiday> year, long now) {
    long used = 0;
    for (Holiday one : year) {
      long from = Math.max(one.began(), now - YEAR);
      used += (one.until() - from + DAY - 1) / DAY;
    }
    return (int) Math.max(0, BUDGET - used);
  }

  private static long until(List<Holiday> year, long now) {
    return year.stream().mapToLong(Holiday::until).filter(until -> until > now).max().orElse(0);
  }

  /** Somebody goes on holiday now. */
  public void begin(Person person, int days) {
    long now = clock.millis();
    Account.Holidays before = of(person);
    if (before.until() > 0) {
      throw Refused.because("", "on-holiday");
    }
    if (days < 1 || days > before.left()) {
      throw Refused.because("", "holiday-days", "left", before.left());
    }
    var holiday = new Holiday(person.id(), now, now + days * DAY);
    Commits.await(store.begin(holiday));
    tell(holiday);
  }

  /** Somebody is back. */
  public void end(Person person) {
    long now = clock.millis();
    if (Commits.await(store.end(person.id(), now)) > 0) {
      tell(new Holiday(person.id(), now, now));
    }
  }

  /** Tells the tables of all who are away, or have come back lately; called every few seconds. */
  public void run() {
    try {
      store.since(clock.millis() - DAY, BATCH).forEach(this::tell);
    } catch (StorageUnavailable e) {
      LOG.debug("the next look at holidays comes soon", e);
    }
  }

  private synchronized void tell(Holiday holiday) {
    for (String table : lists.unfinishedTables(holiday.player())) {
      String key = holiday.player() + " " + table;
      Long before = told.get(key);
      if (before == null || before != holiday.until()) {
        tell(holiday, table, key);
      }
    }
  }

  private void tell(Holiday holiday, String id, String key) {
    try {
      LiveTable table = tables.get(id);
      table.change(
          "",
          "",
          now ->
              musette.table.Holiday.note(now, holiday.player(), holiday.until(), clock.millis()));
      if (table.read(now -> now.status() == Status.RUNNING)) {
        told.put(key, holiday.until());
      }
    } catch (RuntimeException e) {
      LOG.warn("table {} was not told of a holiday", id, e);
    }
  }
}
