package musette.app;

import java.net.BindException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import musette.app.cli.Arguments;
import musette.app.cli.CommandContext;
import musette.app.cli.DataOptions;
import musette.app.cli.ExitCode;
import musette.kernel.Refused;
import musette.server.Server;
import musette.server.ServerOptions;
import musette.server.work.Limits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves the games to browsers until it is stopped. */
@Command(name = "serve", mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
  private final CommandContext context;

  @Option(names = "--host", paramLabel = "NAME")
  private String host = "localhost";

  @Option(names = "--port", paramLabel = "N")
  private int port = 8080;

  @Mixin private DataOptions place = new DataOptions();

  @Option(names = "--origin", paramLabel = "ADDRESS")
  private List<String> origins = List.of();

  @Option(names = "--behind-proxy")
  private boolean behindProxy;

  @Option(names = "--bot", paramLabel = "NAME=COMMAND")
  private Map<String, String> programs = Map.of();

  @Mixin private MailOptions mail = new MailOptions();

  @Option(names = "--trace")
  private boolean trace;

  @Option(names = "--no-limits")
  private boolean noLimits;

  ServeCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() throws Exception {
    Arguments.require("--port", port, 0, 65_535);
    if (trace) {
      Server.traceCommands();
    }
    Server server = start();
    server.frozen().forEach(table -> context.print(context.say("serve.frozen", "table", table)));
    context.print(context.say("serve.started", "address", server.address()));
    context.print(context.say("serve.stop"));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    new CountDownLatch(1).await();
    return ExitCode.GOOD;
  }

  private Server start() throws Exception {
    ServerOptions options = options();
    try {
      return DataOptions.using(() -> Server.start(options));
    } catch (RuntimeException e) {
      for (Throwable cause = e; cause != null; cause = cause.getCause()) {
        if (cause instanceof BindException) {
          throw Refused.because("", "port-in-use", "port", String.valueOf(port));
        }
      }
      throw e;
    }
  }

  private ServerOptions options() {
    var commands = new LinkedHashMap<String, List<String>>();
    programs.forEach((name, command) -> commands.put(name, List.of(command.strip().split("\\s+"))));
    return ServerOptions.defaults()
        .withHost(host)
        .withPort(port)
        .withData(place.data())
        .withDatabase(place.database())
        .withOrigins(origins)
        .withProxy(behindProxy ? ServerOptions.Proxy.TRUSTED : ServerOptions.Proxy.NONE)
        .withPrograms(commands)
        .withCalls(mail.calls())
        .withLimits(noLimits ? Limits.none() : Limits.defaults());
  }
}
