package musette.app;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import musette.app.cli.Arguments;
import musette.app.cli.ExitCode;
import musette.app.cli.Shell;
import musette.app.cli.UserFile;
import musette.games.Catalogue;
import musette.kernel.About;
import musette.kernel.Refused;
import musette.lab.load.Load;
import musette.lab.load.LoadOptions;
import musette.lab.load.LoadReport;
import musette.wire.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays on many tables of a server over real sockets and reports how the server performed. */
@Command(name = "load", mixinStandardHelpOptions = true)
final class LoadCommand implements Callable<Integer> {
  private static final LoadOptions DEFAULTS = LoadOptions.defaults();
  private static final String ALL = "all";
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Shell shell;

  @Option(names = "--url", paramLabel = "ADDRESS")
  private String url = DEFAULTS.url();

  @Option(names = "--game", paramLabel = "GAME", split = ",")
  private List<String> games = DEFAULTS.tables().games();

  @Option(names = "--tables", paramLabel = "N")
  private int tables = DEFAULTS.tables().count();

  @Option(names = "--seats", paramLabel = "N")
  private int seats = DEFAULTS.tables().seats();

  @Option(names = "--spectators", paramLabel = "N")
  private int spectators = DEFAULTS.traffic().spectators();

  @Option(names = "--reconnects", paramLabel = "N")
  private int reconnects = DEFAULTS.traffic().reconnects();

  @Option(names = "--chat", paramLabel = "N")
  private int chat = DEFAULTS.traffic().chat();

  @Option(names = "--rate", paramLabel = "N")
  private int rate = DEFAULTS.rate();

  @Option(names = "--seconds", paramLabel = "N")
  private int seconds = DEFAULTS.seconds();

  @Option(names = "--own-server")
  private boolean ownServer;

  @Option(names = "--json", paramLabel = "FILE")
  private Path json = Path.of("");

  LoadCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws InterruptedException {
    LoadOptions options =
        new LoadOptions(url, ownServer ? server() : List.of(), tables(), traffic(), rate, seconds);
    Arguments.require("--rate", rate, 1, 1_000_000);
    Arguments.require("--seconds", seconds, 1, 3600);
    URI address = address();
    if (!ownServer) {
      requireAnswer(address);
    }
    LoadReport report = Load.run(options);
    shell.print(report.text());
    if (!json.toString().isEmpty()) {
      UserFile.write(json, Json.pretty(report) + "\n");
    }
    return report.isGood() ? ExitCode.GOOD : ExitCode.FAILED;
  }

  private LoadOptions.Tables tables() {
    Arguments.require("--tables", tables, 1, 100_000);
    List<String> played =
        games.equals(List.of(ALL))
            ? Catalogue.games().stream().map(game -> game.about().id()).toList()
            : games;
    for (String id : played) {
      About about = shell.game(id).about();
      Arguments.require("--seats", seats, about.minSeats(), about.maxSeats());
    }
    return new LoadOptions.Tables(played, tables, seats);
  }

  private LoadOptions.Traffic traffic() {
    Arguments.require("--spectators", spectators, 0, 1_000);
    Arguments.require("--reconnects", reconnects, 0, 10_000);
    Arguments.require("--chat", chat, 0, 100_000);
    return new LoadOptions.Traffic(spectators, reconnects, chat);
  }

  /** Refuses other machines and invalid addresses. */
  private URI address() {
    try {
      var address = new URI(url);
      String host = address.getHost();
      if (host != null && host.matches("localhost|127\\..*|\\[::1\\]")) {
        return address;
      }
    } catch (URISyntaxException e) {
      // Not an address, so not this machine either.
    }
    throw Refused.because("", "load-elsewhere", "url", url);
  }

  /** Without a server, the report would contain only zeros. */
  private void requireAnswer(URI address) throws InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(address).timeout(PATIENCE).build();
      client.send(request, HttpResponse.BodyHandlers.discarding());
    } catch (IOException | IllegalArgumentException e) {
      throw Refused.because("", "load-silent", "url", url);
    }
  }

  /** This program as a server without rate limits, in a process of its own. */
  private List<String> server() {
    List<String> command = shell.environment().newProcess();
    command.addAll(List.of("serve", "--no-limits"));
    return command;
  }
}
