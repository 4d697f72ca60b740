package musette.server.operate;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import musette.kernel.Refused;
import musette.server.DataFolder;
import musette.server.operate.Finding.Level;
import musette.server.store.Store;
import musette.server.store.database.StorageUnavailable;
import musette.server.store.maintenance.AuditStore;
import musette.table.Games;
import musette.table.Table;

/** Checks the health of a server and its data, without changing anything. */
public final class Diagnostics {
  private static final long MEGABYTE = 1_000_000;
  private static final long LEAST_DISK = 100 * MEGABYTE;
  private static final long ENOUGH_DISK = 1_000 * MEGABYTE;
  private static final long ENOUGH_FILES = 4_096;
  private static final long ENOUGH_MEMORY = 256 * MEGABYTE;

  /** Clocks that differ by more are wrong, in milliseconds. */
  private static final long SKEW = 5_000;

  private final DataLocation dataLocation;
  private final Games games;
  private final InstantSource clock;
  private final List<Finding> findings = new ArrayList<>();

  public Diagnostics(DataLocation dataLocation, Games games, InstantSource clock) {
    this.dataLocation = dataLocation;
    this.games = games;
    this.clock = clock;
  }

  /**
   * Everything that was found.
   *
   * @param sample how many tables are replayed
   */
  public List<Finding> run(int sample) throws IOException {
    machine();
    disk();
    server();
    try (var store = new Store(dataLocation.open())) {
      AuditStore audit = store.audit();
      integrity(audit);
      logs(audit);
      replays(store, audit, sample);
      clocks(audit);
    } catch (StorageUnavailable e) {
      add(Level.BAD, "storage", "fault", e.fault().word());
    } catch (Refused e) {
      switch (e.refusal().reason()) {
        case "database-form" -> add(Level.BAD, "form", e.refusal().about());
        case "database-damaged" -> add(Level.BAD, "storage", "fault", "damaged");
        default -> throw e;
      }
    }
    return List.copyOf(findings);
  }

  private void add(Level level, String what, Object... about) {
    findings.add(Finding.of(level, what, about));
  }

  private void add(Level level, String what, Map<String, Object> about) {
    findings.add(new Finding(level, what, about));
  }

  private void machine() {
    add(
        Level.GOOD,
        "machine",
        "java",
        System.getProperty("java.version"),
        "system",
        System.getProperty("os.name") + " " + System.getProperty("os.arch"),
        "processors",
        Runtime.getRuntime().availableProcessors());
    long memory = Runtime.getRuntime().maxMemory();
    add(
        memory < ENOUGH_MEMORY ? Level.WARNING : Level.GOOD,
        "memory",
        "megabytes",
        memory / MEGABYTE);
    if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix) {
      long files = unix.getMaxFileDescriptorCount();
      add(files < ENOUGH_FILES ? Level.WARNING : Level.GOOD, "files", "count", files);
    }
  }

  private void disk() throws IOException {
    Path folder = existing(dataLocation.data().toAbsolutePath());
    long free = Files.getFileStore(folder).getUsableSpace();
    long used = Files.exists(dataLocation.file()) ? Files.size(dataLocation.file()) : 0;
    // Room for a backup and for what a vacuum needs.
    long wanted = Math.max(ENOUGH_DISK, 2 * used);
    Level level = free < LEAST_DISK ? Level.BAD : free < wanted ? Level.WARNING : Level.GOOD;
    add(level, "disk", "free", free / MEGABYTE, "folder", folder.toString());
    if (!Files.isWritable(folder)) {
      add(Level.BAD, "read-only", "folder", folder.toString());
    }
    if (dataLocation.isFile() && used > 0) {
      add(Level.GOOD, "file", "path", dataLocation.file().toString(), "size", used / MEGABYTE);
    }
  }

  private static Path existing(Path folder) {
    Path found = folder;
    while (!Files.exists(found) && found.getParent() != null) {
      found = found.getParent();
    }
    return found;
  }

  private void server() {
    if (!dataLocation.isFile() || !Files.isDirectory(dataLocation.data())) {
      return;
    }
    try (DataFolder _ = dataLocation.lock()) {
      add(Level.GOOD, "stopped");
    } catch (Refused e) {
      if (e.refusal().reason().equals("data-in-use")) {
        add(Level.GOOD, "running");
      }
    }
  }

  private void integrity(AuditStore audit) {
    List<String> found = audit.integrity();
    if (found.equals(List.of("ok"))) {
      add(Level.GOOD, dataLocation.isFile() ? "sound" : "answers");
    } else {
      add(Level.BAD, "damaged", "first", found.getFirst());
    }
  }

  private void logs(AuditStore audit) {
    Map<String, Long> statuses = audit.statuses();
    add(
        Level.GOOD,
        "tables",
        "running",
        statuses.getOrDefault("RUNNING", 0L),
        "over",
        statuses.getOrDefault("OVER", 0L) + statuses.getOrDefault("ENDED", 0L));
    long frozen = statuses.getOrDefault("FROZEN", 0L);
    if (frozen > 0) {
      add(Level.WARNING, "frozen", "count", frozen);
    }
    List<String> incomplete = audit.incomplete();
    if (!incomplete.isEmpty()) {
      add(Level.BAD, "incomplete", "count", incomplete.size(), "first", incomplete.getFirst());
    }
  }

  private void replays(Store store, AuditStore audit, int sample) {
    var replayer = new TableReplayer(store.tables(), games);
    List<String> ids = audit.sample(sample);
    int good = 0;
    int older = 0;
    for (String id : ids) {
      try {
        Table table = replayer.byTheRules(id);
        if (isOfOtherRules(table)) {
          older++;
        } else if (isAsStored(table, audit)) {
          good++;
        } else {
          add(Level.BAD, "differs", "table", id);
        }
      } catch (Refused e) {
        add(Level.BAD, "unreadable", "table", id);
      } catch (IllegalStateException | IllegalArgumentException e) {
        add(Level.BAD, "unreadable", "table", id);
      }
    }
    add(Level.GOOD, "replayed", "good", good, "older", older);
  }

  private boolean isOfOtherRules(Table table) {
    return table.created().version() != games.about(table.created().game()).version();
  }

  private static boolean isAsStored(Table table, AuditStore audit) {
    List<Integer> stored = audit.places(table.id());
    return switch (table.status()) {
      case OVER -> table.places().equals(stored);
      case RUNNING, ENDED -> stored.isEmpty();
      case WAITING, CANCELLED, FROZEN -> false;
    };
  }

  private void clocks(AuditStore audit) {
    long now = clock.millis();
    long ahead = audit.lastChange() - now;
    long skew = Math.abs(audit.databaseTime() - now);
    if (ahead > SKEW) {
      add(Level.WARNING, "future", "seconds", ahead / 1_000);
    }
    if (skew > SKEW) {
      add(Level.WARNING, "skew", "seconds", skew / 1_000);
    }
    if (ahead <= SKEW && skew <= SKEW) {
      add(Level.GOOD, "clock");
    }
  }
}
