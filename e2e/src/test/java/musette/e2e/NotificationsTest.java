package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.gson.JsonObject;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import com.microsoft.playwright.CDPSession;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedDeque;
import musette.server.Server;
import musette.server.ServerOptions;
import musette.server.account.NotificationOptions;
import musette.server.account.NotificationOptions.MailServer;
import musette.server.work.Limits;
import musette.testkit.PushService;
import musette.wire.Json;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * People who are away are called. A browser of the tests cannot subscribe at a push service of the
 * public network, so its subscription is a stand-in that leads to the push service of the test. All
 * else is real: the switch of the page, what the server encrypts and sends, and the service worker,
 * to which the browser delivers what the push service has decrypted.
 */
@InBrowser
@Tag("full")
class NotificationsTest {
  private static final int SECONDS = 60;

  private static final String SHOWN =
      """
      async () => (await (await navigator.serviceWorker.ready).getNotifications())
          .map((one) => [one.title, one.body, one.data.path].join(' | '))\
      """;

  private final GreenMail mail =
      new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
  private final PushService push = new PushService();
  private final Server server;

  NotificationsTest(@TempDir Path data) throws IOException, GeneralSecurityException {
    mail.start();
    server = server(data, mail);
  }

  @AfterEach
  void stop() {
    server.close();
    push.close();
    mail.stop();
  }

  @Test
  void twoPeopleWithPasskeysPlayByTurnsOverPushAndMail(TestSite site)
      throws MessagingException, IOException, InterruptedException {
    var device = Person.copying(Person.desk()).setPermissions(List.of("notifications"));
    try (Person anna = site.person(device);
        Person bruno = site.person()) {
      anna.context.addInitScript(subscription(push));
      for (Person person : new Person[] {anna, bruno}) {
        person.open(server.address() + "/about");
        person.call("POST", "/api/me", Map.of());
        AccountTest.addPasskey(person, server.address());
      }
      anna.find("[data-testid=push]").click();
      assertThat(anna.find("[data-testid=push]")).hasAttribute("aria-checked", "true");
      callBy(anna, "TURN.PUSH");
      confirm(bruno);
      callBy(bruno, "TURN.MAIL");
      String table = anna.byTurns(bruno);
      JsonNode first = isPushed(anna);
      assertThat(first.get("path").asText()).isEqualTo("/t/" + table);
      away(bruno);
      move(anna, first.get("path").asText(), "A");
      away(anna);
      move(bruno, mailed(2), "B");
      assertThat(isPushed(anna).get("path").asText()).isEqualTo("/t/" + table);
    }
  }

  private static void away(Person person) {
    person.page.navigate("about:blank");
  }

  /** Plays until somebody else has to act. */
  private void move(Person person, String path, String seat) {
    person.page.navigate(server.address() + path);
    person.find("[data-ask]").waitFor();
    person.waitUntil(
        "the others are asked",
        () -> {
          if (person.isAsked()) {
            person.play(0);
          }
          return !turn(person, path).contains(seat);
        });
  }

  private static List<?> turn(Person person, String path) {
    var info = person.call("GET", "/api/tables/" + path.replaceAll(".*/", ""), Map.of());
    return (List<?>) Objects.requireNonNull(info.get("turn"));
  }

  /** The next message at the push service, which the service worker then shows. */
  private JsonNode isPushed(Person person) throws InterruptedException {
    // A picture of the site: nobody is there, but its service worker can be asked.
    person.page.navigate(server.address() + "/favicon.svg");
    CDPSession session = person.context.newCDPSession(person.page);
    var registrations = new ConcurrentLinkedDeque<String>();
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        event ->
            event
                .getAsJsonArray("registrations")
                .forEach(
                    one ->
                        registrations.add(
                            one.getAsJsonObject().get("registrationId").getAsString())));
    var troubles = new ConcurrentLinkedDeque<String>();
    session.on("ServiceWorker.workerErrorReported", event -> troubles.add(event.toString()));
    session.send("ServiceWorker.enable");
    String message = push.next(SECONDS);
    assertThat(message).as("somebody is called").isNotEmpty();
    person.waitUntil("there is a service worker", () -> !registrations.isEmpty());
    var delivery = new JsonObject();
    delivery.addProperty("origin", server.address());
    delivery.addProperty("registrationId", registrations.getLast());
    delivery.addProperty("data", message);
    session.send("ServiceWorker.deliverPushMessage", delivery);
    JsonNode told = Json.parse(message);
    person.waitUntil(
        "the notification is shown",
        () -> {
          assertThat(troubles).as("errors of the service worker").isEmpty();
          return person.page.evaluate(SHOWN).toString().contains(told.get("path").asText());
        });
    assertThat(person.page.evaluate(SHOWN).toString()).contains(told.get("title").asText());
    session.detach();
    return told;
  }

  /** The path in the last of this many mails. */
  private String mailed(int count) throws MessagingException, IOException {
    assertThat(mail.waitForIncomingEmail(SECONDS * 1000L, count)).as("a mail comes").isTrue();
    String text = (String) mail.getReceivedMessages()[count - 1].getContent();
    return text.replaceFirst("(?s).*https://musette.example(/t/\\w+).*", "$1");
  }

  private void confirm(Person person) throws MessagingException, IOException {
    person.find("[data-testid=mail-address]").fill("bruno@example.org");
    person.page.keyboard().press("Enter");
    assertThat(mail.waitForIncomingEmail(SECONDS * 1000L, 1)).isTrue();
    String text = (String) mail.getReceivedMessages()[0].getContent();
    person
        .find("[data-testid=mail-code]")
        .fill(text.replaceFirst("(?s).*code is ([a-z0-9]{6}).*", "$1"));
    person.page.keyboard().press("Enter");
    assertThat(person.find("[data-testid=calls]")).containsText("bruno@example.org");
  }

  /** Only when it is their turn, and also at night, when the test may run. */
  private static void callBy(Person person, String kind) {
    Map<String, Object> wish = new HashMap<>(Map.of("language", "en", "zone", "UTC"));
    wish.putAll(Map.of("quietFrom", 0, "quietTo", 0, "kinds", List.of(kind)));
    person.call("PUT", "/api/me/calls", wish);
  }

  private static Server server(Path data, GreenMail mail) {
    var smtp =
        new MailServer(
            "127.0.0.1",
            mail.getSmtp().getPort(),
            NotificationOptions.Security.NONE,
            "",
            "",
            "musette@example.org");
    var calls =
        new NotificationOptions(
            "https://musette.example",
            smtp,
            Duration.ofSeconds(2),
            Duration.ofSeconds(1),
            NotificationOptions.PushTargets.ANY);
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withData(data)
            .withLimits(Limits.none())
            .withCalls(calls));
  }

  /** What a browser hands out when somebody subscribes. */
  private static String subscription(PushService push) {
    return """
      (() => {
        const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0)).buffer;
        const keys = { p256dh: '%s', auth: '%s' };
        const one = { endpoint: '%s', getKey: (name) => bytes(keys[name]), unsubscribe: async () => true };
        let mine = null;
        PushManager.prototype.subscribe = async () => (mine = one);
        PushManager.prototype.getSubscription = async () => mine;
      })();
      """
        .formatted(push.key(), push.secret(), push.address());
  }
}
