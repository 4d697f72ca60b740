package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import musette.wire.Json;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The checks of every request: origins, cookies, headers, limits. */
final class GuardTest {
  private final Server server;
  private final HttpClient client = HttpClient.newHttpClient();

  GuardTest(@TempDir Path data) {
    server = Server.start(ServerOptions.defaults().withPort(0).withData(data));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private HttpResponse<String> send(String method, String path, String body, String... headers)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(server.address() + path))
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            // A server that refuses a large body does not wait for it.
            .expectContinue(body.length() > 1_000_000);
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private static String reason(HttpResponse<String> response) {
    return Json.parse(response.body()).get("reason").asText();
  }

  @Test
  void aGuestIsKnownByACookieThatNoPageCanRead() throws IOException, InterruptedException {
    var first = send("POST", "/api/me", "", "Origin", server.address());
    String cookie = first.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie).contains("HttpOnly").contains("SameSite=Strict").startsWith("musette=");
    String value = cookie.substring(0, cookie.indexOf(';'));
    var again = send("POST", "/api/me", "", "Origin", server.address(), "Cookie", value);
    assertThat(again.body()).isEqualTo(first.body());
    var renamed =
        send(
            "PATCH",
            "/api/me",
            "{\"name\":\" Ann\\u0000  Marie \"}",
            "Origin",
            server.address(),
            "Cookie",
            value);
    assertThat(Json.parse(renamed.body()).at("/you/name").asText()).isEqualTo("Ann Marie");
  }

  @Test
  void whoSignsOutIsNotLetInAgain() throws IOException, InterruptedException {
    var first = send("POST", "/api/me", "", "Origin", server.address());
    String value = first.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    String[] signed = {"Origin", server.address(), "Cookie", value};
    assertThat(send("PATCH", "/api/me", "{\"name\":\"Ann\"}", signed).statusCode()).isEqualTo(200);
    assertThat(send("DELETE", "/api/me", "", signed).statusCode()).isEqualTo(200);
    var after = send("PATCH", "/api/me", "{\"name\":\"Eve\"}", signed);
    assertThat(after.statusCode()).isEqualTo(401);
    assertThat(reason(after)).isEqualTo("sign-in");
  }

  @Test
  void anIdentityMovesToAnotherDeviceOnce() throws IOException, InterruptedException {
    var first = send("POST", "/api/me", "", "Origin", server.address());
    String value = first.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    var transfer =
        send("POST", "/api/me/transfer", "", "Origin", server.address(), "Cookie", value);
    String body = "{\"code\":" + Json.parse(transfer.body()).get("code") + "}";
    var claimed = send("POST", "/api/me/claim", body, "Origin", server.address());
    assertThat(claimed.body()).isEqualTo(first.body());
    assertThat(claimed.headers().firstValue("Set-Cookie").orElseThrow()).doesNotContain(value);
    assertThat(send("POST", "/api/me/claim", body, "Origin", server.address()).statusCode())
        .isEqualTo(404);
  }

  @Test
  void foreignPagesAreRefused() throws IOException, InterruptedException {
    var foreign = send("POST", "/api/me", "", "Origin", "https://elsewhere.example");
    assertThat(foreign.statusCode()).isEqualTo(403);
    assertThat(reason(foreign)).isEqualTo("origin");
    assertThat(send("POST", "/api/me", "", "Origin", "null").statusCode()).isEqualTo(403);
    var me = send("POST", "/api/me", "", "Origin", server.address());
    String value = me.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    assertThat(send("PATCH", "/api/me", "{\"name\":\"x\"}", "Cookie", value).statusCode())
        .as("a cookie without an origin does not count for writing")
        .isEqualTo(401);
    Assertions.assertThatThrownBy(
            () ->
                client
                    .newWebSocketBuilder()
                    .header("Cookie", value)
                    .header("Origin", "https://elsewhere.example")
                    .buildAsync(
                        URI.create(server.address().replace("http", "ws") + "/api/socket"),
                        new java.net.http.WebSocket.Listener() {})
                    .join())
        .isInstanceOf(CompletionException.class);
  }

  @Test
  void everyAnswerCarriesTheHeadersThatProtectThePage() throws IOException, InterruptedException {
    for (String path :
        new String[] {
          "/", "/api/games", "/healthz", "/nothing.js", "/api/socket", "/..%2fx", "//etc/x.txt"
        }) {
      var headers = send("GET", path, "").headers();
      assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
          .as(path)
          .contains("script-src 'self' 'wasm-unsafe-eval';", "worker-src 'self';")
          .contains("frame-ancestors 'none'")
          .doesNotContain("'unsafe-eval'", "style-src 'self' 'unsafe-inline'");
      assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
    }
  }

  /** Java's own client refuses to send these. */
  @Test
  void whatNobodyCanReadIsAnsweredWithAProblemToo() throws IOException {
    for (String start :
        new String[] {
          "GET /% HTTP/1.1",
          "GET /%zz HTTP/1.1",
          "GET /a%00b HTTP/1.1",
          "GET /..%2f..%2fx HTTP/1.1",
          "GET /nothing.js HTTP/1.1",
          "GET /api/socket HTTP/1.1",
          "GET /" + "a".repeat(9_000) + " HTTP/1.1",
          "BREW / HTTP/1.1",
          "OPTIONS * HTTP/1.1",
          "OPTIONS /api/me HTTP/1.1",
          "PRI * HTTP/2.0",
          "GET / HTTP/2.0"
        }) {
      String answer = raw(start);
      assertThat(answer).as(start).startsWith("HTTP/1.1 4");
      assertThat(answer).as(start).containsIgnoringCase("Content-Security-Policy:");
      String body = answer.substring(answer.indexOf("\r\n\r\n") + 4);
      assertThat(Json.parse(body).get("reason").asText()).as(start).isNotEmpty();
    }
  }

  private String raw(String start) throws IOException {
    try (var socket = new Socket("localhost", server.port())) {
      String request = start + "\r\nHost: localhost\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aHeadHasTheTypeOfItsFile() throws IOException, InterruptedException {
    for (String path : new String[] {"/", "/play", "/metrics", "/api/games", "/nothing.js"}) {
      var get = send("GET", path, "");
      var head = send("HEAD", path, "");
      assertThat(head.statusCode()).as(path).isEqualTo(get.statusCode());
      assertThat(head.headers().firstValue("Content-Type"))
          .as(path)
          .isEqualTo(get.headers().firstValue("Content-Type"));
    }
  }

  @Test
  void aBotThatNobodyKnowsIsUnknown() throws IOException, InterruptedException {
    assertThat(send("GET", "/api/players/bot-random", "").statusCode()).isEqualTo(200);
    var unknown = send("GET", "/api/players/bot-nobodyknows", "");
    assertThat(unknown.statusCode()).isEqualTo(404);
    assertThat(reason(unknown)).isEqualTo("unknown-player");
  }

  @Test
  void noPathLeadsOutOfTheClient() throws IOException, InterruptedException {
    for (String path :
        new String[] {
          "/..%2f..%2fetc/passwd",
          "/%2e%2e/%2e%2e/musette/db/V1__tables_that_never_lose_a_move.sql",
          "/assets/..%5c..%5cx.js",
          "/musette/server/Server.class",
          "//etc/passwd.txt"
        }) {
      var response = send("GET", path, "");
      assertThat(response.statusCode()).as(path).isIn(400, 404);
      assertThat(response.body()).doesNotContain("root:").doesNotContain("create table");
    }
  }

  @Test
  void whatIsBrokenIsAnsweredWithAProblem() throws IOException, InterruptedException {
    assertThat(send("POST", "/api/programs", "{").statusCode()).isEqualTo(400);
    assertThat(reason(send("POST", "/api/programs", "{"))).isEqualTo("json");
    assertThat(reason(send("GET", "/api/nothing", ""))).isEqualTo("unknown-path");
    assertThat(send("GET", "/api/tables/zzzzzzzzzzzzzzzz", "").statusCode()).isEqualTo(404);
    assertThat(send("POST", "/api/tables", "{}").statusCode()).isEqualTo(401);
    assertThat(send("POST", "/api/replay", "x".repeat(1_100_000)).statusCode()).isEqualTo(413);
    assertThat(reason(send("POST", "/api/replay", "not a record"))).isEqualTo("record");
  }

  @Test
  void whoAsksTooOftenHasToWait() throws IOException, InterruptedException {
    int last = 200;
    for (int i = 0; i < 40 && last == 200; i++) {
      last = send("POST", "/api/programs", "{\"name\":\"p\"}").statusCode();
    }
    assertThat(last).isEqualTo(429);
  }

  @Test
  void healthAndMetricsAreThere() throws IOException, InterruptedException {
    assertThat(send("GET", "/healthz", "").body()).contains("\"ok\"");
    assertThat(send("GET", "/metrics", "").body()).contains("musette_commands_seconds");
  }
}
