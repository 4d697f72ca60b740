package musette.server.store.database;

import com.zaxxer.hikari.HikariDataSource;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads from the database; errors become {@link StorageUnavailable}. */
public final class DatabaseReader {
  private static final Logger LOG = LoggerFactory.getLogger(DatabaseReader.class);

  private final Jdbi jdbi;
  private final RecentFault condition;

  DatabaseReader(HikariDataSource pool, RecentFault condition) {
    this.jdbi = Jdbi.create(pool);
    this.condition = condition;
  }

  public <T, X extends Exception> T withHandle(HandleCallback<T, X> work) throws X {
    try {
      return jdbi.withHandle(work);
    } catch (JdbiException e) {
      throw unavailable(e);
    }
  }

  private StorageUnavailable unavailable(JdbiException e) {
    LOG.error("cannot read", e);
    StorageFault fault = FaultDetector.of(e);
    condition.note(fault);
    return new StorageUnavailable(fault, e);
  }
}
