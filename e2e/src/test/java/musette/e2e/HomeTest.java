package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.options.LoadState;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import musette.games.Catalogue;
import musette.kernel.About;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first view of the site. */
@InBrowser
class HomeTest {
  private static final int MOST_REQUESTS = 12;
  private static final double MOST_BYTES = 130_000;
  private static final int MOST_FILES = 5;
  private static final double MOST_OF_A_GAME = 45_000;
  private static final int MOST_ELEMENTS = 900;
  private static final Pattern AHEAD =
      Pattern.compile(
          "/engine/|/files\\.json$|/assets/(worker|TablePage|table|common_(en|fr))-|/api/games$");

  /** How much has been drawn when there is something to choose for the first time. */
  private static final String ELEMENTS =
      """
      window.elements = 0;
      new MutationObserver(() => {
        if (!window.elements && document.querySelector('[data-choice]'))
          window.elements = document.querySelectorAll('*').length;
      }).observe(document, { childList: true, subtree: true });
      """;

  static Stream<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id());
  }

  /**
   * Counted by the browser itself, as they go over the wire. What a table needs is fetched when the
   * page has nothing else to do, so it does not count.
   */
  @Test
  void theFirstViewIsLight(TestSite site) {
    try (Person person = site.person()) {
      List<String> requests = new CopyOnWriteArrayList<>();
      List<Double> bytes = new CopyOnWriteArrayList<>();
      Set<String> ahead = ConcurrentHashMap.newKeySet();
      CDPSession session = person.context.newCDPSession(person.page);
      session.on(
          "Network.requestWillBeSent",
          event -> {
            String url = event.getAsJsonObject("request").get("url").getAsString();
            if (AHEAD.matcher(url).find()) {
              ahead.add(event.get("requestId").getAsString());
            } else {
              requests.add(url);
            }
          });
      session.on("Network.webSocketCreated", event -> requests.add(event.get("url").getAsString()));
      session.on(
          "Network.loadingFinished",
          event -> {
            if (!ahead.contains(event.get("requestId").getAsString())) {
              bytes.add(event.get("encodedDataLength").getAsDouble());
            }
          });
      session.send("Network.enable", new JsonObject());
      person.open("/");
      assertThat(person.find("[data-testid=list-mine] .empty")).isVisible();
      person.page.waitForTimeout(1_500);
      assertThat(requests).hasSizeBetween(5, MOST_REQUESTS);
      assertThat(bytes.stream().mapToDouble(Double::doubleValue).sum())
          .isBetween(50_000.0, MOST_BYTES);
    }
  }

  /**
   * What lies between Play now and the first choice on a slow phone: the files of this game and
   * what is drawn. All else is there when somebody has found the button.
   */
  @ParameterizedTest
  @MethodSource("games")
  void theFirstChoiceIsLight(String game, TestSite site) {
    try (Person person = site.person(Person.phone())) {
      List<String> requests = new CopyOnWriteArrayList<>();
      Map<String, Double> bytes = new ConcurrentHashMap<>();
      CDPSession session = person.context.newCDPSession(person.page);
      session.on(
          "Network.requestWillBeSent",
          event -> {
            String url = event.getAsJsonObject("request").get("url").getAsString();
            if (url.contains("/assets/") || url.contains("/engine/")) {
              requests.add(event.get("requestId").getAsString());
            }
          });
      session.on(
          "Network.loadingFinished",
          event ->
              bytes.put(
                  event.get("requestId").getAsString(),
                  event.get("encodedDataLength").getAsDouble()));
      session.send("Network.enable", new JsonObject());
      person.context.addInitScript(ELEMENTS);
      person.open("/");
      person.page.waitForLoadState(LoadState.NETWORKIDLE);
      person.page.waitForTimeout(2_500);
      requests.clear();
      person.find("[data-testid=play-" + game + "]").click();
      person.find(Person.OFFER).first().waitFor();
      assertThat(requests).hasSizeBetween(2, MOST_FILES);
      person.waitUntil("all files are there", () -> bytes.keySet().containsAll(requests));
      assertThat(requests.stream().mapToDouble(bytes::get).sum())
          .isBetween(5_000.0, MOST_OF_A_GAME);
      int elements = ((Number) person.page.evaluate("window.elements")).intValue();
      System.out.printf(
          "%s: %d files, %.0f bytes, %d elements%n",
          game, requests.size(), requests.stream().mapToDouble(bytes::get).sum(), elements);
      assertThat(elements).isBetween(100, MOST_ELEMENTS);
    }
  }

  /** What the posters say comes with the page; it must be what the games say of themselves. */
  @Test
  void thePostersSayWhatTheGamesSayOfThemselves(TestSite site) {
    try (Person person = site.person()) {
      person.open("/");
      for (var game : Catalogue.games()) {
        About about = game.about();
        assertThat(person.find("[data-testid=poster-" + about.id() + "] .meta"))
            .containsText(
                "%d to %d players, %d min"
                    .formatted(about.minSeats(), about.maxSeats(), about.minutes()));
      }
    }
  }

  @Test
  void onAPhonePlayAndInviteAreInReach(TestSite site) {
    try (Person person = site.person(Person.phone())) {
      person.open("/");
      for (String what : List.of("play-flamme-rouge", "play-tour-de-france")) {
        assertThat(person.find("[data-testid=" + what + "]")).isInViewport();
      }
      assertThat(Axe.violations(person.page)).isEmpty();
      person.find("[data-testid=invite-leader-1]").click();
      assertThat(person.find("[data-testid=create]")).isInViewport();
    }
  }
}
