package musette.server.store;

import com.zaxxer.hikari.HikariDataSource;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.HandleConsumer;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reads from the database. Whatever SQL goes wrong with is told as {@link Unavailable}. */
final class Reader {
  private static final Logger LOG = LoggerFactory.getLogger(Reader.class);

  private final Jdbi jdbi;
  private final Condition condition;

  Reader(HikariDataSource pool, Condition condition) {
    this.jdbi = Jdbi.create(pool);
    this.condition = condition;
  }

  <T, X extends Exception> T withHandle(HandleCallback<T, X> work) throws X {
    try {
      return jdbi.withHandle(work);
    } catch (JdbiException e) {
      throw unavailable(e);
    }
  }

  <X extends Exception> void useHandle(HandleConsumer<X> work) throws X {
    try {
      jdbi.useHandle(work);
    } catch (JdbiException e) {
      throw unavailable(e);
    }
  }

  private Unavailable unavailable(JdbiException e) {
    LOG.error("cannot read", e);
    Fault fault = Fault.of(e);
    condition.note(fault);
    return new Unavailable(fault, e);
  }
}
