package musette.lab.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import musette.wire.Json;

/** One client of the server: a token, HTTP and a way to open a socket. */
final class ApiClient {
  private final HttpClient client;
  private final String url;
  private final String token;

  private ApiClient(HttpClient client, String url, String token) {
    this.client = client;
    this.url = url;
    this.token = token;
  }

  static ApiClient enter(HttpClient client, String url) {
    JsonNode you =
        new ApiClient(client, url, "").call("POST", "/api/programs", "{\"name\":\"load\"}");
    return new ApiClient(client, url, you.get("token").asText());
  }

  /** Somebody who has entered before. */
  static ApiClient of(HttpClient client, String url, String token) {
    return new ApiClient(client, url, token);
  }

  JsonNode call(String method, String path, String body) {
    try {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(url + path))
              .method(method, HttpRequest.BodyPublishers.ofString(body));
      if (!token.isEmpty()) {
        request.header("Authorization", "Bearer " + token);
      }
      HttpResponse<String> answer =
          client.send(request.build(), HttpResponse.BodyHandlers.ofString());
      if (answer.statusCode() != 200) {
        throw new IllegalStateException(path + ": " + answer.statusCode() + " " + answer.body());
      }
      return Json.parse(answer.body());
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  LightWebSocket socket(LightWebSocket.Listener listener) {
    try {
      return LightWebSocket.open(URI.create(url), "/api/socket", token, listener);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
