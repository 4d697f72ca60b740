package musette.e2e;

import static com.microsoft.playwright.options.WaitForSelectorState.ATTACHED;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import java.util.stream.Stream;
import musette.games.Catalogue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The first visit and the first choice on a slow phone: a processor slowed four times and the
 * network that Chromium calls Fast 3G. Prints the figures of docs/performance/web.md; the limits
 * are wide, because other work on the machine counts four times.
 */
@InBrowser
@Tag("full")
class PageSpeedTest {
  private static final long USABLE = 10_000;
  private static final long CHOICE = 12_000;
  private static final double TIMEOUT = 60_000;

  private static final String BLOCKED =
      """
      window.blocked = 0;
      new PerformanceObserver((list) => {
        for (const task of list.getEntries()) window.blocked += Math.max(0, task.duration - 50);
      }).observe({ type: 'longtask', buffered: true });\
      """;

  static Stream<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameBeginsSoon(String game, TestSite site) {
    try (Person person = site.person(Person.phone())) {
      person.context.addInitScript(BLOCKED);
      slow(person.context.newCDPSession(person.page));
      long opened = System.nanoTime();
      person.page.navigate("/");
      Locator play = person.find("[data-testid=play-" + game + "]:not([disabled])");
      play.waitFor(new Locator.WaitForOptions().setTimeout(TIMEOUT));
      long usable = since(opened);
      double blocked = ((Number) person.page.evaluate("window.blocked")).doubleValue();
      person.page.waitForTimeout(1_500);
      long tapped = System.nanoTime();
      play.evaluate("button => button.click()");
      person
          .find(Person.OFFER)
          .first()
          .waitFor(new Locator.WaitForOptions().setState(ATTACHED).setTimeout(TIMEOUT));
      long choice = since(tapped);
      System.out.printf(
          "%s: usable after %d ms, blocked %.0f ms, first choice after %d ms%n",
          game, usable, blocked, choice);
      assertThat(usable).isLessThan(USABLE);
      assertThat(choice).isLessThan(CHOICE);
    }
  }

  static void slow(CDPSession session) {
    session.send("Network.enable");
    var network = new JsonObject();
    network.addProperty("offline", false);
    network.addProperty("latency", 562.5);
    network.addProperty("downloadThroughput", 180_000);
    network.addProperty("uploadThroughput", 84_375);
    session.send("Network.emulateNetworkConditions", network);
    var processor = new JsonObject();
    processor.addProperty("rate", 4);
    session.send("Emulation.setCPUThrottlingRate", processor);
  }

  private static long since(long start) {
    return (System.nanoTime() - start) / 1_000_000;
  }
}
