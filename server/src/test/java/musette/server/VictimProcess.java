package musette.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A {@link Victim} that runs. */
final class VictimProcess implements AutoCloseable {
  private final Process process;
  private final String address;

  private VictimProcess(Process process, String address) {
    this.process = process;
    this.address = address;
  }

  static VictimProcess start(Path data, String database) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx300m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Victim.class.getName(),
                data.toString(),
                database)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith("address ")) {
        return new VictimProcess(process, line.substring("address ".length()));
      }
    }
    throw new IOException("the server did not start");
  }

  String address() {
    return address;
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
