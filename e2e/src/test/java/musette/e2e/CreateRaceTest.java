package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * A race of Leader 1 and a board of A Tour de France Game, made and ridden on a phone; the gallery.
 */
@InBrowser
class CreateRaceTest {
  private static final String VERDICT = "[data-testid=verdict]";
  private static final String FACTS = "[data-testid=facts]";

  @Test
  void aRaceOfLeader1IsLaidShownInTheGalleryAndRiddenBySomebodyElse(TestSite site) {
    try (Person person = site.person(Person.phone())) {
      person.open("/create/leader-1");
      assertThat(person.find(VERDICT)).containsText("valid course");
      assertThat(Axe.violations(person.page)).isEmpty();
      person.find("[data-testid=hex-wall]").click();
      assertThat(person.find(FACTS)).containsText("9 hexagons");
      // With the keyboard: the token, the first of its places, and back.
      person.find("[data-testid=token-weather]").press("Enter");
      assertThat(person.find("[data-testid=place-1]")).isFocused();
      person.find("[data-testid=place-3]").press("Enter");
      assertThat(person.find("[data-testid=token-weather]")).isFocused();
      person.find("[data-testid=token-weather]").press("Enter");
      person.page.keyboard().press("Escape");
      assertThat(person.find("[data-testid=place-2]")).hasCount(0);
      assertThat(person.find("[data-testid=checker]")).containsText("weather");
      assertThat(person.find(VERDICT)).containsText("valid course");
      person.find("[data-testid=publish]").click();
      person.find("[data-testid=published]").waitFor();
      try (Person friend = site.person(Person.phone())) {
        friend.open("/gallery?game=leader-1");
        friend.find("[data-testid=course-card]").first().waitFor();
        assertThat(Axe.violations(friend.page)).isEmpty();
        friend.find("[data-testid=play-course]").first().click();
        friend.playSome(3);
      }
    }
  }

  @Test
  void aBoardOfTheTourIsDrawnAndRidden(TestSite site) {
    try (Person person = site.person(Person.phone())) {
      person.open("/create/tour-de-france");
      assertThat(person.find(VERDICT)).containsText("valid course");
      assertThat(Axe.violations(person.page)).isEmpty();
      person.find("[data-testid=square-M12]").click();
      person.find("[data-testid=add-square]").click();
      assertThat(person.find(FACTS)).containsText("29 squares");
      person.find("[data-testid=square-M17]").click();
      person.find("[data-testid=branch-T]").click();
      person.find("[data-testid=square-M20]").click();
      assertThat(person.find("[data-testid=square-T01]")).isVisible();
      assertThat(person.find(VERDICT)).containsText("valid course");
      person.find("[data-testid=play]").click();
      person.playSome(3);
    }
  }
}
