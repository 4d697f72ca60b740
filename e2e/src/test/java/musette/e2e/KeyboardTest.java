package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Everything without a mouse: from the home page into a race, through a whole round of it. */
@InBrowser
class KeyboardTest {
  private static final int MOST_TABS = 120;

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
