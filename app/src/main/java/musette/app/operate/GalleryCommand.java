package musette.app.operate;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import musette.app.cli.DataOptions;
import musette.app.cli.ExitCode;
import musette.app.cli.Shell;
import musette.server.operate.GalleryDesk;
import musette.server.operate.Premises;
import musette.server.store.CourseStore.ReportRow;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows what people told about courses of the gallery, and takes courses down. */
@Command(name = "gallery", mixinStandardHelpOptions = true)
public final class GalleryCommand implements Callable<Integer> {
  private final Shell shell;

  @Mixin private DataOptions place = new DataOptions();

  @Option(names = "--take-down", paramLabel = "COURSE")
  private String down = "";

  @Option(names = "--reason", paramLabel = "TEXT")
  private String reason = "";

  @Option(names = "--put-back", paramLabel = "COURSE")
  private String back = "";

  public GalleryCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws Exception {
    var desk = new GalleryDesk(new Premises(place.data(), place.database()));
    return DataOptions.using(() -> act(desk));
  }

  private Integer act(GalleryDesk desk) {
    if (!down.isEmpty()) {
      desk.takeDown(down, reason);
      shell.print(shell.say("gallery.down", "course", down));
    } else if (!back.isEmpty()) {
      desk.putBack(back);
      shell.print(shell.say("gallery.back", "course", back));
    } else {
      print(desk.reports());
    }
    return ExitCode.GOOD;
  }

  private void print(List<ReportRow> reports) {
    shell.print(shell.say("gallery.reports", "count", reports.size()));
    for (ReportRow report : reports) {
      shell.print(
          shell.say(
              "gallery.report",
              "course",
              report.course(),
              "title",
              report.title(),
              "at",
              Instant.ofEpochMilli(report.at()).toString(),
              "reason",
              report.reason()));
    }
  }
}
