package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A page in French is all in French, as it is set in French. */
@InBrowser
class FrenchTest {
  private static final Pattern ENGLISH =
      Pattern.compile("\\b(Guest|rulebook|rule book|edition|greedy|Plains)\\b");

  /** A colon or the like without its space, outside an address or a time. */
  private static final Pattern NO_SPACE = Pattern.compile("\\p{L}[:;?!](\\s|$)");

  @Test
  void guestsEditionsAndOptionsAreNamedInFrench(TestSite site) {
    try (Person person = french(site)) {
      person.open("/");
      assertThat(person.find("[data-testid=who]")).containsText(Pattern.compile("Invité \\w{4}"));
      for (String page : new String[] {"/about", "/new/leader-1", "/new/flamme-rouge"}) {
        person.open(page);
        person.find("main li").first().waitFor();
        assertThat(person.find("body")).not().containsText(ENGLISH);
      }
      person.openTable(
          person.newTable(
              TableRequest.defaults("flamme-rouge")
                  .option("stage", "le-col-du-ballon")
                  .with("ME", "OPEN")));
      assertThat(person.find("main")).containsText("Étape\u00a0: Le Col du Ballon");
      assertThat(person.find("main")).containsText(Pattern.compile("Invité \\w{4} \\(vous\\)"));
      assertThat(person.find("body")).not().containsText(ENGLISH);
      assertThat(person.find(".opts")).not().containsText(NO_SPACE);
    }
  }

  @Test
  void aMatchIsToldInFrench(TestSite site) {
    try (Person person = french(site)) {
      person.arrive();
      person.openTable(
          person.newTable(
              TableRequest.defaults("flamme-rouge")
                  .option("firstPlayer", "A")
                  .with("ME", "BOT:greedy")));
      assertThat(person.find("[data-testid=guide-end]")).hasText("Arrêter les conseils");
      person.play(0);
      person.find("[data-testid=undo]").click();
      assertThat(person.find("[data-testid=log]"))
          .containsText(Pattern.compile("Invité \\w{4} reprend un coup\\."));
      assertThat(person.find("body")).not().containsText(ENGLISH);
    }
  }

  private static Person french(TestSite site) {
    return site.person(Person.desk().setLocale("fr-FR"));
  }
}
