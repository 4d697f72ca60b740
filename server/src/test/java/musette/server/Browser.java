package musette.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import musette.wire.Json;

/** A browser of a test: it has a cookie, and says from which page it asks. */
final class Browser {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final String AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0";

  private final String address;
  private String token = "";

  private Browser(String address) {
    this.address = address;
  }

  /** A browser that the server does not know yet. */
  static Browser at(String address) {
    return new Browser(address);
  }

  /** A guest. */
  static Browser guest(String address) {
    var browser = at(address);
    browser.post("/api/me", "").ok();
    return browser;
  }

  String address() {
    return address;
  }

  /** What the cookie holds. */
  String token() {
    return token;
  }

  Browser with(String cookie) {
    var other = new Browser(address);
    other.token = cookie;
    return other;
  }

  String id() {
    return post("/api/me", "").ok().at("/you/id").asText();
  }

  Answer get(String path) {
    return call("GET", path, "");
  }

  Answer post(String path, String body) {
    return call("POST", path, body);
  }

  Answer delete(String path) {
    return call("DELETE", path, "");
  }

  Answer call(String method, String path, String body) {
    HttpResponse<byte[]> response = send(method, path, body);
    response
        .headers()
        .firstValue("Set-Cookie")
        .ifPresent(cookie -> token = cookie.replaceFirst("musette=([^;]*).*", "$1"));
    String type = response.headers().firstValue("Content-Type").orElse("");
    String text = new String(response.body(), java.nio.charset.StandardCharsets.UTF_8);
    JsonNode tree = type.contains("application/json") ? Json.parse(text) : Json.tree(text);
    var answer = new Answer(response.statusCode(), tree);
    OpenApi.check(method, path, answer);
    return answer;
  }

  /** The answer as it came. */
  HttpResponse<byte[]> send(String method, String path, String body) {
    var request =
        HttpRequest.newBuilder(URI.create(address + path))
            .header("Origin", address)
            .header("User-Agent", AGENT)
            .header("Cookie", "musette=" + token)
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    try {
      return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
