package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** A finished race of A Tour de France Game, looked at again. */
@InBrowser
class TourReplayTest {
  private static final Map<String, String> TEAMS = Map.of("A", "Alouette", "B", "Bourdon");

  @Test
  void withEverythingRevealedBothCardsAreShown(TestSite site) {
    try (Person person = site.person()) {
      open(person, site, "?ply=12&eyes=ALL");
      assertThat(person.find(".points")).hasCount(2);
      person.find(".seat").first().click();
      assertThat(person.find(".points")).hasCount(1);
    }
  }

  @Test
  void theHeadingNamesWhoThrows(TestSite site) {
    try (Person person = site.person()) {
      open(person, site, "?ply=1&eyes=ALL");
      for (int ply = 1; ply <= 8; ply++) {
        assertThat(person.find("h1")).containsText("ply " + ply + " of");
        String told = person.find(".now .mono").innerText();
        if (told.endsWith("throw")) {
          String team = TEAMS.get(told.substring(0, 1));
          assertThat(person.find(".bar h1")).containsText(team + "’s turn");
        }
        person.page.keyboard().press("ArrowRight");
      }
    }
  }

  private static void open(Person person, TestSite site, String query) {
    person.open("/replay/" + site.finished("tour-de-france") + query);
    person.find("[data-testid=scrubber]").waitFor();
  }
}
