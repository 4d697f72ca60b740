package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Replays of finished matches. */
@InBrowser
class ReplayTest {
  @Test
  void theScrubberTheKeysAndALinkLeadToTheSamePly(TestSite site) {
    try (Person person = site.person()) {
      open(person, site, "");
      assertThat(person.find("h1")).containsText("move 0 of");
      person.find("[data-testid=scrubber]").fill("5");
      assertThat(person.find("h1")).containsText("move 5 of");
      person.page.keyboard().press("ArrowRight");
      assertThat(person.find("h1")).containsText("move 6 of");
      assertThat(person.page).hasURL(Pattern.compile("ply=6"));
      person.page.reload();
      assertThat(person.find("h1")).containsText("move 6 of");
      person.page.keyboard().press("End");
      assertThat(person.find("h1")).containsText(Pattern.compile("move (\\d+) of \\1"));
    }
  }

  @Test
  void theBrowserChecksTheSeedItself(TestSite site) {
    try (Person person = site.person()) {
      open(person, site, "");
      assertThat(person.find("[data-testid=fair]")).containsText("Nothing was rigged.");
      assertThat(person.find("[data-testid=fair]")).not().hasClass(Pattern.compile("\\bbad\\b"));
    }
  }

  @Test
  void aSeedThatDoesNotFitIsSaid(TestSite site) {
    try (Person person = site.person()) {
      person.page.route(
          "**/api/tables/*/replay*",
          route -> {
            var answer = route.fetch();
            route.fulfill(
                new com.microsoft.playwright.Route.FulfillOptions()
                    .setResponse(answer)
                    .setBody(answer.text().replaceFirst("\"seed\":\"", "\"seed\":\"x")));
          });
      open(person, site, "");
      assertThat(person.find("[data-testid=fair]")).containsText("does not give the sealed hash");
    }
  }

  @Test
  void itCanBeSeenThroughAnyEyes(TestSite site) {
    try (Person person = site.person()) {
      open(person, site, "?ply=6&eyes=A");
      assertThat(person.find(".seat[aria-pressed=true]")).hasCount(1);
      person.find(".seat").last().click();
      assertThat(person.find(".seat").last()).hasAttribute("aria-pressed", "true");
      assertThat(person.page).hasURL(Pattern.compile("ply=6&eyes=ALL"));
    }
  }

  @Test
  void theHeadingNamesWhoMadeTheMove(TestSite site) {
    try (Person person = site.person()) {
      person.open("/replay/" + site.finished("flaming-pyramids") + "?ply=1");
      for (int ply = 1; ply <= 6; ply++) {
        assertThat(person.find("h1")).containsText("move " + ply + " of");
        String team = person.find(".now h2 small").textContent();
        assertThat(person.find("h1")).containsText(", " + team + ",");
        person.page.keyboard().press("ArrowRight");
      }
    }
  }

  @Test
  void aMatchThatComesInPagesIsSeenFromBeginningToEnd(TestSite site) {
    try (Person person = site.person()) {
      person.arrive();
      String table =
          person.newTable(
              TableRequest.defaults("flamme-rouge")
                  .with("BOT:random", "BOT:random", "BOT:random", "BOT:random"));
      person.open("/t/" + table);
      person.waitUntilOver(table);
      var pages = new ArrayList<String>();
      person.page.onRequest(
          request -> {
            if (request.url().contains("/replay?")) {
              pages.add(request.url());
            }
          });
      person.open("/replay/" + table + "?eyes=ALL");
      person.find("[data-testid=scrubber]").waitFor();
      int last = Integer.parseInt(person.find("[data-testid=scrubber]").getAttribute("max"));
      assertThat(pages).as("more than one answer").hasSizeGreaterThan(2);
      assertThat(last).isGreaterThan(80);
      for (int at : new int[] {last / 2, last - 1, last / 3, last}) {
        person.find("[data-testid=scrubber]").fill(String.valueOf(at));
        assertThat(person.find("h1")).containsText("move " + at + " of " + last);
        assertThat(person.find("h1")).hasAttribute("aria-busy", "false");
        assertThat(person.find(".board").first()).isVisible();
      }
      person.open("/replay/" + table + "?eyes=ALL&ply=" + last / 2);
      assertThat(person.find("h1")).containsText("move " + last / 2 + " of " + last);
      assertThat(person.find(".board").first()).isVisible();
    }
  }

  private static void open(Person person, TestSite site, String query) {
    person.open("/replay/" + site.finished("flamme-rouge") + query);
    person.find("[data-testid=scrubber]").waitFor();
  }
}
