package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Drawing a course on a phone, and riding it. */
@InBrowser
class CreateTest {
  private static final String VERDICT = "[data-testid=verdict]";
  private static final String FACTS = "[data-testid=facts]";
  private static final String CURE = "[data-testid=callout] [data-testid=cure]";

  @Test
  void aStageOfFlammeRougeIsLaidMendedKeptSharedAndRidden(TestSite site) {
    try (Person person = site.person(Person.phone())) {
      person.open("/create/flamme-rouge");
      assertThat(person.find(VERDICT)).containsText("valid course");
      assertThat(Axe.violations(person.page)).isEmpty();
      person.find("[data-testid=road-name]").fill("Le <b>Mur</b>");
      person.find("[data-testid=road-name]").press("Enter");
      // A straight before the finish leads over the start.
      person.find("[data-testid=tile-l]").click();
      assertThat(person.find(FACTS)).containsText("20 tiles");
      assertThat(person.find(VERDICT)).containsText("to fix");
      assertThat(person.find("[data-testid=play]")).isDisabled();
      assertThat(Axe.violations(person.page)).isEmpty();
      person.find(CURE).first().click();
      assertThat(person.find(VERDICT)).containsText("valid course");
      person.find("[data-testid=undo]").click();
      assertThat(person.find(VERDICT)).containsText("to fix");
      person.find("[data-testid=redo]").click();
      assertThat(person.find(VERDICT)).containsText("valid course");
      String facts = person.find(FACTS).textContent();
      person.page.reload();
      assertThat(person.find(FACTS)).hasText(facts);
      assertThat(person.find("[data-testid=road-name]")).hasValue("Le <b>Mur</b>");
      person.find("[data-testid=share]").click();
      String link = person.find("[data-testid=share-link]").inputValue();
      assertThat(
              (Boolean) person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
          .isTrue();
      try (Person friend = site.person(Person.phone())) {
        friend.page.navigate(link);
        assertThat(friend.find(FACTS)).hasText(facts);
        assertThat(friend.find("[data-testid=road-name]")).hasValue("Le <b>Mur</b>");
        friend.find("[data-testid=invite]").click();
        assertThat(friend.page).hasURL(Pattern.compile("/new/flamme-rouge"));
        assertThat(friend.find("#option-ownStage")).hasValue(Pattern.compile("^stage : Le <b>Mur"));
      }
      person.find("[data-testid=play]").click();
      person.playSome(3);
    }
  }

  @Test
  void aCourseOfPaceWheelIsPaintedMendedForecastAndRidden(TestSite site) {
    try (Person person = site.person(Person.phone())) {
      person.open("/create/pace-wheel");
      assertThat(person.find(VERDICT)).containsText("valid course");
      assertThat(Axe.violations(person.page)).isEmpty();
      paint(person, 0, 1);
      assertThat(person.find(VERDICT)).containsText("to fix");
      assertThat(person.find("[data-testid=callout]")).containsText("at least 4 flat squares");
      person.find(CURE).first().click();
      assertThat(person.find(VERDICT)).containsText("valid course");
      assertThat(person.find(FACTS)).containsText("3 summits");
      paint(person, 5, 6);
      assertThat(person.find(FACTS)).containsText("4 summits");
      person.find("[data-testid=make]").click();
      assertThat(person.find(FACTS)).containsText("80 squares");
      person.find("[data-testid=undo]").click();
      assertThat(person.find(FACTS)).containsText("4 summits");
      person.find("[data-testid=forecast-ride]").click();
      person.find("[data-testid=mean-rounds]").waitFor();
      person.find("[data-testid=forecast-stop]").click();
      person.page.reload();
      assertThat(person.find(FACTS)).containsText("4 summits");
      person.find("[data-testid=play]").click();
      person.playSome(3);
    }
  }

  @Test
  void whereThePageHasNoEngineTheBotsOfTheServerRide(TestSite site) {
    try (Person person = site.person()) {
      person.context.addInitScript("delete window.Worker");
      person.open("/create/pace-wheel");
      assertThat(person.find(VERDICT)).containsText("valid course");
      Response asked =
          person.page.waitForResponse(
              Pattern.compile("/api/roads/pace-wheel/forecast"),
              () -> person.find("[data-testid=forecast-ride]").click());
      assertThat(asked.ok()).isTrue();
      person.find("[data-testid=mean-rounds]").waitFor();
      assertThat(Axe.violations(person.page)).isEmpty();
    }
  }

  /** Paints from one of the squares in view to another. */
  private static void paint(Person person, int from, int to) {
    Locator strip = person.find("[data-testid=strip]");
    strip.scrollIntoViewIfNeeded();
    BoundingBox box = strip.boundingBox();
    double wide = box.width / Math.floor(box.width / 45);
    double y = box.y + box.height / 2;
    person.page.mouse().move(box.x + (from + 0.5) * wide, y);
    person.page.mouse().down();
    person.page.mouse().move(box.x + (to + 0.5) * wide, y);
    person.page.mouse().up();
  }
}
