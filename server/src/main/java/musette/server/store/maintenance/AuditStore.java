package musette.server.store.maintenance;

import java.util.List;
import java.util.Map;
import musette.server.store.database.Database;
import musette.server.store.database.DatabaseReader;

/** Reads what an operator wants to know about all tables. */
public final class AuditStore {
  private static final String POSTGRESQL_TIME =
      "select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";
  private static final String SQLITE_TIME =
      "select cast(round((julianday('now') - 2440587.5) * 86400000) as integer)";

  private final Database database;
  private final DatabaseReader reader;

  public AuditStore(Database database) {
    this.database = database;
    this.reader = database.reader();
  }

  /** The tables whose match has ended, oldest first. */
  public List<String> finished() {
    return texts("select id from tables where status in ('OVER', 'ENDED') order by changed, id");
  }

  /** The tables made since this time whose match has begun, oldest first. */
  public List<String> begunSince(long time) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select id from tables where created >= ? and status not in ('WAITING', 'CANCELLED')"
                        + " order by created, id")
                .bind(0, time)
                .mapTo(String.class)
                .list());
  }

  /** Some tables whose match has begun, picked at random. */
  public List<String> sample(int count) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(
                    "select id from tables where status in ('OVER', 'ENDED', 'RUNNING')"
                        + " order by random() limit ?")
                .bind(0, count)
                .mapTo(String.class)
                .list());
  }

  /** The tables whose log has gaps, or does not end where the lists say. */
  public List<String> incomplete() {
    return texts(
        "select t.id from tables t left join (select table_id, count(*) as n, max(seq) as last"
            + " from changes group by table_id) c on c.table_id = t.id"
            + " where c.n is null or c.n <> c.last + 1 or c.last <> t.seq order by t.id");
  }

  /** How many tables there are of each status. */
  public Map<String, Long> statuses() {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select status, count(*) from tables group by status")
                .map((row, context) -> Map.entry(row.getString(1), row.getLong(2)))
                .stream()
                .collect(
                    java.util.stream.Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  /** The stored places of a finished match, by seat. */
  public List<Integer> places(String table) {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select place from results where table_id = ? order by seat")
                .bind(0, table)
                .mapTo(Integer.class)
                .list());
  }

  /** The time of the last change of any table; 0 without one. */
  public long lastChange() {
    return reader.withHandle(
        handle ->
            handle
                .createQuery("select coalesce(max(changed), 0) from tables")
                .mapTo(Long.class)
                .one());
  }

  /** What the database finds wrong with itself, or {@code ok}. */
  public List<String> integrity() {
    return database.isShared() ? texts("select 'ok'") : texts("pragma integrity_check(5)");
  }

  /** The time by the clock of the database's machine. */
  public long databaseTime() {
    return reader.withHandle(
        handle ->
            handle
                .createQuery(database.isShared() ? POSTGRESQL_TIME : SQLITE_TIME)
                .mapTo(Long.class)
                .one());
  }

  private List<String> texts(String query) {
    return reader.withHandle(handle -> handle.createQuery(query).mapTo(String.class).list());
  }
}
