package musette.app;

import java.net.BindException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import musette.app.cli.Arguments;
import musette.app.cli.ExitCode;
import musette.app.cli.Shell;
import musette.kernel.Refused;
import musette.server.Server;
import musette.server.ServerOptions;
import musette.server.live.Limits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves the games to browsers until it is stopped. */
@Command(name = "serve", mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
  /**
   * Rejects a password before the host: it is not supported, and the driver would print it in its
   * error.
   */
  private static final Pattern ADDRESS =
      Pattern.compile(
          "jdbc:postgresql:(//HOST(,HOST)*([/?].*)?|[^/@?][^@]*)"
              .replace("HOST", "(\\[[0-9A-Fa-f:.]+\\]|[A-Za-z0-9._-]*)(:[0-9]+)?"));

  private final Shell shell;

  @Option(names = "--host", paramLabel = "NAME")
  private String host = "localhost";

  @Option(names = "--port", paramLabel = "N")
  private int port = 8080;

  @Option(names = "--data", paramLabel = "FOLDER")
  private Path data = Path.of("data");

  @Option(names = "--database", paramLabel = "URL")
  private String database = "";

  @Option(names = "--origin", paramLabel = "ADDRESS")
  private List<String> origins = List.of();

  @Option(names = "--behind-proxy")
  private boolean behindProxy;

  @Option(names = "--bot", paramLabel = "NAME=COMMAND")
  private Map<String, String> programs = Map.of();

  @Option(names = "--no-limits")
  private boolean noLimits;

  ServeCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws InterruptedException {
    Arguments.require("--port", port, 0, 65_535);
    if (!database.isEmpty() && !ADDRESS.matcher(database).matches()) {
      throw Refused.because("", "database-address");
    }
    Server server = start();
    server.frozen().forEach(table -> shell.print(shell.say("serve.frozen", "table", table)));
    shell.print(shell.say("serve.started", "address", server.address()));
    shell.print(shell.say("serve.stop"));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    new CountDownLatch(1).await();
    return ExitCode.GOOD;
  }

  private Server start() {
    try {
      return Server.start(options());
    } catch (RuntimeException e) {
      for (Throwable cause = e; cause != null; cause = cause.getCause()) {
        if (cause instanceof BindException) {
          throw Refused.because("", "port-in-use", "port", String.valueOf(port));
        }
        if (cause instanceof SQLException sql) {
          throw Refused.because("", "database", "state", state(sql));
        }
      }
      throw e;
    }
  }

  /** The message is not shown, because it may contain the URL and, with it, a password. */
  private static String state(SQLException e) {
    String state = e.getSQLState();
    return state == null ? "?" : state;
  }

  private ServerOptions options() {
    var commands = new LinkedHashMap<String, List<String>>();
    programs.forEach((name, command) -> commands.put(name, List.of(command.strip().split("\\s+"))));
    return ServerOptions.defaults()
        .withHost(host)
        .withPort(port)
        .withData(data)
        .withDatabase(database)
        .withOrigins(origins)
        .withProxy(behindProxy ? ServerOptions.Proxy.TRUSTED : ServerOptions.Proxy.NONE)
        .withPrograms(commands)
        .withLimits(noLimits ? Limits.none() : Limits.usual());
  }
}
