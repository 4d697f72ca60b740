package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What calls a player: sounds, the title, notifications, and the stop between two stages. */
@InBrowser
class AttentionTest {
  /** Counts the sounds that the page makes, and keeps the notifications that it shows. */
  private static final String LISTEN =
      """
      window.sounds = 0;
      const start = AudioScheduledSourceNode.prototype.start;
      AudioScheduledSourceNode.prototype.start = function (...at) {
        window.sounds++;
        return start.apply(this, at);
      };
      window.notices = [];
      window.Notification = class {
        static permission = 'default';
        static async requestPermission() {
          return (Notification.permission = 'granted');
        }
        constructor(title, { body }) {
          window.notices.push(title + ': ' + body);
        }
        close() {}
      };\
      """;

  @Test
  void thereAreSoundsOnceTheyAreWanted(TestSite site) {
    try (Person person = site.person()) {
      race(person);
      person.play(0);
      assertThat(person.page.evaluate("window.sounds")).isEqualTo(0);
      person.find("[data-testid=menu]").click();
      person.find("[data-testid=sound]").check();
      person.page.keyboard().press("Escape");
      int before = (Integer) person.page.evaluate("window.sounds");
      person.play(0);
      person.waitUntil(
          "a sound says that it is my turn",
          () -> (Integer) person.page.evaluate("window.sounds") > before);
    }
  }

  @Test
  void whoLooksElsewhereIsToldThatItIsTheirTurn(TestSite site) {
    try (Person person = site.person()) {
      race(person);
      assertThat(person.page).hasTitle(Pattern.compile("^● .*"));
      person.find("[data-testid=menu]").click();
      person.find("[data-testid=notices]").check();
      person.page.keyboard().press("Escape");
      person.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })");
      person.play(0);
      person.waitUntil(
          "a notification", () -> (Integer) person.page.evaluate("window.notices.length") > 0);
      assertThat(person.page.evaluate("window.notices[0]").toString()).startsWith("Flamme Rouge: ");
    }
  }

  /** {@link StagesTest} looks at the same stop as somebody who plays. */
  @Test
  @Tag("full")
  void betweenTwoStagesTheTableStopsToShowTheResult(TestSite site) {
    try (Person person = site.person(Person.desk().setReducedMotion(ReducedMotion.NO_PREFERENCE))) {
      person.arrive();
      person.openTable(
          person.newTable(
              TableRequest.shortest("leader-1")
                  .option("race", "valleys")
                  .with("BOT:greedy", "BOT:greedy")));
      Locator stop = person.find("[data-testid=stage-stop]");
      stop.waitFor(new Locator.WaitForOptions().setTimeout(180_000));
      assertThat(stop.locator("table, ol").first()).isVisible();
      person.find("[data-testid=next-stage]").click();
      assertThat(stop).hasCount(0);
    }
  }

  /** Bots are quick, so the next question comes at once. */
  private static void race(Person person) {
    person.context.addInitScript(LISTEN);
    person.arrive();
    person.openTable(
        person.newTable(TableRequest.defaults("flamme-rouge").with("ME", "BOT:random")));
    person.find("[data-ask]").waitFor();
  }
}
