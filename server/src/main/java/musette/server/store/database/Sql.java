package musette.server.store.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Helps with prepared statements. */
public final class Sql {
  private Sql() {}

  public static void bind(PreparedStatement statement, Object... values) throws SQLException {
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
  }

  /** Runs one statement that changes rows, and returns how many it changed. */
  public static int run(Connection to, String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = to.prepareStatement(sql)) {
      bind(statement, values);
      return statement.executeUpdate();
    }
  }
}
