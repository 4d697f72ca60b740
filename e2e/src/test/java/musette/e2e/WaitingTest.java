package musette.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import musette.games.Catalogue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How long a player waits for bots at normal speed, and how often they click in a whole match.
 * Prints the figures of docs/performance/web.md; the limits are wide, because other work on the
 * machine makes every wait longer.
 */
@InBrowser
@Tag("full")
class WaitingTest {
  private static final int THINKING = 400;
  private static final double MEAN = 8_000;
  private static final double LONGEST = 20_000;
  private static final Duration MATCH = Duration.ofMinutes(10);

  /** Matches of one game differ: the middle of so many is told. */
  private static final int MATCHES = 3;

  private static final double ENDS = 240_000;

  static Stream<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void theNextQuestionComesSoon(String game, TestSite site) {
    try (Person person = site.person(Person.desk().setReducedMotion(ReducedMotion.NO_PREFERENCE))) {
      Page page = person.page;
      playNow(person, game, "");
      page.evaluate(Scripts.read("waiting.js"), THINKING);
      Map<String, Object> waited = untilOver(page);
      List<Double> waits = numbers(Objects.requireNonNull(waited.get("waits")));
      double mean = waits.stream().mapToDouble(wait -> wait).average().orElse(0);
      double longest = waits.stream().mapToDouble(wait -> wait).max().orElse(0);
      System.out.printf(
          "%s: %d waits, mean %.1f s, longest %.1f s; %s choices, %s clicks%n",
          game,
          waits.size(),
          mean / 1000,
          longest / 1000,
          waited.get("choices"),
          waited.get("clicks"));
      assertThat(waits).isNotEmpty();
      assertThat(mean).isLessThan(MEAN);
      assertThat(longest).isLessThan(LONGEST);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whoActsOnTheFirstTapClicksNoMoreThanBefore(String game, TestSite site) {
    int before = clicks(game, "\"forced\":false,\"firstTap\":true", site);
    int now = clicks(game, "", site);
    int first = clicks(game, "\"firstTap\":true", site);
    int thrown = clicks(game, "\"firstTap\":true,\"throwForMe\":true", site);
    System.out.printf(
        "%s: %d clicks if every choice is one, %d now, %d on the first tap, %d with dice thrown%n",
        game, before, now, first, thrown);
    assertThat(first).isLessThan(before * 5 / 4);
    assertThat(thrown).isLessThan(before * 5 / 4);
    assertThat(now).isLessThan(before * 5 / 2);
  }

  /** The clicks of a whole match with these preferences, as somebody plays who takes anything. */
  private static int clicks(String game, String preferences, TestSite site) {
    int[] clicks = new int[MATCHES];
    for (int i = 0; i < MATCHES; i++) {
      try (Person person = site.person()) {
        playNow(person, game, preferences);
        person.playOn(Integer.MAX_VALUE);
        person.page.waitForFunction(
            "() => window.driven.over", null, new Page.WaitForFunctionOptions().setTimeout(ENDS));
        clicks[i] = (Integer) person.page.evaluate("window.driven.clicks");
      }
    }
    Arrays.sort(clicks);
    return clicks[MATCHES / 2];
  }

  private static void playNow(Person person, String game, String preferences) {
    person.open("/about");
    String kept =
        "{\"guided\":[\"" + game + "\"]" + (preferences.isEmpty() ? "" : "," + preferences);
    person.page.evaluate("kept => localStorage.setItem('musette.prefs', kept)", kept + "}");
    person.open("/");
    person.find("[data-testid=play-" + game + "]:not([disabled])").click();
    person.find("[data-ask]").waitFor();
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> untilOver(Page page) {
    for (long left = MATCH.toSeconds(); left > 0; left--) {
      page.waitForTimeout(1_000);
      var waited = (Map<String, Object>) page.evaluate("window.waited");
      if (Boolean.TRUE.equals(waited.get("over"))) {
        return waited;
      }
    }
    throw new AssertionError("the match does not end");
  }

  private static List<Double> numbers(Object list) {
    return ((List<?>) list).stream().map(number -> ((Number) number).doubleValue()).toList();
  }
}
