package musette.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A tour against bots in the page, from the form to the podium. The general classification and the
 * points are summed again from what the stage pages show, after docs/competitions.md.
 */
@InBrowser
class TourTest {
  /** After so many choices of our own a bot rides on: it is the tour that is tested here. */
  private static final int OWN = 3;

  @Test
  void aTourOfThreeStagesIsRiddenToItsPodium(TestSite site) {
    try (Person person = site.person()) {
      ride(person, "three");
    }
  }

  @Test
  @Tag("full")
  void aTourOfFiveStagesOneOfEachGameAddsUp(TestSite site) {
    try (Person person = site.person()) {
      ride(person, "five");
    }
  }

  private static void ride(Person person, String route) {
    person.open("/compete/solo");
    person.find("[data-testid=route-" + route + "]").click();
    person.find("[data-testid=rivals]").fill("1");
    person.find("[data-testid=bot]").selectOption("learner");
    person.find("[data-testid=create]").click();
    int stages = route.equals("three") ? 3 : 5;
    String rival = person.find("[data-testid=today] li:not(.you) b").textContent().strip();
    for (int stage = 1; stage <= stages; stage++) {
      person.find("[data-testid=ride]").click();
      person.find("[data-ask]").first().waitFor();
      person.find(".people:has-text('" + rival + "')").waitFor();
      person.playOn(OWN);
      person.find("[data-testid=to-contest]").click(new Locator.ClickOptions().setTimeout(120_000));
      person.find("[data-testid=general]").waitFor();
      if (stage < stages) {
        assertThat(person.find("[data-testid=today] li svg").count()).isPositive();
      }
    }
    person.find("[data-testid=podium]").waitFor();
    assertThat(person.find("[data-testid=wears-GENERAL]").count()).isEqualTo(1);
    checkSums(person, stages);
  }

  private static void checkSums(Person person, int stages) {
    List<String> shown = person.find("[data-testid=general] [data-testid=value]").allTextContents();
    String tour = person.page.url();
    Map<String, Integer> seconds = new TreeMap<>();
    for (int stage = 1; stage <= stages; stage++) {
      person.find("[data-testid=stage-" + stage + "]").click();
      // The page of the stage before may still be there.
      Locator rows = person.find("[data-stage='" + stage + "'] tbody tr");
      rows.first().waitFor();
      assertThat(person.find("[data-testid=story]").innerText()).contains("Stage win");
      for (String row : rows.allInnerTexts()) {
        String[] cells = row.split("\t", -1);
        int place = Integer.parseInt(cells[0].strip());
        String name = cells[1].strip().replaceAll("\\s+(a bot|left,).*", "");
        seconds.merge(name, place == 1 ? -10 : 20 * (place - 1), Integer::sum);
      }
    }
    person.page.navigate(tour);
    List<Integer> sorted = new ArrayList<>(seconds.values());
    sorted.sort(null);
    assertThat(shown.getFirst().strip()).isEqualTo(time(sorted.getFirst()));
    assertThat(shown.getLast().strip())
        .isEqualTo("+ " + time(sorted.getLast() - sorted.getFirst()));
  }

  private static String time(int seconds) {
    int all = Math.abs(seconds);
    return (seconds < 0 ? "−" : "") + all / 60 + ":" + (all % 60 < 10 ? "0" : "") + all % 60;
  }
}
