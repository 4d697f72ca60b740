package musette.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A {@link ServerMain} that runs. */
final class ServerProcess implements AutoCloseable {
  private final Process process;
  private final String address;
  private final Queue<String> said = new ConcurrentLinkedQueue<>();

  private ServerProcess(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  static ServerProcess start(Path data, String database) throws IOException {
    return start(command(data.toString(), database));
  }

  /** One whose clock can be moved. */
  static ServerProcess startJumping(Path data, String database) throws IOException {
    return start(command(data.toString(), database, ServerMain.JUMPING));
  }

  /** One that may have only so many files and connections open. */
  static ServerProcess startWith(int descriptors, String... arguments) throws IOException {
    var command = new ArrayList<String>();
    command.addAll(List.of("bash", "-c", "ulimit -n " + descriptors + "; exec \"$@\"", "limited"));
    command.addAll(command(arguments));
    return start(command);
  }

  private static List<String> command(String... arguments) {
    var command = new ArrayList<String>();
    command.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xmx300m",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            ServerMain.class.getName()));
    command.addAll(List.of(arguments));
    return command;
  }

  private static ServerProcess start(List<String> command) throws IOException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith("address ")) {
        var server = new ServerProcess(process, line.substring("address ".length()));
        Thread.ofVirtual().start(() -> out.lines().forEach(server.said::add));
        return server;
      }
    }
    throw new IOException("the server did not start");
  }

  String address() {
    return address;
  }

  /** Gives a hungry one the sign to free its descriptors. */
  void tellToGoOn() throws IOException {
    tell("");
  }

  /** Moves the clock of a jumping one. */
  void moveClock(int seconds) throws IOException {
    tell(Integer.toString(seconds));
  }

  private void tell(String line) throws IOException {
    process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
  }

  /** What it has logged. */
  Collection<String> log() {
    return said;
  }

  long pid() {
    return process.pid();
  }

  /** SIGKILL: nothing can be tidied up. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
