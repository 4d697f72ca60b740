package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import musette.server.operate.Administration;
import musette.server.operate.DataLocation;
import musette.testkit.PushService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two servers on one PostgreSQL: each notification goes out once, and each server knows what the
 * other has done.
 */
class NotificationNodesTest {
  private static final InstantSource NOON =
      () ->
          Instant.parse("2026-06-01T10:00:00Z")
              .plusMillis(System.currentTimeMillis() % Duration.ofHours(2).toMillis());

  @Test
  void twoServersCallOnceAndShareAccounts(@TempDir Path data) throws Exception {
    String database = SharedPostgres.database();
    GreenMail mail = NotificationTest.mailServer();
    try (Server one = NotificationTest.start(data.resolve("1"), database, mail, NOON);
        Server two = NotificationTest.start(data.resolve("2"), database, mail, NOON);
        var push = new PushService()) {
      Browser first = Browser.guest(one.address());
      Authenticator key = accountsAreShared(first, two);
      first.post("/api/me/calls/push", push.subscription()).ok();
      Player other = Player.at(two.address());
      String clock = "{\"type\":\"DaysClock\",\"days\":1}";
      String table =
          Player.again(one.address(), first.token(), "")
              .open(OneServer.GAME, "me open", clock, "{\"firstPlayer\":\"A\"}")
              .ok()
              .get("table")
              .asText();
      other.sit(table, "B").ok();
      assertThat(push.next(30)).contains("/t/" + table);
      assertThat(push.next(5)).as("the other server calls as well").isEmpty();
      bansHold(database, first, two, key);
    } finally {
      mail.stop();
    }
  }

  private static Authenticator accountsAreShared(Browser first, Server two)
      throws GeneralSecurityException {
    var key = new Authenticator();
    var options = first.post("/api/me/passkeys/options", "").ok();
    first.post("/api/me/passkeys", key.create(options, first.address(), "Key")).ok();
    Browser second = Browser.at(two.address());
    assertThat(AccountTest.signIn(second, key).ok().at("/you/id").asText()).isEqualTo(first.id());
    assertThat(second.get("/api/me/account").ok().get("sessions")).hasSize(2);
    return key;
  }

  private static void bansHold(String database, Browser first, Server two, Authenticator key)
      throws GeneralSecurityException, InterruptedException {
    Browser second = Browser.at(two.address());
    AccountTest.signIn(second, key).ok();
    var admin =
        new Administration(
            new DataLocation(Path.of("unused"), database), "op", InstantSource.system());
    assertThat(admin.people(first.id())).hasSize(1);
    admin.ban(first.id(), Duration.ofDays(3650), "test");
    Eventually.await("banned at both", () -> first.get("/api/me/account").status() == 403);
    Eventually.await("banned at both", () -> second.get("/api/me/account").status() == 403);
  }
}
