package musette.lab.load;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Servers with the same database, measured together. */
final class ServerGroup implements ServerMeter, AutoCloseable {
  private final List<ServerProcess> servers = new ArrayList<>();

  /** Starts the command so many times, each with a new data folder. */
  static ServerGroup start(List<String> command, int count)
      throws IOException, InterruptedException {
    var group = new ServerGroup();
    try {
      for (int i = 0; i < count; i++) {
        group.servers.add(ServerProcess.start(command, Files.createTempDirectory("musette-load")));
      }
      return group;
    } catch (IOException | InterruptedException | RuntimeException e) {
      group.close();
      throw e;
    }
  }

  List<String> urls() {
    return servers.stream().map(ServerProcess::url).toList();
  }

  @Override
  public Duration time() {
    return servers.stream().map(ServerMeter::time).reduce(Duration.ZERO, Duration::plus);
  }

  @Override
  public Map<String, Double> parts() {
    var parts = new TreeMap<String, Double>();
    for (ServerProcess server : servers) {
      server.parts().forEach((part, seconds) -> parts.merge(part, seconds, Double::sum));
    }
    return parts;
  }

  @Override
  public long heap() {
    return servers.stream().mapToLong(ServerMeter::heap).sum();
  }

  @Override
  public void close() {
    servers.forEach(ServerProcess::close);
  }
}
