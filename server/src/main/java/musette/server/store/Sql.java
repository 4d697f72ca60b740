package musette.server.store;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Helps with prepared statements. */
final class Sql {
  private Sql() {}

  static void bind(PreparedStatement statement, Object... values) throws SQLException {
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
  }
}
