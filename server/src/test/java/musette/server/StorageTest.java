package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import musette.server.work.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A full disk: people and monitoring are told. */
final class StorageTest {
  private static final Duration AT_ONCE = Duration.ofSeconds(1);

  /**
   * What the server says of itself, which it must do quickly, whatever has happened. A machine that
   * has much else to do may need several tries.
   */
  static Answer health(String address) {
    Duration took = AT_ONCE;
    for (int i = 0; i < 4; i++) {
      long began = System.nanoTime();
      Answer answer = ApiRequests.send(address, "", "GET", "/healthz", "");
      took = Duration.ofNanos(System.nanoTime() - began);
      if (took.compareTo(AT_ONCE) < 0) {
        return answer;
      }
    }
    throw new AssertionError("health took " + took);
  }

  /** Waits until the server says that it is well. */
  static void awaitHealth(String address) throws InterruptedException {
    Eventually.await("it is well", () -> health(address).status() == 200);
  }

  /** As many pages as are needed at first, and few more. */
  private static ServerOptions small(Path data) {
    return ServerOptions.defaults()
        .withPort(0)
        .withData(data)
        .withDatabase("jdbc:sqlite:" + data.resolve("small.db") + "?max_page_count=150")
        .withLimits(Limits.none());
  }

  @Test
  void whenThereIsNoRoomCommandsAreRefusedAndHealthTellsIt(@TempDir Path data)
      throws InterruptedException {
    try (Server server = Server.start(small(data));
        Player one = Player.at(server.address()).connect()) {
      awaitHealth(server.address());
      String table = one.open(OneServer.GAME, "me me");
      String reason = "";
      for (int i = 0; i < 1_000 && reason.isEmpty(); i++) {
        String line = ",\"to\":\"EVERYBODY\",\"text\":\"" + "x".repeat(300) + "\"";
        reason = OneServer.reason(one.command("Say", table, line));
      }
      assertThat(reason).isEqualTo("storage");
      Answer health = health(server.address());
      assertThat(health.status()).isEqualTo(503);
      assertThat(health.body().get("status").asText()).isEqualTo("unable");
      assertThat(health.body().get("storage").asText()).isEqualTo("full");
      assertThat(one.get("/api/tables/" + table).status()).as("reading goes on").isEqualTo(200);
    }
  }
}
