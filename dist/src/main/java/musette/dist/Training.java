package musette.dist;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Starts the packed server once, so that its classes are kept as they are after the start. */
final class Training {
  private static final Pattern ADDRESS = Pattern.compile("http://\\S+:\\d+");
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private Training() {}

  static void run(Path stage, Path work) throws IOException, InterruptedException {
    Folders.delete(work);
    Files.createDirectories(work);
    Path log = work.resolve("log");
    Process server =
        new ProcessBuilder(
                OwnJava.java(stage.resolve("runtime")).toString(),
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-XX:AOTCacheOutput=" + stage.resolve("musette.aot"),
                "-Xlog:disable",
                "-jar",
                stage.resolve("app/musette.jar").toString(),
                "serve",
                "--port",
                "0",
                "--data",
                work.resolve("data").toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    try {
      String address = address(server, log);
      try (HttpClient client = HttpClient.newHttpClient()) {
        for (String path : List.of("/", "/api/games", "/healthz")) {
          var request = HttpRequest.newBuilder(URI.create(address + path)).build();
          client.send(request, HttpResponse.BodyHandlers.discarding());
        }
      }
    } finally {
      server.destroy();
      // The cache is written at the end.
      if (!server.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        server.destroyForcibly();
      }
    }
    if (!Files.exists(stage.resolve("musette.aot"))) {
      throw new IllegalStateException("no cache was made: " + Files.readString(log));
    }
  }

  private static String address(Process server, Path log) throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (server.isAlive() && System.nanoTime() < end) {
      Matcher found = ADDRESS.matcher(Files.readString(log));
      if (found.find()) {
        return found.group();
      }
      Thread.sleep(50);
    }
    throw new IllegalStateException("the server did not start: " + Files.readString(log));
  }
}
