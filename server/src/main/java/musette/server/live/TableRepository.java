package musette.server.live;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import musette.kernel.Refused;
import musette.server.store.TableStore;
import musette.server.store.TableStore.Listed;
import musette.server.store.database.Append;
import musette.server.store.database.StorageUnavailable;
import musette.table.Games;
import musette.table.Table;
import musette.wire.table.LoggedChange;
import musette.wire.table.TableInfo.Status;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Loads tables by replaying their logs, and appends to the logs. */
public final class TableRepository {
  private static final Logger LOG = LoggerFactory.getLogger(TableRepository.class);

  private final TableStore store;
  private final Games games;

  public TableRepository(TableStore store, Games games) {
    this.store = store;
    this.games = games;
  }

  /** A new table, which is not yet stored. */
  Table create(String id, LoggedChange first) {
    return Table.open(id, first, games);
  }

  /** Replays the log of a table; refuses one that does not exist or cannot be read. */
  Table load(String id) {
    List<LoggedChange> log = store.changes(id, -1);
    if (log.isEmpty()) {
      throw Refused.because("", "unknown-table");
    }
    try {
      Table table = Table.open(id, log.getFirst(), games);
      log.subList(1, log.size()).forEach(table::apply);
      Status listed = store.remind(table);
      if (isUnderWay(listed) && isUnderWay(table.status()) && listed != table.status()) {
        var _ = store.mark(new Listed(id, table.seq(), table.status()));
      }
      return table;
    } catch (Refused | StorageUnavailable e) {
      throw e;
    } catch (RuntimeException e) {
      LOG.error("the log of table {} cannot be read", id, e);
      throw Refused.because("", "table-unreadable");
    }
  }

  private static boolean isUnderWay(Status status) {
    return status == Status.RUNNING || status == Status.FROZEN;
  }

  CompletableFuture<Integer> append(Append append) {
    return store.append(append);
  }

  /** The changes after a number, in order. */
  List<LoggedChange> changes(String id, int after) {
    return store.changes(id, after);
  }

  /** Stores that nothing is due at a table before this time. */
  CompletableFuture<Integer> postpone(Table table, long due) {
    return store.postpone(table.id(), table.seq(), due);
  }
}
