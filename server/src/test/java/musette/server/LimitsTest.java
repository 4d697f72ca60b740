package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import musette.server.live.Limits;
import musette.server.live.Limits.Rate;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How often and how much: every limit stops who goes beyond it, and lets him on later. */
final class LimitsTest {
  private static final Rate ANY = new Rate(1e9, 1e9);
  private static final Rate FEW = new Rate(3, 0.5);

  private final AtomicLong time = new AtomicLong(1_800_000_000_000L);
  private final Path data;
  private Server server;

  LimitsTest(@TempDir Path data) {
    this.data = data;
    this.server = start(limits -> limits);
  }

  /** Without any limits but those that the test sets. */
  private Server start(UnaryOperator<Limits> change) {
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withData(data)
            .withLimits(change.apply(Limits.none()))
            .withClock(() -> Instant.ofEpochMilli(time.get())));
  }

  private static Limits limits(
      Rate requests,
      Rate guests,
      Rate tables,
      Rate claims,
      Rate messages,
      Rate lines,
      int sockets,
      int tablesEach) {
    return new Limits(
        requests,
        guests,
        tables,
        claims,
        messages,
        lines,
        sockets,
        tablesEach,
        ANY,
        ANY,
        Limits.none().connections());
  }

  private void restart(UnaryOperator<Limits> change) {
    server.close();
    server = start(change);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Player player() {
    return Player.at(server.address());
  }

  /** Three times it is good, the fourth time it is too often, and after a while good again. */
  private void fewTimes(java.util.function.Supplier<String> ask) {
    for (int i = 0; i < 3; i++) {
      assertThat(ask.get()).as("time %d", i).isNotEqualTo("too-often");
    }
    assertThat(ask.get()).isEqualTo("too-often");
    time.addAndGet(3_000);
    assertThat(ask.get()).isNotEqualTo("too-often");
    assertThat(ask.get()).isEqualTo("too-often");
  }

  private static String reason(Player.Answer answer) {
    return answer.body().path("reason").asText();
  }

  private static String refusal(JsonNode message) {
    return message.path("reason").asText();
  }

  @Test
  void requestsOfOneAddress() {
    Player one = player();
    restart(any -> limits(FEW, ANY, ANY, ANY, ANY, ANY, 100, 100));
    Player again = one.at(server);
    fewTimes(() -> reason(again.get("/api/games")));
  }

  @Test
  void newIdentitiesOfOneAddress() {
    restart(any -> limits(ANY, FEW, ANY, ANY, ANY, ANY, 100, 100));
    fewTimes(
        () ->
            reason(Player.call(server.address(), "", "POST", "/api/programs", "{\"name\":\"p\"}")));
  }

  @Test
  void tablesThatOnePlayerOpens() {
    restart(any -> limits(ANY, ANY, FEW, ANY, ANY, ANY, 100, 100));
    Player one = player();
    fewTimes(() -> reason(one.open("flamme-rouge", "me open", "{\"type\":\"NoClock\"}", "{}")));
  }

  @Test
  void transferCodesThatOneAddressTries() {
    restart(any -> limits(ANY, ANY, ANY, FEW, ANY, ANY, 100, 100));
    Player one = player();
    fewTimes(() -> reason(one.post("/api/me/claim", "{\"code\":\"aaaa\"}")));
  }

  @Test
  void messagesOfOneSocket() {
    restart(any -> limits(ANY, ANY, ANY, ANY, FEW, ANY, 100, 100));
    try (Player one = player().connect()) {
      fewTimes(
          () -> {
            one.send("{\"type\":\"Ping\"}");
            return refusal(one.await(m -> true));
          });
    }
  }

  @Test
  void linesOfChatOfOnePlayerOnAllSockets() {
    restart(any -> limits(ANY, ANY, ANY, ANY, ANY, FEW, 100, 100));
    try (Player one = player().connect();
        Player again = Player.again(server.address(), one.token(), one.id()).connect()) {
      String table = one.open("flamme-rouge", "me open");
      var sockets = new ArrayDeque<>(List.of(one, again));
      fewTimes(
          () -> {
            sockets.add(sockets.remove());
            return refusal(
                sockets.peek().command("Say", table, ",\"to\":\"EVERYBODY\",\"text\":\"hello\""));
          });
    }
  }

  @Test
  void theLengthOfAGivenRecord() {
    Player one = player();
    String head =
        "musette-record 1\ngame flamme-rouge\nrules 1\nseats 1\nplayer A A\nseed-hash "
            + "0".repeat(64);
    var plies = new StringBuilder(head);
    var undone = new StringBuilder(head);
    for (int i = 1; i <= 4_001; i++) {
      plies.append("\nply ").append(i).append(" A draw rouleur");
      if (i <= 201) {
        undone.append("\nply ").append(i).append(" A draw rouleur\nundo ").append(i);
      }
    }
    for (var record : List.of(plies, undone)) {
      Player.Answer answer = one.post("/api/replay", record.append('\n').toString());
      assertThat(reason(answer)).isEqualTo("replay-too-long");
      assertThat(answer.status()).isEqualTo(413);
    }
  }

  @Test
  void replaysOfOneAddress() {
    Limits any = Limits.none();
    restart(
        none -> new Limits(ANY, ANY, ANY, ANY, ANY, ANY, 100, 100, FEW, ANY, any.connections()));
    Player one = player();
    fewTimes(() -> reason(one.post("/api/replay?eyes=ALL", "no record")));
    time.addAndGet(3_600_000);
    fewTimes(() -> reason(one.get("/api/tables/aaaaaaaaaaaaaaaa/replay?eyes=ALL")));
  }

  @Test
  void addressesOfOneNetworkTogether() throws IOException, InterruptedException {
    server.close();
    server =
        Server.start(
            ServerOptions.defaults()
                .withPort(0)
                .withData(data)
                .withProxy(ServerOptions.Proxy.TRUSTED)
                .withLimits(limits(FEW, ANY, ANY, ANY, ANY, ANY, 100, 100))
                .withClock(() -> Instant.ofEpochMilli(time.get())));
    for (int i = 1; i <= 3; i++) {
      assertThat(statusFor("2001:db8:1:2::" + i)).isEqualTo(200);
    }
    assertThat(statusFor("2001:db8:1:2:ffff::7")).isEqualTo(429);
    assertThat(statusFor("2001:db8:1:3::1")).isEqualTo(200);
  }

  private int statusFor(String address) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      var request =
          HttpRequest.newBuilder(URI.create(server.address() + "/api/games"))
              .header("X-Forwarded-For", "203.0.113.9, " + address)
              .build();
      return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }
  }

  @Test
  void socketsOfOneAddress() {
    restart(any -> limits(ANY, ANY, ANY, ANY, ANY, ANY, 2, 100));
    Player three = player();
    try (Player one = player().connect();
        Player two = player().connect()) {
      Assertions.assertThatThrownBy(three::connect).isInstanceOf(CompletionException.class);
      assertThat(two.id()).isNotEqualTo(one.id());
    }
  }

  @Test
  void unfinishedTablesOfOnePlayer() {
    restart(any -> limits(ANY, ANY, ANY, ANY, ANY, ANY, 100, 2));
    Player one = player();
    one.open("flamme-rouge", "me open");
    one.open("flamme-rouge", "me open");
    assertThat(reason(one.open("flamme-rouge", "me open", "{\"type\":\"NoClock\"}", "{}")))
        .isEqualTo("too-many-tables");
  }

  @Test
  void tablesThatOneSocketWatches() {
    try (Player one = player().connect()) {
      for (int i = 0; i < 64; i++) {
        one.subscribe(one.open("flamme-rouge", "me open"));
      }
      one.subscribe(one.open("flamme-rouge", "me open"));
      assertThat(refusal(one.await(m -> Player.type(m).equals("Refused"))))
          .isEqualTo("too-many-tables");
    }
  }

  @Test
  void theLengthOfEveryText() {
    try (Player one = player().connect()) {
      String table = one.open("flamme-rouge", "me open");
      String path = "/api/tables/" + table;
      assertThat(reason(one.post("/api/programs", "{\"name\":\"" + "x".repeat(31) + "\"}")))
          .isEqualTo("text-length");
      assertThat(
              reason(
                  one.post(path + "/word", "{\"seat\":\"A\",\"word\":\"" + "x".repeat(61) + "\"}")))
          .isEqualTo("text-length");
      assertThat(
              refusal(
                  one.command(
                      "Say", table, ",\"to\":\"EVERYBODY\",\"text\":\"" + "x".repeat(301) + "\"")))
          .isEqualTo("text-length");
      one.send(
          "{\"type\":\"Resume\",\"id\":\"%s\",\"table\":\"%s\",\"seat\":\"A\"}"
              .formatted("x".repeat(41), table));
      assertThat(refusal(one.await(m -> Player.type(m).equals("Refused")))).isEqualTo("command-id");
      assertThat(one.post("/api/tables", "{\"game\":\"" + "x".repeat(70_000) + "\"}").status())
          .isEqualTo(413);
      assertThat(one.post("/api/replay", "x".repeat(1_100_000)).status()).isEqualTo(413);
      String option = "{\"ownStage\":\"" + "a".repeat(65) + "\"}";
      assertThat(reason(one.open("flamme-rouge", "me me", "{\"type\":\"NoClock\"}", option)))
          .isEqualTo("option-value");
    }
  }
}
