package musette.server;

import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import musette.server.work.Limits;

/** A server whose time only the test advances. */
final class TimedServer implements AutoCloseable {
  private static final long GRACE = 60_000;

  private final AtomicLong time = new AtomicLong(1_800_000_000_000L);
  private final Path data;
  private Server server;

  TimedServer(Path data) {
    this.data = data;
    this.server = start();
  }

  /** Starts at a time at which the grace after the start is over. */
  private Server start() {
    Server started =
        Server.start(
            ServerOptions.defaults()
                .withPort(0)
                .withData(data)
                .withLimits(Limits.none())
                .withClock(() -> Instant.ofEpochMilli(time.get())));
    time.addAndGet(GRACE);
    return started;
  }

  String address() {
    return server.address();
  }

  long now() {
    return time.get();
  }

  void pass(long millis) {
    time.addAndGet(millis);
  }

  void restart() {
    server.close();
    server = start();
  }

  @Override
  public void close() {
    server.close();
  }
}
