package musette.app.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.ExitCode;
import musette.app.cli.GameOptions;
import musette.app.cli.OutputFiles;
import musette.app.cli.Progress;
import musette.app.cli.Shell;
import musette.app.cli.UserFile;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.lab.Simulation;
import musette.lab.SimulationReport;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays many matches between bots and prints a report. */
@Command(name = "simulate", mixinStandardHelpOptions = true)
public final class SimulateCommand implements Callable<Integer> {
  private final Shell shell;

  @Parameters(index = "0", paramLabel = "GAME")
  private String id = "";

  @Option(
      names = {"-n", "--games"},
      paramLabel = "N")
  private long games = 1000;

  @Option(names = "--seats", paramLabel = "N")
  private Optional<Integer> seats = Optional.empty();

  @Option(names = "--bots", paramLabel = "BOT", split = ",")
  private List<String> bots = List.of("random");

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Option(names = "--json", paramLabel = "FILE")
  private Path json = Path.of("");

  @Option(names = "--plot", paramLabel = "FILE")
  private Path plot = Path.of("");

  @Mixin private GameOptions options = new GameOptions();

  public SimulateCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    Arguments.require("--games", games, 1, 1_000_000_000_000L);
    Arguments.require("--threads", threads, 1, 1024);
    simulate(shell.game(id));
    return ExitCode.GOOD;
  }

  private <S, A, V> void simulate(Game<S, A, V> game) {
    Setup setup = seats.map(n -> options.setup(game, n)).orElseGet(() -> options.largest(game));
    var order = new Simulation.Order(setup, bots, games, threads, seed);
    var simulation = new Simulation<>(game, order);
    OutputFiles.check(List.of(json, plot));
    SimulationReport report = Progress.watch(shell.environment(), id, games, simulation::run);
    var table = new SimulationTable(shell, game);
    table.print(report);
    if (OutputFiles.isNamed(json)) {
      UserFile.write(json, Json.pretty(report) + "\n");
    }
    if (OutputFiles.isNamed(plot)) {
      UserFile.write(plot, table.plot(report) + "\n");
    }
  }
}
