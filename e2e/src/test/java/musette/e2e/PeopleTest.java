package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** From one match that waits to the next, a line that is reported, and the tree of a knock-out. */
@InBrowser
class PeopleTest {
  private static final LocatorAssertions.HasCountOptions IN_THE_END =
      new LocatorAssertions.HasCountOptions().setTimeout(120_000);

  @Test
  void afterAMoveTheNextMatchIsOneButtonAway(TestSite site) {
    try (Person anna = site.person();
        Person bruno = site.person()) {
      anna.arrive();
      bruno.arrive();
      String first = anna.byTurns(bruno);
      String second = anna.byTurns(bruno);
      anna.openTable(first);
      assertThat(anna.find("[data-testid=next-one]")).hasCount(0);
      anna.play(0);
      anna.play(0);
      assertThat(anna.find("[data-testid=next-one]")).containsText("Flamme Rouge");
      anna.find("[data-testid=next-one]").click();
      assertThat(anna.page).hasURL(Pattern.compile(".*/t/" + second));
      anna.find(Person.OFFER).first().waitFor();
    }
  }

  @Test
  void aLineOfSomebodyElseCanBeReportedOnce(TestSite site) {
    try (Person anna = site.person();
        Person bruno = site.person()) {
      anna.arrive();
      bruno.arrive();
      String table = anna.byTurns(bruno);
      bruno.openTable(table);
      say(bruno, "You <b>ride</b> like a bus");
      assertThat(bruno.find("[data-testid=report-line]")).hasCount(0);
      anna.openTable(table);
      anna.find("#tab-chat").click();
      assertThat(anna.find("[data-testid=chat]")).containsText("<b>ride</b>");
      Locator report = anna.find("[data-testid=report-line]");
      List<String> sent = new ArrayList<>();
      anna.page.onRequest(
          request -> {
            if (request.url().endsWith("/api/reports")) {
              sent.add(request.postData());
            }
          });
      report.click();
      anna.find("[data-testid=confirm-yes]").click();
      assertThat(report).isDisabled();
      assertThat(sent).hasSize(1).first().asString().contains("LINE", table + " ", "like a bus");
      assertThat(Axe.violations(anna.page)).isEmpty();
    }
  }

  private static void say(Person person, String text) {
    person.find("#tab-chat").click();
    person.find(".say input").fill(text);
    person.page.keyboard().press("Enter");
    assertThat(person.find("[data-testid=chat]")).containsText(text);
  }

  @Test
  void aKnockOutIsDrawnAsATree(TestSite site) {
    try (Person anna = site.person();
        Person bruno = site.person();
        Person carla = site.person()) {
      anna.arrive();
      Map<String, Object> cup = anna.send("/api/competitions", KNOCKOUT);
      String route = "/api/competitions/" + Objects.requireNonNull(cup.get("id"));
      for (Person other : new Person[] {bruno, carla}) {
        other.arrive();
        other.call("POST", route + "/enter", Map.of());
      }
      anna.call("POST", route + "/start", Map.of());
      for (Person rider : new Person[] {anna, bruno, carla}) {
        rider.open("/c/" + cup.get("id"));
        assertThat(rider.find("[data-testid=tree] ul")).hasCount(2);
        assertThat(rider.find("[data-testid=tree] li.me")).hasCount(1);
      }
      assertThat(Axe.violations(anna.page)).isEmpty();
      for (Person rider : new Person[] {anna, bruno, carla}) {
        rider.find("[data-testid=my-table] .btn").click();
        rider.find("[data-testid=board]").waitFor();
        rider.playOn(2_000);
      }
      anna.find("[data-testid=to-contest]").click(new Locator.ClickOptions().setTimeout(120_000));
      assertThat(anna.find("[data-testid=tree] ul")).hasCount(3, IN_THE_END);
      assertThat(anna.find("[data-testid=tree] path")).hasCount(2);
      for (int table = 0; table < 2; table++) {
        Locator played = anna.find("[data-testid=tree] ul").nth(table);
        assertThat(played.locator("li.on")).hasCount(1);
        assertThat(played.locator("li.on .num")).hasText("1");
      }
    }
  }

  private static final String KNOCKOUT =
      """
      {"plan":{"name":"Coupe du Ballon","kind":"TOURNAMENT","form":"KNOCKOUT","count":"TIME",
       "stages":[{"title":"","game":"tour-de-france","options":{"board":"kermesse"}}],"rounds":0,
       "entrants":4,"starts":0,"access":"PUBLIC","bot":"random","pause":0,"tableSize":2,"closes":0,
       "clock":{"type":"MoveClock","seconds":60}},"friends":[],"bots":[]}
      """;
}
