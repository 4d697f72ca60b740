package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Test;

/** The hints of a first game: one at a time, each in its place, none twice. */
@InBrowser
class GuideTest {
  private static final String GUIDE = "[data-testid=guide]";

  @Test
  void whoPressesGotItIsShownOneHintAfterTheOther(TestSite site) {
    try (Person person = site.person()) {
      race(person);
      shows(person, "guide.welcome");
      gotIt(person);
      shows(person, "guide.ask.AskPlace");
      gotIt(person);
      assertThat(person.find(GUIDE)).hasCount(0);
      person.play(0);
      person.play(0);
      shows(person, "guide.ask.AskDraw");
      gotIt(person);
      person.play(0);
      shows(person, "guide.ask.AskPlay");
    }
  }

  @Test
  void whoJustPlaysIsShownTheHintOfWhatIsAsked(TestSite site) {
    try (Person person = site.person()) {
      race(person);
      shows(person, "guide.welcome");
      person.play(0);
      shows(person, "guide.ask.AskPlace");
      person.play(0);
      shows(person, "guide.ask.AskDraw");
      person.play(0);
      shows(person, "guide.ask.AskPlay");
    }
  }

  @Test
  void aReloadDoesNotBeginAnewUntilThatIsWished(TestSite site) {
    try (Person person = site.person()) {
      race(person);
      shows(person, "guide.welcome");
      gotIt(person);
      shows(person, "guide.ask.AskPlace");
      person.page.reload();
      shows(person, "guide.ask.AskPlace");
      person.find("[data-testid=guide-end]").click();
      assertThat(person.find(GUIDE)).hasCount(0);
      person.page.reload();
      person.find(Person.OFFER).first().waitFor();
      assertThat(person.find(GUIDE)).hasCount(0);
      person.find("[data-testid=menu]").click();
      person.find("[data-testid=guide-again]").click();
      shows(person, "guide.welcome");
    }
  }

  private static void shows(Person person, String hint) {
    assertThat(person.find(GUIDE)).hasAttribute("data-hint", hint);
  }

  private static void gotIt(Person person) {
    person.find("[data-testid=guide-next]").click();
  }

  /** A race in which this person places first; what is asked then is known beforehand. */
  private static void race(Person person) {
    person.arrive();
    person.openTable(
        person.newTable(
            TableRequest.defaults("flamme-rouge")
                .option("firstPlayer", "A")
                .with("ME", "BOT:random")));
  }
}
