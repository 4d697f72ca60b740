package musette.server.store.people;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;

/** When people are on holiday. */
public final class HolidayStore {
  /** A holiday; {@code until} is in the past once it is over. */
  public record Holiday(String player, long began, long until) {}

  private final DatabaseReader reader;
  private final BatchWriter writer;

  public HolidayStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  /** The holidays of a player that ended after a time, or have not ended yet. */
  public List<Holiday> of(String player, long after) {
    return list("where player = ? and until > ? order by began", player, after);
  }

  /** All holidays that ended after a time, or have not ended yet. */
  public List<Holiday> since(long after, int limit) {
    return list("where until > ? order by until limit ?", after, limit);
  }

  private List<Holiday> list(String which, Object one, Object other) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select player, began, until from holidays " + which)
                .bind(0, one)
                .bind(1, other)
                .map(
                    (row, context) -> new Holiday(row.getString(1), row.getLong(2), row.getLong(3)))
                .list());
  }

  public CompletableFuture<Integer> begin(Holiday holiday) {
    return writer.run(
        to ->
            Sql.run(
                to,
                "insert into holidays (player, began, until) values (?, ?, ?)"
                    + " on conflict (player, began) do nothing",
                holiday.player,
                holiday.began,
                holiday.until));
  }

  /** Ends the holiday that goes on. */
  public CompletableFuture<Integer> end(String player, long now) {
    return writer.run(
        to ->
            Sql.run(
                to,
                "update holidays set until = ? where player = ? and until > ?",
                now,
                player,
                now));
  }
}
