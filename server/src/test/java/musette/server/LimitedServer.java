package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import musette.server.work.Limits;
import musette.server.work.Limits.Rate;
import org.junit.jupiter.api.AfterEach;

/** Tests with a server of their own that has the limits and the clock they need. */
abstract class LimitedServer {
  static final Rate ANY = new Rate(1e9, 1e9);
  static final Rate FEW = new Rate(3, 0.5);

  final AtomicLong time = new AtomicLong(1_800_000_000_000L);
  final Path data;
  Server server;

  LimitedServer(Path data) {
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

  static Limits limits(
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
        Limits.none().connections(),
        Limits.none().people());
  }

  void restart(UnaryOperator<Limits> change) {
    server.close();
    server = start(change);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  Player player() {
    return Player.at(server.address());
  }

  /** Three times it is good, the fourth time it is too often, and after a while good again. */
  void fewTimes(java.util.function.Supplier<String> ask) {
    for (int i = 0; i < 3; i++) {
      assertThat(ask.get()).as("time %d", i).isNotEqualTo("too-often");
    }
    assertThat(ask.get()).isEqualTo("too-often");
    time.addAndGet(3_000);
    assertThat(ask.get()).isNotEqualTo("too-often");
    assertThat(ask.get()).isEqualTo("too-often");
  }

  static String reason(Answer answer) {
    return answer.body().path("reason").asText();
  }

  static String refusal(JsonNode message) {
    return message.path("reason").asText();
  }
}
