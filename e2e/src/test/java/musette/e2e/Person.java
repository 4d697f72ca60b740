package musette.e2e;

import static com.microsoft.playwright.options.WaitForSelectorState.ATTACHED;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Somebody with a browser of their own. Whatever the page complains of fails the test when they
 * leave.
 */
final class Person implements AutoCloseable {
  static final String OFFER = "[data-choice]";
  static final Duration PATIENCE = Duration.ofSeconds(40);

  private static final Set<String> COMPLAINTS = Set.of("error", "warning");

  /** What Playwright says when it keeps the page from working without a network. */
  private static final String NO_COPY = "Service Worker registration blocked";

  private static final String NTH_OFFER =
      """
      which => {
        const offers = document.querySelectorAll('[data-choice]');
        return offers.length ? offers[which % offers.length].dataset.choice : null;
      }\
      """;

  /** The page leaves the only choice to its player, so that a test can count on being asked. */
  private static final String ALL_BY_HAND =
      """
      try {
        localStorage.setItem('musette.prefs', localStorage.getItem('musette.prefs') ?? '{"forced":false}');
      } catch {
        // An empty page keeps nothing.
      }\
      """;

  final BrowserContext context;
  final Page page;
  private final List<String> troubles = new ArrayList<>();

  Person(BrowserContext context) {
    this.context = context;
    context.setDefaultTimeout((double) PATIENCE.toMillis());
    context.addInitScript(Scripts.read("seen.js"));
    context.addInitScript(ALL_BY_HAND);
    this.page = context.newPage();
    page.onConsoleMessage(
        message -> {
          if (COMPLAINTS.contains(message.type()) && !message.text().contains(NO_COPY)) {
            troubles.add("console: " + message.text());
          }
        });
    page.onPageError(error -> troubles.add("page: " + error));
  }

  /** A desk: events take no time, and nothing is copied for use without a network. */
  static NewContextOptions desk() {
    return new NewContextOptions()
        .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
        .setViewportSize(1440, 900)
        .setLocale("en-GB")
        .setReducedMotion(ReducedMotion.REDUCE);
  }

  /** This device keeps a copy of everything, for use without a network. */
  static NewContextOptions copying(NewContextOptions device) {
    return device.setServiceWorkers(ServiceWorkerPolicy.ALLOW);
  }

  static NewContextOptions phone() {
    return desk()
        .setViewportSize(360, 780)
        .setHasTouch(true)
        .setIsMobile(true)
        .setDeviceScaleFactor(2);
  }

  /** From now on the server knows this browser. A picture is the lightest page to ask from. */
  void arrive() {
    page.navigate("/favicon.svg");
    call("POST", "/api/me", Map.of());
  }

  void open(String path) {
    page.navigate(path);
    find("main h1, main .problem").first().waitFor(new Locator.WaitForOptions().setState(ATTACHED));
  }

  void openTable(String table) {
    open("/t/" + table);
    page.locator("[data-testid=ask], [data-testid^=seat-], [data-testid=curtain]")
        .first()
        .waitFor();
  }

  Locator find(String selector) {
    return page.locator(selector);
  }

  /** Asks the server as the page does. */
  @SuppressWarnings("unchecked")
  Map<String, Object> call(String method, String path, Map<String, Object> body) {
    Object answer =
        page.evaluate(
            """
            async ([method, path, body]) => {
              const headers = { 'Content-Type': 'application/json' };
              const sent = method === 'GET' ? { method } : { method, headers, body: JSON.stringify(body) };
              return (await fetch(path, sent)).json();
            }\
            """,
            List.of(method, path, body));
    return (Map<String, Object>) answer;
  }

  /** Sends a body that is JSON already. */
  @SuppressWarnings("unchecked")
  Map<String, Object> send(String path, String json) {
    Object answer =
        page.evaluate(
            """
            async ([path, body]) => {
              const headers = { 'Content-Type': 'application/json' };
              return (await fetch(path, { method: 'POST', headers, body })).json();
            }\
            """,
            List.of(path, json));
    return (Map<String, Object>) answer;
  }

  String newTable(TableRequest wish) {
    Map<String, Object> info = call("POST", "/api/tables", wish.body());
    return Objects.requireNonNull(info.get("table"), () -> "not opened: " + info).toString();
  }

  /** A match by turns that this person begins, with somebody else in the second seat. */
  String byTurns(Person other) {
    String table =
        newTable(
            TableRequest.defaults("flamme-rouge")
                .option("firstPlayer", "A")
                .with("ME", "OPEN")
                .days(2));
    other.sitDown(table);
    return table;
  }

  /** Takes the second seat. */
  void sitDown(String table) {
    call("PUT", "/api/tables/" + table + "/seats/B", Map.of("kind", "ME", "bot", ""));
  }

  void waitUntilOver(String table) {
    waitUntil(
        "the match is over",
        () -> "OVER".equals(call("GET", "/api/tables/" + table, Map.of()).get("status")));
  }

  /** Waits for what no locator can say. */
  void waitUntil(String what, BooleanSupplier condition) {
    Instant late = Instant.now().plus(PATIENCE.multipliedBy(2));
    while (!condition.getAsBoolean()) {
      assertThat(Instant.now()).as(what).isBefore(late);
      page.waitForTimeout(25);
    }
  }

  boolean isAsked() {
    return find(OFFER).count() > 0;
  }

  /** Takes one of the offers with the mouse, as anybody would. */
  void play(int which) {
    waitUntil("an offer is taken", () -> take(which));
  }

  /** Takes an offer if there is one. It may go while the mouse is on its way. */
  boolean take(int which) {
    Object text = page.evaluate(NTH_OFFER, which);
    if (text == null) {
      return false;
    }
    Locator offer = find("[data-choice=\"" + text + "\"]").first();
    try {
      offer.click(new Locator.ClickOptions().setTimeout(5_000));
      Locator confirm = find("[data-confirm=\"" + text + "\"]");
      if (confirm.count() > 0) {
        confirm.click(new Locator.ClickOptions().setTimeout(5_000));
      }
      return true;
    } catch (TimeoutError e) {
      if (offer.count() > 0) {
        throw e;
      }
      return false;
    }
  }

  /**
   * From now on the page takes one offer after the other by itself; after so many it lets a bot
   * play.
   */
  void playOn(int most) {
    page.evaluate(Scripts.read("drive.js"), most);
  }

  /** Takes so many choices, whatever they are, and sees that the match goes on. */
  void playSome(int choices) {
    find(OFFER).first().waitFor();
    playOn(choices + 1);
    page.waitForFunction("least => window.driven.choices >= least || window.driven.over", choices);
  }

  List<String> log() {
    return find("[data-testid=log] li").allTextContents().stream().map(String::strip).toList();
  }

  /** How often there were {@code offers} or {@code refusals} in this page. */
  int seen(String what) {
    return (Integer) page.evaluate("what => window.seen[what]", what);
  }

  /** What a browser rightly complains of, such as a connection that was cut. */
  void forgive(String part) {
    troubles.removeIf(trouble -> trouble.contains(part));
  }

  List<String> troubles() {
    return List.copyOf(troubles);
  }

  @Override
  public void close() {
    context.close();
    assertThat(troubles).as("what the page complained of").isEmpty();
  }
}
