package musette.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import musette.kernel.Game;
import musette.kernel.Refused;
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
final class SimulateCommand implements Callable<Integer> {
  private final Musette musette;

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

  @Mixin private Options options = new Options();

  SimulateCommand(Musette musette) {
    this.musette = musette;
  }

  @Override
  public Integer call() {
    require("--games", games, 1, 1_000_000_000_000L);
    require("--threads", threads, 1, 1024);
    simulate(musette.game(id));
    return Musette.GOOD;
  }

  static void require(String option, long value, long min, long max) {
    if (value < min || value > max) {
      throw Refused.because("", "out-of-range", "option", option, "min", min, "max", max);
    }
  }

  private <S, A, V> void simulate(Game<S, A, V> game) {
    Setup setup = seats.map(n -> options.setup(game, n)).orElseGet(() -> options.largest(game));
    var order = new Simulation.Order(setup, bots, games, threads, seed);
    var simulation = new Simulation<>(game, order);
    Destination.check(List.of(json, plot));
    SimulationReport report = Bar.watch(musette.world(), id, games, simulation::run);
    var table = new SimulationTable(musette, game);
    table.print(report);
    if (Destination.isNamed(json)) {
      UserFile.write(json, Json.pretty(report) + "\n");
    }
    if (Destination.isNamed(plot)) {
      UserFile.write(plot, table.plot(report) + "\n");
    }
  }
}
