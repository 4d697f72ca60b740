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
import musette.server.work.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Limits on requests that cost the server or other people much: replays, requests to other players.
 */
final class CostlyRequestLimitsTest extends LimitedServer {
  CostlyRequestLimitsTest(@TempDir Path data) {
    super(data);
  }

  @Test
  void replaysOfOneAddress() {
    Limits any = Limits.none();
    restart(
        none ->
            new Limits(
                ANY, ANY, ANY, ANY, ANY, ANY, 100, 100, FEW, ANY, any.connections(), any.people()));
    Player one = player();
    fewTimes(() -> reason(one.post("/api/replay?eyes=ALL", "no record")));
    time.addAndGet(3_600_000);
    fewTimes(() -> reason(one.get("/api/tables/aaaaaaaaaaaaaaaa/replay?eyes=ALL")));
  }

  @Test
  void askingToTakeBackOfOnePlayerAtOneTable() {
    restart(
        any ->
            new Limits(
                ANY, ANY, ANY, ANY, ANY, ANY, 100, 100, ANY, FEW, any.connections(), any.people()));
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open("flamme-rouge", "me open");
      two.sit(table, "B").ok();
      one.subscribe(table);
      two.subscribe(table);
      ConsentTest.untilItIsAnswered(one, two, table);
      fewTimes(() -> askedAndWithdrawn(one, table));
      JsonNode last = ConsentTest.atLeast(two, table, 0);
      assertThat(last.get("requests")).as("nobody is asked any more").isEmpty();
      String other = one.open("flamme-rouge", "me open");
      two.sit(other, "B").ok();
      JsonNode offered =
          one.command("OfferEnd", other, ",\"seq\":%d,\"seat\":\"A\"".formatted(seq(one, other)));
      assertThat(Player.type(offered)).as("another table is another matter").isEqualTo("Done");
    }
  }

  private static int seq(Player player, String table) {
    return player.get("/api/tables/" + table).ok().get("seq").asInt();
  }

  private static String askedAndWithdrawn(Player one, String table) {
    JsonNode asked = ConsentTest.undo(one, table, seq(one, table), "A");
    if (Player.type(asked).equals("Done")) {
      OneServer.answer(one, table, asked.get("seq").asInt(), "A", "NO");
    }
    return refusal(asked);
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
}
