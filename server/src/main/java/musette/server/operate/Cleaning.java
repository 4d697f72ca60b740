package musette.server.operate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import musette.server.DataFolder;
import musette.server.store.database.Database;
import musette.server.store.maintenance.Pruning;
import musette.server.store.maintenance.Pruning.Mode;
import musette.server.store.maintenance.Retention;

/** Deletes data and log files whose retention period is over. */
public final class Cleaning {
  /**
   * How much was, or would be, deleted.
   *
   * @param logs how many files
   */
  public record Report(Pruning.Report rows, int logs) {}

  private final DataLocation dataLocation;
  private final InstantSource clock;

  public Cleaning(DataLocation dataLocation, InstantSource clock) {
    this.dataLocation = dataLocation;
    this.clock = clock;
  }

  /**
   * A server that uses the file must be stopped, because it remembers who its guests are; servers
   * on PostgreSQL are told.
   *
   * @param logs how long rotated log files are kept; zero keeps them
   */
  public Report run(Retention retention, Duration logs, Mode mode) throws IOException {
    if (mode == Mode.COUNT || !dataLocation.isFile()) {
      return prune(retention, logs, mode);
    }
    dataLocation.open().close();
    try (DataFolder _ = dataLocation.lock()) {
      return prune(retention, logs, mode);
    }
  }

  private Report prune(Retention retention, Duration logs, Mode mode) throws IOException {
    try (Database database = dataLocation.open()) {
      Pruning.Report rows = new Pruning(database, clock.millis()).run(retention, mode);
      List<Path> old = logs.isZero() ? List.of() : logsBefore(clock.millis() - logs.toMillis());
      if (mode == Mode.DELETE) {
        for (Path file : old) {
          Files.deleteIfExists(file);
        }
      }
      return new Report(rows, old.size());
    }
  }

  /** Without the current one. */
  private List<Path> logsBefore(long time) throws IOException {
    Path folder = dataLocation.data().resolve("logs");
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.getFileName().toString().matches("musette\\.\\d+\\.log"))
          .filter(file -> file.toFile().lastModified() < time)
          .sorted()
          .toList();
    }
  }
}
