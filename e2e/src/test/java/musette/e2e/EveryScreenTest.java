package musette.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import musette.games.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A whole match of every game against bots, at every size of the window, under a {@link
 * ScreenWatch}. The short run plays at two sizes.
 */
@InBrowser
class EveryScreenTest {
  private static final List<String> SHORT = List.of("360x640", "1440x900");
  private static final List<String> ALL =
      List.of("360x640", "360x740", "740x360", "768x1024", "1440x900", "1920x1080");

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
      ScreenWatch watch = ScreenWatch.begin(person, game + "-" + size);
      person.playOn(CHOICES);
      person.find("[data-result]").waitFor(new Locator.WaitForOptions().setTimeout(LONG_MATCH));
      watch.assertAllWasInView();
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
}
