package musette.lab.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/** The figures of servers, as Prometheus reads it. */
record ServerMetrics(List<String> lines) {
  ServerMetrics {
    lines = List.copyOf(lines);
  }

  /** Reads the pages of all servers; a page that cannot be read is empty. */
  static ServerMetrics read(HttpClient http, List<String> urls) throws InterruptedException {
    var lines = new ArrayList<String>();
    for (String url : urls) {
      try {
        var question = HttpRequest.newBuilder(URI.create(url + "/metrics")).build();
        http.send(question, HttpResponse.BodyHandlers.ofString())
            .body()
            .lines()
            .forEach(lines::add);
      } catch (IOException e) {
        // The report says that nothing was measured: all its figures are 0.
      }
    }
    return new ServerMetrics(lines);
  }

  /** The largest figure whose line begins like this. */
  double most(String beginning) {
    return figures(beginning).max().orElse(0);
  }

  /** The sum of all figures whose line begins like this. */
  double sum(String beginning) {
    return figures(beginning).sum();
  }

  private DoubleStream figures(String beginning) {
    return lines.stream()
        .filter(line -> line.startsWith(beginning))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)));
  }
}
