package musette.server;

import io.javalin.Javalin;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import musette.kernel.Refused;
import musette.server.live.House;
import musette.server.live.Programs;
import musette.server.live.Upgrade;
import musette.server.store.Database;
import musette.server.store.Store;
import musette.server.web.Web;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server. */
public final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  private final ServerOptions options;
  private final FileChannel lockFile;
  private final House house;
  private final Javalin web;
  private final List<String> frozen;

  private Server(
      ServerOptions options, FileChannel lockFile, House house, Javalin web, List<String> frozen) {
    this.options = options;
    this.lockFile = lockFile;
    this.house = house;
    this.web = web;
    this.frozen = List.copyOf(frozen);
  }

  /** Opens the data, checks running tables after an upgrade, then lets people in. */
  public static Server start(ServerOptions options) {
    FileChannel lockFile = lock(options);
    Logs.into(options.data());
    try {
      Database database = Database.open(url(options));
      var house =
          new House(
              new Store(database),
              options.games().withPrograms(options.programs().keySet()),
              options.limits(),
              options.clock(),
              new Programs(options.programs()));
      try {
        List<String> frozen = new Upgrade(house).check();
        Javalin web = new Web(house, options).start();
        house.open();
        LOG.info("started on port {}", web.port());
        return new Server(options, lockFile, house, web, frozen);
      } catch (RuntimeException e) {
        house.close();
        throw e;
      }
    } catch (RuntimeException e) {
      release(lockFile);
      throw e;
    }
  }

  private static String url(ServerOptions options) {
    return options.database().isEmpty()
        ? "jdbc:sqlite:" + options.data().resolve("musette.db").toAbsolutePath()
        : options.database();
  }

  /** Two servers on one file would each believe their own memory. */
  private static FileChannel lock(ServerOptions options) {
    try {
      Files.createDirectories(options.data());
      Path file =
          options
              .data()
              .resolve(options.database().isEmpty() ? "musette.lock" : "musette-shared.lock");
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (options.database().isEmpty()) {
        FileLock lock = channel.tryLock();
        if (lock == null) {
          channel.close();
          throw Refused.because("", "data-in-use", "folder", options.data().toString());
        }
      }
      return channel;
    } catch (java.nio.channels.OverlappingFileLockException e) {
      throw Refused.because("", "data-in-use", "folder", options.data().toString());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot use the folder " + options.data(), e);
    }
  }

  private static void release(FileChannel lockFile) {
    try {
      lockFile.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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

  /** Tables that the rules of this version would change: they are kept as they were. */
  public List<String> frozen() {
    return frozen;
  }

  /** Writes what is on its way, then ends. */
  @Override
  public void close() {
    LOG.info("stops");
    web.stop();
    house.close();
    release(lockFile);
  }
}
