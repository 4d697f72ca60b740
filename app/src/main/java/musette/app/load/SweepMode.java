package musette.app.load;

import java.nio.file.Path;
import java.util.List;
import musette.app.cli.Arguments;
import musette.app.cli.OutputFiles;
import musette.app.cli.UserFile;
import musette.kernel.Refused;
import musette.lab.load.LoadOptions;
import musette.lab.load.LoadSweep;
import picocli.CommandLine.Option;

/** The same load with growing numbers of tables. */
final class SweepMode {
  @Option(names = "--sweep", paramLabel = "N", split = ",")
  private List<Integer> tables = List.of();

  @Option(names = "--plot", paramLabel = "FILE")
  private Path plot = Path.of("");

  /** Refuses a plot of nothing. */
  boolean isWanted() {
    if (tables.isEmpty() && isDrawn()) {
      throw Refused.because("", "load-plot");
    }
    return !tables.isEmpty();
  }

  private boolean isDrawn() {
    return OutputFiles.isNamed(plot);
  }

  Path plot() {
    return plot;
  }

  LoadSweep run(ServerPlace server, LoadOptions options) throws InterruptedException {
    server.requireOwn("--sweep");
    tables.forEach(count -> Arguments.require("--sweep", count, 1, 100_000));
    LoadSweep sweep = LoadSweep.run(options, tables.stream().sorted().toList());
    if (isDrawn()) {
      UserFile.write(plot, sweep.svg() + "\n");
    }
    return sweep;
  }
}
