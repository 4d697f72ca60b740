package musette.server.operate;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.InstantSource;
import musette.kernel.Refused;
import musette.server.DataFolder;
import musette.server.store.database.Database;
import musette.server.store.maintenance.BackupManifest;
import musette.server.store.maintenance.BackupReader;
import musette.server.store.maintenance.BackupWriter;

/** Saves all data of a server into one file, and restores it into an empty place. */
public final class Backups {
  private final DataLocation dataLocation;
  private final InstantSource clock;

  public Backups(DataLocation dataLocation, InstantSource clock) {
    this.dataLocation = dataLocation;
    this.clock = clock;
  }

  /**
   * Writes a backup, which appears under its name only when it is whole and on disk.
   *
   * @param version the version of this program
   */
  public BackupManifest save(Path file, String version) throws IOException {
    Path part = Path.of(file + ".part");
    try (Database database = dataLocation.open()) {
      BackupManifest manifest;
      try (var out = new FileOutputStream(part.toFile())) {
        var unclosed = new Flushed(out);
        manifest = new BackupWriter(database, version).write(unclosed, clock.millis());
      }
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
      return manifest;
    } finally {
      Files.deleteIfExists(part);
    }
  }

  /** A stream whose end is on disk when it is closed. */
  private static final class Flushed extends BufferedOutputStream {
    private final FileOutputStream file;

    Flushed(FileOutputStream file) {
      super(file, 1 << 16);
      this.file = file;
    }

    @Override
    public void close() throws IOException {
      flush();
      file.getFD().sync();
      super.close();
    }
  }

  /** Fills an empty folder or database from a backup, and migrates it to today's form. */
  public BackupManifest restore(Path file) throws IOException {
    try (BackupReader backup = BackupReader.open(file)) {
      if (dataLocation.isFile()) {
        restoreFile(backup);
      } else {
        fill(dataLocation.address(), backup);
      }
      return backup.manifest();
    }
  }

  /** Under another name first, so that a half-filled file is never taken for the database. */
  private void restoreFile(BackupReader backup) throws IOException {
    try (DataFolder _ = dataLocation.lock()) {
      Path target = dataLocation.file();
      if (Files.exists(target)) {
        throw Refused.because("", "restore-not-empty");
      }
      Path part = Path.of(target + ".part");
      try {
        fill(DataLocation.address(part), backup);
        intoOneFile(part);
        Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        for (String end : new String[] {"", "-wal", "-shm", "-journal"}) {
          Files.deleteIfExists(Path.of(part + end));
        }
      }
    }
  }

  private static void fill(String address, BackupReader backup) throws IOException {
    try (Database database = Database.create(address, backup.manifest().form())) {
      backup.fill(database);
    }
    Database.open(address).close();
  }

  private static void intoOneFile(Path file) {
    try (Connection connection = DriverManager.getConnection(DataLocation.address(file));
        var statement = connection.createStatement()) {
      statement.execute("pragma wal_checkpoint(truncate)");
      statement.execute("pragma journal_mode = delete");
    } catch (SQLException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }
}
