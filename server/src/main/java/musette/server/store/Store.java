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
import musette.table.Table;
import musette.wire.Json;
import musette.wire.table.Change;
import musette.wire.table.LoggedChange;
import musette.wire.table.TableInfo.Status;
import org.jdbi.v3.core.Handle;

/** Stores the logs of all tables and what the lists show of them. */
public final class Store implements AutoCloseable {
  private final Database database;
  private final DatabaseReader reader;
  private final BatchWriter writer;
  private final WriteProbe probe;

  public Store(Database database) {
    this.database = database;
    this.reader = database.reader();
    this.writer = new BatchWriter(database);
    this.probe = new WriteProbe(database.condition(), this::tryToWrite);
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
        to -> {
          try (var update =
              to.prepareStatement("update tables set due = ? where id = ? and seq = ?")) {
            Sql.bind(update, due, table, seq);
            return update.executeUpdate();
          }
        });
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
        to -> {
          try (var update =
              to.prepareStatement("update tables set status = ? where id = ? and seq = ?")) {
            Sql.bind(update, found.status.name(), found.id, found.seq);
            return update.executeUpdate();
          }
        });
  }

  public Optional<String> meta(String name) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select value from meta where name = ?")
                .bind(0, name)
                .mapTo(String.class)
                .findOne());
  }

  public CompletableFuture<Integer> setMeta(String name, String value) {
    return writer.run(
        to -> {
          try (var insert =
              to.prepareStatement(
                  "insert into meta (name, value) values (?, ?)"
                      + " on conflict (name) do update set value = excluded.value")) {
            Sql.bind(insert, name, value);
            return insert.executeUpdate();
          }
        });
  }

  /** Keeps a value, unless there is one already. */
  public CompletableFuture<Integer> addMeta(String name, String value) {
    return writer.run(
        to ->
            AccountStore.run(
                to,
                "insert into meta (name, value) values (?, ?) on conflict (name) do nothing",
                name,
                value));
  }

  /** What is wrong with the storage; answers in less than a second. */
  public StorageFault fault() {
    return probe.fault();
  }

  private CompletableFuture<Integer> tryToWrite() {
    return setMeta("probe", String.valueOf(System.currentTimeMillis()));
  }

  /** The number of writes in the queue. */
  public int waiting() {
    return writer.waiting();
  }

  public PlayerStore people() {
    return new PlayerStore(reader, writer, database);
  }

  public CourseStore courses() {
    return new CourseStore(reader, writer);
  }

  public LearningStore learning() {
    return new LearningStore(reader, writer);
  }

  public AccountStore accounts() {
    return new AccountStore(reader, writer, database);
  }

  public FarewellStore farewells() {
    return new FarewellStore(writer, database, accounts());
  }

  public TogetherStore together() {
    return new TogetherStore(reader, writer);
  }

  public RecordStore records() {
    return new RecordStore(reader);
  }

  public HolidayStore holidays() {
    return new HolidayStore(reader, writer);
  }

  public OrderStore orders() {
    return new OrderStore(reader, writer);
  }

  public OperatorStore operators() {
    return new OperatorStore(reader, writer);
  }

  public AdminStore admin() {
    return new AdminStore(reader, writer, database);
  }

  public CallStore calls() {
    return new CallStore(reader, writer);
  }

  public ChannelStore channels() {
    return new ChannelStore(reader, writer);
  }

  public OwnDataStore ownData() {
    return new OwnDataStore(reader);
  }

  public ListStore lists() {
    return new ListStore(reader);
  }

  public CompetitionStore competitions() {
    return new CompetitionStore(reader, writer);
  }

  public SeasonStore seasons() {
    return new SeasonStore(reader);
  }

  public ChatStore chat() {
    return new ChatStore(reader, writer, database);
  }

  /** What operators look at. */
  public AuditStore audit() {
    return new AuditStore(database);
  }

  /** Notifies the other servers, if there are any, without waiting. */
  public void tell(String note) {
    if (database.isShared()) {
      var _ =
          writer.run(
              to -> {
                ClusterNotes.send(to, database, note);
                return note;
              });
    }
  }

  /** Listens to the other servers; does nothing if the database is not shared. */
  public ClusterListener listen(ClusterListener.Handler handler) {
    return new ClusterListener(database, handler);
  }

  @Override
  public void close() {
    writer.close();
    database.close();
  }
}
