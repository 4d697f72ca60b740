package musette.app.load;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.OutputFiles;
import musette.app.cli.UserFile;
import musette.lab.load.EveningReport;
import musette.lab.load.IdleReport;
import musette.lab.load.Load;
import musette.lab.load.LoadOptions;
import musette.lab.load.LoadReport;
import musette.lab.load.LoadSweep;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays on many tables of a server over real sockets and reports how the server performed. */
@Command(name = "load", mixinStandardHelpOptions = true)
public final class LoadCommand implements Callable<Integer> {
  private static final LoadOptions DEFAULTS = LoadOptions.defaults();

  private final CommandContext context;

  @Mixin private ServerPlace server = new ServerPlace();
  @Mixin private LoadShape shape = new LoadShape();
  @Mixin private IdleMode idle = new IdleMode();
  @Mixin private EveningMode evening = new EveningMode();
  @Mixin private SweepMode sweep = new SweepMode();

  @Option(names = "--rate", paramLabel = "N")
  private int rate = DEFAULTS.rate();

  @Option(names = "--seconds", paramLabel = "N")
  private int seconds = DEFAULTS.seconds();

  @Option(names = "--json", paramLabel = "FILE")
  private Path json = Path.of("");

  public LoadCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws InterruptedException {
    Arguments.require("--rate", rate, 1, 1_000_000);
    Arguments.require("--seconds", seconds, 1, 3600);
    OutputFiles.check(List.of(json, sweep.plot()));
    LoadOptions.Tables tables = shape.tables(context);
    if (idle.isWanted()) {
      IdleReport report = idle.run(context, server, tables, seconds);
      return tell(report.text(), report, report.isGood());
    }
    var options = new LoadOptions(server.servers(context), tables, shape.traffic(), rate, seconds);
    if (evening.isWanted()) {
      EveningReport report = evening.run(options);
      return tell(report.text(), report, report.load().isGood());
    }
    if (sweep.isWanted()) {
      LoadSweep report = sweep.run(server, options);
      return tell(report.text(), report, report.isGood());
    }
    LoadReport report = Load.run(options);
    return tell(report.text(), report, report.isGood());
  }

  private int tell(String text, Record report, boolean good) {
    context.print(text);
    if (OutputFiles.isNamed(json)) {
      UserFile.write(json, Json.pretty(report) + "\n");
    }
    return good ? ExitCode.GOOD : ExitCode.FAILED;
  }
}
