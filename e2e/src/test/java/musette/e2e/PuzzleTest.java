package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import musette.wire.Json;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Puzzles, hints and one's own mistakes. */
@InBrowser
class PuzzleTest {
  private static final String GAME = "flamme-rouge";

  /** All decisions of a match are judged; on a busy machine that takes a while. */
  private static final double LONG = 180_000;

  private static final LocatorAssertions.HasAttributeOptions IN_THE_END =
      new LocatorAssertions.HasAttributeOptions().setTimeout(LONG);

  private static JsonNode puzzle(int number) throws IOException {
    Path file = Path.of("../web/src/puzzles/data", GAME + ".json");
    return Json.parse(Files.readString(file)).get(number);
  }

  private static void isAsked(Person person) {
    person.find("[data-testid=puzzle][data-phase=asked]").waitFor();
    person.find(Person.OFFER).first().waitFor();
  }

  @Test
  void onePuzzleIsSolvedByTouch(TestSite site) throws IOException {
    JsonNode puzzle = puzzle(0);
    String answer = puzzle.get("best").asText();
    try (Person person = site.person(Person.phone())) {
      person.open("/puzzles");
      assertThat(Axe.violations(person.page)).isEmpty();
      person.open("/puzzles/" + GAME + "/" + puzzle.get("id").asText());
      isAsked(person);
      Locator best = person.find("[data-choice='" + answer + "']").first();
      best.tap();
      person.find("[data-confirm='" + answer + "']").tap();
      assertThat(person.find("[data-testid=puzzle]")).hasAttribute("data-phase", "right");
      assertThat(person.find("[data-testid=choice-chances]")).containsText("your choice");
      assertThat(person.find("[data-testid=rating]")).containsText("+");
      assertThat(Axe.violations(person.page)).isEmpty();
    }
  }

  @Test
  void anotherIsMissedAndThenSolvedByKeyboardWithAHint(TestSite site) throws IOException {
    JsonNode puzzle = puzzle(1);
    int last = puzzle.get("choices").size() - 1;
    String worst = puzzle.at("/choices/" + last + "/action").asText();
    try (Person person = site.person()) {
      person.open("/puzzles/" + GAME + "/" + puzzle.get("id").asText());
      isAsked(person);
      choose(person, worst);
      assertThat(person.find("[data-testid=puzzle]")).hasAttribute("data-phase", "wrong");
      assertThat(person.find("[data-testid=rating]")).containsText("−");
      person.page.keyboard().press("r");
      isAsked(person);
      for (int stage = 1; stage <= 3; stage++) {
        person.page.keyboard().press("h");
        assertThat(person.find("[data-testid=hint]"))
            .hasAttribute("data-stage", String.valueOf(stage));
      }
      assertThat(Axe.violations(person.page)).isEmpty();
      choose(person, puzzle.get("best").asText());
      assertThat(person.find("[data-testid=puzzle]")).hasAttribute("data-phase", "right");
      person.page.keyboard().press("n");
      isAsked(person);
    }
  }

  /** The digits select, Enter takes. */
  private static void choose(Person person, String action) {
    Locator choice = person.find("[data-choice='" + action + "']").first();
    choice.press("Enter");
    person.find("[data-confirm='" + action + "']").press("Enter");
  }

  @Test
  @Tag("full")
  void aHintIsRecordedAndAMistakeRedone(TestSite site) {
    try (Person person = site.person()) {
      person.arrive();
      person.open("/");
      person.find("[data-testid=play-flamme-rouge]").click();
      person.find("[data-testid=hint-button]:not([disabled])").waitFor();
      person.find("[data-testid=hint-button]").click();
      assertThat(person.find("[data-testid=hint]")).hasAttribute("data-stage", "1");
      person.find("[data-testid=hint-more]").click();
      person.find("[data-testid=hint-more]").click();
      assertThat(person.find("[data-testid=hint] [data-testid=choice-chances]")).isVisible();
      assertThat(Axe.violations(person.page)).isEmpty();
      assertThat(person.find("[data-testid=log]")).containsText("asked for a hint");
      String table = person.page.url().replaceAll(".*/t/", "");
      person.playOn(1_000);
      person.find("[data-testid=result]").waitFor(new Locator.WaitForOptions().setTimeout(LONG));
      person.open("/replay/" + table);
      Locator link = person.find("a[download]").first();
      Path record = person.page.waitForDownload(link::click).path();
      assertThat(record).content().containsPattern("\nhint \\d+ [A-D]\n");
      redo(person, table);
    }
  }

  private static void redo(Person person, String table) {
    person.open("/mistakes/" + table);
    Locator task = person.find("[data-testid=puzzle], [data-testid=no-mistakes]").first();
    task.waitFor(new Locator.WaitForOptions().setTimeout(LONG));
    if (person.find("[data-testid=no-mistakes]").count() > 0) {
      return;
    }
    isAsked(person);
    for (int stage = 1; stage <= 3; stage++) {
      person.page.keyboard().press("h");
    }
    String best = person.find("[data-testid=hint]").getAttribute("data-best");
    choose(person, best);
    assertThat(person.find("[data-testid=puzzle]")).hasAttribute("data-phase", "right", IN_THE_END);
    assertThat(person.find("[data-testid=then-now]")).isVisible();
    assertThat(Axe.violations(person.page)).isEmpty();
  }
}
