package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Setting up a table: who plays, which course, by which rules. */
@InBrowser
class SetUpTest {
  private static final String CREATE = "[data-testid=create]";
  private static final String DIFFERENCES = "[data-testid=differences]";

  static Stream<Arguments> sizes() {
    Stream<Arguments> few = Stream.of(Arguments.of(360, 640), Arguments.of(1440, 900));
    Stream<Arguments> others =
        Stream.of(
            Arguments.of(360, 740),
            Arguments.of(740, 360),
            Arguments.of(768, 1024),
            Arguments.of(1920, 1080));
    return Boolean.getBoolean("musette.full") ? Stream.concat(few, others) : few;
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void startIsAlwaysInView(int width, int height, TestSite site) {
    try (Person person = site.person(Person.desk().setViewportSize(width, height))) {
      person.open("/new/leader-1");
      assertThat(person.find(CREATE)).isInViewport();
      person.find("[data-testid=new-seat-B]").click();
      assertThat(person.find(CREATE)).isInViewport();
      assertThat(person.find("[data-testid=start-bar]")).containsText("2 players on Plains");
      assertThat(
              (Boolean) person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
          .as("nothing sticks out")
          .isTrue();
      assertThat(Axe.violations(person.page)).isEmpty();
    }
  }

  static Stream<String> gamesWithCourses() {
    return RunLength.games("pace-wheel").filter(game -> !game.equals("flaming-pyramids"));
  }

  @ParameterizedTest
  @MethodSource("gamesWithCourses")
  void everyCourseHasAPicture(String game, TestSite site) {
    try (Person person = site.person()) {
      person.open("/new/" + game);
      person.find(CREATE).waitFor();
      int cards = person.find("[data-testid^=course-]").count();
      assertThat(cards).isGreaterThan(2);
      assertThat(person.find("[data-testid^=course-] .thumb svg")).hasCount(cards);
    }
  }

  @Test
  void whatDiffersFromTheRulebookIsToldAndUndone(TestSite site) {
    try (Person person = site.person()) {
      person.open("/new/leader-1");
      assertThat(person.find("[data-testid=preset-rulebook]")).hasAttribute("aria-pressed", "true");
      assertThat(person.find(DIFFERENCES)).hasCount(0);
      person.find("[data-testid=preset-wild]").click();
      assertThat(person.find(DIFFERENCES)).containsText("3 rules differ from the rulebook");
      person.find("[data-testid=undo-weather]").click();
      assertThat(person.find(DIFFERENCES)).containsText("2 rules differ from the rulebook");
      assertThat(person.find("[data-testid=preset-own]")).hasAttribute("aria-pressed", "true");
      person.find("[data-testid=preset-rulebook]").click();
      assertThat(person.find(DIFFERENCES)).hasCount(0);
      person.find("[data-testid=preset-own]").click();
      assertThat(person.find(DIFFERENCES)).containsText("Slipstream");
    }
  }

  @Test
  void theSearchOpensWhatItFinds(TestSite site) {
    try (Person person = site.person()) {
      person.open("/new/leader-1");
      person.find("[data-testid=rules-pick] input[type=search]").fill("wind");
      assertThat(person.find("[data-testid=option-windGives]")).isVisible();
      assertThat(person.find("[data-testid=option-slipstream]")).hasCount(0);
      person.find("[data-testid=rules-pick] input[type=search]").fill("helicopter");
      assertThat(person.find("[data-testid=rules-pick]"))
          .containsText("No option contains this word.");
    }
  }

  @Test
  void aNumberOutOfRangeIsToldAtItsField(TestSite site) {
    try (Person person = site.person()) {
      person.open("/new/leader-1");
      person.find("[data-testid=rules-pick] input[type=search]").fill("weather tokens");
      person.find("#option-weather").fill("7");
      person.find("#option-weather").press("Enter");
      assertThat(person.find("[data-testid=option-weather]")).containsText("from 0 to 6");
      assertThat(person.find("[data-testid=start-bar]")).containsText("One field to fix");
      person.find("[data-testid=option-weather] .bad button").click();
      assertThat(person.find("#option-weather")).hasValue("6");
      assertThat(person.find("[data-testid=start-bar]")).containsText("2 players on Plains");
    }
  }

  /**
   * The referee alone knows the rules of a course; what it finds stands where it was written,
   * before the start.
   */
  @Test
  void aWrongCourseIsToldAtItsFieldAndMended(TestSite site) {
    try (Person person = site.person()) {
      person.open("/new/leader-1");
      person.find("[data-testid=course-own]").click();
      person
          .find("#option-course")
          .fill(
              "race mine one-day; route poplars canal mill gully statio; start 1@4; finish 5@5;"
                  + " sprint 5@0; feed 3@0");
      assertThat(person.find("#own-problem")).containsText("statio");
      assertThat(person.find("[data-testid=start-bar]")).containsText("One field to fix");
      person.find(CREATE).click();
      assertThat(person.find("#option-course")).isFocused();
      person.find("#own-problem button").click();
      assertThat(person.find("#option-course")).hasValue(Pattern.compile(".*gully station;.*"));
      person.find("[data-testid=fill-start]").click();
      person.find("[data-testid=ask]").waitFor();
    }
  }

  @Test
  void theJerseyOfTheSetUpIsTheJerseyOfTheRace(TestSite site) {
    try (Person person = site.person()) {
      person.open("/new/flamme-rouge");
      person.find("[data-testid=name-A]").fill("Colette");
      person.find("[data-testid=seat-row-A] .jersey").click();
      person.find(".jerseys button").nth(1).click();
      assertThat(person.find("[data-testid=name-B]")).hasValue("Colette");
      person.find("[data-testid=new-seat-A]").click();
      person.find("[data-testid=pick-A-club]").click();
      assertThat(person.find("[data-testid=seat-row-A]")).containsText("Bruno");
      person.find(CREATE).click();
      assertThat(person.find("[data-testid=players] li").first()).containsText("Bruno");
      assertThat(person.find("[data-testid=players] li").nth(1)).containsText("You");
      person.open("/");
      assertThat(person.find("[data-testid=who]")).containsText("Colette");
    }
  }

  @Test
  void peopleOnOneScreenHaveNames(TestSite site) {
    try (Person pair = site.person()) {
      pair.open("/new/flamme-rouge");
      pair.find("[data-testid=name-A]").fill("Colette");
      pair.find("[data-testid=new-seat-B]").click();
      pair.find("[data-testid=pick-B-ME]").click();
      pair.find("[data-testid=name-B]").fill("Paul");
      pair.find(CREATE).click();
      assertThat(pair.find("[data-testid=curtain]")).containsText(Pattern.compile("Colette|Paul"));
    }
  }

  @Test
  void whoIsInvitedIsAskedForANameOnce(TestSite site) {
    try (Person host = site.person();
        Person guest = site.person()) {
      host.arrive();
      String table =
          host.newTable(TableRequest.defaults("flamme-rouge").with("ME", "OPEN", "OPEN"));
      guest.openTable(table);
      guest.find("[data-testid=my-name]").fill("Margaux");
      guest.find("[data-testid=sit-B]").click();
      assertThat(guest.find("[data-testid=seat-B]")).containsText("Margaux");
      assertThat(guest.find("[data-testid=ask-name]")).hasCount(0);
    }
  }

  @Test
  void aTableIsSetUpByKeyboard(TestSite site) {
    try (Person person = site.person()) {
      person.open("/new/flaming-pyramids");
      person.find("[data-testid=new-seat-B]").focus();
      person.page.keyboard().press("Enter");
      person.find("[data-testid=pick-B-club]").focus();
      person.page.keyboard().press("Enter");
      assertThat(person.find("[data-testid=new-seat-B]")).isFocused();
      person.find(CREATE).focus();
      person.page.keyboard().press("Enter");
      person.find("[data-testid=ask]").waitFor();
    }
  }
}
