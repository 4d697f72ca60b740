package musette.app;

import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.URI;
import java.util.List;
import musette.app.cli.ExitCode;

/**
 * Serves a first page and ends. Run with -XX:AOTCacheOutput, it leaves a cache of the classes as
 * they are after the start of a server, with which the next one starts sooner.
 */
public final class WarmUp {
  private static final List<String> PATHS = List.of("/healthz", "/", "/api/games");
  private static final int PAUSE_MILLIS = 50;
  private static final int TRIES = 3600;

  private WarmUp() {}

  /** The argument is an empty folder for the data. */
  public static void main(String... args) throws IOException, InterruptedException {
    String port = String.valueOf(freePort());
    Thread.ofPlatform().daemon().start(() -> Main.main("serve", "--port", port, "--data", args[0]));
    for (String path : PATHS) {
      read(URI.create("http://localhost:" + port + path));
    }
    System.exit(ExitCode.GOOD);
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** Waits until the server listens; if that fails, the command ends this program. */
  private static void read(URI address) throws IOException, InterruptedException {
    for (int tries = 1; ; tries++) {
      try (InputStream in = address.toURL().openStream()) {
        in.readAllBytes();
        return;
      } catch (ConnectException e) {
        if (tries == TRIES) {
          throw e;
        }
        Thread.sleep(PAUSE_MILLIS);
      }
    }
  }
}
