package musette.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import musette.server.ServedRoutes;
import musette.server.ServerOptions;
import musette.server.Services;
import musette.server.store.Store;
import musette.server.store.database.Database;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/openapi.yaml names what the server answers, and nothing else. */
final class OpenApiTest {
  /** Tests run in the folder of their module. */
  private static final Path DOCUMENT = Path.of("../docs/openapi.yaml");

  private static final Pattern PATH = Pattern.compile("^  (/\\S*):\\s*$");
  private static final Pattern METHOD = Pattern.compile("^    (get|post|put|patch|delete):.*");

  @Test
  void theDocumentAndTheServerHaveTheSameRoutes(@TempDir Path data) throws IOException {
    assertThat(registered(data)).isEqualTo(documented()).hasSizeGreaterThan(20);
  }

  /** What the server has besides are its catch-alls: the client's files, and unknown paths. */
  private static Set<String> registered(Path data) {
    var options = ServerOptions.defaults().withPort(0).withData(data);
    var store = new Store(Database.open("jdbc:sqlite:" + data.resolve("musette.db")));
    try (var services = new Services(store, options);
        WebServer web =
            ServedRoutes.webServer(services, new WebOptions("localhost", 0, List.of(), false))) {
      var routes = new TreeSet<String>();
      for (var handler : web.javalin().unsafe.internalRouter.allHttpHandlers()) {
        String path = handler.endpoint.path;
        if (handler.endpoint.method.isHttpMethod() && !path.contains("*")) {
          routes.add(handler.endpoint.method.name() + " " + path);
        }
      }
      return routes;
    }
  }

  /** Method and path of every request in the document. */
  static Set<String> documented() throws IOException {
    return documented("");
  }

  /** Of those, the ones that take a body in JSON. */
  static Set<String> takingJson() throws IOException {
    return documented("requestBody: {required: true, content: {application/json:");
  }

  /** Method and path of the requests in whose part of the document the text stands. */
  private static Set<String> documented(String text) throws IOException {
    var routes = new TreeSet<String>();
    String path = "";
    String route = "";
    for (String line : Files.readAllLines(DOCUMENT)) {
      Matcher place = PATH.matcher(line);
      Matcher method = METHOD.matcher(line);
      if (place.matches()) {
        path = place.group(1);
        route = "";
      } else if (method.matches()) {
        route = method.group(1).toUpperCase(Locale.ROOT) + " " + path;
      }
      if (!route.isEmpty() && line.contains(text)) {
        routes.add(route);
      }
    }
    return routes;
  }
}
