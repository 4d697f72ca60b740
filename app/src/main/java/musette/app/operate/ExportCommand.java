package musette.app.operate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import musette.app.cli.CommandContext;
import musette.app.cli.DataOptions;
import musette.app.cli.ExitCode;
import musette.app.cli.UserError;
import musette.server.operate.DataLocation;
import musette.server.operate.RecordExport;
import musette.table.Games;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Writes the records of all finished matches as text files. */
@Command(name = "export", mixinStandardHelpOptions = true)
public final class ExportCommand implements Callable<Integer> {
  private final CommandContext context;

  @Mixin private DataOptions place = new DataOptions();

  @Parameters(paramLabel = "FOLDER")
  private Path folder = Path.of("");

  public ExportCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws Exception {
    return export(context, place, folder, RecordExport.Choice.ALL, RecordExport.Format.TEXT);
  }

  static int export(
      CommandContext context,
      DataOptions place,
      Path folder,
      RecordExport.Choice choice,
      RecordExport.Format format)
      throws Exception {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw UserError.in(folder, "not-a-folder");
    }
    var export = new RecordExport(new DataLocation(place.data(), place.database()), Games.all());
    RecordExport.Report report =
        DataOptions.using(
            () -> {
              try {
                return export.into(folder, choice, format);
              } catch (IOException e) {
                String problem = String.valueOf(e.getMessage());
                throw UserError.in(folder, "file-unwritable", "problem", problem);
              }
            });
    report.failed().forEach(table -> context.print(context.say("export.failed", "table", table)));
    context.print(
        context.say(
            "export.done",
            "folder",
            folder.toString(),
            "written",
            report.written(),
            "kept",
            report.kept()));
    return report.failed().isEmpty() ? ExitCode.GOOD : ExitCode.FAILED;
  }
}
