package musette.app.operate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import musette.app.cli.CommandContext;
import musette.app.cli.DataOptions;
import musette.app.cli.ExitCode;
import musette.app.cli.OutputFiles;
import musette.app.cli.UserError;
import musette.app.cli.Version;
import musette.server.operate.Backups;
import musette.server.operate.DataLocation;
import musette.server.store.maintenance.BackupManifest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Saves all data of a server into one file, while it runs. */
@Command(name = "backup", mixinStandardHelpOptions = true)
public final class BackupCommand implements Callable<Integer> {
  private final CommandContext context;

  @Mixin private DataOptions place = new DataOptions();

  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  public BackupCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws Exception {
    if (Files.isRegularFile(file)) {
      throw UserError.in(file, "backup-exists");
    }
    OutputFiles.check(List.of(file));
    var dataLocation = new DataLocation(place.data(), place.database());
    BackupManifest saved = DataOptions.using(() -> save(dataLocation));
    context.print(
        context.say(
            "backup.saved",
            "file",
            file.toString(),
            "kilobytes",
            Math.ceilDiv(Files.size(file), 1_000),
            "tables",
            saved.rows("tables"),
            "players",
            saved.rows("players")));
    return ExitCode.GOOD;
  }

  private BackupManifest save(DataLocation dataLocation) {
    try {
      return new Backups(dataLocation, InstantSource.system()).save(file, Version.NUMBER);
    } catch (IOException e) {
      throw UserError.in(file, "file-unwritable", "problem", String.valueOf(e.getMessage()));
    }
  }
}
