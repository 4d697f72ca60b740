package musette.server;

import java.nio.file.Path;
import musette.server.live.Limits;

/** A server in a process of its own, to be killed. */
final class Victim {
  private Victim() {}

  /** Arguments: the data folder and the database, which may be empty. Prints the address. */
  public static void main(String[] arguments) throws InterruptedException {
    Server server =
        Server.start(
            ServerOptions.defaults()
                .withHost("127.0.0.1")
                .withPort(0)
                .withData(Path.of(arguments[0]))
                .withDatabase(arguments.length > 1 ? arguments[1] : "")
                .withLimits(Limits.none()));
    System.out.println("address " + server.address());
    Thread.currentThread().join();
  }
}
