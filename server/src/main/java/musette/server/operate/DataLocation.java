package musette.server.operate;

import java.nio.file.Files;
import java.nio.file.Path;
import musette.kernel.Refused;
import musette.server.DataFolder;
import musette.server.ServerOptions;
import musette.server.store.database.Database;
import musette.server.store.database.StorageFault;
import musette.server.store.database.StorageUnavailable;

/**
 * Where the data of a server is stored: a folder, and PostgreSQL if that is used.
 *
 * @param database an address as {@code jdbc:postgresql:...}; empty for SQLite in the folder
 */
public record DataLocation(Path data, String database) {
  /** Whether the database is a file in the folder. */
  public boolean isFile() {
    return database.isEmpty();
  }

  /** The file of SQLite. */
  public Path file() {
    return data.resolve("musette.db").toAbsolutePath();
  }

  /** The address of the database. */
  String address() {
    return isFile() ? address(file()) : database;
  }

  static String address(Path file) {
    return "jdbc:sqlite:" + file;
  }

  /** Opens the database beside a running server; refuses if there is none, or a damaged one. */
  Database open() {
    if (isFile() && !Files.isRegularFile(file())) {
      throw Refused.because("", "no-database", "path", file().toString());
    }
    try {
      return Database.openAsIs(address());
    } catch (StorageUnavailable e) {
      if (isFile() && e.fault() == StorageFault.DAMAGED) {
        throw Refused.because("", "database-damaged", "path", file().toString());
      }
      throw e;
    }
  }

  /** Keeps servers away from the file until this is closed; refuses if one is running. */
  DataFolder lock() {
    return DataFolder.open(ServerOptions.defaults().withData(data).withDatabase(database));
  }
}
