package musette.app.load;

import java.nio.file.Path;
import musette.app.cli.Arguments;
import musette.app.cli.OutputFiles;
import musette.app.cli.UserFile;
import musette.kernel.Refused;
import musette.lab.load.Evening;
import musette.lab.load.EveningLoad;
import musette.lab.load.EveningReport;
import musette.lab.load.LoadOptions;
import picocli.CommandLine.Option;

/** A recorded evening, played again. */
final class EveningMode {
  @Option(names = "--evening", paramLabel = "FILE")
  private Path file = Path.of("");

  @Option(names = "--speed", paramLabel = "N")
  private int speed = 1;

  /** Refuses a speed of nothing. */
  boolean isWanted() {
    boolean wanted = OutputFiles.isNamed(file);
    if (!wanted && speed != 1) {
      throw Refused.because("", "load-speed");
    }
    return wanted;
  }

  EveningReport run(LoadOptions options) throws InterruptedException {
    Arguments.require("--speed", speed, 1, 100_000);
    return EveningLoad.run(options, Evening.parse(UserFile.read(file)), speed);
  }
}
