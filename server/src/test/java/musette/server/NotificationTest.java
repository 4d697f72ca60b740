package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import musette.server.account.NotificationOptions;
import musette.server.account.NotificationOptions.MailServer;
import musette.server.work.Limits;
import musette.testkit.PushService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Notifications to people who are away: by push, by mail, limited in frequency and none at night.
 */
class NotificationTest {
  private static final String DAYS = "{\"type\":\"DaysClock\",\"days\":1}";
  private static final String LATE = "les quatre cinquièmes";

  private final Path data;
  private final GreenMail mail = mailServer();
  private final AtomicLong ahead = new AtomicLong();
  private final PushService push = new PushService();
  private Server server;

  NotificationTest(@TempDir Path data) throws Exception {
    this.data = data;
    this.server = start();
  }

  private Server start() {
    return start(data, mail, new Noon(ahead));
  }

  /** A server that sends mail, and believes that somebody is away after a second. */
  static Server start(Path data, GreenMail mail, InstantSource clock) {
    return start(data, "", mail, clock);
  }

  /** The same with PostgreSQL. */
  static Server start(Path data, String database, GreenMail mail, InstantSource clock) {
    var smtp =
        new MailServer(
            "127.0.0.1",
            mail.getSmtp().getPort(),
            NotificationOptions.Security.NONE,
            "",
            "",
            "musette@example.org");
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withData(data)
            .withDatabase(database)
            .withLimits(Limits.none())
            .withClock(clock)
            .withCalls(
                new NotificationOptions(
                    "https://musette.example",
                    smtp,
                    Duration.ofSeconds(1),
                    Duration.ofMinutes(10),
                    NotificationOptions.PushTargets.ANY)));
  }

  static GreenMail mailServer() {
    var server = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    server.start();
    return server;
  }

  /** The code that was sent to confirm an address. */
  static String code(GreenMail mail) throws MessagingException, IOException {
    assertThat(mail.waitForIncomingEmail(20_000, 1)).isTrue();
    String text = (String) mail.getReceivedMessages()[0].getContent();
    return text.replaceFirst("(?s).*The code is ([a-z0-9]{6}).*", "$1");
  }

  /** The clock of a summer's noon, which a test can move on. */
  private record Noon(AtomicLong ahead) implements InstantSource {
    private static final long BEGUN = System.currentTimeMillis();

    @Override
    public Instant instant() {
      return Instant.parse("2026-06-01T10:00:00Z")
          .plusMillis(System.currentTimeMillis() - BEGUN + ahead.get());
    }
  }

  @BeforeEach
  void nothingYet() {
    ahead.set(0);
  }

  @AfterEach
  void stop() {
    server.close();
    push.close();
    mail.stop();
  }

  /** A match by turns in which the first one is away and has to act. */
  private String waiting(Browser away) {
    Player other = Player.at(server.address());
    Player first = Player.again(server.address(), away.token(), "");
    String options = "{\"firstPlayer\":\"A\"}";
    String table = first.open(OneServer.GAME, "me open", DAYS, options).ok().get("table").asText();
    other.sit(table, "B").ok();
    return table;
  }

  @Test
  void aPushTellsThatItIsMyTurnOnceAndAgainWhenTimeRunsOut() throws Exception {
    Browser one = Browser.guest(server.address());
    one.post("/api/me/calls/push", push.subscription()).ok();
    String table = waiting(one);
    String message = push.next(20);
    assertThat(message).contains("c’est à vous", "/t/" + table);
    assertThat(push.authorization()).startsWith("vapid t=");
    assertThat(push.next(4)).as("once is enough").isEmpty();
    ahead.set(Duration.ofHours(20).toMillis());
    assertThat(push.next(20)).contains(LATE);
  }

  @Test
  void whoIsThereIsNotCalledAndNothingIsLostByARestart() throws Exception {
    Browser one = Browser.guest(server.address());
    one.post("/api/me/calls/push", push.subscription()).ok();
    try (var _ = Player.again(server.address(), one.token(), "").connect()) {
      waiting(one);
      assertThat(push.next(4)).as("a page is open").isEmpty();
    }
    server.close();
    server = start();
    assertThat(push.next(20)).contains("c’est à vous");
    assertThat(push.next(3)).isEmpty();
  }

  @Test
  void anAddressThatIsGoneIsForgottenAndOneThatFailsIsTriedAgain() throws Exception {
    Browser one = Browser.guest(server.address());
    one.post("/api/me/calls/push", push.subscription()).ok();
    push.answers(503);
    waiting(one);
    assertThat(push.next(20)).isNotEmpty();
    Eventually.await(
        "the failure is said",
        () -> one.get("/api/me/calls").ok().at("/pushes/0/problem").asText().equals("HTTP 503"));
    push.answers(410);
    ahead.set(Duration.ofSeconds(31).toMillis());
    assertThat(push.next(20)).isNotEmpty();
    Eventually.await(
        "it is forgotten", () -> one.get("/api/me/calls").ok().get("pushes").isEmpty());
  }

  @Test
  void atNightNothingRingsAndTheMorningBringsOneSummary() throws Exception {
    ahead.set(Duration.ofHours(12).toMillis());
    Browser one = Browser.guest(server.address());
    one.post("/api/me/calls/push", push.subscription()).ok();
    waiting(one);
    waiting(one);
    assertThat(push.next(4)).as("it is midnight in Paris").isEmpty();
    ahead.set(Duration.ofHours(20).toMillis());
    assertThat(push.next(20)).contains("2 nouvelles");
  }

  @Test
  void anInvitationThatWaitsForTheMorningGoesWithABlock() throws Exception {
    ahead.set(Duration.ofHours(12).toMillis());
    Browser one = Browser.guest(server.address());
    one.post("/api/me/calls/push", push.subscription()).ok();
    String asked = "{\"player\":\"" + one.id() + "\"}";
    for (String block : List.of("MUTE", "BLOCK")) {
      Browser host = Browser.guest(server.address());
      host.call("PATCH", "/api/me", "{\"name\":\"" + block + "\"}").ok();
      String table =
          Player.again(server.address(), host.token(), "").open(OneServer.GAME, "me open");
      host.post("/api/tables/" + table + "/invite", asked).ok();
      one.call("PUT", "/api/me/blocks/" + host.id(), "{\"kind\":\"" + block + "\"}").ok();
    }
    ahead.set(Duration.ofHours(20).toMillis());
    assertThat(push.next(20)).contains("MUTE").doesNotContain("BLOCK", "2 nouvelles");
    assertThat(push.next(3)).isEmpty();
  }

  /** Somebody with this name whom the follower follows. */
  private Browser followed(Browser follower, String name) {
    Browser browser = Browser.guest(server.address());
    browser.call("PATCH", "/api/me", "{\"name\":\"" + name + "\"}").ok();
    follower.call("PUT", "/api/me/follows/" + browser.id(), "").ok();
    return browser;
  }

  private Browser follower(String kinds) {
    Browser one = Browser.guest(server.address());
    one.post("/api/me/calls/push", push.subscription()).ok();
    String wish =
        "{\"language\":\"fr\",\"zone\":\"Europe/Paris\",\"quietFrom\":0,\"quietTo\":0,"
            + "\"kinds\":["
            + kinds
            + "]}";
    one.call("PUT", "/api/me/calls", wish).ok();
    return one;
  }

  @Test
  void whoFollowsSomebodyIsCalledOnceForTheTableAtWhichTheySitDown() throws Exception {
    Browser one = follower("\"FOLLOW.PUSH\"");
    Browser two = followed(one, "Margaux");
    Browser three = followed(one, "Bruno");
    Player margaux = Player.again(server.address(), two.token(), "");
    margaux.open(OneServer.GAME, "me bot:random");
    assertThat(push.next(4)).as("alone with bots").isEmpty();
    String table = margaux.open(OneServer.GAME, "me open");
    assertThat(push.next(20))
        .contains("Margaux s’installe pour jouer à", "/t/" + table)
        .doesNotContain("nouvelles");
    Player.again(server.address(), three.token(), "").sit(table, "B").ok();
    ahead.set(Duration.ofMinutes(11).toMillis());
    assertThat(push.next(4)).as("the match begins at the same table").isEmpty();
  }

  @Test
  void whomNobodyMayWatchOrMeetIsNotTold() throws Exception {
    Browser one = follower("\"FOLLOW.PUSH\"");
    Browser two = followed(one, "Margaux");
    Player margaux = Player.again(server.address(), two.token(), "");
    String wish =
        "{\"game\":\""
            + OneServer.GAME
            + "\",\"options\":{},\"seats\":[{\"kind\":\"ME\",\"bot\":\"\"},"
            + "{\"kind\":\"OPEN\",\"bot\":\"\"}],\"access\":\"PRIVATE\",\"spectators\":true,"
            + "\"autoStart\":true,\"clock\":"
            + DAYS
            + "}";
    margaux.post("/api/tables", wish).ok();
    assertThat(push.next(4)).as("private").isEmpty();
    follower("\"FOLLOW.PAGE\"").call("PUT", "/api/me/follows/" + two.id(), "").ok();
    one.call("PUT", "/api/me/blocks/" + two.id(), "{\"kind\":\"BLOCK\"}").ok();
    margaux.open(OneServer.GAME, "me open");
    assertThat(push.next(4)).as("blocked, or told by the page alone").isEmpty();
  }

  @Test
  void thePageTellsEverythingUntilSomebodyChooses() {
    Browser one = Browser.guest(server.address());
    assertThat(one.get("/api/me/calls").ok().at("/settings/kinds").toString())
        .contains("TURN.PAGE", "INVITATION.PAGE", "OVER.PAGE", "TOURNAMENT.PAGE", "FOLLOW.PAGE")
        .doesNotContain("FOLLOW.PUSH", "FOLLOW.MAIL");
    Browser two = follower("\"TURN.PAGE\"");
    assertThat(two.get("/api/me/calls").ok().at("/settings/kinds")).hasSize(1);
    String odd =
        "{\"language\":\"fr\",\"zone\":\"\",\"quietFrom\":0,\"quietTo\":0,"
            + "\"kinds\":[\"LATE.PAGE\"]}";
    assertThat(two.call("PUT", "/api/me/calls", odd).status()).isEqualTo(400);
  }

  @Test
  void mailIsSentToAConfirmedAddressAndEndsWithOneClick() throws Exception {
    Browser one = Browser.guest(server.address());
    one.post(
            "/api/me/calls/mail",
            "{\"address\":\"anna@example.org\",\"language\":\"en\",\"zone\":\"Europe/Paris\"}")
        .ok();
    one.post("/api/me/calls/mail/confirm", "{\"code\":\"" + code(mail) + "\"}").ok();
    String table = waiting(one);
    assertThat(mail.waitForIncomingEmail(20_000, 2)).isTrue();
    MimeMessage call = mail.getReceivedMessages()[1];
    assertThat(call.getSubject()).isEqualTo("Your turn");
    assertThat(call.getRecipients(Message.RecipientType.TO)[0]).hasToString("anna@example.org");
    assertThat(call.getHeader("List-Unsubscribe-Post")[0]).isEqualTo("List-Unsubscribe=One-Click");
    assertThat((String) call.getContent()).contains("https://musette.example/t/" + table);
    String link = call.getHeader("List-Unsubscribe")[0].replaceAll("[<>\\s]", "");
    String path = link.substring("https://musette.example".length());
    Browser stranger = Browser.at(server.address());
    assertThat(stranger.post(path + "x", "").status()).isEqualTo(404);
    stranger.post(path, "List-Unsubscribe=One-Click").ok();
    assertThat(one.get("/api/me/calls").ok().get("mail")).isEmpty();
  }
}
