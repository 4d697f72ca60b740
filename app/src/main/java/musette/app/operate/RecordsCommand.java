package musette.app.operate;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import musette.app.cli.DataOptions;
import musette.app.cli.Shell;
import musette.kernel.Refused;
import musette.server.operate.RecordExport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What a server may give to others: its public matches, without the names of people. */
@Command(name = "records", mixinStandardHelpOptions = true)
public final class RecordsCommand implements Callable<Integer> {
  private final Shell shell;

  public RecordsCommand(Shell shell) {
    this.shell = shell;
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
    return ExportCommand.export(shell, place, folder, RecordExport.Choice.PUBLIC, format(format));
  }

  private static RecordExport.Format format(String name) {
    return switch (name) {
      case "text" -> RecordExport.Format.TEXT;
      case "json" -> RecordExport.Format.JSON;
      default -> throw Refused.because("", "records-format", "text", name);
    };
  }
}
