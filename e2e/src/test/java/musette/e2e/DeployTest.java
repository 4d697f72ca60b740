package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import musette.games.Catalogue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** New builds under an open match and an installed app: never two builds in one page. */
@InBrowser
class DeployTest {
  private static final String CHOICE = "[data-choice]";
  private static final String UPDATE = "[data-testid=notice-update]";
  private static final String APPLY = "[data-testid=apply-update]";

  /** The version that waits to take over. */
  private static final String WAITING =
      """
      async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL ?? ''\
      """;

  @SuppressWarnings("deprecation") // The address stays the same, so there is no other way to wait.
  @Test
  @Tag("full") // One new build under a match is part of every run: see OfflineTest.
  void twoNewBuildsWaitForTheEndOfTheMatchAndNeverMix(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person(Person.copying(Person.desk()))) {
      site.build("first");
      person.page.navigate(site.address() + "#/device");
      person.find("[data-testid=offline-state][data-ready=true]").waitFor();
      person.find("[data-testid=fetch-all]").click();
      assertThat(person.find("[data-testid=game-here]")).hasCount(Catalogue.games().size());
      person.page.navigate(site.address());
      person.find("[data-testid=play-flamme-rouge]:not([disabled])").click();
      person.find(CHOICE).first().waitFor();
      String match = person.page.url();
      Page app = person.context.newPage();
      app.navigate(site.address() + "#/about");
      site.build("second");
      person.page.reload();
      person.find(UPDATE).waitFor();
      String second = waiting(person.page);
      site.build("third");
      person.page.reload();
      person.waitUntil("the third build waits", () -> !waiting(person.page).equals(second));
      person.find(APPLY).click();
      assertThat(person.find(UPDATE)).containsText("waits until it is over");
      person.play(0);
      // Parts that were not loaded before come from the build of the page, too.
      app.evaluate("location.hash = '#/rules/flamme-rouge'");
      app.locator("main .rule").first().waitFor();
      assertThat(builds(person.page)).containsOnly("first");
      assertThat(builds(app)).containsOnly("first");
      person.page.evaluate("location.hash = '#/about'");
      person.page.waitForNavigation(() -> person.find(APPLY).click());
      for (Page page : List.of(person.page, app)) {
        person.waitUntil("the newest build", () -> builds(page).contains("third"));
        assertThat(builds(page)).containsOnly("third");
      }
      assertThat(person.page.evaluate("caches.keys().then((names) => names.length)")).isEqualTo(1);
      person.page.navigate(match);
      person.find(CHOICE).first().waitFor();
      person.play(0);
      assertThat(builds(person.page)).containsOnly("third");
    }
  }

  @Test
  void aGameThatIsNotHereYetComesWithTheNewBuild(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person(Person.copying(Person.desk()))) {
      site.build("first");
      person.page.navigate(site.address() + "#/device");
      person.find("[data-testid=offline-state][data-ready=true]").waitFor();
      person.page.navigate(site.address());
      person.find("[data-testid=play-pace-wheel]:not([disabled])").waitFor();
      site.build("second");
      person.find("[data-testid=play-pace-wheel]").click();
      person.find(CHOICE).first().waitFor();
      assertThat(builds(person.page)).containsOnly("second");
      person.forgive("404 (Not Found)");
    }
  }

  /** Each page hears from its server that the protocol is another one, and does so again. */
  @Test
  void aPageOfAnotherProtocolIsLoadedAgainOnce(TestSite tests) {
    try (Person person = tests.person()) {
      var loads = new AtomicInteger();
      person.page.onDOMContentLoaded(_ -> loads.incrementAndGet());
      person.page.routeWebSocket(
          "**/api/socket",
          socket -> {
            WebSocketRoute server = socket.connectToServer();
            server.onMessage(
                message ->
                    socket.send(message.text().replace("\"protocol\":1,", "\"protocol\":2,")));
          });
      person.page.navigate(tests.address());
      person.waitUntil("the page is loaded again", () -> loads.get() == 2);
      person.page.waitForTimeout(2_000);
      assertThat(loads).hasValue(2);
    }
  }

  @Test
  void itCanBeInstalled(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person(Person.copying(Person.phone()))) {
      person.page.navigate(site.address() + "#/device");
      person.find("[data-testid=offline-state][data-ready=true]").waitFor();
      CDPSession session = person.context.newCDPSession(person.page);
      JsonObject manifest = session.send("Page.getAppManifest");
      assertThat(manifest.getAsJsonArray("errors")).isEmpty();
      assertThat(manifest.get("data").getAsString()).contains("\"display\": \"standalone\"");
      // The contexts of tests are private windows, in which nothing is installed.
      assertThat(
              session.send("Page.getInstallabilityErrors").getAsJsonArray("installabilityErrors"))
          .extracting(JsonElement::getAsJsonObject)
          .extracting(error -> error.get("errorId").getAsString())
          .isSubsetOf("in-incognito");
    }
  }

  private static String waiting(Page page) {
    return (String) page.evaluate(WAITING);
  }

  /** The builds of all scripts that have run in a page. */
  @SuppressWarnings("unchecked")
  private static List<String> builds(Page page) {
    return (List<String>) page.evaluate("self.builds ?? []");
  }
}
