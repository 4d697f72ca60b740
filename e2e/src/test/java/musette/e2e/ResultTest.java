package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The result of a match: a sheet over the board. */
@InBrowser
class ResultTest {
  static Stream<String> games() {
    return RunLength.games("flamme-rouge");
  }

  @ParameterizedTest
  @MethodSource("games")
  void itHasAPodiumAndTheNumbersThatDecidedIt(String game, TestSite site) {
    try (Person person = site.person()) {
      person.openTable(site.finished(game));
      Locator result = person.find("[data-testid=result]");
      assertThat(result.locator("svg[role=img]").first())
          .hasAttribute("aria-label", Pattern.compile("^Podium: 1\\. "));
      assertThat(result.locator("table").first()).isVisible();
    }
  }

  @Test
  void itFoldsAwayAndTheBoardStaysWhereItIs(TestSite site) {
    try (Person person = site.person()) {
      person.openTable(site.finished("flamme-rouge"));
      Locator fold = person.find("[data-testid=fold-result]");
      assertThat(fold).hasAttribute("aria-expanded", "true");
      var before = person.find(".board").first().boundingBox();
      fold.click();
      assertThat(person.find("[data-testid=result] table").first()).isHidden();
      var after = person.find(".board").first().boundingBox();
      org.assertj.core.api.Assertions.assertThat(after.y).isEqualTo(before.y);
      org.assertj.core.api.Assertions.assertThat(after.height).isEqualTo(before.height);
    }
  }

  @Test
  void thePosterAndAnyMomentOfTheReplayAreDrawnAsAPicture(TestSite site) {
    try (Person person = site.person()) {
      String table = site.finished("flamme-rouge");
      person.openTable(table);
      person.find("[data-testid=share-result]").click();
      assertThat(person.find("[data-testid=moment-picture]")).isVisible();
      person.open("/replay/" + table + "?ply=8");
      person.find("[data-testid=picture]").click();
      assertThat(person.find("[data-testid=moment-picture]")).isVisible();
    }
  }
}
