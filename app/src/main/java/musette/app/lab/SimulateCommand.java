package musette.app.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.ExitCode;
import musette.app.cli.GameOptions;
import musette.app.cli.OutputFiles;
import musette.app.cli.Progress;
import musette.app.cli.UserFile;
import musette.kernel.Game;
import musette.kernel.Setup;
import musette.lab.Simulation;
import musette.lab.SimulationReport;
import musette.lab.job.Counts;
import musette.lab.job.Runner;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays many matches between bots and prints a report. */
@Command(name = "simulate", mixinStandardHelpOptions = true)
public final class SimulateCommand implements Callable<Integer> {
  private final CommandContext context;

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

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Option(names = "--json", paramLabel = "FILE")
  private Path json = Path.of("");

  @Option(names = "--plot", paramLabel = "FILE")
  private Path plot = Path.of("");

  @Option(names = "--counts", paramLabel = "FILE")
  private Path counts = Path.of("");

  @Option(names = "--parquet", paramLabel = "FILE")
  private Path parquet = Path.of("");

  @Option(names = "--plies", paramLabel = "FILE")
  private Path plies = Path.of("");

  @Mixin private GameOptions options = new GameOptions();

  @Mixin private RunOptions place = new RunOptions();

  public SimulateCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    Arguments.require("--games", games, 1, 1_000_000_000_000L);
    place.check();
    simulate(context.game(id));
    return ExitCode.GOOD;
  }

  private void simulate(Game<?, ?, ?> game) {
    Setup setup = seats.map(n -> options.setup(game, n)).orElseGet(() -> options.largest(game));
    var order = new Simulation.Order(setup, bots, games, seed);
    var simulation = new Simulation(game, order);
    OutputFiles.check(List.of(json, plot, counts, parquet, plies));
    var rows = new RowFiles(parquet, plies);
    Counts counted;
    long began = System.nanoTime();
    try (Runner runner = place.runner(context)) {
      counted =
          Progress.watch(
              context.environment(), id, games, step -> rows.play(simulation.job(), runner, step));
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    var effort = new SimulationReport.Effort(place.threads(), seconds);
    SimulationReport report = SimulationReport.of(game, counted, effort);
    var table = new SimulationTable(context, game);
    table.print(report);
    if (OutputFiles.isNamed(json)) {
      UserFile.write(json, Json.pretty(report) + "\n");
    }
    if (OutputFiles.isNamed(counts)) {
      UserFile.write(counts, counted.text() + "\n");
    }
    if (OutputFiles.isNamed(plot)) {
      UserFile.write(plot, table.plot(report) + "\n");
    }
  }
}
