package musette.app;

import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import musette.kernel.Refused;
import musette.lab.load.Load;
import musette.lab.load.LoadOptions;
import musette.lab.load.LoadReport;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays many tables of a running server over real sockets and reports how it bore it. */
@Command(name = "load", mixinStandardHelpOptions = true)
final class LoadCommand implements Callable<Integer> {
  private static final LoadOptions USUAL = LoadOptions.defaults();

  private final Musette musette;

  @Option(names = "--url", paramLabel = "ADDRESS")
  private String url = USUAL.url();

  @Option(names = "--game", paramLabel = "GAME")
  private String game = USUAL.game();

  @Option(names = "--tables", paramLabel = "N")
  private int tables = USUAL.tables();

  @Option(names = "--seats", paramLabel = "N")
  private int seats = USUAL.seats();

  @Option(names = "--rate", paramLabel = "N")
  private int rate = USUAL.rate();

  @Option(names = "--seconds", paramLabel = "N")
  private int seconds = USUAL.seconds();

  @Option(names = "--own-server")
  private boolean ownServer;

  @Option(names = "--json", paramLabel = "FILE")
  private Path json = Path.of("");

  LoadCommand(Musette musette) {
    this.musette = musette;
  }

  @Override
  public Integer call() throws InterruptedException {
    SimulateCommand.require("--tables", tables, 1, 100_000);
    SimulateCommand.require("--rate", rate, 1, 1_000_000);
    SimulateCommand.require("--seconds", seconds, 1, 3600);
    musette.game(game);
    String host = URI.create(url).getHost();
    if (host == null || !host.matches("localhost|127\\..*|\\[::1\\]")) {
      throw Refused.because("", "load-elsewhere", "url", url);
    }
    LoadReport report =
        Load.run(
            new LoadOptions(
                url, ownServer ? server() : List.of(), game, tables, seats, rate, seconds));
    musette.print(report.text());
    if (!json.toString().isEmpty()) {
      UserFile.write(json, Json.pretty(report) + "\n");
    }
    return report.errors() == 0 ? Musette.GOOD : Musette.FAILED;
  }

  /** The same program with the same virtual machine, as a server that lets anybody do anything. */
  private static List<String> server() {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of("serve", "--no-limits"));
    return command;
  }
}
