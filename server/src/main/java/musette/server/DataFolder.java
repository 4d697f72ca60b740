package musette.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import musette.kernel.Refused;
import musette.server.store.database.Database;
import musette.server.store.database.StorageUnavailable;

/** The data folder of a server, locked against other servers. */
public final class DataFolder implements AutoCloseable {
  private static final String PATH = "path";

  private final Path file;
  private final String shared;
  private final FileChannel lock;

  /**
   * @param shared the address of a database elsewhere; empty for the one in this folder
   */
  private DataFolder(Path file, String shared, FileChannel lock) {
    this.file = file;
    this.shared = shared;
    this.lock = lock;
  }

  /** Refuses a folder that cannot be used, or that another server uses. */
  public static DataFolder open(ServerOptions options) {
    Path folder = options.data();
    boolean shared = !options.database().isEmpty();
    Path file = folder.resolve("musette.db").toAbsolutePath();
    try {
      Files.createDirectories(folder);
      FileChannel lock =
          FileChannel.open(
              folder.resolve(shared ? "musette-shared.lock" : "musette.lock"),
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE);
      // Two servers on one file would each trust their own memory.
      if (!shared && lock.tryLock() == null) {
        lock.close();
        throw inUse(folder);
      }
      return new DataFolder(file, options.database(), lock);
    } catch (OverlappingFileLockException e) {
      throw inUse(folder);
    } catch (IOException e) {
      throw refused(folder, e);
    }
  }

  private static Refused inUse(Path folder) {
    return Refused.because("", "data-in-use", "folder", folder.toString());
  }

  /** A refusal that says why a folder cannot be used. */
  static Refused refused(Path folder, IOException e) {
    String why = e instanceof FileSystemException file ? String.valueOf(file.getReason()) : "";
    if (why.startsWith("No space left")) {
      return Refused.because("", "database-full", PATH, folder.toString());
    }
    String problem =
        switch (e) {
          case FileAlreadyExistsException _ -> "file";
          case AccessDeniedException _ -> "read_only";
          default -> why.startsWith("Read-only") ? "read_only" : "other";
        };
    return Refused.because("", "data-unusable", PATH, folder.toString(), "problem", problem);
  }

  /** Opens the database; refuses one that is damaged, full or read-only. */
  Database database() {
    if (!shared.isEmpty()) {
      return Database.open(shared);
    }
    try {
      if (Files.exists(file) && Files.size(file) == 0) {
        throw Refused.because("", "database-empty", PATH, file.toString());
      }
      return Database.open("jdbc:sqlite:" + file);
    } catch (IOException e) {
      throw refused(file, e);
    } catch (StorageUnavailable e) {
      throw refused(e);
    }
  }

  private RuntimeException refused(StorageUnavailable e) {
    return switch (e.fault()) {
      case DAMAGED -> Refused.because("", "database-damaged", PATH, file.toString());
      case FULL -> Refused.because("", "database-full", PATH, file.toString());
      case READ_ONLY, UNREACHABLE ->
          Refused.because("", "data-unusable", PATH, file.toString(), "problem", "read_only");
      case NONE, FAILING, SLOW -> e;
    };
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
