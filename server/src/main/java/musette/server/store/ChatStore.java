package musette.server.store;

import static musette.server.store.database.Sql.bind;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import musette.kernel.Seat;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.ClusterNotes;
import musette.server.store.database.Database;
import musette.server.store.database.DatabaseReader;
import musette.wire.table.ToServer;

/** Stores chat messages. */
public final class ChatStore {
  /** A line without the name of who said it, which may have changed. */
  public record Spoken(
      long number, long at, String player, Seat seat, ToServer.Audience to, String text) {}

  private final DatabaseReader reader;
  private final BatchWriter writer;
  private final Database database;

  ChatStore(DatabaseReader reader, BatchWriter writer, Database database) {
    this.reader = reader;
    this.writer = writer;
    this.database = database;
  }

  /** The line with its number. */
  public CompletableFuture<Spoken> add(String table, Spoken line) {
    return writer.run(
        to -> {
          try (var insert =
              to.prepareStatement(
                  "insert into lines (table_id, at, player, seat, audience, text)"
                      + " values (?, ?, ?, ?, ?, ?) returning number")) {
            bind(insert, table, line.at, line.player, line.seat.name(), line.to.name(), line.text);
            try (var row = insert.executeQuery()) {
              row.next();
              long number = row.getLong(1);
              if (database.isShared()) {
                ClusterNotes.send(to, database, "said " + table + ":" + number);
              }
              return new Spoken(number, line.at, line.player, line.seat, line.to, line.text);
            }
          }
        });
  }

  /** The last lines, in order. */
  public List<Spoken> last(String table, int limit) {
    return lines("where table_id = ? order by number desc limit ?", table, limit).reversed();
  }

  /** The line with this number; none if it is not of this table. */
  public List<Spoken> line(String table, long number) {
    return lines("where table_id = ? and number = ?", table, number);
  }

  private List<Spoken> lines(String which, String table, long value) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select number, at, player, seat, audience, text from lines " + which)
                .bind(0, table)
                .bind(1, value)
                .map((row, context) -> spoken(row))
                .list());
  }

  private static Spoken spoken(ResultSet row) throws SQLException {
    return new Spoken(
        row.getLong(1),
        row.getLong(2),
        row.getString(3),
        Seat.valueOf(row.getString(4)),
        ToServer.Audience.valueOf(row.getString(5)),
        row.getString(6));
  }
}
