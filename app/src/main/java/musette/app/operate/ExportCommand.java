package musette.app.operate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import musette.app.cli.DataOptions;
import musette.app.cli.ExitCode;
import musette.app.cli.Shell;
import musette.app.cli.UserError;
import musette.server.operate.Premises;
import musette.server.operate.RecordExport;
import musette.table.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes the records of all finished matches as text files. */
@Command(name = "export", mixinStandardHelpOptions = true)
public final class ExportCommand implements Callable<Integer> {
  private final Shell shell;

  @Mixin private DataOptions place = new DataOptions();

  @Parameters(paramLabel = "FOLDER")
  private Path folder = Path.of("");

  public ExportCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw UserError.in(folder, "not-a-folder");
    }
    var premises = new Premises(place.data(), place.database());
    RecordExport.Report report = DataOptions.using(() -> export(premises));
    report.failed().forEach(table -> shell.print(shell.say("export.failed", "table", table)));
    shell.print(
        shell.say(
            "export.done",
            "folder",
            folder.toString(),
            "written",
            report.written(),
            "kept",
            report.kept()));
    return report.failed().isEmpty() ? ExitCode.GOOD : ExitCode.FAILED;
  }

  private RecordExport.Report export(Premises premises) {
    try {
      return new RecordExport(premises, Games.all()).into(folder);
    } catch (IOException e) {
      throw UserError.in(folder, "file-unwritable", "problem", String.valueOf(e.getMessage()));
    }
  }
}
