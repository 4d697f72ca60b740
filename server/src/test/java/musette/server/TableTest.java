package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import musette.server.live.Limits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TableTest {
  private Server server;

  TableTest(@TempDir Path data) {
    server = start(data);
  }

  static Server start(Path data) {
    return Server.start(
        ServerOptions.defaults().withPort(0).withData(data).withLimits(Limits.none()));
  }

  @BeforeEach
  void isUp() {
    assertThat(server.port()).isPositive();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Player player() {
    return Player.at(server.address());
  }

  @Test
  void aPersonPlaysAWholeGameAgainstABot() {
    try (Player one = player().connect()) {
      String table = one.open("flamme-rouge", "me bot:random");
      JsonNode last = one.subscribe(table).playToTheEnd(table);
      assertThat(last.at("/info/places")).hasSize(2);
      assertThat(last.at("/info/seed").asText()).hasSize(64);
    }
  }
}
