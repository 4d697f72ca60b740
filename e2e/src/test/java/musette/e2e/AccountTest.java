package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Names that last, with the virtual authenticator of a real browser. */
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

  static void addPasskey(Person person, String address) {
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
}
