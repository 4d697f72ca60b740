package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Signing out takes effect at once, on every socket of the same token and on no other. */
final class SignOutTest extends OneServer {
  SignOutTest(@TempDir Path data) {
    super(data);
  }

  static void signOut(String address, Player player) {
    ApiRequests.send(address, player.token(), "DELETE", "/api/me", "").ok();
  }

  @Test
  void theSocketsOfTheTokenAreClosed() {
    try (Player one = player().connect();
        Player tab = Player.again(server.address(), one.token(), one.id()).connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      JsonNode state = one.subscribe(table).state(Player::isOffered);
      tab.subscribe(table).state(Player::isOffered);
      two.subscribe(table).state(s -> true);
      signOut(server.address(), one);
      assertThat(one.awaitClosed()).contains("1008").contains("sign-in");
      tab.awaitClosed();
      two.state(s -> !s.at("/info/seats/0/online").asBoolean());
      two.send("{\"type\":\"Ping\"}");
      two.await(m -> Player.type(m).equals("Pong"));
      assertThat(state.at("/info/seats/0/online").asBoolean()).isTrue();
    }
  }

  /** The socket may not know yet that it is closed. */
  @Test
  void whatIsSentAfterwardsIsNotCarriedOut() {
    try (Player one = player().connect()) {
      String table = one.open(GAME, "me me");
      JsonNode state = one.subscribe(table, "A", -1).state(Player::isOffered);
      signOut(server.address(), one);
      String late =
          "{\"type\":\"Play\",\"id\":\"late\",\"table\":\"%s\",\"seq\":%d,\"seat\":\"A\",\"action\":\"%s\"}"
              .formatted(table, seq(state), state.at("/offers/0/text").asText());
      try {
        one.send(late);
      } catch (CompletionException e) {
        assertThat(e).hasRootCauseInstanceOf(IOException.class);
      }
      one.awaitClosed();
      assertThat(one.received()).noneMatch(text -> text.contains("late"));
      assertThat(player().get("/api/tables/" + table).ok().get("seq").asInt())
          .isEqualTo(seq(state));
    }
  }

  @Test
  void anotherDeviceOfTheSamePersonStaysSignedIn() throws IOException, InterruptedException {
    try (Player one = player().connect()) {
      String code = one.post("/api/me/transfer", "").ok().get("code").asText();
      try (Player device = Player.again(server.address(), claimed(code), one.id()).connect()) {
        signOut(server.address(), one);
        one.awaitClosed();
        device.send("{\"type\":\"Ping\"}");
        device.await(m -> Player.type(m).equals("Pong"));
      }
    }
  }

  /** The token of the cookie that a device gets for a code. */
  private String claimed(String code) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      var request =
          HttpRequest.newBuilder(URI.create(server.address() + "/api/me/claim"))
              .POST(BodyPublishers.ofString("{\"code\":\"" + code + "\"}"))
              .build();
      String cookie =
          client.send(request, BodyHandlers.ofString()).headers().firstValue("Set-Cookie").get();
      return cookie.substring(cookie.indexOf('=') + 1, cookie.indexOf(';'));
    }
  }
}
