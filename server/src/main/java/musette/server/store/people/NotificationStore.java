package musette.server.store.people;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import musette.server.store.database.BatchWriter;
import musette.server.store.database.DatabaseReader;
import musette.server.store.database.Sql;
import musette.server.store.database.WriteConflict;

/** Stores pending notifications and deliveries. */
public final class NotificationStore {
  /** A table at which somebody may have to act; {@code card} is what the lists show. */
  public record Candidate(String table, String status, long changed, int turn, String card) {}

  /** That a person is to be called; equal marks are equal reasons. */
  public record Call(
      long number, String player, String kind, String table, String mark, String about, long due) {}

  /** A message to one address. */
  public record Delivery(
      long number,
      String player,
      String channel,
      String target,
      String body,
      long due,
      int tries) {}

  private static final String ADD_CALL =
      "insert into calls (player, kind, table_id, mark, about, made, due, state)"
          + " values (?, ?, ?, ?, ?, ?, ?, 'OPEN')"
          + " on conflict (player, kind, table_id, mark) do nothing";
  private static final String ADD_DELIVERY =
      "insert into deliveries (player, channel, target, body, made, due, attempts)"
          + " values (?, ?, ?, ?, ?, ?, 0)";

  private final DatabaseReader reader;
  private final BatchWriter writer;

  public NotificationStore(DatabaseReader reader, BatchWriter writer) {
    this.reader = reader;
    this.writer = writer;
  }

  /** The tables that wait, run or have ended, and last changed between these times. */
  public List<Candidate> changed(long after, long until, int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select id, status, changed, turn, card from tables"
                        + " where status in ('WAITING', 'RUNNING', 'OVER', 'ENDED')"
                        + " and access in ('PUBLIC', 'PRIVATE')"
                        + " and changed > ? and changed <= ? order by changed limit ?")
                .bind(0, after)
                .bind(1, until)
                .bind(2, limit)
                .map((row, context) -> candidate(row))
                .list());
  }

  private static Candidate candidate(ResultSet row) throws SQLException {
    return new Candidate(
        row.getString(1), row.getString(2), row.getLong(3), row.getInt(4), row.getString(5));
  }

  /** The row of one table. */
  public Optional<Candidate> table(String id) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select id, status, changed, turn, card from tables where id = ?")
                .bind(0, id)
                .map((row, context) -> candidate(row))
                .findOne());
  }

  /** Who follows somebody, wants a message of this kind, and has not got it for this table. */
  public List<String> toCall(String kind, String followed, String table) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select f.player from follows f join call_settings s on s.player = f.player"
                        + " where f.followed = :followed"
                        + " and (s.kinds like :pushed or s.kinds like :mailed)"
                        + " and not exists (select 1 from calls c where c.player = f.player"
                        + " and c.kind = :kind and c.table_id = :table)")
                .bind("followed", followed)
                .bind("pushed", "%" + kind + ".PUSH%")
                .bind("mailed", "%" + kind + ".MAIL%")
                .bind("kind", kind)
                .bind("table", table)
                .mapTo(String.class)
                .list());
  }

  /** The number of the last change that a player made at a table; -1 without one. */
  public int lastOwn(String table, String player) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select coalesce(max(seq), -1) from changes where table_id = ? and player = ?")
                .bind(0, table)
                .bind(1, player)
                .mapTo(Integer.class)
                .one());
  }

  /** Decides calls; those that were decided before stay as they are. */
  public CompletableFuture<Integer> decide(List<Call> calls, long now) {
    return writer.run(
        to -> {
          int made = 0;
          for (Call call : calls) {
            made +=
                Sql.run(
                    to,
                    ADD_CALL,
                    call.player,
                    call.kind,
                    call.table,
                    call.mark,
                    call.about,
                    now,
                    call.due);
          }
          return made;
        });
  }

  /** The calls that are due, those of one person together. */
  public List<Call> due(long now, int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select number, player, kind, table_id, mark, about, due from calls"
                        + " where state = 'OPEN' and due <= ? order by player, number limit ?")
                .bind(0, now)
                .bind(1, limit)
                .map((row, context) -> call(row))
                .list());
  }

  private static Call call(ResultSet row) throws SQLException {
    return new Call(
        row.getLong(1),
        row.getString(2),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        row.getString(6),
        row.getLong(7));
  }

  /** Puts calls off. */
  public CompletableFuture<Integer> postpone(List<Call> calls, long due) {
    return writer.run(
        to -> {
          int count = 0;
          for (Call call : calls) {
            count +=
                Sql.run(
                    to,
                    "update calls set due = ? where number = ? and state = 'OPEN'",
                    due,
                    call.number);
          }
          return count;
        });
  }

  /**
   * Closes calls and sends messages on their way, as one. Fails with {@link WriteConflict} if
   * another server was first.
   */
  public CompletableFuture<Integer> dispatch(
      String player, List<Call> calls, List<Delivery> deliveries, long now) {
    return writer.run(
        to -> {
          for (Call call : calls) {
            close(to, call);
          }
          for (Delivery one : deliveries) {
            Sql.run(to, ADD_DELIVERY, player, one.channel, one.target, one.body, now, one.due);
          }
          if (!deliveries.isEmpty()) {
            Sql.run(to, "update call_settings set called = ? where player = ?", now, player);
          }
          return deliveries.size();
        });
  }

  private static void close(Connection to, Call call) throws SQLException {
    String close = "update calls set state = 'DONE' where number = ? and state = 'OPEN'";
    if (Sql.run(to, close, call.number) == 0) {
      throw new WriteConflict();
    }
  }

  /** The messages that are due. */
  public List<Delivery> deliveries(long now, int limit) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select number, player, channel, target, body, due, attempts from deliveries"
                        + " where due <= ? order by due limit ?")
                .bind(0, now)
                .bind(1, limit)
                .map(
                    (row, context) ->
                        new Delivery(
                            row.getLong(1),
                            row.getString(2),
                            row.getString(3),
                            row.getString(4),
                            row.getString(5),
                            row.getLong(6),
                            row.getInt(7)))
                .list());
  }

  /**
   * Takes a message to deliver it; until the time given, nobody else does. False if another server
   * has taken it.
   */
  public CompletableFuture<Boolean> take(Delivery delivery, long until) {
    return writer.run(
        to ->
            Sql.run(
                    to,
                    "update deliveries set due = ?, attempts = attempts + 1"
                        + " where number = ? and due = ? and attempts = ?",
                    until,
                    delivery.number,
                    delivery.due,
                    delivery.tries)
                == 1);
  }

  /** It has arrived, or never will. */
  public CompletableFuture<Integer> remove(Delivery delivery) {
    return writer.run(
        to -> Sql.run(to, "delete from deliveries where number = ?", delivery.number));
  }

  /** It is tried again at this time. */
  public CompletableFuture<Integer> retry(Delivery delivery, long due) {
    return writer.run(
        to -> Sql.run(to, "update deliveries set due = ? where number = ?", due, delivery.number));
  }

  /** Sends a message on its way that no call is the reason for. */
  public CompletableFuture<Integer> send(Delivery one, long now) {
    return writer.run(
        to ->
            Sql.run(to, ADD_DELIVERY, one.player, one.channel, one.target, one.body, now, one.due));
  }

  /** How many wait to be called, and how many messages are on their way. */
  public int waiting() {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select (select count(*) from calls where state = 'OPEN')"
                        + " + (select count(*) from deliveries)")
                .mapTo(Integer.class)
                .one());
  }
}
