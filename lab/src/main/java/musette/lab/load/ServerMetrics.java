package musette.lab.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;

/** The page of figures of a server, as Prometheus reads it. */
record ServerMetrics(List<String> lines) {
  /** Reads the page; without one, every figure is 0. */
  static ServerMetrics read(HttpClient http, String url) throws InterruptedException {
    try {
      var question = HttpRequest.newBuilder(URI.create(url + "/metrics")).build();
      return new ServerMetrics(
          http.send(question, HttpResponse.BodyHandlers.ofString()).body().lines().toList());
    } catch (IOException e) {
      return new ServerMetrics(List.of());
    }
  }

  /** The sum of all figures whose line begins like this. */
  double sum(String beginning) {
    return lines.stream()
        .filter(line -> line.startsWith(beginning))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }
}
