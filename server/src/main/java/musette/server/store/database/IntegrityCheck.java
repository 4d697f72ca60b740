package musette.server.store.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Checks a SQLite file for damage. */
final class IntegrityCheck {
  private static final Logger LOG = LoggerFactory.getLogger(IntegrityCheck.class);

  private IntegrityCheck() {}

  /** Fails if the file is damaged; what cannot be read in this time counts as sound. */
  static void check(Connection connection, Duration most) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      Thread watch = Thread.ofPlatform().daemon().start(() -> cancelAfter(statement, most));
      try (ResultSet row = statement.executeQuery("pragma quick_check(1)")) {
        String found = row.next() ? row.getString(1) : "nothing";
        if (!found.equals("ok")) {
          throw new SQLiteException(found, SQLiteErrorCode.SQLITE_CORRUPT);
        }
      } catch (SQLiteException e) {
        if (e.getResultCode() != SQLiteErrorCode.SQLITE_INTERRUPT) {
          throw e;
        }
        LOG.warn("the database is too large to be checked in {}", most);
      } finally {
        watch.interrupt();
      }
    }
  }

  private static void cancelAfter(Statement statement, Duration most) {
    try {
      Thread.sleep(most);
      statement.cancel();
    } catch (InterruptedException e) {
      // It was in time.
    } catch (SQLException e) {
      LOG.warn("cannot stop checking the database", e);
    }
  }
}
