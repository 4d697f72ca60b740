package musette.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import musette.games.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A whole match of every game against bots, at every size of the window. Whenever the player is
 * asked, the question, the choices and the confirming button are in view; nothing scrolls, and the
 * board never moves.
 */
@InBrowser
class EveryScreenTest {
  private static final List<String> SHORT = List.of("360x640", "1440x900");
  private static final List<String> ALL =
      List.of("360x640", "360x740", "740x360", "768x1024", "1440x900", "1920x1080");

  /** The limit that browsers call good. */
  private static final double STILL = 0.1;

  /** After so many choices a bot goes on. */
  private static final int CHOICES = 60;

  private static final double LONG_MATCH = 300_000;

  static Stream<Arguments> screens() {
    List<String> sizes = Boolean.getBoolean("musette.full") ? ALL : SHORT;
    return Catalogue.games().stream()
        .map(game -> game.about().id())
        .flatMap(game -> sizes.stream().map(size -> Arguments.of(game, size)));
  }

  @ParameterizedTest
  @MethodSource("screens")
  void everythingAskedIsInViewAndTheBoardStaysWhereItIs(String game, String size, TestSite site) {
    try (Person person = site.person(screen(size))) {
      person.arrive();
      String table =
          person.newTable(TableRequest.shortest(game).with("ME", "BOT:greedy", "BOT:greedy"));
      person.openTable(table);
      person.find("[data-ask]").waitFor();
      Page page = person.page;
      page.evaluate(Scripts.read("stillness.js"));
      page.evaluate("window.inView = " + Scripts.read("in-view.js").strip());
      page.evaluate(Scripts.read("watch-view.js"));
      shoot(person, game, size, "first");
      person.playOn(CHOICES);
      person.find("[data-result]").waitFor(new Locator.WaitForOptions().setTimeout(LONG_MATCH));
      shoot(person, game, size, "result");
      assertThat(complaints(page)).isEmpty();
      assertThat(places(page)).as("places of the board").hasSize(1);
      assertThat(shift(page)).as("layout shift: " + sources(page)).isLessThan(STILL);
    }
  }

  @Test
  void theDocumentationShowsTheScriptThatPlays() throws IOException {
    assertThat(Files.readString(Path.of("../docs/testing.md")))
        .contains(Scripts.read("drive.js").strip());
  }

  private static NewContextOptions screen(String size) {
    String[] sides = size.split("x", -1);
    int width = Integer.parseInt(sides[0]);
    int height = Integer.parseInt(sides[1]);
    boolean phone = Math.min(width, height) < 480;
    return Person.desk().setViewportSize(width, height).setHasTouch(phone).setIsMobile(phone);
  }

  @SuppressWarnings("unchecked")
  private static List<String> complaints(Page page) {
    return (List<String>) page.evaluate("window.complaints");
  }

  @SuppressWarnings("unchecked")
  private static List<String> places(Page page) {
    return (List<String>)
        ((Map<String, Object>) page.evaluate("window.stillness"))
            .getOrDefault("boards", new ArrayList<>());
  }

  private static double shift(Page page) {
    return ((Number) page.evaluate("window.stillness.shift")).doubleValue();
  }

  private static String sources(Page page) {
    return String.valueOf(page.evaluate("window.stillness.sources.slice(0, 12).join('; ')"));
  }

  /** A picture of every board at every size, for people to look at. */
  private static void shoot(Person person, String game, String size, String moment) {
    String file = game + "-" + size + "-" + moment + ".png";
    person.page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target/screens").resolve(file)));
  }
}
