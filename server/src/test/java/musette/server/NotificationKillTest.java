package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneOffset;
import musette.testkit.PushService;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that is killed between deciding to notify somebody and doing so. */
@Tag("full")
final class NotificationKillTest {
  private static final int DAY = 24 * 60;

  /** Three hours of rest, of which one has gone. */
  private static String quiet() {
    LocalTime now = LocalTime.now(ZoneOffset.UTC);
    int minute = now.getHour() * 60 + now.getMinute();
    return """
        {"language":"en","zone":"UTC","quietFrom":%d,"quietTo":%d,"kinds":["INVITATION.PUSH"]}"""
        .formatted((minute + DAY - 60) % DAY, (minute + 120) % DAY);
  }

  @Test
  void aDecisionOutlivesAKillAndIsDeliveredOnce(@TempDir Path data) throws Exception {
    try (var push = new PushService()) {
      String table;
      try (ServerProcess server = ServerProcess.startJumping(data, "")) {
        Browser one = Browser.guest(server.address());
        one.post("/api/me/calls/push", push.subscription()).ok();
        one.call("PUT", "/api/me/calls", quiet()).ok();
        Browser host = Browser.guest(server.address());
        table = Player.again(server.address(), host.token(), "").open(OneServer.GAME, "me open");
        String asked = "{\"player\":\"" + one.id() + "\"}";
        host.post("/api/tables/" + table + "/invite", asked).ok();
        server.kill();
      }
      assertThat(push.next(1)).as("these were quiet hours").isEmpty();
      try (ServerProcess server = ServerProcess.startJumping(data, "")) {
        server.moveClock((int) Duration.ofHours(3).toSeconds());
        assertThat(push.next(20)).contains("/t/" + table);
        assertThat(push.next(3)).as("once is enough").isEmpty();
      }
    }
  }
}
