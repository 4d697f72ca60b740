package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the champion says of a match that is over. */
@InBrowser
class AnalysisTest {
  private static final String GAME = "flaming-pyramids";

  /** The server gives way to everything else; on a busy machine that takes a while. */
  private static final LocatorAssertions.IsVisibleOptions IN_THE_END =
      new LocatorAssertions.IsVisibleOptions().setTimeout(180_000);

  @Test
  void theReplayShowsTheChancesAndTheDearestDecisions(TestSite site) {
    try (Person person = site.person()) {
      person.open("/replay/" + site.finished(GAME));
      analyse(person);
      Locator graph = person.find("[data-testid=chances]");
      graph.click();
      assertThat(person.find("h1")).not().containsText("move 0 of");
      graph.focus();
      person.page.keyboard().press("End");
      assertThat(graph).hasAttribute("aria-valuetext", Pattern.compile("100%"));
      Locator decision = person.find("[data-testid=decision]").first();
      decision.click();
      String ply = decision.textContent().replaceAll("(?s).*at move (\\d+).*", "$1");
      assertThat(person.find("h1")).containsText("move " + ply + " of");
    }
  }

  @Test
  @Tag("full")
  void aRecordFromAFileIsAnalysedToo(TestSite site, @TempDir Path folder) {
    try (Person person = site.person()) {
      String table = site.finished(GAME);
      person.open("/replay/" + table);
      Path file = folder.resolve("match.record");
      person.page.waitForDownload(() -> person.find("a[download]").first().click()).saveAs(file);
      person.open("/replay");
      person.find("[data-testid=record-file]").setInputFiles(file);
      analyse(person);
    }
  }

  @Test
  void theResultNamesTheDecisiveRoundWithoutBeingAsked(TestSite site) {
    try (Person person = site.person()) {
      String table = site.finished("flamme-rouge");
      person.openTable(table);
      Locator decisive = person.find("[data-testid=result] [data-testid=decisive]");
      assertThat(decisive).isVisible(IN_THE_END);
      if (decisive.locator("a").count() == 0) {
        assertThat(decisive).containsText("from the first move");
        return;
      }
      String ply = decisive.locator("a").getAttribute("href").replaceAll(".*ply=", "");
      decisive.locator("a").click();
      assertThat(person.find("h1")).containsText("move " + ply + " of");
      assertThat(person.page).hasURL(Pattern.compile("/replay/" + table + "\\?ply=" + ply));
    }
  }

  private static void analyse(Person person) {
    person.find("[data-testid=analyse]").click();
    assertThat(person.find("[data-testid=chances]")).isVisible(IN_THE_END);
    assertThat(person.find("[data-testid=decisions]")).isVisible(IN_THE_END);
    assertThat(person.find("[data-testid=analyse]")).hasCount(0);
  }
}
