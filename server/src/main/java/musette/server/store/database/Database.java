package musette.server.store.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import musette.kernel.Refused;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/** SQLite in a file or PostgreSQL, migrated to the newest schema when it is opened. */
public final class Database implements AutoCloseable {
  private static final int READERS = 4;
  private static final Duration CHECKING = Duration.ofSeconds(5);

  /** For a connection, in milliseconds. */
  private static final long PATIENCE = 3_000;

  /** For PostgreSQL, in seconds. Without them a command would wait for ever for a lost answer. */
  private static final Map<String, String> TIME_LIMITS =
      Map.of("connectTimeout", "3", "loginTimeout", "5", "socketTimeout", "8");

  private final String url;
  private final Kind kind;
  private final HikariDataSource pool;
  private final RecentFault condition = new RecentFault(System::nanoTime);
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

    Map<String, String> placeholders() {
      return Map.of("identity", identity, "clustered", clustered);
    }
  }

  private Database(String url, Kind kind, HikariDataSource pool) {
    this.url = url;
    this.kind = kind;
    this.pool = pool;
  }

  /**
   * Checks, opens and migrates. Fails with {@link StorageUnavailable} if it cannot be used.
   *
   * @param address begins with {@code jdbc:sqlite:} or {@code jdbc:postgresql:}
   */
  public static Database open(String address) {
    Kind kind = address.startsWith("jdbc:postgresql:") ? Kind.POSTGRESQL : Kind.SQLITE;
    try {
      return kind == Kind.POSTGRESQL ? openPostgresql(address) : openSqlite(address);
    } catch (SQLException | RuntimeException e) {
      throw new StorageUnavailable(FaultDetector.of(e), e);
    }
  }

  private static Database openSqlite(String url) throws SQLException {
    var config = config(url);
    config.setConnectionInitSql("pragma busy_timeout = 10000");
    config.addDataSourceProperty("journal_mode", "WAL");
    config.addDataSourceProperty("synchronous", "FULL");
    var pool = new HikariDataSource(config);
    try {
      try (Connection connection = pool.getConnection()) {
        IntegrityCheck.check(connection, CHECKING);
      }
      migrate(pool, Kind.SQLITE);
    } catch (SQLException | RuntimeException e) {
      pool.close();
      throw e;
    }
    return new Database(url, Kind.SQLITE, pool);
  }

  /** A migration may take its time; whatever else does not answer soon has failed. */
  private static Database openPostgresql(String address) {
    // Errors of PostgreSQL would quote what was to be written: seeds and cards of running matches.
    String quiet = address + (address.contains("?") ? "&" : "?") + "logServerErrorDetail=false";
    var patient = new PGSimpleDataSource();
    patient.setUrl(quiet);
    migrate(patient, Kind.POSTGRESQL);
    // Acknowledged means on disk, also where an operator has told PostgreSQL to be quick about it.
    String url = with(quiet, "options", "-c%20synchronous_commit=on");
    for (Map.Entry<String, String> limit : TIME_LIMITS.entrySet()) {
      url = with(url, limit.getKey(), limit.getValue());
    }
    return new Database(url, Kind.POSTGRESQL, new HikariDataSource(config(url)));
  }

  private static HikariConfig config(String url) {
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setPoolName("musette");
    config.setMinimumIdle(1);
    config.setMaximumPoolSize(READERS);
    config.setConnectionTimeout(PATIENCE);
    config.setValidationTimeout(PATIENCE / 2);
    return config;
  }

  /** With this parameter, unless whoever wrote the address has chosen it. */
  private static String with(String address, String name, String value) {
    return address.contains(name + "=")
        ? address
        : address + (address.contains("?") ? "&" : "?") + name + "=" + value;
  }

  private static void migrate(DataSource source, Kind kind) {
    Migrations.of(source, kind.placeholders()).load().migrate();
  }

  /**
   * Opens a database for an operator's command: checks nothing and changes nothing, so that a
   * server may go on using it. Refuses one whose tables have another form than this program knows.
   */
  public static Database openAsIs(String address) {
    Kind kind = address.startsWith("jdbc:postgresql:") ? Kind.POSTGRESQL : Kind.SQLITE;
    HikariDataSource pool = null;
    try {
      String quiet = kind == Kind.SQLITE ? address : with(address, "logServerErrorDetail", "false");
      pool = new HikariDataSource(config(quiet));
      Migrations.requireNewest(pool, kind.placeholders());
      return new Database(quiet, kind, pool);
    } catch (RuntimeException e) {
      throw closing(pool, e);
    }
  }

  private static RuntimeException closing(@Nullable HikariDataSource pool, RuntimeException e) {
    if (pool != null) {
      pool.close();
    }
    return e instanceof Refused ? e : new StorageUnavailable(FaultDetector.of(e), e);
  }

  /**
   * Makes the tables of an empty database in this form, to be filled and then opened as usual.
   * Refuses a form that only a later version of this program knows.
   */
  public static Database create(String address, String form) {
    Kind kind = address.startsWith("jdbc:postgresql:") ? Kind.POSTGRESQL : Kind.SQLITE;
    HikariDataSource pool = null;
    try {
      pool = new HikariDataSource(config(address));
      Migrations.create(pool, kind.placeholders(), form);
      return new Database(address, kind, pool);
    } catch (RuntimeException e) {
      throw closing(pool, e);
    }
  }

  /** The version of the form of the tables. */
  public String form() {
    return Migrations.form(pool, kind.placeholders());
  }

  /** A connection that goes on seeing the data as they are now. */
  public Connection snapshot() throws SQLException {
    Connection connection = DriverManager.getConnection(url);
    try {
      if (kind == Kind.POSTGRESQL) {
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        connection.setReadOnly(true);
      }
      connection.setAutoCommit(false);
      try (var statement = connection.createStatement()) {
        statement.executeQuery("select count(*) from meta").close();
      }
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  /** After rows with numbers were inserted, the next number follows the highest. */
  public void restartNumbers(Connection to, String table) throws SQLException {
    if (kind == Kind.POSTGRESQL && new DatabaseTables(to).columns(table).contains("number")) {
      try (var statement = to.createStatement()) {
        statement.execute(
            "select setval(pg_get_serial_sequence('%1$s', 'number'), max(number)) from %1$s"
                .formatted(table));
      }
    }
  }

  /** What was wrong with it lately. */
  public RecentFault condition() {
    return condition;
  }

  /** For reading. */
  public DatabaseReader reader() {
    return new DatabaseReader(pool, condition);
  }

  /** A connection of its own, outside the pool: to write, or to listen. */
  public Connection connect() throws SQLException {
    Connection connection = DriverManager.getConnection(url);
    if (kind == Kind.SQLITE) {
      try (var statement = connection.createStatement()) {
        statement.execute("pragma busy_timeout = 10000");
        statement.execute("pragma journal_mode = WAL");
        statement.execute("pragma synchronous = FULL");
        // Pages that change often are copied into the file once for many commits.
        statement.execute("pragma wal_autocheckpoint = 8000");
        statement.execute("pragma cache_size = -16000");
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
