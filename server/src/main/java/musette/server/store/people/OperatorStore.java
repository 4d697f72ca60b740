package musette.server.store.people;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;
import musette.server.store.people.AdminStore.Deed;

/** Stores who may open the operator's page, and reads its lists. */
public final class OperatorStore {
  public record Ban(String player, long until, String reason) {}

  /** A table as the lists have it. */
  public record TableRow(String id, String game, String status, long changed) {}

  private final DatabaseReader reader;
  private final BatchWriter writer;

  public OperatorStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  public boolean isOperator(String player) {
    return operators().contains(player);
  }

  public List<String> operators() {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select player from operators order by since")
                .mapTo(String.class)
                .list());
  }

  /** Keeps the hash of a link; links that were never used go. */
  public CompletableFuture<Integer> offer(Deed deed, String hash, long expires) {
    return writer.run(
        to -> {
          Sql.run(to, "delete from operator_links where expires < ?", deed.at());
          int count =
              Sql.run(
                  to, "insert into operator_links (hash, expires) values (?, ?)", hash, expires);
          AdminStore.log(to, deed);
          return count;
        });
  }

  /** Uses a link up; 0 if there is none, or if it is too old. */
  public CompletableFuture<Integer> enter(Deed deed, String hash) {
    return writer.run(
        to -> {
          int count =
              Sql.run(
                  to,
                  "delete from operator_links where hash = ? and expires >= ?",
                  hash,
                  deed.at());
          if (count > 0) {
            Sql.run(
                to,
                "insert into operators (player, since) values (?, ?)"
                    + " on conflict (player) do nothing",
                deed.subject(),
                deed.at());
            AdminStore.log(to, deed);
          }
          return count;
        });
  }

  public CompletableFuture<Integer> resign(Deed deed) {
    return writer.run(
        to -> {
          int count = Sql.run(to, "delete from operators where player = ?", deed.subject());
          if (count > 0) {
            AdminStore.log(to, deed);
          }
          return count;
        });
  }

  public List<Ban> bans(long now) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select player, until, reason from bans where until > ? order by until"
                        + " limit 200")
                .bind(0, now)
                .map((row, context) -> new Ban(row.getString(1), row.getLong(2), row.getString(3)))
                .list());
  }

  /** The tables that changed last. */
  public List<TableRow> tables(int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select id, game, status, changed from tables order by changed desc limit ?")
                .bind(0, limit)
                .map(
                    (row, context) ->
                        new TableRow(
                            row.getString(1), row.getString(2), row.getString(3), row.getLong(4)))
                .list());
  }

  /** The people at a table. */
  public List<String> seated(String table) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select distinct player from seats where table_id = ?")
                .bind(0, table)
                .mapTo(String.class)
                .list());
  }

  public long people() {
    return reader.withHandle(
        handle -> handle.createQuery("select count(*) from players").mapTo(Long.class).one());
  }
}
