package musette.server.store.maintenance;

import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import musette.wire.Json;
import org.jspecify.annotations.Nullable;

/** Reads all rows of a table as JSON arrays, which are the same whatever the database. */
final class TableRows {
  /** PostgreSQL would otherwise send the whole table at once. */
  private static final int AT_ONCE = 1_000;

  /** Receives rows. */
  @FunctionalInterface
  interface Sink {
    void row(String json) throws IOException;
  }

  private TableRows() {}

  static BackupManifest.Part read(Connection from, String table, List<String> columns, Sink sink)
      throws SQLException, IOException {
    var digest = new RowDigest();
    try (Statement statement = from.createStatement()) {
      statement.setFetchSize(AT_ONCE);
      String query = "select " + String.join(", ", columns) + " from " + table;
      try (ResultSet row = statement.executeQuery(query)) {
        while (row.next()) {
          String json = json(row, columns.size());
          digest.add(json);
          sink.row(json);
        }
      }
    }
    return new BackupManifest.Part(columns, digest.rows(), digest.hex());
  }

  private static String json(ResultSet row, int columns) throws SQLException {
    var values = new ArrayList<@Nullable Object>(columns);
    for (int i = 1; i <= columns; i++) {
      Object value = row.getObject(i);
      if (value != null && !(value instanceof Number) && !(value instanceof String)) {
        throw new IllegalStateException("a backup cannot hold a value of " + value.getClass());
      }
      values.add(value);
    }
    return Json.write(values);
  }
}
