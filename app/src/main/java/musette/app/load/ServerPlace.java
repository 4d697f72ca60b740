package musette.app.load;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.DataOptions;
import musette.kernel.Refused;
import musette.lab.load.LoadOptions;
import picocli.CommandLine.Option;

/** Which server is loaded, on the command line: one that runs, or one of its own. */
final class ServerPlace {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  @Option(names = "--url", paramLabel = "ADDRESS")
  private String url = LoadOptions.defaults().servers().url();

  @Option(names = "--own-server")
  private boolean ownServer;

  @Option(names = "--heap", paramLabel = "SIZE")
  private String heap = "";

  @Option(names = "--database", paramLabel = "URL")
  private String database = "";

  @Option(names = "--nodes", paramLabel = "N")
  private int nodes = 1;

  /** Refuses servers that cannot be. */
  LoadOptions.Servers servers(CommandContext context) throws InterruptedException {
    Arguments.require("--nodes", nodes, 1, 8);
    if (nodes > 1 && database.isEmpty()) {
      throw Refused.because("", "load-nodes");
    }
    return new LoadOptions.Servers(url(), command(context), nodes);
  }

  /** The address of PostgreSQL; empty for SQLite. */
  String database() {
    return DataOptions.checkedDatabase(database);
  }

  /** Refuses an option that needs a server of its own. */
  void requireOwn(String option) {
    if (!ownServer) {
      throw Refused.because("", "load-own-only", "option", option);
    }
  }

  /** The address of the server; refuses one that is not on this machine or does not answer. */
  private String url() throws InterruptedException {
    URI address = address();
    if (!ownServer) {
      requireAnswer(address);
    }
    return url;
  }

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

  /** This program as a server without rate limits, in a process of its own; empty if none is. */
  List<String> command(CommandContext context) {
    Map.of("--heap", heap, "--database", database)
        .forEach(
            (option, value) -> {
              if (!value.isEmpty()) {
                requireOwn(option);
              }
            });
    if (!ownServer) {
      return List.of();
    }
    List<String> command = context.environment().newProcess();
    if (!heap.isEmpty()) {
      command.add(1, "-Xmx" + checkedHeap());
    }
    command.addAll(List.of("serve", "--no-limits"));
    if (!database.isEmpty()) {
      command.addAll(List.of("--database", database()));
    }
    return command;
  }

  private String checkedHeap() {
    if (!heap.matches("[1-9][0-9]{0,5}[mMgG]")) {
      throw Refused.because("", "load-heap", "text", heap);
    }
    return heap;
  }
}
