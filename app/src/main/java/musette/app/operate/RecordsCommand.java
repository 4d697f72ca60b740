package musette.app.operate;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.DataOptions;
import musette.app.cli.ExitCode;
import musette.app.cli.UserFile;
import musette.kernel.Refused;
import musette.server.operate.DataLocation;
import musette.server.operate.EveningExport;
import musette.server.operate.RecordExport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a server may give to others: its public matches, without the names of people. */
@Command(name = "records", mixinStandardHelpOptions = true)
public final class RecordsCommand implements Callable<Integer> {
  private final CommandContext context;

  public RecordsCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    throw Refused.because("", "records-what");
  }

  @SuppressWarnings("UnusedMethod") // Called by picocli.
  @Command(name = "export", mixinStandardHelpOptions = true)
  int export(
      @Mixin DataOptions place,
      @Parameters(paramLabel = "FOLDER") Path folder,
      @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "text") String format)
      throws Exception {
    return ExportCommand.export(context, place, folder, RecordExport.Choice.PUBLIC, format(format));
  }

  @SuppressWarnings("UnusedMethod") // Called by picocli.
  @Command(name = "evening", mixinStandardHelpOptions = true)
  int evening(
      @Mixin DataOptions place,
      @Parameters(paramLabel = "FILE") Path file,
      @Option(names = "--hours", paramLabel = "N", defaultValue = "4") int hours)
      throws Exception {
    Arguments.require("--hours", hours, 1, 24 * 366);
    var export = new EveningExport(new DataLocation(place.data(), place.database()));
    String text = DataOptions.using(() -> export.last(Duration.ofHours(hours)));
    if (text.isEmpty()) {
      throw Refused.because("", "records-no-evening", "hours", hours);
    }
    UserFile.write(file, text);
    return ExitCode.GOOD;
  }

  private static RecordExport.Format format(String name) {
    return switch (name) {
      case "text" -> RecordExport.Format.TEXT;
      case "json" -> RecordExport.Format.JSON;
      default -> throw Refused.because("", "records-format", "text", name);
    };
  }
}
