package musette.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One PostgreSQL for all tests of this JVM, which starts with the first and ends with the JVM.
 * Every test gets a database of its own.
 */
public final class SharedPostgres {
  private static final EmbeddedPostgres POSTGRES = start();
  private static final AtomicInteger DATABASES = new AtomicInteger();

  private SharedPostgres() {}

  private static EmbeddedPostgres start() {
    try {
      return EmbeddedPostgres.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The address of a new, empty database. */
  public static String database() {
    return POSTGRES.getJdbcUrl("postgres", create());
  }

  /** Creates a database and returns its name. */
  static String create() {
    String name = "test" + DATABASES.incrementAndGet();
    try (var connection = POSTGRES.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("create database " + name);
      return name;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  static int port() {
    return POSTGRES.getPort();
  }
}
