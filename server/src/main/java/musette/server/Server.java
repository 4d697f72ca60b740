package musette.server;

import java.util.List;
import musette.server.live.RulesUpgrade;
import musette.server.store.Store;
import musette.server.web.WebOptions;
import musette.server.web.WebServer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final ServerOptions options;
  private final DataFolder folder;
  private final Services services;
  private final WebServer web;
  private final RulesUpgrade upgrade;
  private final List<String> frozen;

  private Server(
      ServerOptions options,
      DataFolder folder,
      Services services,
      WebServer web,
      RulesUpgrade upgrade,
      List<String> frozen) {
    this.options = options;
    this.folder = folder;
    this.services = services;
    this.web = web;
    this.upgrade = upgrade;
    this.frozen = List.copyOf(frozen);
  }

  /** Opens the data, checks running tables after an upgrade, then accepts connections. */
  public static Server start(ServerOptions options) {
    DataFolder folder = DataFolder.open(options);
    LogFiles.into(options.data());
    try {
      var services = new Services(new Store(folder.database()), options);
      try {
        var upgrade = services.rulesUpgrade();
        List<String> frozen = upgrade.check();
        WebServer web = ServedRoutes.webServer(services, webOptions(options));
        web.start();
        services.startTasks();
        upgrade.checkTheOthers();
        LOG.info("started on port {}", web.port());
        return new Server(options, folder, services, web, upgrade, frozen);
      } catch (RuntimeException e) {
        services.close();
        throw e;
      }
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  private static WebOptions webOptions(ServerOptions options) {
    return new WebOptions(
        options.host(),
        options.port(),
        options.origins(),
        options.proxy() == ServerOptions.Proxy.TRUSTED);
  }

  /** From now on, the log of this process shows the way of every command, by its id. */
  public static void traceCommands() {
    LogFiles.traceCommands();
  }

  public int port() {
    return web.port();
  }

  /** The address for browsers. */
  public String address() {
    String host = options.host().equals("0.0.0.0") ? "localhost" : options.host();
    return "http://" + host + ":" + port();
  }

  /** The tables that were frozen at the start because their rules have changed. */
  public List<String> frozen() {
    return frozen;
  }

  /** Completes the writes under way, then stops. */
  @Override
  public void close() {
    LOG.info("stops");
    web.close();
    upgrade.close();
    services.close();
    folder.close();
  }
}
