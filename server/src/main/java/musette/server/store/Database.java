package musette.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.UUID;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;

/** SQLite in a file or PostgreSQL, brought to the newest form on opening. */
public final class Database implements AutoCloseable {
  private static final int READERS = 4;

  private final String url;
  private final Kind kind;
  private final HikariDataSource pool;
  private final String node = UUID.randomUUID().toString().substring(0, 8);

  /** Where the two differ. */
  private enum Kind {
    SQLITE("integer primary key autoincrement", "without rowid"),
    POSTGRESQL("bigint generated always as identity primary key", "");

    private final String identity;
    private final String clustered;

    Kind(String identity, String clustered) {
      this.identity = identity;
      this.clustered = clustered;
    }
  }

  private Database(String url, Kind kind, HikariDataSource pool) {
    this.url = url;
    this.kind = kind;
    this.pool = pool;
  }

  /** Opens and migrates. The address begins with {@code jdbc:sqlite:} or jdbc:postgresql:. */
  public static Database open(String address) {
    Kind kind = address.startsWith("jdbc:postgresql:") ? Kind.POSTGRESQL : Kind.SQLITE;
    String url = kind == Kind.POSTGRESQL ? withQuietErrors(address) : address;
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setPoolName("musette");
    config.setMinimumIdle(1);
    config.setMaximumPoolSize(READERS);
    if (kind == Kind.SQLITE) {
      config.setConnectionInitSql("pragma busy_timeout = 10000");
      config.addDataSourceProperty("journal_mode", "WAL");
      config.addDataSourceProperty("synchronous", "FULL");
    }
    var pool = new HikariDataSource(config);
    try {
      migrate(pool, kind);
    } catch (RuntimeException e) {
      pool.close();
      throw e;
    }
    return new Database(url, kind, pool);
  }

  /**
   * Errors of PostgreSQL would quote what was to be written: seeds and cards of running matches.
   */
  private static String withQuietErrors(String address) {
    return address + (address.contains("?") ? "&" : "?") + "logServerErrorDetail=false";
  }

  private static void migrate(HikariDataSource pool, Kind kind) {
    Flyway.configure()
        .dataSource(pool)
        .locations("classpath:musette/db")
        .placeholders(Map.of("identity", kind.identity, "clustered", kind.clustered))
        .validateMigrationNaming(true)
        .load()
        .migrate();
  }

  /** For reading. */
  Jdbi reader() {
    return Jdbi.create(pool);
  }

  /** A connection of its own, outside the pool: to write, or to listen. */
  Connection connect() throws SQLException {
    Connection connection = DriverManager.getConnection(url);
    if (kind == Kind.SQLITE) {
      try (var statement = connection.createStatement()) {
        statement.execute("pragma busy_timeout = 10000");
        statement.execute("pragma journal_mode = WAL");
        statement.execute("pragma synchronous = FULL");
      }
    }
    return connection;
  }

  /** Whether other servers may work on the same data. */
  public boolean isShared() {
    return kind == Kind.POSTGRESQL;
  }

  /** Names this server among those that share the data. */
  String node() {
    return node;
  }

  @Override
  public void close() {
    pool.close();
  }
}
