package musette.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import musette.server.Server;
import musette.server.ServerOptions;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dashboard and alerts ask only for what the server measures. */
final class DashboardTest {
  private static final Path FOLDER = Path.of("../dist/files/examples/grafana");
  private static final Pattern METRIC = Pattern.compile("\\b(musette|jvm|process)_[a-z_]+");

  @Test
  void everyMetricIsMeasured(@TempDir Path data) throws Exception {
    var asked = new TreeSet<String>();
    JsonNode dashboard = Json.parse(Files.readString(FOLDER.resolve("musette.json")));
    for (JsonNode panel : dashboard.get("panels")) {
      panel.get("targets").forEach(target -> collect(target.get("expr").asText(), asked));
    }
    Files.readString(FOLDER.resolve("alerts.yml"))
        .lines()
        .filter(line -> line.strip().startsWith("expr:"))
        .forEach(line -> collect(line, asked));
    assertThat(asked).hasSizeGreaterThan(12);
    String measured = metrics(data);
    assertThat(asked)
        .allSatisfy(name -> assertThat(measured).containsPattern("(?m)^" + name + "[ {]"));
  }

  private static void collect(String text, Set<String> names) {
    METRIC.matcher(text).results().forEach(found -> names.add(found.group()));
  }

  private static String metrics(Path data) throws Exception {
    try (Server server = Server.start(ServerOptions.defaults().withPort(0).withData(data));
        HttpClient client = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(URI.create(server.address() + "/metrics")).build();
      return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }
  }
}
