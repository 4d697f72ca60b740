package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Finding, inviting and watching people: the head of the pages, players, tables. */
@InBrowser
class MeetingTest {
  private static void arrive(Person person, String name) {
    person.arrive();
    person.call("PATCH", "/api/me", Map.of("name", name));
  }

  @Test
  void somebodyIsFoundInvitedAndCalledByTheBell(TestSite site) {
    try (Person anna = site.person();
        Person bruno = site.person(Person.phone())) {
      arrive(anna, "Anna Fausta");
      arrive(bruno, "Bruno Gino");
      anna.open("/compete");
      anna.find("[data-testid=find]").click();
      anna.find("[data-testid=find-text]").fill("bruno g");
      assertThat(anna.find("[data-testid=found-player]")).containsText("Bruno Gino");
      assertThat(Axe.violations(anna.page)).isEmpty();
      anna.find("[data-testid=found-player]").click();
      anna.find("[data-testid=invite]").click();
      anna.find("[data-testid=invite-pace-wheel]").click();
      assertThat(anna.find("[data-testid=invites]")).containsText("Bruno Gino");
      anna.find("[data-testid=create]").click();
      assertThat(anna.page).hasURL(Pattern.compile(".*/t/.*"));
      bruno.open("/compete");
      assertThat(bruno.find("[data-testid=bell]")).hasAttribute("data-count", "1");
      bruno.find("[data-testid=bell]").click();
      assertThat(bruno.find("[data-testid=bell-invitation]")).containsText("Anna Fausta");
      assertThat(Axe.violations(bruno.page)).isEmpty();
      bruno.find("[data-testid=bell-invitation]").click();
      assertThat(bruno.page).hasURL(anna.page.url());
    }
  }

  @Test
  void anInvitationThatIsNotSentIsSaidAtTheTable(TestSite site) {
    try (Person anna = site.person();
        Person bruno = site.person(Person.desk().setLocale("fr-FR"))) {
      arrive(anna, "Anna Coppi");
      arrive(bruno, "Bruno Bartali");
      anna.open("/new/pace-wheel?with=" + id(bruno));
      assertThat(anna.find("[data-testid=invites]")).containsText("will be invited");
      bruno.call("PUT", "/api/me/blocks/" + id(anna), Map.of("kind", "BLOCK"));
      anna.find("[data-testid=create]").click();
      assertThat(anna.find("[data-testid=not-invited]"))
          .hasText("Bruno Bartali was not invited. There is no such player.");
      bruno.open("/new/pace-wheel?with=nobody");
      assertThat(bruno.find("[role=alert]")).hasText("Ce joueur n’existe pas.");
      bruno.find("[data-testid=create]").click();
      assertThat(bruno.find("[data-testid=not-invited]"))
          .hasText("L’invitation n’est pas partie. Ce joueur n’existe pas.");
      anna.forgive("404");
      bruno.forgive("404");
    }
  }

  private static String id(Person person) {
    String you = Objects.toString(person.call("POST", "/api/me", Map.of()).get("you"));
    return you.replaceAll(".*id=(\\w+).*", "$1");
  }

  @Test
  void theBellTellsMyTurnsWithTheTimeLeftAndTheSearchFindsTheMatch(TestSite site) {
    try (Person anna = site.person();
        Person bruno = site.person()) {
      arrive(anna, "Anna Bottecchia");
      arrive(bruno, "Bruno Magni");
      String table = anna.byTurns(bruno);
      anna.open("/");
      assertThat(anna.find("[data-testid=bell]")).hasAttribute("data-count", "1");
      assertThat(anna.find("[data-testid=list-mine] .left")).hasText("1 d 23 h");
      anna.find("[data-testid=bell]").click();
      assertThat(anna.find("[data-testid=bell-turn]")).containsText("1 d 23 h");
      assertThat(anna.find("[data-testid=bell-turn]")).containsText("Bruno Magni");
      bruno.open("/leaders");
      bruno.find("[data-testid=find]").click();
      bruno.find("[data-testid=find-text]").fill("bottecch");
      bruno.find("[data-testid=found-match]").click();
      assertThat(bruno.page).hasURL(Pattern.compile(".*/t/" + table));
    }
  }

  @Test
  void theBellTellsWhoOfThoseIFollowSitsDownUnlessThatIsTurnedOff(TestSite site) {
    try (Person anna = site.person();
        Person bruno = site.person()) {
      arrive(anna, "Anna Aimar");
      arrive(bruno, "Bruno Ganna");
      anna.call("PUT", "/api/me/follows/" + id(bruno), Map.of());
      bruno.newTable(TableRequest.defaults("pace-wheel").with("ME", "OPEN"));
      anna.open("/account");
      Locator bell = anna.find("[data-testid=bell]");
      assertThat(bell).hasAttribute("data-count", "1");
      bell.click();
      assertThat(anna.find("[data-testid=bell-follow]")).containsText("Bruno Ganna");
      anna.page.screenshot(
          new Page.ScreenshotOptions().setPath(Path.of("target/screenshots/bell-follow.png")));
      assertThat(Axe.violations(anna.page)).isEmpty();
      anna.page.keyboard().press("Escape");
      assertThat(bell).hasAttribute("data-count", "0");
      bell.click();
      assertThat(anna.find("[data-testid=bell-follow]")).hasCount(1);
      anna.page.keyboard().press("Escape");
      anna.find("[data-testid='FOLLOW.PAGE']").click();
      assertThat(anna.find("[data-testid='FOLLOW.PAGE']")).hasAttribute("aria-checked", "false");
      bell.click();
      assertThat(anna.find("[data-testid=bell-follow]")).hasCount(0);
    }
  }

  @Test
  void thePageOfAPlayerShowsWhoFinishedAheadAndThePlacesOfTheMonth(TestSite site) {
    try (Person anna = rival(site, 0, "Anna Guerra");
        Person bruno = rival(site, 1, "Bruno Binda")) {
      anna.open("/player/" + id(bruno));
      Locator between = anna.find("[data-testid=head-to-head]");
      assertThat(between).containsText("You and Bruno Binda");
      assertThat(between).containsText("1 match together");
      assertThat(between.locator(".bar")).hasCount(1);
      assertThat(anna.find("[data-testid=palmares]")).containsText("A Tour de France Game, ");
      assertThat(anna.find("[data-testid=records] tbody tr")).hasCount(1);
      assertThat(anna.find("[data-testid=history] li")).hasCount(1);
      anna.find("[data-testid=more]").click();
      anna.find("[data-testid=block]").click();
      anna.find("[data-testid=confirm-yes]").click();
      assertThat(anna.find("[data-testid=unblock]")).isVisible();
      assertThat(anna.find("[data-testid=invite]")).hasCount(0);
      anna.find("[data-testid=unblock]").click();
      assertThat(anna.find("[data-testid=invite]")).hasCount(1);
    }
  }

  /** One of two who have met in a match. */
  private static Person rival(TestSite site, int which, String name) {
    Person person = site.person(Person.desk().setStorageState(site.rivals().get(which)));
    arrive(person, name);
    return person;
  }

  @Test
  void theMatchOnAirShowsHowStrongItsPlayersAre(TestSite site) {
    try (Person anna = rival(site, 0, "Anna Magnani");
        Person bruno = rival(site, 1, "Bruno Moser");
        Person carla = site.person()) {
      String table = anna.newTable(TableRequest.shortest("tour-de-france").with("ME", "OPEN"));
      bruno.sitDown(table);
      carla.open("/");
      Locator air = carla.find("[data-testid=list-watch] .air");
      assertThat(air).containsText("Anna Magnani");
      assertThat(air.locator("[data-testid=rating]")).hasCount(2);
      assertThat(air.locator("[data-testid=rating]").first()).hasText(Pattern.compile("\\d{3,4}"));
      assertThat(Axe.violations(carla.page)).isEmpty();
      carla.page.screenshot(
          new Page.ScreenshotOptions().setPath(Path.of("target/screenshots/on-air-ratings.png")));
    }
  }

  @Test
  void theCardOfATableShowsTheRoadWhoLeadsAndHowManyWatch(TestSite site) {
    try (Person anna = site.person();
        Person bruno = site.person();
        Person carla = site.person()) {
      arrive(anna, "Anna Girardengo");
      String id = cup(anna);
      anna.find("[data-testid=my-table] .btn").click();
      anna.play(0);
      anna.play(0);
      bruno.arrive();
      bruno.open("/c/" + id);
      Locator card = bruno.find("article:has-text('Anna Girardengo')");
      assertThat(card.locator("[data-seat]")).hasCount(2);
      assertThat(card.locator("[data-testid=live-line]")).not().isEmpty();
      // A bot has one name, on the page of the cup and at the table.
      String bot = card.locator("li b:not(:has-text('Anna Girardengo'))").textContent();
      assertThat(bruno.find("[data-testid=standings]")).containsText(bot);
      assertThat(anna.find(".people")).containsText(bot);
      carla.arrive();
      carla.openTable(anna.page.url().replaceAll(".*/t/", ""));
      assertThat(card.locator(".btn .n")).containsText("1 person is watching");
      assertThat(Axe.violations(bruno.page)).isEmpty();
    }
  }

  /** A cup of Flamme Rouge that has begun, with its page open. */
  static String cup(Person host) {
    String plan =
        """
        {"plan":{"name":"Coupe du Ballon","kind":"TOURNAMENT","form":"ROUNDS","count":"TIME",
         "stages":[{"title":"","game":"flamme-rouge","options":{"stage":"le-col-du-ballon"}}],
         "rounds":3,"tableSize":2,"entrants":4,"starts":0,
         "clock":{"type":"MoveClock","seconds":600},"access":"PUBLIC","bot":"learner",
         "pause":0,"closes":0},"friends":[],"bots":[]}
        """;
    Object id = host.send("/api/competitions", plan).get("id");
    host.open("/c/" + id);
    host.find("[data-testid=start]").click();
    host.find("[data-testid=my-table]").waitFor();
    return Objects.toString(id);
  }
}
