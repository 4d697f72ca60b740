package musette.server.store.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Reads from a database which tables it has, whatever the migrations have made. */
public final class DatabaseTables {
  private static final String NAME = "TABLE_NAME";

  private final Connection connection;

  public DatabaseTables(Connection connection) {
    this.connection = connection;
  }

  /** All tables of Musette; a table comes after those that it refers to. */
  public List<String> inOrder() throws SQLException {
    Collection<String> all = names();
    var done = new LinkedHashSet<String>();
    while (done.size() < all.size()) {
      int before = done.size();
      for (String table : all) {
        if (!done.contains(table) && done.containsAll(needs(table))) {
          done.add(table);
        }
      }
      if (done.size() == before) {
        throw new IllegalStateException("tables refer to each other in a circle: " + all);
      }
    }
    return List.copyOf(done);
  }

  private Collection<String> names() throws SQLException {
    var names = new ArrayList<String>();
    String schema = connection.getSchema();
    String[] kinds = {"TABLE"};
    try (ResultSet row = connection.getMetaData().getTables(null, schema, "%", kinds)) {
      while (row.next()) {
        String name = row.getString(NAME);
        if (!name.startsWith("flyway") && !name.startsWith("sqlite")) {
          names.add(name);
        }
      }
    }
    return names;
  }

  private Set<String> needs(String table) throws SQLException {
    var needs = new LinkedHashSet<String>();
    try (ResultSet row =
        connection.getMetaData().getImportedKeys(null, connection.getSchema(), table)) {
      while (row.next()) {
        needs.add(row.getString("PKTABLE_NAME"));
      }
    }
    needs.remove(table);
    return needs;
  }

  public List<String> columns(String table) throws SQLException {
    var columns = new ArrayList<String>();
    try (ResultSet row =
        connection.getMetaData().getColumns(null, connection.getSchema(), table, "%")) {
      while (row.next()) {
        columns.add(row.getString("COLUMN_NAME"));
      }
    }
    return columns;
  }

  public boolean isEmpty(String table) throws SQLException {
    try (var statement = connection.createStatement();
        ResultSet row = statement.executeQuery("select 1 from " + table + " limit 1")) {
      return !row.next();
    }
  }
}
