package musette.server.store;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.Append;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;
import musette.server.store.database.WriteConflict;
import musette.table.Table;
import musette.wire.Json;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;
import musette.wire.table.TableInfo.Status;
import org.jdbi.v3.core.Handle;

/** The logs of the tables, and which of them have something to do. */
public final class TableStore {
  private final DatabaseReader reader;
  private final BatchWriter writer;

  TableStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  /** Completes with the last number once it is on disk, or fails with {@link WriteConflict}. */
  public CompletableFuture<Integer> append(Append append) {
    return writer.append(append);
  }

  /** The changes of a table after a number, in order; none if there is no such table. */
  public List<LoggedChange> changes(String table, int after) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select seq, at, player, command, proof, body from changes"
                        + " where table_id = ? and seq > ? order by seq")
                .bind(0, table)
                .bind(1, after)
                .map(
                    (row, context) ->
                        new LoggedChange(
                            row.getInt(1),
                            row.getLong(2),
                            row.getString(3),
                            row.getString(4),
                            row.getString(5),
                            Json.read(row.getString(6), Change.class)))
                .list());
  }

  /** Compares a table with its row in the lists, and returns the status that is stored there. */
  public Status remind(Table table) {
    return reader.withHandle(
        handle -> {
          Optional<Status> listed =
              handle
                  .createQuery("select status from tables where id = ? and seq = ?")
                  .bind(0, table.id())
                  .bind(1, table.seq())
                  .mapTo(Status.class)
                  .findOne();
          listed.ifPresent(status -> table.recall(status, places(handle, table.id())));
          return listed.orElse(table.status());
        });
  }

  private static List<Integer> places(Handle handle, String table) {
    return handle
        .createQuery("select place from results where table_id = ? order by seat")
        .bind(0, table)
        .mapTo(Integer.class)
        .list();
  }

  /** The running tables that are due before this time: a bot has to move or a clock ends. */
  public List<String> due(long time, int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select id from tables where due <= ? and status = 'RUNNING'"
                        + " order by due limit ?")
                .bind(0, time)
                .bind(1, limit)
                .mapTo(String.class)
                .list());
  }

  /** Stores that a table is not due before this time; does nothing if it has changed since. */
  public CompletableFuture<Integer> postpone(String table, int seq, long due) {
    return writer.run(
        to -> Sql.run(to, "update tables set due = ? where id = ? and seq = ?", due, table, seq));
  }

  /** The tables that wait for players and have not changed since this time. */
  public List<String> waitingSince(long time, int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select id from tables where status = 'WAITING' and changed <= ?"
                        + " order by changed limit ?")
                .bind(0, time)
                .bind(1, limit)
                .mapTo(String.class)
                .list());
  }

  /** The row of a table in the lists. */
  public record Listed(String id, int seq, Status status) {}

  /** The running and frozen tables, by game. */
  public Map<String, List<Listed>> unfinished() {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select game, id, seq, status from tables"
                        + " where status in ('RUNNING', 'FROZEN')")
                .map((row, context) -> Map.entry(row.getString(1), listed(row)))
                .stream()
                .collect(groupingBy(Map.Entry::getKey, mapping(Map.Entry::getValue, toList()))));
  }

  private static Listed listed(ResultSet row) throws SQLException {
    return new Listed(row.getString(2), row.getInt(3), Status.valueOf(row.getString(4)));
  }

  /**
   * Stores whether a table is frozen or running; does nothing if another server has written since
   * the change that this was found at.
   */
  public CompletableFuture<Integer> mark(Listed found) {
    return writer.run(
        to ->
            Sql.run(
                to,
                "update tables set status = ? where id = ? and seq = ?",
                found.status.name(),
                found.id,
                found.seq));
  }
}
