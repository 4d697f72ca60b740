package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import com.microsoft.playwright.CDPSession;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import musette.server.Server;
import musette.server.ServerOptions;
import musette.server.account.CallOptions;
import musette.server.account.CallOptions.MailServer;
import musette.server.work.Limits;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names that last, with the virtual authenticator of a real browser, and calls by mail. */
@InBrowser
class AccountTest {
  /** From now on this browser has a passkey reader that says yes. */
  private static void giveAuthenticator(Person person) {
    CDPSession session = person.context.newCDPSession(person.page);
    session.send("WebAuthn.enable");
    var options = new JsonObject();
    options.addProperty("protocol", "ctap2");
    options.addProperty("transport", "internal");
    options.addProperty("hasResidentKey", true);
    options.addProperty("hasUserVerification", true);
    options.addProperty("isUserVerified", true);
    options.addProperty("automaticPresenceSimulation", true);
    var arguments = new JsonObject();
    arguments.add("options", options);
    session.send("WebAuthn.addVirtualAuthenticator", arguments);
  }

  private static void addPasskey(Person person, String address) {
    person.open(address + "/account");
    giveAuthenticator(person);
    person.find("[data-testid=add-passkey]").click();
    assertThat(person.find("[data-testid=passkeys] li")).hasCount(1);
  }

  @Test
  void aPasskeyKeepsTheNameAndSignsInAgain(TestSite site) {
    try (Person person = site.person()) {
      person.arrive();
      person.call("PATCH", "/api/me", Map.of("name", "Colette"));
      addPasskey(person, "");
      assertThat(person.find("main")).containsText("Colette is yours for good");
      assertThat(Axe.violations(person.page)).isEmpty();
      person.context.clearCookies();
      person.open("/account");
      assertThat(person.find("[data-testid=at-risk]")).isVisible();
      person.find("[data-testid=sign-in-passkey]").click();
      assertThat(person.find("[data-testid=account-name]")).hasText("Colette");
      assertThat(person.find("[data-testid=sessions] li")).hasCount(2);
    }
  }

  @Test
  void aPrintedCodeMustBeTypedBack(TestSite site) {
    try (Person person = site.person(Person.phone())) {
      person.arrive();
      person.open("/account");
      person.find("[data-testid=print-code]").click();
      String code = person.find("[data-testid=code]").textContent().strip();
      assertThat(person.find("[data-testid=code-done]")).isDisabled();
      person.find("[data-testid=code-last]").fill(code.substring(code.length() - 4));
      person.find("[data-testid=code-done]").click();
      assertThat(person.find("main")).containsText("printed");
      person.context.clearCookies();
      person.open("/account");
      person.find("[data-testid=sign-in-code]").fill(code);
      person.page.keyboard().press("Enter");
      assertThat(person.find("[data-testid=sessions] li")).hasCount(2);
    }
  }

  @Test
  @Tag("full")
  void twoPeopleWithPasskeysPlayByTurnsAndAreCalledByMail(TestSite site, @TempDir Path data)
      throws MessagingException, IOException {
    var mail = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
    mail.start();
    try (Server server = server(data, mail);
        Person anna = site.person();
        Person bruno = site.person()) {
      for (Person person : new Person[] {anna, bruno}) {
        person.open(server.address() + "/about");
        person.call("POST", "/api/me", Map.of());
        addPasskey(person, server.address());
      }
      confirm(anna, mail, 1);
      String table = byTurns(anna);
      bruno.call("PUT", "/api/tables/" + table + "/seats/B", Map.of("kind", "ME", "bot", ""));
      anna.page.navigate("about:blank");
      assertThat(mail.waitForIncomingEmail(60_000, 2)).as("it is Anna's turn").isTrue();
      String text = (String) mail.getReceivedMessages()[1].getContent();
      assertThat(text).contains("https://musette.example/t/" + table);
      anna.page.navigate(server.address() + "/t/" + table);
      anna.find("[data-ask]").waitFor();
      anna.play(0);
      anna.waitUntil("the move is made", () -> seq(anna, table) > 2);
    } finally {
      mail.stop();
    }
  }

  private static String byTurns(Person person) {
    var wish =
        TableRequest.defaults("flamme-rouge").option("firstPlayer", "A").with("ME", "OPEN").body();
    var body = new HashMap<>(wish);
    body.put("clock", Map.of("type", "DaysClock", "days", 1));
    return Objects.requireNonNull(person.call("POST", "/api/tables", body).get("table")).toString();
  }

  private static int seq(Person person, String table) {
    return ((Number)
            Objects.requireNonNull(person.call("GET", "/api/tables/" + table, Map.of()).get("seq")))
        .intValue();
  }

  private static void confirm(Person person, GreenMail mail, int count)
      throws MessagingException, IOException {
    person.find("[data-testid=mail-address]").fill("anna@example.org");
    person.page.keyboard().press("Enter");
    assertThat(mail.waitForIncomingEmail(60_000, count)).isTrue();
    String text = (String) mail.getReceivedMessages()[count - 1].getContent();
    person
        .find("[data-testid=mail-code]")
        .fill(text.replaceFirst("(?s).*code is ([a-z0-9]{6}).*", "$1"));
    person.page.keyboard().press("Enter");
    assertThat(person.find("[data-testid=calls]")).containsText("anna@example.org");
    // The test may run at night.
    person.call(
        "PUT",
        "/api/me/calls",
        Map.of(
            "language",
            "en",
            "zone",
            "UTC",
            "quietFrom",
            0,
            "quietTo",
            0,
            "kinds",
            new String[] {"TURN.MAIL"}));
  }

  private static Server server(Path data, GreenMail mail) {
    var smtp =
        new MailServer(
            "127.0.0.1",
            mail.getSmtp().getPort(),
            CallOptions.Security.NONE,
            "",
            "",
            "musette@example.org");
    CallOptions defaults = CallOptions.defaults();
    return Server.start(
        ServerOptions.defaults()
            .withPort(0)
            .withData(data)
            .withLimits(Limits.none())
            .withCalls(
                new CallOptions(
                    "https://musette.example",
                    smtp,
                    Duration.ofSeconds(2),
                    Duration.ofSeconds(1),
                    defaults.targets())));
  }
}
