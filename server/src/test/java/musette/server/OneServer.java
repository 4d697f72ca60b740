package musette.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import musette.server.work.Limits;
import org.junit.jupiter.api.AfterEach;

/** Tests with a server of their own, without limits. */
abstract class OneServer {
  static final String GAME = "flamme-rouge";

  final Server server;

  OneServer(Path data) {
    server = start(data);
  }

  static Server start(Path data) {
    return Server.start(
        ServerOptions.defaults().withPort(0).withData(data).withLimits(Limits.none()));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  Player player() {
    return Player.at(server.address());
  }

  static String reason(JsonNode message) {
    return message.path("reason").asText();
  }

  static int seq(JsonNode state) {
    return state.at("/info/seq").asInt();
  }

  static JsonNode answer(Player player, String table, int seq, String seat, String reply) {
    return player.command(
        "Answer",
        table,
        ",\"seq\":%d,\"seat\":\"%s\",\"reply\":\"%s\"".formatted(seq, seat, reply));
  }
}
