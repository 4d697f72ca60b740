package musette.app.operate;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.DataOptions;
import musette.app.cli.ExitCode;
import musette.app.cli.UserError;
import musette.server.operate.Cleaning;
import musette.server.operate.DataLocation;
import musette.server.store.maintenance.Pruning;
import musette.server.store.maintenance.Retention;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Deletes what is too old to be kept; nothing of a finished match but its chat. */
@Command(name = "prune", mixinStandardHelpOptions = true)
public final class PruneCommand implements Callable<Integer> {
  private static final int LONGEST = 36_500;

  private final CommandContext context;

  @Mixin private DataOptions place = new DataOptions();

  @Option(names = "--dry-run")
  private boolean dryRun;

  @Option(names = "--guests", paramLabel = "DAYS")
  private int guests = (int) Retention.DEFAULT.guests().toDays();

  @Option(names = "--tables", paramLabel = "DAYS")
  private int tables = (int) Retention.DEFAULT.tables().toDays();

  @Option(names = "--chat", paramLabel = "DAYS")
  private int chat = (int) Retention.DEFAULT.chat().toDays();

  @Option(names = "--logs", paramLabel = "DAYS")
  private int logs = 30;

  public PruneCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws Exception {
    var dataLocation = new DataLocation(place.data(), place.database());
    var retention =
        new Retention(days("--guests", guests), days("--tables", tables), days("--chat", chat));
    Duration forLogs = days("--logs", logs);
    Cleaning.Report report = DataOptions.using(() -> prune(dataLocation, retention, forLogs));
    context.print(
        context.say(
            dryRun ? "prune.would" : "prune.done",
            "guests",
            report.rows().guests(),
            "tables",
            report.rows().tables(),
            "lines",
            report.rows().lines(),
            "codes",
            report.rows().codes(),
            "logs",
            report.logs()));
    return ExitCode.GOOD;
  }

  private static Duration days(String option, int days) {
    Arguments.require(option, days, 0, LONGEST);
    return Duration.ofDays(days);
  }

  private Cleaning.Report prune(DataLocation dataLocation, Retention retention, Duration forLogs) {
    try {
      return new Cleaning(dataLocation, InstantSource.system())
          .run(retention, forLogs, dryRun ? Pruning.Mode.COUNT : Pruning.Mode.DELETE);
    } catch (IOException e) {
      throw UserError.in(
          place.data(), "file-unwritable", "problem", String.valueOf(e.getMessage()));
    }
  }
}
