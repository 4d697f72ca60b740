package musette.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import musette.kernel.Seat;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;
import org.jdbi.v3.core.mapper.RowMapper;

/** Stores prepared moves. */
public final class OrderStore {
  /** Whether an order still counts. */
  public enum State {
    READY,
    /** Something had changed when the turn came. */
    DROPPED
  }

  /**
   * An order.
   *
   * @param said what the rules say about it
   * @param mark the last thing that the player did at the table
   */
  public record Order(
      String table, Seat seat, String player, String action, String said, int mark, State state) {}

  private static final String COLUMNS =
      "select o.table_id, o.seat, o.player, o.action, o.said, o.mark, o.state from orders o ";
  private static final RowMapper<Order> ORDER =
      (row, context) ->
          new Order(
              row.getString(1),
              Seat.valueOf(row.getString(2)),
              row.getString(3),
              row.getString(4),
              row.getString(5),
              row.getInt(6),
              State.valueOf(row.getString(7)));

  private final DatabaseReader reader;
  private final BatchWriter writer;

  OrderStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  public Optional<Order> find(String table, Seat seat) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(COLUMNS + "where o.table_id = ? and o.seat = ?")
                .bind(0, table)
                .bind(1, seat.name())
                .map(ORDER)
                .findOne());
  }

  /** The orders whose turn has come, and those of matches that are over. */
  public List<Order> due(int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    COLUMNS
                        + "join tables t on t.id = o.table_id where t.status <> 'RUNNING'"
                        + " or (o.state = 'READY' and (t.turn & o.bit) <> 0) limit ?")
                .bind(0, limit)
                .map(ORDER)
                .list());
  }

  public CompletableFuture<Integer> save(Order order) {
    return writer.run(
        to ->
            Sql.run(
                to,
                "insert into orders (table_id, seat, bit, player, action, said, mark, state)"
                    + " values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (table_id, seat) do update set"
                    + " player = excluded.player, action = excluded.action, said = excluded.said,"
                    + " mark = excluded.mark, state = excluded.state",
                order.table,
                order.seat.name(),
                1 << order.seat.index(),
                order.player,
                order.action,
                order.said,
                order.mark,
                order.state.name()));
  }

  public CompletableFuture<Integer> remove(String table, Seat seat) {
    return writer.run(
        to ->
            Sql.run(to, "delete from orders where table_id = ? and seat = ?", table, seat.name()));
  }
}
