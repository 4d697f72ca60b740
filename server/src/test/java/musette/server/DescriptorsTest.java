package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Without free file descriptors nobody is left waiting: a reserve is kept, and the shortage is
 * reported.
 */
final class DescriptorsTest {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final int FEW = 400;
  private static final int SOON = 30_000;

  private static Socket connect(String address) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), URI.create(address).getPort());
    socket.setSoTimeout(SOON);
    return socket;
  }

  @Test
  void whenConnectionsUseThemUpHealthTellsItAndPlayGoesOn(@TempDir Path data) throws Exception {
    var sockets = new ArrayList<Socket>();
    try (ServerProcess server = ServerProcess.startWith(FEW, data.toString(), "");
        Player one = Player.at(server.address()).connect()) {
      String table = one.open(OneServer.GAME, "me me");
      JsonNode state = one.subscribe(table, "A", -1).state(Player::isOffered);
      for (int i = 0; i < FEW + 100; i++) {
        sockets.add(connect(server.address()));
      }
      Eventually.await(
          "health tells it", () -> health(server.address()).contains("\"connections\":\"full\""));
      String action = state.at("/offers/0/text").asText();
      assertThat(Player.type(one.play(table, OneServer.seq(state), "A", action))).isEqualTo("Done");
      Eventually.await("it is logged", () -> log(data).contains("connections were refused"));
      for (Socket socket : sockets) {
        socket.close();
      }
      awaitHealth(server.address());
    }
  }

  private static void awaitHealth(String address) throws InterruptedException {
    Eventually.await("it is well again", () -> health(address).contains("\"status\":\"ok\""));
  }

  /** What is answered, whoever answers it; a refused connection may end before it can be read. */
  private static String health(String address) {
    var request = HttpRequest.newBuilder(URI.create(address + "/healthz")).build();
    try {
      return CLIENT.send(request, HttpResponse.BodyHandlers.ofString()).body();
    } catch (IOException e) {
      return "";
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String log(Path data) {
    try {
      return Files.readString(data.resolve("logs/musette.log"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void whenSomethingElseUsesThemUpWhoeverComesIsSentAwayAtOnce(@TempDir Path data)
      throws Exception {
    try (ServerProcess server =
        ServerProcess.startWith(FEW, data.toString(), "", ServerMain.HUNGRY)) {
      for (int i = 0; i < 5; i++) {
        try (Socket socket = connect(server.address())) {
          assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
              .startsWith("HTTP/1.1 503 ")
              .contains("crowded");
        }
      }
      server.tellToGoOn();
      awaitHealth(server.address());
    }
  }
}
