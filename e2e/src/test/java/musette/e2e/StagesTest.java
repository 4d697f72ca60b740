package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A race of stages: the stop between two of them and the result of all, at three sizes, in light
 * and dark. Pictures are kept in target/screenshots. The short run has one game, one language, and
 * one scheme for each size.
 */
@InBrowser
class StagesTest {
  private static final Path PICTURES = Path.of("target", "screenshots");
  private static final String STOP = "[data-testid=stage-stop]";
  private static final List<int[]> SIZES =
      List.of(new int[] {360, 740}, new int[] {740, 360}, new int[] {1440, 900});
  private static final Locator.WaitForOptions LONG =
      new Locator.WaitForOptions().setTimeout(180_000);

  /** The stop is a matter of eight seconds: here it lasts until all have looked. */
  private static final String HOLD =
      """
      const soon = window.setTimeout;
      window.setTimeout = (act, wait, ...rest) => soon(act, wait === 8000 ? 600000 : wait, ...rest);\
      """;

  static Stream<Arguments> races() {
    return RunLength.these(
            "leader-1 en-GB", "leader-1 fr-FR", "pace-wheel en-GB", "pace-wheel fr-FR")
        .map(race -> Arguments.of((Object[]) race.split(" ", -1)));
  }

  @ParameterizedTest
  @MethodSource("races")
  void theStopAndTheEndSayWhoLeads(String game, String language, TestSite site) {
    var device = Person.desk().setLocale(language).setReducedMotion(ReducedMotion.NO_PREFERENCE);
    try (Person person = site.person(device)) {
      person.context.addInitScript(HOLD);
      person.arrive();
      (game.equals("leader-1")
              ? RecordedMoment.beforeTheEndOfAStage(game, "valleys", "Classified")
              : RecordedMoment.beforeTheEndOfAStage(game, "two-stages", "StageScored"))
          .open(person);
      person.playOn(40);
      Locator stop = person.find(STOP);
      stop.waitFor(LONG);
      look(person, game + "-" + language + "-stop", "[data-testid=next-stage]");
      assertThat(stop.locator("[data-testid=standing-general] tbody tr")).not().hasCount(0);
      assertThat(stop.locator("[data-testid=awards]")).isVisible();
      person.find("[data-testid=next-stage]").click();
      assertThat(stop).hasCount(0);
      person.page.emulateMedia(
          new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
      person.find("[data-result]").waitFor(LONG);
      look(person, game + "-" + language + "-tour", "[data-testid=rematch]");
      assertThat(person.find("[data-testid=standing-general] tbody tr")).not().hasCount(0);
    }
  }

  private static List<ColorScheme> schemes(int width) {
    List<ColorScheme> one = List.of(width < 480 ? ColorScheme.DARK : ColorScheme.LIGHT);
    return Boolean.getBoolean("musette.full") ? List.of(ColorScheme.LIGHT, ColorScheme.DARK) : one;
  }

  /** What is to be pressed next is in view at every size, and nothing is wider than the window. */
  private static void look(Person person, String name, String button) {
    var faults = new ArrayList<String>();
    Page page = person.page;
    for (int[] size : SIZES) {
      for (ColorScheme scheme : schemes(size[0])) {
        page.setViewportSize(size[0], size[1]);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        String what =
            "%s-%dx%d-%s".formatted(name, size[0], size[1], scheme).toLowerCase(Locale.ROOT);
        page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(what + ".png")));
        if (page.evaluate("document.documentElement.scrollWidth > innerWidth").equals(true)) {
          faults.add(what + " is wider than the screen");
        }
        var box = person.find(button).first().boundingBox();
        if (box == null || box.y < 0 || box.y + box.height > size[1]) {
          faults.add(what + ": the next button is not in view");
        }
        for (String violation : Axe.violations(page)) {
          faults.add(what + ": " + violation);
        }
      }
    }
    assertThat(faults).isEmpty();
  }
}
