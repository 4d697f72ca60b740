package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import musette.games.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything without a mouse: from the home page into a race, through a whole round of it. */
@InBrowser
class KeyboardTest {
  private static final int MOST_TABS = 120;
  private static final int MOST_KEYS = 10;
  private static final int TURNS = Boolean.getBoolean("musette.full") ? 4 : 2;

  @Test
  void aRoundOfFlammeRougeIsPlayedByKeyboardAlone(TestSite site) {
    try (Person person = site.person()) {
      person.open("/");
      person.find("[data-testid=play-flamme-rouge]:not([disabled])").waitFor();
      tabTo(person, "[data-testid=play-flamme-rouge]");
      press(person, "Enter");
      person.find("[data-testid=ask]").waitFor();
      while (!secondRound(person)) {
        person.waitUntil("an offer or round 2", () -> person.isAsked() || secondRound(person));
        if (person.isAsked()) {
          takeAnOffer(person);
        }
      }
    }
  }

  static Stream<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aWholeTurnTakesAtMostTenKeys(String game, TestSite site) {
    try (Person person = site.person()) {
      person.arrive();
      person.page.evaluate("localStorage.setItem('musette.prefs', '{}')");
      person.openTable(
          person.newTable(TableRequest.shortest(game).with("ME", "BOT:greedy", "BOT:greedy")));
      for (int turn = 0; turn < TURNS; turn++) {
        assertThat(keysOfATurn(person)).as("keys of turn %d", turn + 1).isBetween(1, MOST_KEYS);
      }
    }
  }

  /** Until somebody else has acted and I am asked again. */
  private static int keysOfATurn(Person person) {
    int keys = 0;
    do {
      isAsked(person);
      String asked = question(person);
      while (question(person).equals(asked) && keys <= MOST_KEYS) {
        press(person, person.find("[data-confirm]:enabled").count() > 0 ? "Enter" : "1");
        keys++;
        person.page.waitForTimeout(250);
      }
      isAsked(person);
    } while (keys <= MOST_KEYS && person.find("[data-testid=since] .cell").count() == 0);
    return keys;
  }

  /** What is forced is done for me. */
  private static void isAsked(Person person) {
    person.find("[data-ask]:not([data-forced])").waitFor();
  }

  /** All choices, and how long the log is: the same may be asked again. */
  private static String question(Person person) {
    return String.valueOf(
        person.page.evaluate(
            """
            [...document.querySelectorAll('[data-choice]')].map(choice => choice.dataset.choice).join()
              + document.querySelectorAll('[data-testid=log] li').length\
            """));
  }

  @Test
  void theFirstTabLeadsPastTheHeadOfThePage(TestSite site) {
    try (Person person = site.person()) {
      person.open("/about");
      press(person, "Tab");
      assertThat(person.find(".skip")).isFocused();
      press(person, "Enter");
      assertThat(person.page.url()).endsWith("#main");
    }
  }

  private static boolean secondRound(Person person) {
    return person.find("[data-testid=log] .round").count() >= 2;
  }

  /** The focus is on the first choice by itself: a number selects, Enter takes. */
  private static void takeAnOffer(Person person) {
    String asked = person.find("[data-testid=ask]").textContent();
    person.waitUntil("the first choice is answered: " + asked, () -> answered(person, asked));
  }

  /** A key that comes while the page is still drawing goes nowhere, as for anybody: press again. */
  private static boolean answered(Person person, String asked) {
    press(person, "1");
    press(person, "Enter");
    return !asked.equals(person.find("[data-testid=ask]").textContent()) || !person.isAsked();
  }

  private static void tabTo(Person person, String selector) {
    for (int tabs = 0; tabs < MOST_TABS; tabs++) {
      press(person, "Tab");
      boolean there =
          (Boolean)
              person.page.evaluate(
                  "selector => document.activeElement?.matches(selector) ?? false", selector);
      if (there) {
        return;
      }
    }
    throw new AssertionError("Tab never reaches " + selector);
  }

  private static void press(Person person, String key) {
    person.page.keyboard().press(key);
  }
}
