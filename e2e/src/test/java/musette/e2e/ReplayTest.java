package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A match that is over, looked at again. */
@InBrowser
class ReplayTest {
  @Test
  void theScrubberTheKeysAndALinkLeadToTheSamePly(World world) {
    try (Person person = world.person()) {
      open(person, world, "");
      assertThat(person.find("h1")).containsText("ply 0 of");
      person.find("[data-testid=scrubber]").fill("5");
      assertThat(person.find("h1")).containsText("ply 5 of");
      person.page.keyboard().press("ArrowRight");
      assertThat(person.find("h1")).containsText("ply 6 of");
      assertThat(person.page).hasURL(Pattern.compile("ply=6"));
      person.page.reload();
      assertThat(person.find("h1")).containsText("ply 6 of");
      person.page.keyboard().press("End");
      assertThat(person.find("h1")).containsText(Pattern.compile("ply (\\d+) of \\1"));
    }
  }

  @Test
  void theBrowserChecksTheSeedItself(World world) {
    try (Person person = world.person()) {
      open(person, world, "");
      assertThat(person.find("[data-testid=fair]")).containsText("Nothing was rigged.");
      assertThat(person.find("[data-testid=fair]")).not().hasClass(Pattern.compile("\\bbad\\b"));
    }
  }

  @Test
  void aSeedThatDoesNotFitIsSaid(World world) {
    try (Person person = world.person()) {
      person.page.route(
          "**/api/tables/*/replay*",
          route -> {
            var answer = route.fetch();
            route.fulfill(
                new com.microsoft.playwright.Route.FulfillOptions()
                    .setResponse(answer)
                    .setBody(answer.text().replaceFirst("\"seed\":\"", "\"seed\":\"x")));
          });
      open(person, world, "");
      assertThat(person.find("[data-testid=fair]")).containsText("does not give the sealed hash");
    }
  }

  @Test
  void itCanBeSeenThroughAnyEyes(World world) {
    try (Person person = world.person()) {
      open(person, world, "?ply=6&eyes=A");
      assertThat(person.find(".seat[aria-pressed=true]")).hasCount(1);
      person.find(".seat").last().click();
      assertThat(person.find(".seat").last()).hasAttribute("aria-pressed", "true");
      assertThat(person.page).hasURL(Pattern.compile("ply=6&eyes=ALL"));
    }
  }

  @Test
  void theHeadingNamesWhoMadeTheMove(World world) {
    try (Person person = world.person()) {
      person.open("/replay/" + world.finished("flaming-pyramids") + "?ply=1");
      for (int ply = 1; ply <= 6; ply++) {
        assertThat(person.find("h1")).containsText("ply " + ply + " of");
        String team = person.find(".now h2 small").textContent();
        assertThat(person.find("h1")).containsText(", " + team + ",");
        person.page.keyboard().press("ArrowRight");
      }
    }
  }

  private static void open(Person person, World world, String query) {
    person.open("/replay/" + world.finished("flamme-rouge") + query);
    person.find("[data-testid=scrubber]").waitFor();
  }
}
