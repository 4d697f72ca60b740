package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Flaming Pyramids with people who check: two large buttons, two keys, and nobody tells. */
@InBrowser
class WatchfulTest {
  private static final String CHECK = "[data-testid=check]";
  private static final Pattern TELLING =
      Pattern.compile("fits|sets off chaos|[Cc]ollapses|it holds|Holds");

  private static TableRequest wish(String checking) {
    return TableRequest.defaults("flaming-pyramids").option("checking", checking);
  }

  private static Person first(Person anna, Person ben) {
    anna.waitUntil("somebody is to place", () -> anna.isAsked() || ben.isAsked());
    return anna.isAsked() ? anna : ben;
  }

  /** With three players the first tile lies alone: whatever was dealt, the pyramid is sound. */
  @Test
  void everybodySaysInSecretWhetherAllIsWell(TestSite site) {
    try (Person anna = site.person();
        Person ben = site.person()) {
      anna.arrive();
      String table =
          anna.newTable(wish("family").option("firstPlayer", "A").with("ME", "OPEN", "BOT:greedy"));
      anna.openTable(table);
      ben.openTable(table);
      ben.find("[data-testid=sit-B]").click();
      Person layer = first(anna, ben);
      Person other = layer == anna ? ben : anna;
      layer.find(Person.OFFER).first().hover();
      assertThat(layer.find("main")).not().containsText(TELLING);
      assertThat(layer.find(".badge")).hasCount(0);
      layer.play(0);
      assertThat(layer.find(CHECK + " button")).hasCount(2);
      assertThat(other.find(CHECK + " button")).hasCount(2);
      assertThat(other.find("[data-testid=fresh]")).isVisible();

      layer.page.keyboard().press("w");
      assertThat(layer.find("[data-testid=said]")).containsText("You said that all is well.");
      assertThat(other.find(CHECK + " button")).hasCount(2);
      assertThat(other.find("[data-testid=log]")).not().containsText("well");
      other.page.keyboard().press("c");
      for (Person person : java.util.List.of(anna, ben)) {
        assertThat(person.find("[data-testid=log]"))
            .containsText(Pattern.compile("\\S calls chaos!"));
        assertThat(person.find("[data-testid=log]")).containsText("A false alarm");
      }
    }
  }

  @Test
  void onAPhoneOneTapAnswersAndTheCallIsAMoment(TestSite site) {
    var phone = Person.phone().setReducedMotion(ReducedMotion.NO_PREFERENCE);
    try (Person person = site.person(phone)) {
      person.arrive();
      String table = person.newTable(wish("family").with("ME", "BOT:greedy"));
      person.openTable(table);
      Locator chaos = person.find(CHECK + " [data-choice=chaos]");
      while (chaos.count() == 0) {
        person.waitUntil("an offer or a check", person::isAsked);
        if (chaos.count() == 0) {
          person.play(0);
        }
      }
      chaos.tap();
      assertThat(person.find("[data-testid=moment]").first()).containsText("calls chaos!");
      assertThat(chaos).hasCount(0);
    }
  }
}
