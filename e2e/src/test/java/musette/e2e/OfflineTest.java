package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Stream;
import musette.games.Catalogue;
import musette.kernel.GameRecord;
import musette.kernel.RecordText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The client without a server and, after the first visit, without a network. */
@InBrowser
class OfflineTest {
  private static final String CHOICE = "[data-choice]";
  private static final String RESULT = "[data-testid=result]";
  private static final String UPDATE = "[data-testid=notice-update]";
  private static final double LONG_MATCH = 240_000;

  /** So many choices of one's own, then a bot goes on. */
  private static final int MOST = 60;

  static Stream<String> games() {
    return RunLength.games("flamme-rouge");
  }

  @ParameterizedTest
  @MethodSource("games")
  void withTheNetworkCutAMatchIsPlayedReplayedAndAnalysed(String game, TestSite tests)
      throws IOException {
    try (var site = new StaticFileServer();
        Person person = tests.person(Person.copying(Person.phone()))) {
      visit(person, site);
      site.cut(true);
      person.context.setOffline(true);
      person.page.navigate(site.address());
      start(person, game);
      person.playOn(3);
      String table = person.page.url();
      person.page.reload();
      assertThat(person.page.url()).isEqualTo(table);
      person.find("[data-ask], " + RESULT).first().waitFor();
      person.playOn(MOST);
      assertThat(person.find(RESULT))
          .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(LONG_MATCH));
      GameRecord record = saved(person);
      assertThat(record.places()).isNotEmpty();
      assertThat(record.replay(Catalogue.game(game)).turn().isOver()).isTrue();
      person.find("[data-testid=to-replay]").click();
      person.find("[data-testid=scrubber]").waitFor();
      assertThat(person.find("[data-testid=fair]")).not().hasClass("bad");
      assertThat(person.find("[data-testid=chances]"))
          .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(LONG_MATCH));
      person.forgive("ERR_INTERNET_DISCONNECTED");
    }
  }

  @Test
  void aMatchIsSharedByTabsOneAtATime(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person(Person.copying(Person.desk()))) {
      person.page.navigate(site.address());
      start(person, "flamme-rouge");
      Page second = person.context.newPage();
      second.navigate(person.page.url());
      assertThat(second.locator("[data-testid=stopped]")).containsText("another tab");
      second.locator("[data-testid=take-over]").click();
      second.locator(CHOICE).first().waitFor();
      assertThat(person.find("[data-testid=stopped]")).containsText("another tab");
      person.page.navigate(site.address());
      second.close();
      person.find("[data-testid=list-mine] a").first().click();
      person.find(CHOICE).first().waitFor();
    }
  }

  @Test
  void anEngineThatDiesIsStartedAgainAndNothingIsLost(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person(Person.copying(Person.desk()))) {
      person.page.navigate(site.address());
      start(person, "flamme-rouge");
      person.play(0);
      List<String> before = person.log();
      person.page.workers().stream()
          .filter(worker -> "rules".equals(worker.evaluate("self.role")))
          .findFirst()
          .orElseThrow()
          .evaluate("setTimeout(() => { throw 1; })");
      assertThat(person.find("[data-testid='notice-died.again']")).isVisible();
      person.find(CHOICE).first().waitFor();
      assertThat(person.log()).containsAll(before);
      person.play(0);
    }
  }

  @SuppressWarnings("deprecation") // The address stays the same, so there is no other way to wait.
  @Test
  void aNewVersionWaitsForTheEndOfTheMatchAndNeverMixes(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person(Person.copying(Person.desk()))) {
      visit(person, site);
      person.page.navigate(site.address());
      start(person, "flamme-rouge");
      String match = person.page.url();
      site.deploy("favicon.svg", "<!-- second -->");
      person.page.reload();
      person.find(UPDATE).waitFor();
      person.find("[data-testid=apply-update]").click();
      assertThat(person.find(UPDATE)).containsText("waits until it is over");
      assertThat(isSecond(person)).as("the match goes on with the version it has").isFalse();
      person.page.evaluate("location.hash = '#/about'");
      person.page.waitForNavigation(() -> person.find("[data-testid=apply-update]").click());
      person.waitUntil("the new version is there", () -> isSecond(person));
      assertThat(person.page.evaluate("caches.keys().then((names) => names.length)")).isEqualTo(1);
      person.page.navigate(match);
      person.find(CHOICE).first().waitFor();
    }
  }

  @Test
  void matchesGoIntoAFileAndComeBackFromIt(TestSite tests) {
    try (var site = new StaticFileServer();
        Person anna = tests.person(Person.copying(Person.desk()));
        Person ben = tests.person(Person.copying(Person.desk()))) {
      anna.page.navigate(site.address());
      start(anna, "leader-1");
      anna.page.navigate(site.address() + "#/device");
      Download file = anna.page.waitForDownload(() -> anna.find("[data-testid=export]").click());
      ben.page.navigate(site.address() + "#/device");
      ben.find("[data-testid=import]").setInputFiles(file.path());
      assertThat(ben.find("[data-testid=imported]")).containsText("One match was added");
      ben.page.navigate(site.address());
      ben.find("[data-testid=list-mine] a").first().click();
      ben.find("[data-ask]").first().waitFor();
    }
  }

  @Test
  void aBrowserWithoutWorkersIsToldSo(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person(Person.copying(Person.desk()))) {
      person.context.addInitScript("delete window.Worker");
      person.page.navigate(site.address());
      person.find("[data-testid=play-flamme-rouge]").click();
      assertThat(person.find(".problem")).containsText("Try another browser");
    }
  }

  @Test
  void whatNeedsAServerIsNotShown(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person(Person.copying(Person.desk()))) {
      person.page.navigate(site.address());
      assertThat(person.find("[data-testid=no-server]")).containsText("With a Musette server");
      assertThat(person.find("[data-testid=list-open]")).hasCount(0);
      assertThat(person.find("a[href='/leaders']")).hasCount(0);
      person.find("[data-testid=invite-leader-1]").click();
      person.find("[data-testid=new-seat-B]").click();
      assertThat(person.find("[data-testid=pick-B-OPEN]")).hasCount(0);
      assertThat(person.find("[data-testid^=pace-]")).hasCount(0);
      assertThat(Axe.violations(person.page)).isEmpty();
    }
  }

  /** The first visit: until everything is on the device. */
  private static void visit(Person person, StaticFileServer site) {
    person.page.navigate(site.address() + "#/device");
    person.find("[data-testid=offline-state][data-ready=true]").waitFor();
    person.find("[data-testid=fetch-all]").click();
    assertThat(person.find("[data-testid=game-here]")).hasCount(Catalogue.games().size());
  }

  private static void start(Person person, String game) {
    person.find("[data-testid=play-" + game + "]:not([disabled])").click();
    person.find("[data-ask]").first().waitFor();
  }

  private static boolean isSecond(Person person) {
    return (Boolean)
        person.page.evaluate(
            "async () => (await (await fetch('favicon.svg')).text()).includes('second')");
  }

  /** The record as it was downloaded. */
  private static GameRecord saved(Person person) throws IOException {
    Download file =
        person.page.waitForDownload(() -> person.find("a[download$='.record']").first().click());
    String text = Files.readString(file.path());
    return RecordText.parse(text, id -> Catalogue.game(id).about());
  }
}
