package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two people share one screen: the curtain falls between them. */
@InBrowser
class HotSeatTest {
  private static final int CHANGES = Boolean.getBoolean("musette.full") ? 6 : 4;

  /** In the other games little is hidden, and it comes late. */
  private static final int FEW_CHANGES = Boolean.getBoolean("musette.full") ? 12 : 3;

  private static final Set<String> WITH_HANDS = Set.of("flamme-rouge", "flaming-pyramids");

  /** In milliseconds. */
  private static final double REST = 60;

  private static final String CURTAIN = "[data-testid=curtain]";
  private static final String LIFT = "[data-testid=lift]";
  private static final String WORDS = Scripts.read("words-of-page.js");

  /** Keeps all that the document says from now on, however short. */
  private static final String LISTEN =
      "() => { const words = "
          + WORDS.strip().replaceAll(";$", "")
          + ";"
          + """
              window.said = new Set();
              new MutationObserver(() => words().forEach(word => window.said.add(word)))
                .observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
            }\
          """;

  private static final String FOCUS_IS_IN_THE_CURTAIN =
      """
      () => {
        const at = document.activeElement;
        return at === document.body || at.closest('[data-testid=curtain]') !== null;
      }\
      """;

  /** Every game as it is, and with options that give people more to keep to themselves. */
  static Stream<String> tables() {
    return Stream.concat(
        RunLength.games("flamme-rouge"),
        RunLength.these("flaming-pyramids checking=strategy", "flaming-pyramids checking=family"));
  }

  @Test
  void theCurtainHidesTheNextHandUntilItIsLifted(TestSite site) {
    try (Person pair = site.person()) {
      setUp(pair);
      int lifted = 0;
      while (lifted < CHANGES) {
        if (isCovered(pair)) {
          assertThat(pair.find(Person.OFFER)).hasCount(0);
          assertThat(pair.find(LIFT)).isFocused();
          pair.page.keyboard().press("Enter");
          assertThat(pair.find(CURTAIN)).hasCount(0);
          lifted++;
        } else {
          pair.play(lifted);
        }
      }
    }
  }

  /**
   * Whoever takes the device finds the page that somebody finds who comes to the table just now and
   * has this seat alone. Both pages are compared whole, under the curtain and after it was lifted.
   */
  @ParameterizedTest
  @MethodSource("tables")
  void nothingOfTheFormerPersonIsLeftInThePage(String named, TestSite site) {
    String[] parts = named.split("[ =]", -1);
    String game = parts[0];
    TableRequest wish = TableRequest.defaults(game);
    TableRequest request = parts.length == 1 ? wish : wish.option(parts[1], parts[2]);
    try (Person pair = site.person()) {
      pair.context.addInitScript(
          "localStorage.setItem('musette.prefs', JSON.stringify({ guided: ['" + game + "'] }))");
      pair.arrive();
      String table = pair.newTable(request.with("ME", "ME"));
      Page newcomer = pair.context.newPage();
      pair.openTable(table);
      int changes = WITH_HANDS.contains(game) ? CHANGES : FEW_CHANGES;
      int lifted = 0;
      for (int move = 0; lifted < changes; move++) {
        if (isCovered(pair)) {
          compare(pair, newcomer);
          pair.page.bringToFront();
          lifted++;
        } else {
          pair.play(move);
        }
      }
    }
  }

  @Test
  void behindTheCurtainNothingCanBeReachedOrHeard(TestSite site) {
    try (Person pair = site.person()) {
      setUp(pair);
      pair.find(LIFT).click();
      assertThat(pair.find(CURTAIN)).hasCount(0);
      while (!isCovered(pair)) {
        pair.play(0);
      }
      for (String key : List.of("Tab", "Tab", "Shift+Tab", "Escape", "Escape", "Tab", "Tab")) {
        pair.page.keyboard().press(key);
        assertThat(pair.find(CURTAIN)).isVisible();
        assertThat(pair.page.evaluate(FOCUS_IS_IN_THE_CURTAIN)).as("after " + key).isEqualTo(true);
      }
      assertThat(heard(pair)).containsExactlyInAnyOrder("dialog", "heading", "button");
    }
  }

  /** The roles of all that has a name in the browser's own accessibility tree. */
  private static List<String> heard(Person person) {
    CDPSession browser = person.context.newCDPSession(person.page);
    var heard = new ArrayList<String>();
    for (JsonElement node :
        browser.send("Accessibility.getFullAXTree").getAsJsonArray("nodes").asList()) {
      JsonObject part = node.getAsJsonObject();
      String role = value(part, "role");
      if (!part.get("ignored").getAsBoolean()
          && !value(part, "name").isEmpty()
          && !role.endsWith("Text")
          && !role.endsWith("TextBox")
          && !role.equals("RootWebArea")) {
        heard.add(role);
      }
    }
    return heard;
  }

  private static String value(JsonObject node, String name) {
    JsonObject value = node.getAsJsonObject(name);
    return value == null || !value.has("value") ? "" : value.get("value").getAsString();
  }

  private static boolean isCovered(Person pair) {
    pair.waitUntil("a curtain or an offer", () -> pair.find(CURTAIN).count() > 0 || pair.isAsked());
    return pair.find(CURTAIN).count() > 0;
  }

  private static void compare(Person pair, Page newcomer) {
    newcomer.navigate(pair.page.url());
    newcomer.locator(LIFT).waitFor();
    assertThat(pair.find("body").ariaSnapshot()).isEqualTo(newcomer.locator("body").ariaSnapshot());
    List<String> covered = words(newcomer);
    assertThat(words(pair.page)).as("under the curtain").isEqualTo(covered);

    pair.page.evaluate(LISTEN);
    for (Page page : List.of(pair.page, newcomer)) {
      // The mouse points at nothing, so that nothing is told of what it points at.
      page.mouse().move(0, 0);
      page.locator(LIFT).press("Enter");
      page.locator(CURTAIN).waitFor(gone());
      page.locator(Person.OFFER).first().waitFor();
    }
    List<String> mayKnow = words(newcomer);
    assertThat(words(pair.page)).as("after the curtain").isEqualTo(mayKnow);
    var said = new ArrayList<Object>((List<?>) pair.page.evaluate("[...window.said]"));
    said.removeAll(covered);
    said.removeAll(mayKnow);
    assertThat(said).as("said for a moment while the curtain was lifted").isEmpty();
  }

  private static Locator.WaitForOptions gone() {
    return new Locator.WaitForOptions()
        .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED);
  }

  /** Once the page has come to rest. A page in the background draws no scenery. */
  private static List<String> words(Page page) {
    page.bringToFront();
    List<String> before;
    List<String> now = wordsNow(page);
    do {
      page.waitForTimeout(REST);
      before = now;
      now = wordsNow(page);
    } while (!now.equals(before));
    return now;
  }

  private static List<String> wordsNow(Page page) {
    return ((List<?>) page.evaluate(WORDS)).stream().map(Object::toString).toList();
  }

  /** By the page of a new table, as people do it. */
  private static void setUp(Person pair) {
    pair.open("/new/flamme-rouge");
    pair.find("[data-testid=new-seat-B]").click();
    pair.find("[data-testid=pick-B-ME]").click();
    pair.find("[data-testid=create]").click();
    pair.find(LIFT).waitFor();
  }
}
