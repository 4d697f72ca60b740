package musette.app.cli;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import musette.kernel.Refused;
import picocli.CommandLine.Option;

/** Where the data of a server are, on the command line. */
public final class DataOptions {
  /**
   * Rejects a password before the host: it is not supported, and the driver would print it in its
   * error.
   */
  private static final Pattern ADDRESS =
      Pattern.compile(
          "jdbc:postgresql:(//HOST(,HOST)*([/?].*)?|[^/@?][^@]*)"
              .replace("HOST", "(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9._-]*)(:[0-9]+)?"));

  @Option(names = "--data", paramLabel = "FOLDER")
  private Path data = Path.of("data");

  @Option(names = "--database", paramLabel = "URL")
  private String database = "";

  public Path data() {
    return data;
  }

  /** The address of PostgreSQL; empty for SQLite. Refuses what is no address. */
  public String database() {
    return checkedDatabase(database);
  }

  /** The same address; refuses what is none. */
  public static String checkedDatabase(String database) {
    if (!database.isEmpty() && !ADDRESS.matcher(database).matches()) {
      throw Refused.because("", "database-address");
    }
    return database;
  }

  /** Does something with the database; refuses with the SQL state if that fails. */
  public static <T> T using(Callable<T> work) throws Exception {
    try {
      return work.call();
    } catch (RuntimeException e) {
      for (Throwable cause = e; cause != null; cause = cause.getCause()) {
        if (cause instanceof SQLException sql) {
          throw Refused.because("", "database", "state", state(sql));
        }
      }
      throw e;
    }
  }

  /** The message is not shown, because it may contain the URL and, with it, a password. */
  private static String state(SQLException e) {
    String state = e.getSQLState();
    return state == null ? "?" : state;
  }
}
