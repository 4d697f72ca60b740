package musette.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import musette.games.Catalogue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every page at both sizes, in light and dark: axe-core finds no fault, nothing is wider than the
 * screen, and a picture of it is kept in target/screenshots. Tables are at a fixed {@link
 * RecordedMoment}, so that every run sees the same. The short run looks at a light desk and at a
 * dark phone, the full run at all four.
 */
@InBrowser
class PagesTest {
  private static final Path PICTURES = Path.of("target", "screenshots");

  private final List<String> faults = new ArrayList<>();

  @Test
  void pagesOfNoGame(TestSite site) {
    try (Person person = site.person()) {
      person.arrive();
      String player = String.valueOf(person.call("POST", "/api/me", Map.of()).get("you"));
      for (String page : List.of("", "leaders", "about", "nowhere")) {
        person.open("/" + page);
        look(person, page.isEmpty() ? "home" : page);
      }
      person.open("/player/" + player.replaceAll(".*id=(\\w+).*", "$1"));
      look(person, "player");
    }
  }

  @Test
  void pagesOfCompetitions(TestSite site) {
    try (Person person = site.person()) {
      person.arrive();
      for (String page : List.of("compete", "compete/solo", "compete/cup", "leaders?season=1")) {
        person.open("/" + page);
        look(person, page.replace("/", "-").replace("?", "-"));
      }
      for (String kind : List.of("TOURNAMENT", "TOUR")) {
        String stage = "{\"title\":\"\",\"game\":\"flaming-pyramids\",\"options\":{}}";
        String stages = kind.equals("TOUR") ? stage + "," + stage + "," + stage : stage;
        String plan =
            """
            {"plan":{"name":"Coupe du Ballon","kind":"%s","form":"ROUNDS","count":"TIME",
             "stages":[%s],"rounds":3,"tableSize":4,"entrants":8,"starts":0,
             "clock":{"type":"MoveClock","seconds":600},"access":"PUBLIC","bot":"learner",
             "pause":0,"closes":0},"friends":[],"bots":[]}
            """
                .formatted(kind, stages);
        String id = String.valueOf(person.send("/api/competitions", plan).get("id"));
        person.open("/c/" + id);
        person.find("[data-testid=entry]").waitFor();
        look(person, kind + "-open");
        person.find("[data-testid=start]").click();
        person.find("[data-testid=table-1], [data-testid=ride]").first().waitFor();
        look(person, kind + "-running");
      }
    }
  }

  /** Two who have met, one of them French; a tournament with a road; what the head opens. */
  @Test
  void pagesOfPeople(TestSite site) {
    List<String> rivals = site.rivals();
    try (Person person = site.person(Person.desk().setStorageState(rivals.getFirst()));
        Person other =
            site.person(Person.desk().setStorageState(rivals.getLast()).setLocale("fr-FR"))) {
      person.arrive();
      other.arrive();
      other.call("PATCH", "/api/me", Map.of("name", "Margaux"));
      String you = String.valueOf(other.call("POST", "/api/me", Map.of()).get("you"));
      person.open("/player/" + you.replaceAll(".*id=(\\w+).*", "$1"));
      person.find("[data-testid=head-to-head]").waitFor();
      person.find("[data-testid=palmares]").waitFor();
      look(person, "player-met");
      person.find("[data-testid=find]").click();
      person.find("[data-testid=find-text]").fill("marg");
      person.find("[data-testid=found-player]").first().waitFor();
      look(person, "find");
      String cup = MeetingTest.cup(person);
      person.find("[data-testid=round] [data-seat]").first().waitFor();
      look(person, "cup-road");
      person.find("[data-testid=bell]").click();
      person.find("[data-testid=bell-turn], [data-testid=bell-competition]").first().waitFor();
      look(person, "bell");
      for (String page : List.of("", "c/" + cup, "account", "compete")) {
        other.open("/" + page);
        other.page.waitForTimeout(1_000);
        look(other, (page.isEmpty() ? "home" : page.replaceAll("/.*", "")) + "-fr");
      }
      person.open("/account");
      person.find("[data-testid=calls] table").waitFor();
      look(person, "account");
    }
  }

  static Stream<String> someGames() {
    return RunLength.games("flamme-rouge");
  }

  @ParameterizedTest
  @MethodSource("someGames")
  void pagesOfAGame(String game, TestSite site) {
    try (Person person = site.person()) {
      person.open("/new/" + game);
      person.find("[data-testid=create]").waitFor();
      look(person, game + "-new");
      person.openTable(person.newTable(TableRequest.defaults(game).with("ME", "OPEN")));
      look(person, game + "-lobby");
      person.open("/rules/" + game);
      look(person, game + "-rules");
      person.find("a[href$='/rulings/" + game + "']").first().click();
      person.find("main.rulings h2").first().waitFor();
      look(person, game + "-rulings");
      person.open("/replay/" + site.finished(game) + "?ply=20");
      person.find("[data-testid=scrubber]").waitFor();
      look(person, game + "-replay");
      person.openTable(site.finished(game));
      person.find("[data-testid=result]").waitFor();
      look(person, game + "-over");
    }
  }

  static Stream<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id());
  }

  /** In the full run every kind of choice is lit once, and looked at before and after a tap. */
  @ParameterizedTest
  @MethodSource("games")
  void theTableOfAGame(String game, TestSite site) {
    List<RecordedMoment> moments =
        Boolean.getBoolean("musette.full")
            ? RecordedMoment.ofEveryKind(game)
            : List.of(RecordedMoment.rich(game));
    try (Person person = site.person()) {
      person.arrive();
      for (RecordedMoment moment : moments) {
        moment.open(person);
        String name = game + "-" + String.join("-", moment.kinds());
        look(person, name);
        if (Boolean.getBoolean("musette.full") && select(person)) {
          look(person, name + "-selected");
        }
      }
    }
  }

  /** Taps the last choice; whether that selects it, and does not take it. */
  private static boolean select(Person person) {
    person
        .find(Person.OFFER)
        .last()
        .evaluate("choice => choice.dispatchEvent(new MouseEvent('click', { bubbles: true }))");
    person.page.waitForTimeout(100);
    return person.find("[data-confirm]:not([disabled])").count() > 0;
  }

  /** What is wrong is collected, so that there are pictures of all. */
  private void look(Person person, String name) {
    for (Screen screen : Screen.values()) {
      for (ColorScheme scheme : schemes(screen)) {
        look(person, (name + "-" + screen + "-" + scheme).toLowerCase(Locale.ROOT), screen, scheme);
      }
    }
    person.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    person.page.setViewportSize(Screen.DESK.width, Screen.DESK.height);
  }

  private static List<ColorScheme> schemes(Screen screen) {
    return Boolean.getBoolean("musette.full")
        ? List.of(ColorScheme.LIGHT, ColorScheme.DARK)
        : List.of(screen == Screen.DESK ? ColorScheme.LIGHT : ColorScheme.DARK);
  }

  private void look(Person person, String what, Screen screen, ColorScheme scheme) {
    Page page = person.page;
    page.setViewportSize(screen.width, screen.height);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    page.screenshot(new Page.ScreenshotOptions().setPath(PICTURES.resolve(what + ".png")));
    if (page.evaluate("document.documentElement.scrollWidth > innerWidth").equals(true)) {
      faults.add(what + " is wider than the screen");
    }
    for (String violation : Axe.violations(page)) {
      faults.add(what + ": " + violation);
    }
  }

  @AfterEach
  void nothingIsWrong() {
    assertThat(faults).isEmpty();
  }

  private enum Screen {
    DESK(1440, 900),
    PHONE(360, 780);

    private final int width;
    private final int height;

    Screen(int width, int height) {
      this.width = width;
      this.height = height;
    }
  }
}
