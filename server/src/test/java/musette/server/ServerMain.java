package musette.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.channels.DatagramChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import musette.server.account.NotificationOptions;
import musette.server.work.Limits;

/** A server in a process of its own, to be killed. */
final class ServerMain {
  /** Takes all descriptors there are, until it is told to go on. */
  static final String HUNGRY = "hungry";

  private ServerMain() {}

  /** Every line that it is given moves its clock by so many seconds. */
  static final String JUMPING = "jumping";

  /**
   * Arguments: the data folder, the database, which may be empty, and perhaps {@link #HUNGRY} or
   * {@link #JUMPING}. Prints the address.
   */
  public static void main(String[] arguments) throws InterruptedException, IOException {
    var jumped = new AtomicLong();
    Server server =
        Server.start(
            ServerOptions.defaults()
                .withHost("127.0.0.1")
                .withPort(0)
                .withData(Path.of(arguments[0]))
                .withDatabase(arguments.length > 1 ? arguments[1] : "")
                .withClock(() -> Instant.now().plusSeconds(jumped.get()))
                .withCalls(
                    new NotificationOptions(
                        "https://musette.example",
                        NotificationOptions.MailServer.NONE,
                        Duration.ofSeconds(1),
                        Duration.ofMinutes(10),
                        NotificationOptions.PushTargets.ANY))
                .withLimits(Limits.none()));
    if (arguments.length > 2 && arguments[2].equals(HUNGRY)) {
      // So that nothing is needed later that was never needed before.
      Thread.sleep(2_500);
      List<DatagramChannel> eaten = eat();
      System.out.println("address " + server.address());
      if (System.in.read() < 0) {
        throw new IOException("nobody is there any more");
      }
      for (DatagramChannel channel : eaten) {
        channel.close();
      }
    } else {
      System.out.println("address " + server.address());
    }
    if (arguments.length > 2 && arguments[2].equals(JUMPING)) {
      var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        jumped.addAndGet(Long.parseLong(line));
      }
    }
    Thread.currentThread().join();
  }

  private static List<DatagramChannel> eat() {
    var eaten = new ArrayList<DatagramChannel>();
    try {
      while (eaten.size() < 1_000_000) {
        eaten.add(DatagramChannel.open());
      }
    } catch (IOException e) {
      System.out.println("had " + eaten.size());
    }
    return eaten;
  }
}
