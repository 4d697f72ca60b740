package musette.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import musette.wire.Json;

/** Requests of the tests; every answer is checked against docs/openapi.yaml. */
final class ApiRequests {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private ApiRequests() {}

  static Answer send(String address, String token, String method, String path, String body) {
    try {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(address + path))
              .method(method, HttpRequest.BodyPublishers.ofString(body));
      if (!token.isEmpty()) {
        request.header("Authorization", "Bearer " + token);
      }
      HttpResponse<String> response = send(request.build());
      boolean json =
          response.headers().firstValue("Content-Type").orElse("").contains("application/json");
      var answer =
          new Answer(
              response.statusCode(),
              json ? Json.parse(response.body()) : Json.tree(response.body()));
      OpenApi.check(method, path, answer);
      return answer;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A server may close a connection that is kept open; then the next one serves. */
  private static HttpResponse<String> send(HttpRequest request)
      throws IOException, InterruptedException {
    try {
      return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    }
  }
}
