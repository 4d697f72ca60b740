package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** A finished race of A Tour de France Game, looked at again. */
@InBrowser
class TourReplayTest {
  @Test
  void withEverythingRevealedBothCardsAreShown(TestSite site) {
    try (Person person = site.person()) {
      open(person, site, "?ply=12&eyes=ALL");
      assertThat(person.find(".panel [data-testid=point-card]")).hasCount(2);
      person.find(".seat").first().click();
      assertThat(person.find(".panel [data-testid=point-card]")).hasCount(1);
    }
  }

  @Test
  void theHeadingNamesWhoThrows(TestSite site) {
    try (Person person = site.person()) {
      open(person, site, "?ply=1&eyes=ALL");
      int thrown = 0;
      for (int ply = 1; ply <= 8; ply++) {
        assertThat(person.find("h1")).containsText("move " + ply + " of");
        Locator mover = person.find("h2 small[data-action]").first();
        if (mover.getAttribute("data-action").equals("throw")) {
          thrown++;
          assertThat(person.find(".bar h1")).containsText(mover.innerText() + "’s turn");
        }
        person.page.keyboard().press("ArrowRight");
      }
      Assertions.assertThat(thrown).isPositive();
    }
  }

  private static void open(Person person, TestSite site, String query) {
    person.open("/replay/" + site.finished("tour-de-france") + query);
    person.find("[data-testid=scrubber]").waitFor();
  }
}
