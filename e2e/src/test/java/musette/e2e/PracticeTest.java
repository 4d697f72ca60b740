package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Test;

/** How a match is rated is said before the start, and practice is said all along. */
@InBrowser
class PracticeTest {
  @Test
  void theSetUpPageAndTheLobbySayHowAMatchIsRated(TestSite site) {
    try (Person person = site.person()) {
      person.arrive();
      person.open("/new/flamme-rouge");
      assertThat(person.find("[data-testid=rated]")).containsText("at least half of your moves");
      person.find("[data-testid=create]").click();
      assertThat(person.find("[data-testid=rated]")).containsText("at least half of your moves");
    }
  }

  @Test
  void inPracticeADrawIsTakenBackAndOtherwiseItIsSaidWhyNot(TestSite site) {
    try (Person person = site.person()) {
      draw(person, false);
      assertThat(person.find("[data-testid=undo]")).isDisabled();
      assertThat(person.find("[data-testid=undo-revealed]")).containsText("bots do not agree");
      draw(person, true);
      assertThat(person.find("header")).containsText("Practice");
      assertThat(person.find("[data-testid=undo-revealed]")).hasCount(0);
      person.find("[data-testid=undo]").click();
      assertThat(person.find("[data-testid=log]")).containsText("took back");
      assertThat(person.find("[data-choice^=draw]").first()).isVisible();
    }
  }

  /** Against a bot, up to the first hand; the table is set up by hand. */
  private static void draw(Person person, boolean practice) {
    person.arrive();
    person.open("/new/flamme-rouge");
    person.find("[data-testid=new-seat-B]").click();
    person.find("[data-testid=pick-B-random]").click();
    if (practice) {
      person.find("[data-testid=new-practice]").check();
      assertThat(person.find("[data-testid=rated]")).containsText("Never rated");
    }
    person.find("[data-testid=create]").click();
    while (person.find("[data-choice^=draw]").count() == 0) {
      person.waitUntil("a turn", person::isAsked);
      if (person.find("[data-choice^=draw]").count() == 0) {
        person.play(0);
      }
    }
    person.play(0);
    person.waitUntil("a hand", () -> person.find("[data-choice^=play]").count() > 0);
  }
}
