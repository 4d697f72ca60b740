package musette.lab.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A server in its own process, so that its CPU time and memory can be told apart from the load
 * tool's.
 */
final class ServerProcess implements ServerMeter, AutoCloseable {
  private static final int TRIES = 3000;

  private final Process process;
  private final Path data;
  private final String url;

  private ServerProcess(Process process, Path data, String url) {
    this.process = process;
    this.data = data;
    this.url = url;
  }

  /**
   * Starts the command with {@code --port} and {@code --data} added, and waits until it is well.
   * The data folder is deleted when it is closed.
   */
  static ServerProcess start(List<String> command, Path data)
      throws IOException, InterruptedException {
    int port;
    try (var any = new ServerSocket(0)) {
      port = any.getLocalPort();
    }
    var whole = new ArrayList<>(command);
    whole.addAll(List.of("--port", String.valueOf(port), "--data", data.toString()));
    Process process =
        new ProcessBuilder(whole)
            .redirectErrorStream(true)
            .redirectOutput(data.resolve("output").toFile())
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
    var server = new ServerProcess(process, data, "http://localhost:" + port);
    server.await();
    return server;
  }

  private void await() throws InterruptedException {
    try (var client = HttpClient.newHttpClient()) {
      var question = HttpRequest.newBuilder(URI.create(url + "/healthz")).build();
      for (int i = 0; i < TRIES && process.isAlive(); i++) {
        try {
          if (client.send(question, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
            return;
          }
        } catch (IOException _) {
          // Not up yet.
        }
        Thread.sleep(20);
      }
    }
    String output = output();
    close();
    throw new IllegalStateException("the server did not start: " + output);
  }

  private String output() {
    try {
      return Files.readString(data.resolve("output"), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      return e.toString();
    }
  }

  String url() {
    return url;
  }

  @Override
  public Duration time() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  @Override
  public Map<String, Double> parts() {
    return ServerThreads.seconds(process.pid());
  }

  @Override
  public long heap() {
    String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    try {
      Process asked =
          new ProcessBuilder(jcmd, String.valueOf(process.pid()), "GC.class_histogram").start();
      String text = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          // Filler objects are free space that a collection leaves between objects.
          .filter(line -> line.startsWith("Total") || line.contains("FillerElement"))
          .map(line -> line.strip().split("\\s+"))
          .mapToLong(words -> (words[0].equals("Total") ? 1 : -1) * Long.parseLong(words[2]))
          .sum();
    } catch (IOException e) {
      return 0;
    }
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
    try (Stream<Path> files = Files.walk(data)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
