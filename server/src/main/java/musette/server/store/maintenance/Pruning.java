package musette.server.store.maintenance;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import musette.server.store.database.ClusterNotes;
import musette.server.store.database.Database;
import musette.server.store.database.FaultDetector;
import musette.server.store.database.StorageUnavailable;

/**
 * Deletes what is too old to be kept. Nothing of a match that has begun is deleted but its chat:
 * neither its log, nor its result, nor its players.
 */
public final class Pruning {
  /** How much was, or would be, deleted. */
  public record Report(long guests, long tables, long lines, long codes) {
    public boolean isEmpty() {
      return guests + tables + lines + codes == 0;
    }
  }

  /** Whether to delete, or only to count. */
  public enum Mode {
    COUNT,
    DELETE
  }

  private static final String GUESTS =
      "select id from players where kind = 'GUEST' and created < ?"
          + " and id not in (select player from seats)"
          + " and id not in (select player from results)"
          + " and id not in (select player from changes)"
          + " and id not in (select player from lines)"
          + " and id not in (select player from competition_players)"
          + " and id not in (select player from courses)"
          + " and id not in (select player from passkeys)"
          + " and id not in (select player from recovery_codes)"
          + " and id not in (select player from call_settings)"
          + " and id not in (select player from push_endpoints)"
          + " and id not in (select player from mail_addresses)"
          + " and id not in (select player from follows)"
          + " and id not in (select followed from follows)"
          + " and id not in (select player from blocks)"
          + " and id not in (select other from blocks)"
          + " and id not in (select player from tokens where created >= ?)";
  private static final String TABLES =
      "select id from tables where status = 'CANCELLED' and changed < ?"
          + " and id not in (select table_id from results)"
          + " and not exists (select 1 from changes c where c.table_id = tables.id"
          + " and c.proof <> '')";
  private static final String LONG_OVER =
      "at < ? and table_id in (select id from tables where status in ('OVER', 'ENDED'))";

  private final Database database;
  private final long now;

  public Pruning(Database database, long now) {
    this.database = database;
    this.now = now;
  }

  /** Does it in one transaction; then gives the space back to the disk, if it is a file. */
  public Report run(Retention retention, Mode mode) {
    try (Connection to = database.connect()) {
      to.setAutoCommit(false);
      // All is found before anything is deleted, so that counting gives the same.
      List<String> guests = ids(to, GUESTS, retention.guests());
      List<String> tables = ids(to, TABLES, retention.tables());
      long lines = lines(to, retention.chat(), mode);
      long codes = count(to, "transfers", "expires < ?", now, mode);
      if (mode == Mode.DELETE) {
        deleteTables(to, tables);
        deleteGuests(to, guests);
      }
      to.commit();
      var report = new Report(guests.size(), tables.size(), lines, codes);
      if (mode == Mode.DELETE && !database.isShared() && !report.isEmpty()) {
        shrink(to);
      }
      return report;
    } catch (SQLException e) {
      throw new StorageUnavailable(FaultDetector.of(e), e);
    }
  }

  private static void shrink(Connection to) throws SQLException {
    to.setAutoCommit(true);
    try (var statement = to.createStatement()) {
      statement.execute("vacuum");
      statement.execute("pragma wal_checkpoint(truncate)");
    }
  }

  private List<String> ids(Connection to, String query, Duration kept) throws SQLException {
    var ids = new ArrayList<String>();
    if (kept.isZero()) {
      return ids;
    }
    try (PreparedStatement select = to.prepareStatement(query)) {
      for (int i = 1; i <= select.getParameterMetaData().getParameterCount(); i++) {
        select.setLong(i, now - kept.toMillis());
      }
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          ids.add(row.getString(1));
        }
      }
    }
    return ids;
  }

  private long lines(Connection to, Duration kept, Mode mode) throws SQLException {
    if (kept.isZero()) {
      return 0;
    }
    return count(to, "lines", LONG_OVER, now - kept.toMillis(), mode);
  }

  private static long count(Connection to, String table, String where, long before, Mode mode)
      throws SQLException {
    String what = mode == Mode.DELETE ? "delete" : "select count(*)";
    try (PreparedStatement statement =
        to.prepareStatement(what + " from " + table + " where " + where)) {
      statement.setLong(1, before);
      if (mode == Mode.DELETE) {
        return statement.executeUpdate();
      }
      try (ResultSet row = statement.executeQuery()) {
        row.next();
        return row.getLong(1);
      }
    }
  }

  private static void deleteTables(Connection to, List<String> ids) throws SQLException {
    for (String from : List.of("lines", "seats", "changes")) {
      delete(to, "delete from " + from + " where table_id = ?", ids);
    }
    delete(to, "delete from tables where id = ?", ids);
  }

  /** Servers that share the database sign them out, should they be there just now. */
  private void deleteGuests(Connection to, List<String> ids) throws SQLException {
    if (database.isShared()) {
      for (String guest : ids) {
        notifyServers(to, guest);
      }
    }
    delete(to, "delete from transfers where player = ?", ids);
    delete(to, "delete from tokens where player = ?", ids);
    delete(to, "delete from learning where player = ?", ids);
    delete(to, "delete from puzzle_months where player = ?", ids);
    delete(to, "delete from kept_back where player = ?", ids);
    delete(to, "delete from players where id = ?", ids);
  }

  private void notifyServers(Connection to, String guest) throws SQLException {
    try (PreparedStatement select =
        to.prepareStatement("select hash from tokens where player = ?")) {
      select.setString(1, guest);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          ClusterNotes.send(to, database, "forgotten " + row.getString(1));
        }
      }
    }
  }

  private static void delete(Connection to, String sql, List<String> ids) throws SQLException {
    try (PreparedStatement delete = to.prepareStatement(sql)) {
      for (String id : ids) {
        delete.setString(1, id);
        delete.addBatch();
      }
      delete.executeBatch();
    }
  }
}
