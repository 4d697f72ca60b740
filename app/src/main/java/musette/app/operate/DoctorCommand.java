package musette.app.operate;

import java.io.IOException;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.DataOptions;
import musette.app.cli.ExitCode;
import musette.app.cli.UserError;
import musette.app.cli.Version;
import musette.server.operate.DataLocation;
import musette.server.operate.Diagnostics;
import musette.server.operate.Finding;
import musette.table.Games;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Looks whether the machine, the database and the stored matches are in good health. */
@Command(name = "doctor", mixinStandardHelpOptions = true)
public final class DoctorCommand implements Callable<Integer> {
  private final CommandContext context;

  @Mixin private DataOptions place = new DataOptions();

  @Option(names = "--sample", paramLabel = "N")
  private int sample = 50;

  public DoctorCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws Exception {
    Arguments.require("--sample", sample, 0, 1_000_000);
    context.print(context.say("doctor.version", "version", Version.NUMBER));
    var dataLocation = new DataLocation(place.data(), place.database());
    List<Finding> findings = DataOptions.using(() -> examine(dataLocation));
    findings.forEach(finding -> context.print(line(finding)));
    boolean bad = findings.stream().anyMatch(f -> f.level() == Finding.Level.BAD);
    return bad ? ExitCode.FAILED : ExitCode.GOOD;
  }

  private List<Finding> examine(DataLocation dataLocation) {
    try {
      return new Diagnostics(dataLocation, Games.all(), InstantSource.system()).run(sample);
    } catch (IOException e) {
      throw UserError.in(
          place.data(), "file-unreadable", "problem", String.valueOf(e.getMessage()));
    }
  }

  private String line(Finding finding) {
    String level =
        switch (finding.level()) {
          case GOOD -> "doctor.good";
          case WARNING -> "doctor.warning";
          case BAD -> "doctor.bad";
        };
    String sentence = context.words().text("doctor." + finding.what(), Json.tree(finding.about()));
    return context.say(level) + "  " + sentence;
  }
}
