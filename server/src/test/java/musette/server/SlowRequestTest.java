package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import musette.server.work.Limits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Connections that are held open without a request are closed. */
final class SlowRequestTest {
  private static final Duration SHORT = Duration.ofSeconds(1);
  private static final int SOON = 60_000;

  @TempDir private Path data = Path.of("");
  private final List<Socket> sockets = new ArrayList<>();

  private Server start(int most, int each, Duration arriving) {
    Limits any = Limits.none();
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withHost("127.0.0.1")
            .withData(data)
            .withLimits(
                new Limits(
                    any.requests(),
                    any.guests(),
                    any.tables(),
                    any.claims(),
                    any.messages(),
                    any.lines(),
                    any.sockets(),
                    any.tablesEach(),
                    any.replays(),
                    any.asks(),
                    new Limits.Connections(most, each, arriving, Duration.ofMinutes(1)),
                    any.people())));
  }

  @AfterEach
  void close() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
  }

  /** On Linux every address that begins with 127 is this machine. */
  private Socket connect(Server server, int from) throws IOException {
    var socket = new Socket();
    sockets.add(socket);
    socket.bind(new InetSocketAddress(InetAddress.ofLiteral("127.0.0." + from), 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()));
    socket.setSoTimeout(SOON);
    return socket;
  }

  private static void write(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** What is answered until the server ends the connection. */
  private static String read(Socket socket) {
    var answer = new StringBuilder();
    try {
      for (int next = socket.getInputStream().read(); next >= 0; ) {
        answer.append((char) next);
        next = socket.getInputStream().read();
      }
    } catch (java.net.SocketTimeoutException e) {
      throw new AssertionError("it is still open after " + answer, e);
    } catch (IOException e) {
      answer.append(" (reset)");
    }
    return answer.toString();
  }

  /** All at once: each of them takes its time. */
  @Test
  void aRequestThatDoesNotArriveIsEnded() throws IOException {
    List<String> beginnings =
        List.of(
            "",
            "POST /api/programs HTTP/1.1\r\nHost: x\r\nX-",
            "POST /api/programs HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{\"name\"",
            "POST /api/programs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{\"name\"",
            "POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n\r\nmusette-record 1",
            "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
                + "POST /api/programs HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{");
    try (Server server = start(100, 100, SHORT)) {
      for (String beginning : beginnings) {
        write(connect(server, 1), beginning);
      }
      for (int i = 0; i < beginnings.size(); i++) {
        assertThat(read(sockets.get(i))).as(beginnings.get(i)).doesNotContain("HTTP/1.1 5");
      }
    }
  }

  /** One letter at a time: there is always something on its way. */
  @Test
  void aRequestThatArrivesDropByDropIsEnded() throws Exception {
    List<String> beginnings =
        List.of(
            "GET / HTTP/1.1\r\nHost: x\r\nX-",
            "POST /api/programs HTTP/1.1\r\nHost: x\r\nContent-Length: 2000\r\n\r\n");
    try (Server server = start(100, 100, SHORT)) {
      var drops = new ArrayList<Thread>();
      for (String beginning : beginnings) {
        Socket socket = connect(server, 1);
        write(socket, beginning);
        drops.add(Thread.ofVirtual().start(() -> drip(socket)));
      }
      for (Socket socket : sockets) {
        read(socket);
      }
      for (Thread drop : drops) {
        drop.interrupt();
        drop.join();
      }
    }
  }

  private static void drip(Socket socket) {
    try {
      while (true) {
        write(socket, "x");
        Thread.sleep(100);
      }
    } catch (IOException | InterruptedException e) {
      // That is what we wait for.
    }
  }

  @Test
  void whoPlaysIsNotSentAway() throws InterruptedException {
    try (Server server = start(100, 100, SHORT);
        Player one = Player.at(server.address()).connect()) {
      Thread.sleep(3_500);
      one.send("{\"type\":\"Ping\"}");
      one.await(m -> Player.type(m).equals("Pong"));
      one.get("/api/games").ok();
    }
  }

  @Test
  void manyFromOneAddressAreSentAwayAndOthersAreNot() throws IOException {
    try (Server server = start(100, 20, Duration.ofMinutes(1))) {
      String half = "POST /api/programs HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{";
      for (int i = 0; i < 20; i++) {
        write(connect(server, 2), half);
      }
      for (int i = 0; i < 30; i++) {
        assertThat(read(connect(server, 2)))
            .startsWith("HTTP/1.1 429 ")
            .contains("Content-Security-Policy:")
            .endsWith("{\"rule\":\"\",\"reason\":\"too-often\",\"about\":{}}");
      }
      assertThat(get(connect(server, 3), "/api/games")).startsWith("HTTP/1.1 200 ");
      sockets.getFirst().close();
      String answer = "";
      for (int i = 0; i < 50 && !answer.startsWith("HTTP/1.1 200 "); i++) {
        answer = get(connect(server, 2), "/api/games");
      }
      assertThat(answer).startsWith("HTTP/1.1 200 ");
    }
  }

  private static String get(Socket socket, String path) throws IOException {
    try {
      write(socket, "GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    } catch (java.net.SocketException e) {
      // Sent away before it could ask.
    }
    return read(socket);
  }

  @Test
  void whenAllConnectionsAreTakenHealthStillTellsIt() throws IOException {
    try (Server server = start(10, 100, Duration.ofMinutes(1))) {
      for (int i = 0; i < 10; i++) {
        write(connect(server, 2), "GET / HTTP/1.1\r\n");
      }
      assertThat(get(connect(server, 3), "/healthz"))
          .startsWith("HTTP/1.1 503 ")
          .contains("\"connections\":\"full\"");
      assertThat(get(connect(server, 3), "/api/games"))
          .startsWith("HTTP/1.1 503 ")
          .containsIgnoringCase("Retry-After: 5")
          .containsIgnoringCase("Content-Security-Policy:")
          .contains("\"reason\":\"crowded\"");
      for (int i = 0; i < 16; i++) {
        write(connect(server, 4), "GET / HTTP/1.1\r\n");
      }
      assertThat(read(connect(server, 5))).startsWith("HTTP/1.1 503 ").contains("crowded");
    }
  }
}
