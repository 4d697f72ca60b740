package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import musette.server.work.Limits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Broken and hostile messages: each is answered, none is a 500, nothing grows, and the table plays
 * on. A failure names the seed, which {@code -Dmusette.fuzz=SEED} plays again.
 */
final class FuzzTest {
  private static final Set<String> ANSWERS =
      Set.of("Refused", "Done", "State", "Stale", "Said", "Pong", "ListsChanged", "Welcome");
  private static final long MEGABYTE = 1_000_000;
  private static final boolean FULL = Boolean.getBoolean("musette.full");
  private static final int REQUESTS = FULL ? 1_000 : 300;
  private static final int MESSAGES = FULL ? 1_500 : 500;

  private final long seed = Long.getLong("musette.fuzz", System.nanoTime());
  private final Server server;
  private final Player victim;
  private final Player attacker;
  private final String table;
  private final HostileInput hostile;
  private final HttpClient client = HttpClient.newHttpClient();

  FuzzTest(@TempDir Path data) {
    server =
        Server.start(ServerOptions.defaults().withPort(0).withData(data).withLimits(Limits.none()));
    victim = Player.at(server.address()).connect();
    attacker = Player.at(server.address()).connect();
    table = victim.open("flamme-rouge", "me open");
    attacker.sit(table, "B").ok();
    attacker.subscribe(table).state(s -> true);
    hostile = new HostileInput(seed, table);
  }

  @AfterEach
  void stop() {
    attacker.close();
    victim.close();
    server.close();
  }

  private void attack(int times) {
    for (int i = 0; i < times; i++) {
      String text = hostile.message();
      attacker.send(text);
      attacker.send("{\"type\":\"Ping\"}");
      attacker.await(m -> Player.type(m).equals("Pong"));
      for (JsonNode message : attacker.drain()) {
        assertThat(ANSWERS).contains(Player.type(message));
        assertThat(message.path("reason").asText())
            .as("seed %d, message %d: %s", seed, i, text)
            .isNotEqualTo("internal");
      }
    }
  }

  @Test
  void everyMessageIsAnsweredAndTheTableIsNotStuck() {
    attack(MESSAGES);
    for (int i = 0; i < 300; i++) {
      attacker.send(hostile.command());
    }
    attacker.send("{\"type\":\"Ping\"}");
    attacker.await(m -> Player.type(m).equals("Pong"));
    theTablePlaysToItsEnd();
  }

  /**
   * The other player, and a bot for the attacker, who may have handed their seat to one already.
   */
  private void theTablePlaysToItsEnd() {
    attacker.post("/api/tables/" + table + "/leave", "").ok();
    JsonNode last = victim.subscribe(table).playToTheEnd(table);
    assertThat(last.at("/info/places")).as("seed %d", seed).hasSize(2);
    assertThat(victim.get("/api/tables/" + table + "/replay").ok().get("verified").asBoolean())
        .isTrue();
  }

  @Test
  void whatIsNoTextOrTooLongClosesTheSocketAndNothingElse() {
    try (Player binary = Player.at(server.address()).connect();
        Player tooLong = Player.at(server.address()).connect()) {
      binary.sendBytes(new byte[] {1, 2, 3});
      binary.awaitClosed();
      tooLong.send("x".repeat(17_000));
      tooLong.awaitClosed();
    }
    theTablePlaysToItsEnd();
  }

  @Test
  void noRequestEndsInAFiveHundred() throws IOException, InterruptedException {
    for (int i = 0; i < REQUESTS; i++) {
      HostileInput.Request request = hostile.request();
      assertThat(status(request)).as("seed %d, request %d: %s", seed, i, request).isLessThan(500);
    }
    theTablePlaysToItsEnd();
  }

  private int status(HostileInput.Request request) throws IOException, InterruptedException {
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(URI.create(server.address() + request.path()))
            .method(request.method(), HttpRequest.BodyPublishers.ofString(request.body()));
    List<String> headers = request.headers();
    for (int i = 0; i < headers.size(); i += 2) {
      builder.header(headers.get(i), headers.get(i + 1));
    }
    if (!headers.contains("Authorization")) {
      // Who signs out is out: the attacker is still needed.
      Player who = request.method().equals("DELETE") ? Player.at(server.address()) : attacker;
      builder.header("Authorization", "Bearer " + who.token());
    }
    int status = sent(builder.build());
    // What the server says it cannot do at all is not an accident.
    return status == 501 || status == 505 ? 400 : status;
  }

  /** After a broken request the server may close the connection; then the next one serves. */
  private int sent(HttpRequest request) throws IOException, InterruptedException {
    try {
      return client.send(request, HttpResponse.BodyHandlers.ofString()).statusCode();
    } catch (IOException e) {
      return client.send(request, HttpResponse.BodyHandlers.ofString()).statusCode();
    }
  }

  @Test
  void memoryDoesNotGrow() {
    attack(MESSAGES / 2);
    long before = inUse();
    attack(2 * MESSAGES);
    assertThat(inUse() - before).as("seed %d", seed).isLessThan(MEGABYTE);
  }

  /** Bytes after collections, the smallest of several looks. */
  private static long inUse() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 4; i++) {
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }
}
