package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.WaitForSelectorState.ATTACHED;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import musette.games.Catalogue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a match in the page costs: the second start on a slow phone, the time that its messages take
 * on the main thread, and the memory of page and workers when it is over. Prints the figures of
 * docs/performance/page.md.
 */
@InBrowser
@Tag("full")
class PageCostTest {
  /** Wide, because other work on the machine counts four times. */
  private static final long WARM = 6_000;

  private static final double LONGEST_PARSE = 50;
  private static final double MOST_MEMORY = 30e6;
  private static final double TIMEOUT = 300_000;
  private static final int MOST = 80;

  /** All that the page does for the engine is to read its messages. */
  private static final String PARSES =
      """
      self.longest = 0;
      const parse = JSON.parse;
      JSON.parse = (...all) => {
        const begun = performance.now();
        const value = parse(...all);
        self.longest = Math.max(self.longest, performance.now() - begun);
        return value;
      };
      """;

  static Stream<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSecondStartIsQuickAndAMatchIsLight(String game, TestSite site) {
    try (Person person = site.person(Person.copying(Person.phone()))) {
      person.context.addInitScript(PARSES);
      person.open("/device");
      person.find("[data-testid=offline-state][data-ready=true]").waitFor();
      person.find("[data-testid=fetch-all]").click();
      assertThat(person.find("[data-testid=game-here]")).hasCount(Catalogue.games().size());
      CDPSession session = person.context.newCDPSession(person.page);
      PageSpeedTest.slow(session);
      person.page.navigate("/");
      Locator play = person.find("[data-testid=play-" + game + "]:not([disabled])");
      play.waitFor();
      person.page.waitForTimeout(1_500);
      long tapped = System.nanoTime();
      play.evaluate("button => button.click()");
      person
          .find(Person.OFFER)
          .first()
          .waitFor(new Locator.WaitForOptions().setState(ATTACHED).setTimeout(TIMEOUT));
      long warm = (System.nanoTime() - tapped) / 1_000_000;
      person.playOn(MOST);
      assertThat(person.find("[data-testid=result]"))
          .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(TIMEOUT));
      double parse = ((Number) person.page.evaluate("self.longest")).doubleValue();
      double memory = memory(person, session);
      System.out.printf(
          "%s: warm start %d ms, longest message %.1f ms, memory %.1f MB%n",
          game, warm, parse, memory / 1e6);
      assertThat(warm).isLessThan(WARM);
      assertThat(parse).isLessThan(LONGEST_PARSE);
      assertThat(memory).isLessThan(MOST_MEMORY);
    }
  }

  /** The bytes of all living objects in the page and its workers. */
  private static double memory(Person person, CDPSession session) {
    Map<String, Double> used = new ConcurrentHashMap<>();
    session.on("Target.attachedToTarget", event -> ask(session, event));
    session.on(
        "Target.receivedMessageFromTarget",
        event -> {
          JsonObject answer =
              JsonParser.parseString(event.get("message").getAsString()).getAsJsonObject();
          if (answer.has("result") && answer.getAsJsonObject("result").has("usedSize")) {
            used.put(
                event.get("sessionId").getAsString(),
                answer.getAsJsonObject("result").get("usedSize").getAsDouble());
          }
        });
    var attach = new JsonObject();
    attach.addProperty("autoAttach", true);
    attach.addProperty("waitForDebuggerOnStart", false);
    attach.addProperty("flatten", false);
    session.send("Target.setAutoAttach", attach);
    person.waitUntil("the workers answer", () -> used.size() >= 2);
    session.send("HeapProfiler.collectGarbage");
    double page = session.send("Runtime.getHeapUsage").get("usedSize").getAsDouble();
    System.out.println("page " + page + ", workers " + used.values());
    return page + used.values().stream().mapToDouble(Double::doubleValue).sum();
  }

  private static void ask(CDPSession session, JsonObject attached) {
    if (attached.getAsJsonObject("targetInfo").get("type").getAsString().equals("worker")) {
      String[] methods = {"HeapProfiler.collectGarbage", "Runtime.getHeapUsage"};
      for (int i = 0; i < methods.length; i++) {
        var message = new JsonObject();
        message.addProperty("sessionId", attached.get("sessionId").getAsString());
        message.addProperty(
            "message", "{\"id\":%d,\"method\":\"%s\"}".formatted(i + 1, methods[i]));
        session.send("Target.sendMessageToTarget", message);
      }
    }
  }
}
