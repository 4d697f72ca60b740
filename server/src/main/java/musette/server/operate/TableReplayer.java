package musette.server.operate;

import java.util.List;
import musette.kernel.Refused;
import musette.server.store.TableStore;
import musette.table.Games;
import musette.table.Table;
import musette.wire.table.LoggedChange;

/** Replays tables from their logs, without writing anything. */
final class TableReplayer {
  private final TableStore store;
  private final Games games;

  TableReplayer(TableStore store, Games games) {
    this.store = store;
    this.games = games;
  }

  /** The table as it is shown: with the result of its time if the rules have changed since. */
  Table replay(String id) {
    Table table = byTheRules(id);
    var _ = store.remind(table);
    return table;
  }

  /** The table as today's rules see it. */
  Table byTheRules(String id) {
    List<LoggedChange> log = store.changes(id, -1);
    if (log.isEmpty()) {
      throw Refused.because("", "unknown-table");
    }
    Table table = Table.open(id, log.getFirst(), games);
    log.subList(1, log.size()).forEach(table::apply);
    return table;
  }
}
