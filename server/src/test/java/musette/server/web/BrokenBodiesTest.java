package musette.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import musette.server.Server;
import musette.server.ServerOptions;
import musette.server.work.Limits;
import musette.wire.Json;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No body and no content type makes a request fail with a 500. */
final class BrokenBodiesTest {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final String TABLE =
      """
      {"game":"flamme-rouge","options":{"firstPlayer":"A"},
       "seats":[{"kind":"ME","bot":""},{"kind":"OPEN","bot":""}],
       "access":"PUBLIC","spectators":true,"autoStart":true,"clock":{"type":"NoClock"}}""";
  private static final String CUP =
      """
      {"plan":{"name":"x","kind":"TOURNAMENT","form":"ROUNDS","count":"POINTS",
        "stages":[{"title":"","game":"pace-wheel","options":{"dice":"d12"}}],"rounds":2,"tableSize":2,"entrants":4,
        "starts":0,"clock":{"type":"DaysClock","days":1},"access":"PUBLIC","bot":"club","pause":0,"closes":0},
       "friends":[],"bots":["club"]}""";
  private static final String LEARNT =
      """
      {"lessons":{"flamme-rouge":{"packs":[0]}},"answers":{"p":{"right":true,"mine":1500,"its":1500.5,"at":1}},
       "redone":{"m":1},"days":["2026-11-18"],"tasks":["{}"],"own":["{}"]}""";
  private static final List<String> BODIES =
      List.of("null", " null ", "[]", "[null]", "{\"seats\":[null]}", "{}", "\"x\"", "7", "true");

  private static final Set<String> TAKING_JSON = takingJson();

  private static Server server;
  private static String table;

  @BeforeAll
  static void start(@TempDir Path data) throws IOException, InterruptedException {
    server =
        Server.start(ServerOptions.defaults().withPort(0).withData(data).withLimits(Limits.none()));
    String host = token();
    table =
        Json.parse(send(host, "POST /api/tables", TABLE, "application/json").body())
            .get("table")
            .asText();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  static Set<String> routes() throws IOException {
    return OpenApiTest.documented();
  }

  /** Whoever is not the operator is refused before the body is read. */
  private static Set<String> takingJson() {
    try {
      Set<String> routes = OpenApiTest.takingJson();
      routes.removeIf(route -> route.contains(" /api/admin/"));
      return routes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String token() throws IOException, InterruptedException {
    var answer = send("", "POST /api/programs", "{\"name\":\"p\"}", "application/json");
    return Json.parse(answer.body()).get("token").asText();
  }

  private static HttpResponse<String> send(String token, String route, String body, String type)
      throws IOException, InterruptedException {
    return send(token, route, body.getBytes(StandardCharsets.UTF_8), type);
  }

  private static HttpResponse<String> send(String token, String route, byte[] body, String type)
      throws IOException, InterruptedException {
    String[] parts = route.split(" ", 2);
    String path =
        parts[1]
            .replace("{table}", String.valueOf(table))
            .replace("{seat}", "B")
            .replace("{game}", "pace-wheel")
            .replaceAll("\\{\\w+}", "x");
    var request =
        HttpRequest.newBuilder(URI.create(server.address() + path))
            .method(parts[0], BodyPublishers.ofByteArray(body))
            .header("Content-Type", type);
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    try {
      return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      // A server may close a connection whose body it did not read; then the next one serves.
      return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  @ParameterizedTest
  @MethodSource("routes")
  void aBodyThatIsNotWhatIsWantedIsRefused(String route) throws IOException, InterruptedException {
    for (String body : BODIES) {
      var answer = send(token(), route, body, "application/json");
      assertThat(answer.statusCode()).as("%s %s: %s", route, body, answer.body()).isLessThan(500);
      if (TAKING_JSON.contains(route)) {
        assertThat(answer.statusCode()).as("%s %s", route, body).isEqualTo(400);
        assertThat(Json.parse(answer.body()).get("reason").asText()).isEqualTo("json");
      }
    }
  }

  @ParameterizedTest
  @MethodSource("routes")
  void aBodyInAnUnknownCharsetIsRefused(String route) throws IOException, InterruptedException {
    for (String charset :
        List.of("nope", "", "\"", "utf-16", "x-user-defined", "utf-8; charset=no")) {
      String type = "application/json; charset=" + charset;
      var answer = send(token(), route, "{\"name\":\"x\"}", type);
      assertThat(answer.statusCode()).as("%s %s: %s", route, type, answer.body()).isLessThan(500);
      assertThat(answer.body()).as("%s %s", route, type).matches(text -> refuses(route, text));
    }
    var noText = send(token(), route, new byte[] {'{', '"', (byte) 0xC3, '(', '"'}, "text/plain");
    assertThat(noText.body()).as(route).matches(text -> refuses(route, text));
  }

  private static boolean refuses(String route, String text) {
    boolean reads = TAKING_JSON.contains(route) || route.matches("POST .*/(replay|analysis)");
    return !reads || Json.parse(text).get("reason").asText().equals("not-utf8");
  }

  static Stream<String> requests() {
    return Stream.of(
        "PATCH /api/me {\"name\":\"Ann\"}",
        "POST /api/me/claim {\"code\":\"aaaa\"}",
        "POST /api/programs {\"name\":\"p\"}",
        "POST /api/tables " + TABLE,
        "POST /api/tables " + TABLE.replace("\"NoClock\"", "\"MoveClock\",\"seconds\":60"),
        "POST /api/tables/check " + TABLE,
        "PUT /api/tables/{table}/seats/{seat} {\"kind\":\"ME\",\"bot\":\"\"}",
        "POST /api/tables/{table}/word {\"seat\":\"A\",\"word\":\"x\"}",
        "POST /api/tables/adopt {\"log\":[{\"seq\":0,\"at\":0,\"player\":\"\",\"command\":\"\",\"proof\":\"\",\"change\":{\"type\":\"Started\"}}]}",
        "POST /api/tables/{table}/rematch {\"order\":\"SAME\"}",
        "PUT /api/tables/{table}/order {\"seat\":\"A\",\"action\":\"x\"}",
        "POST /api/tables/{table}/invite {\"player\":\"p\"}",
        "POST /api/me/passkeys"
            + " {\"label\":\"x\",\"attestation\":\"x\",\"clientData\":\"x\",\"transports\":[\"x\"]}",
        "POST /api/me/code/confirm {\"code\":\"x\"}",
        "POST /api/me/farewell {\"name\":\"x\"}",
        "PUT /api/me/calls"
            + " {\"language\":\"en\",\"zone\":\"UTC\",\"quietFrom\":1,\"quietTo\":2,\"kinds\":[\"TURN\"]}",
        "PUT /api/me/holiday {\"days\":1}",
        "PUT /api/me/sharing {\"shared\":true}",
        "PUT /api/me/learning {\"version\":0,\"learnt\":" + LEARNT + "}",
        "POST /api/me/calls/push"
            + " {\"address\":\"x\",\"p256dh\":\"x\",\"auth\":\"x\",\"language\":\"en\",\"zone\":\"UTC\"}",
        "POST /api/me/calls/mail {\"address\":\"x\",\"language\":\"en\",\"zone\":\"UTC\"}",
        "POST /api/me/calls/mail/confirm {\"code\":\"x\"}",
        "PUT /api/me/blocks/{player} {\"kind\":\"MUTE\"}",
        "POST /api/reports {\"kind\":\"NAME\",\"subject\":\"x\",\"quoted\":\"\",\"reason\":\"x\"}",
        "POST /api/sign-in"
            + " {\"id\":\"x\",\"user\":\"x\",\"authenticatorData\":\"x\",\"clientData\":\"x\",\"signature\":\"x\"}",
        "POST /api/sign-in/code {\"code\":\"x\"}",
        "POST /api/roads/{game}/check {\"text\":\"x\"}",
        "POST /api/roads/{game}/forecast {\"text\":\"x\"}",
        "POST /api/roads/{game}/make {\"length\":80,\"climbs\":2,\"legs\":\"KIND\",\"seed\":1}",
        "POST /api/competitions " + CUP,
        "POST /api/courses"
            + " {\"game\":\"pace-wheel\",\"text\":\"x\",\"shelf\":\"MINE\",\"outlook\":{\"races\":0,\"rounds\":0,\"first\":0}}",
        "POST /api/courses/{course}/report {\"reason\":\"x\"}");
  }

  @Test
  void everyRouteThatTakesJsonIsTried() {
    assertThat(requests().map(request -> request.substring(0, request.indexOf(" {\""))))
        .containsAll(TAKING_JSON);
  }

  @ParameterizedTest
  @MethodSource("requests")
  void aNullAnywhereInABodyIsRefused(String request) throws IOException, InterruptedException {
    int body = request.indexOf(" {\"") + 1;
    for (String broken : withNulls(request.substring(body))) {
      var answer = send(token(), request.substring(0, body).strip(), broken, "application/json");
      assertThat(answer.statusCode()).as("%s: %s", broken, answer.body()).isEqualTo(400);
      assertThat(Json.parse(answer.body()).get("reason").asText()).isEqualTo("json");
    }
  }

  /** The text with a null at every place where something can stand, one at a time. */
  private static List<String> withNulls(String text) {
    var texts = new ArrayList<String>();
    JsonNode whole = Json.parse(text);
    replace(whole, whole, texts);
    return texts;
  }

  private static void replace(JsonNode whole, JsonNode part, List<String> texts) {
    if (part instanceof ObjectNode object) {
      for (String name :
          List.copyOf(object.propertyStream().map(java.util.Map.Entry::getKey).toList())) {
        JsonNode was = object.get(name);
        replace(whole, was, texts);
        object.set(name, NullNode.instance);
        texts.add(whole.toString());
        object.set(name, was);
      }
    } else if (part instanceof ArrayNode list) {
      for (int i = 0; i < list.size(); i++) {
        JsonNode was = list.get(i);
        replace(whole, was, texts);
        list.set(i, NullNode.instance);
        texts.add(whole.toString());
        list.set(i, was);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"%00", "%ff", "%ed%a0%80", "%", "%zz", "x%0a"})
  void aQueryThatNobodyCanReadIsRefused(String text) throws IOException {
    for (String path : List.of("/api/tables?game=", "/api/leaderboard?game=", "/api/players/")) {
      assertThat(raw("GET " + path + text + " HTTP/1.1", "\r\n"))
          .as(path)
          .doesNotContain("HTTP/1.1 5");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 100\r\n\r\n{\"name",
        "Content-Length: x\r\n\r\n{}",
        "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked\r\n\r\n7fffffffff\r\n{}",
        "Transfer-Encoding: chunked\r\n\r\n2\r\n{}",
        "Transfer-Encoding: gzip\r\n\r\n{}",
        "Expect: 100-continue\r\nContent-Length: 100\r\n\r\n",
      })
  void aBodyThatEndsTooEarlyOrIsNoneIsRefused(String rest) throws IOException {
    assertThat(raw("POST /api/programs HTTP/1.1", rest)).contains("HTTP/1.1 4");
  }

  private static String raw(String start, String rest) throws IOException {
    try (var socket = new java.net.Socket("localhost", server.port())) {
      String request = start + "\r\nHost: localhost\r\nConnection: close\r\n" + rest;
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
