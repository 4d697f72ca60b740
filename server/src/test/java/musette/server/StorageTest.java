package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import musette.server.live.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk without room: people are told, and so is whoever watches over the server. */
final class StorageTest {
  static final Duration AT_ONCE = Duration.ofSeconds(1);

  /** What the server says of itself, which it must do quickly, whatever has happened. */
  static Player.Answer health(String address) {
    long began = System.nanoTime();
    Player.Answer answer = Player.call(address, "", "GET", "/healthz", "");
    assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(AT_ONCE);
    return answer;
  }

  /** As many pages as are needed at first, and few more. */
  private static ServerOptions small(Path data) {
    return ServerOptions.defaults()
        .withPort(0)
        .withData(data)
        .withDatabase("jdbc:sqlite:" + data.resolve("small.db") + "?max_page_count=60")
        .withLimits(Limits.none());
  }

  @Test
  void whenThereIsNoRoomCommandsAreRefusedAndHealthTellsIt(@TempDir Path data) {
    try (Server server = Server.start(small(data));
        Player one = Player.at(server.address()).connect()) {
      assertThat(health(server.address()).ok().get("storage").asText()).isEqualTo("ok");
      String table = one.open(OneServer.GAME, "me me");
      String reason = "";
      for (int i = 0; i < 1_000 && reason.isEmpty(); i++) {
        String line = ",\"to\":\"EVERYBODY\",\"text\":\"" + "x".repeat(300) + "\"";
        reason = OneServer.reason(one.command("Say", table, line));
      }
      assertThat(reason).isEqualTo("storage");
      Player.Answer health = health(server.address());
      assertThat(health.status()).isEqualTo(503);
      assertThat(health.body().get("status").asText()).isEqualTo("unable");
      assertThat(health.body().get("storage").asText()).isEqualTo("full");
      assertThat(one.get("/api/tables/" + table).status()).as("reading goes on").isEqualTo(200);
    }
  }
}
