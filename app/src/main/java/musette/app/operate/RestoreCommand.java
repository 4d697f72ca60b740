package musette.app.operate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Callable;
import musette.app.cli.CommandContext;
import musette.app.cli.DataOptions;
import musette.app.cli.ExitCode;
import musette.app.cli.UserError;
import musette.kernel.Refused;
import musette.server.operate.Backups;
import musette.server.operate.DataLocation;
import musette.server.store.maintenance.BackupManifest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Puts the data of a backup into an empty folder or database. */
@Command(name = "restore", mixinStandardHelpOptions = true)
public final class RestoreCommand implements Callable<Integer> {
  private final CommandContext context;

  @Mixin private DataOptions place = new DataOptions();

  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  public RestoreCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws Exception {
    if (Files.isDirectory(file)) {
      throw UserError.in(file, "file-folder");
    }
    if (!Files.exists(file)) {
      throw UserError.in(file, "file-missing");
    }
    var dataLocation = new DataLocation(place.data(), place.database());
    BackupManifest restored = DataOptions.using(() -> restore(dataLocation));
    context.print(
        context.say(
            "restore.done",
            "created",
            Instant.ofEpochMilli(restored.created()).truncatedTo(ChronoUnit.SECONDS).toString(),
            "tables",
            restored.rows("tables"),
            "players",
            restored.rows("players")));
    return ExitCode.GOOD;
  }

  private BackupManifest restore(DataLocation dataLocation) {
    try {
      return new Backups(dataLocation, InstantSource.system()).restore(file);
    } catch (IOException e) {
      throw UserError.in(file, "file-unreadable", "problem", String.valueOf(e.getMessage()));
    } catch (Refused e) {
      if (e.refusal().reason().startsWith("backup")) {
        throw new UserError(new UserError.Place(file, 0), e.refusal());
      }
      throw e;
    }
  }
}
