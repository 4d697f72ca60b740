package musette.server;

import io.javalin.Javalin;
import java.util.List;
import musette.server.live.House;
import musette.server.live.Programs;
import musette.server.live.Upgrade;
import musette.server.store.Store;
import musette.server.web.Web;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final ServerOptions options;
  private final DataFolder folder;
  private final House house;
  private final Javalin web;
  private final Upgrade upgrade;
  private final List<String> frozen;

  private Server(
      ServerOptions options,
      DataFolder folder,
      House house,
      Javalin web,
      Upgrade upgrade,
      List<String> frozen) {
    this.options = options;
    this.folder = folder;
    this.house = house;
    this.web = web;
    this.upgrade = upgrade;
    this.frozen = List.copyOf(frozen);
  }

  /** Opens the data, checks running tables after an upgrade, then lets people in. */
  public static Server start(ServerOptions options) {
    DataFolder folder = DataFolder.open(options);
    Logs.into(options.data());
    try {
      var house =
          new House(
              new Store(folder.database()),
              options.games().withPrograms(options.programs().keySet()),
              options.limits(),
              options.clock(),
              new Programs(options.programs()));
      try {
        var upgrade = new Upgrade(house);
        List<String> frozen = upgrade.check();
        Javalin web = new Web(house, options).start();
        house.open();
        upgrade.goOn();
        LOG.info("started on port {}", web.port());
        return new Server(options, folder, house, web, upgrade, frozen);
      } catch (RuntimeException e) {
        house.close();
        throw e;
      }
    } catch (RuntimeException e) {
      folder.close();
      throw e;
    }
  }

  public int port() {
    return web.port();
  }

  /** Where a browser finds it. */
  public String address() {
    String host = options.host().equals("0.0.0.0") ? "localhost" : options.host();
    return "http://" + host + ":" + port();
  }

  /** Tables that were known at the start to fit other rules: they are kept as they were. */
  public List<String> frozen() {
    return frozen;
  }

  /** Writes what is on its way, then ends. */
  @Override
  public void close() {
    LOG.info("stops");
    web.stop();
    upgrade.close();
    house.close();
    folder.close();
  }
}
