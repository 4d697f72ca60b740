package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A phone, another language, a dark room. */
@InBrowser
class DeviceTest {
  @Test
  void onAPhoneTheFirstTapShowsAndTheSecondTakes(TestSite site) {
    try (Person person = site.person(Person.phone())) {
      person.open("/");
      person.find("[data-testid=play-flamme-rouge]:not([disabled])").tap();
      person.find("[data-testid=ask]").waitFor();
      // The hints stand where the bar is.
      person.find("[data-testid=guide-end]").tap();
      for (int riders = 0; riders < 2; riders++) {
        Locator picks = person.find("[data-testid=hand] button.pick");
        int before = picks.count();
        String text = person.find(Person.OFFER).first().getAttribute("data-choice");
        Locator square = person.find("[data-choice=\"" + text + "\"]");
        square.tap();
        assertThat(person.find("[data-confirm]")).hasAttribute("data-confirm", text);
        assertThat(square).isVisible();
        square.tap();
        assertThat(square).hasCount(0);
        person.waitUntil("the rider is placed", () -> picks.count() != before);
      }
      // To draw has nothing to weigh: one tap acts.
      person.find("[data-choice^=draw]").first().tap();
      Locator card = person.find("button.card" + Person.OFFER).first();
      card.tap();
      assertThat(card).hasClass(Pattern.compile("\\bup\\b"));
      assertThat(person.find("[data-confirm]"))
          .hasText(Pattern.compile("Play \\d: to square \\d+"));
      String asked = person.find("[data-testid=ask]").textContent().strip();
      person.find("[data-confirm]").tap();
      assertThat(person.find("[data-testid=ask]")).not().hasText(asked);
      for (String pane : List.of("players", "log", "chat", "board")) {
        person.find("[data-testid=pane-" + pane + "]").tap();
        assertThat(person.find("[data-testid=pane-" + pane + "]"))
            .hasAttribute("aria-current", "page");
      }
    }
  }

  @Test
  void aTileOfThePyramidIsLookedAtByTheFirstTapAndPlacedByTheSecond(TestSite site) {
    try (Person person = site.person(Person.phone())) {
      person.open("/");
      person.find("[data-testid=play-flaming-pyramids]:not([disabled])").tap();
      Locator tiles = person.find("[data-testid=hand] button.tile:not([disabled])");
      tiles.last().tap();
      assertThat(tiles.last()).hasAttribute("aria-pressed", "true");
      String text = person.find(Person.OFFER).first().getAttribute("data-choice");
      Locator place = person.find("[data-choice=\"" + text + "\"]");
      assertThat(person.find("[data-confirm]")).isDisabled();
      place.tap();
      assertThat(person.find("[data-confirm]")).isEnabled();
      assertThat(place).isVisible();
      String name = tiles.last().locator(".vh").textContent();
      place.tap();
      assertThat(tiles.filter(new Locator.FilterOptions().setHasText(name))).hasCount(0);
    }
  }

  @Test
  void aFrenchBrowserIsSpokenToInFrench(TestSite site) {
    try (Person person = site.person(Person.desk().setLocale("fr-FR"))) {
      person.open("/");
      assertThat(person.find("html")).hasAttribute("lang", "fr");
      person.find("[data-testid=play-flaming-pyramids]:not([disabled])").click();
      person.find("[data-testid=ask]").waitFor();
      assertThat(person.find("[data-testid=undo]")).hasText("Annuler");
      person.play(0);
      assertThat(person.find("main"))
          .not()
          .containsText(Pattern.compile("[a-z]+\\.[a-z]+\\.[a-z]"));
      person.open("/");
      person.find("[data-testid=language]").click();
      assertThat(person.find("html")).hasAttribute("lang", "en");
    }
  }

  @Test
  void theDarkThemeFollowsTheDeviceUntilOneChooses(TestSite site) {
    try (Person person = site.person(Person.desk().setColorScheme(ColorScheme.DARK))) {
      person.open("/");
      assertThat(person.find("html")).hasAttribute("data-theme", "dark");
      String dark = paper(person);
      person.find("[data-testid=theme]").click();
      assertThat(person.find("html")).hasAttribute("data-theme", "light");
      assertThat(paper(person)).isNotEqualTo(dark);
      person.page.reload();
      assertThat(person.find("html")).hasAttribute("data-theme", "light");
    }
  }

  private static String paper(Person person) {
    return (String) person.page.evaluate("getComputedStyle(document.body).backgroundColor");
  }
}
