package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What may be missing or break in a page without a server: each case says what happened, loses
 * nothing that was shown as saved, and leaves a way on. Two tabs, a worker that dies and a browser
 * without workers are in {@link OfflineTest}.
 */
@InBrowser
class PageFailuresTest {
  private static final String CHOICE = "[data-choice]";
  private static final String FULL = "[data-testid='notice-storage.full']";

  /** A browser that keeps nothing: its store cannot be opened. */
  private static final String NO_STORE =
      """
      Object.defineProperty(self, 'indexedDB', {
        value: { open() { throw new DOMException('denied', 'SecurityError'); } },
      });
      """;

  /**
   * A device that is full while {@code self.full} is set. Chromium's own way to lower a quota has
   * no effect on the store of a context like those of the tests.
   */
  private static final String NO_SPACE =
      """
      const add = IDBObjectStore.prototype.add;
      IDBObjectStore.prototype.add = function (value) {
        if (!self.full) return add.call(this, value);
        this.transaction.abort();
        throw new DOMException('full', 'QuotaExceededError');
      };
      """;

  @Test
  void aFullDeviceSaysSoAndGoesOnSavingWhenThereIsSpace(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person()) {
      site.beforeWorker(NO_SPACE);
      person.page.navigate(site.address());
      start(person);
      person.play(0);
      full(person, true);
      person.play(0);
      assertThat(person.find(FULL)).containsText("the last moves are not saved");
      person.play(0);
      full(person, false);
      person.play(0);
      assertThat(person.find(FULL)).hasCount(0);
      person.find(CHOICE).first().waitFor();
      List<String> before = person.log();
      person.page.reload();
      person.find(CHOICE).first().waitFor();
      assertThat(person.log()).containsAll(before);
    }
  }

  private static void full(Person person, boolean isFull) {
    person
        .page
        .workers()
        .forEach(worker -> worker.evaluate("(full) => void (self.full = full)", isFull));
  }

  @Test
  void withoutAStoreAMatchIsPlayedAndNobodyThinksItIsSaved(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person()) {
      person.context.addInitScript(NO_STORE);
      site.beforeWorker(NO_STORE);
      person.page.navigate(site.address());
      start(person);
      assertThat(person.find("[data-testid='notice-storage.none']")).containsText("keeps nothing");
      person.play(0);
      person.play(0);
      person.find(CHOICE).first().waitFor();
    }
  }

  @Test
  void withoutCollectedObjectsInWebAssemblyTheGameIsTheSame(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person()) {
      person.context.addInitScript("WebAssembly.validate = () => false;");
      person.page.navigate(site.address() + "#/device");
      assertThat(person.find("[data-testid=engine]")).hasAttribute("data-kind", "script");
      assertThat(person.find("[data-testid=engine]")).containsText("the same game");
      person.page.navigate(site.address());
      start(person);
      person.play(0);
      person.find(CHOICE).first().waitFor();
    }
  }

  @Test
  void matchesOfANewerVersionAreNotTakenAndNothingIsLost(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person()) {
      person.page.navigate(site.address());
      start(person);
      person.page.navigate(site.address() + "#/device");
      String newer = "{\"format\":\"musette-matches\",\"version\":99}\n";
      person.find("[data-testid=import]").setInputFiles(file("matches.jsonl", newer));
      assertThat(person.find(".problem")).containsText("newer version");
      assertThat(person.find("[data-testid=export]")).isVisible();
      person.page.navigate(site.address() + "#/replay");
      String record = "musette-record 99\ngame flamme-rouge\n";
      person.find("[data-testid=record-file]").setInputFiles(file("match.record", record));
      assertThat(person.find(".problem")).containsText("newer version of Musette");
    }
  }

  /** What another version of the rules leaves: its moves do not lead to the same position here. */
  private static final String OTHER_RULES =
      """
      async () => {
        const asked = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
        const database = await asked(indexedDB.open('musette'));
        const store = database.transaction('changes', 'readwrite').objectStore('changes');
        const played = (await asked(store.getAll())).filter(({ change }) => JSON.parse(change).change.type === 'Played');
        const last = played[played.length - 1];
        const change = { ...JSON.parse(last.change), proof: 'of other rules' };
        await asked(store.put({ ...last, change: JSON.stringify(change) }));
        database.close();
      }
      """;

  @Test
  void aMatchOfOtherRulesIsKeptAsItWas(TestSite tests) {
    try (var site = new StaticFileServer();
        Person person = tests.person()) {
      person.page.navigate(site.address());
      start(person);
      person.play(0);
      person.play(0);
      person.find(CHOICE).first().waitFor();
      String match = person.page.url();
      person.page.navigate("about:blank");
      person.page.navigate(site.address() + "#/device");
      person.find("[data-testid=export]").waitFor();
      person.page.evaluate(OTHER_RULES);
      person.page.navigate("about:blank");
      person.page.navigate(match);
      assertThat(person.find("main")).containsText("The rules have changed since");
      assertThat(person.find(CHOICE)).hasCount(0);
      assertThat(person.log()).isNotEmpty();
    }
  }

  private static FilePayload file(String name, String text) {
    return new FilePayload(name, "text/plain", text.getBytes(StandardCharsets.UTF_8));
  }

  private static void start(Person person) {
    person.find("[data-testid=play-flamme-rouge]:not([disabled])").click();
    person.find(CHOICE).first().waitFor();
  }
}
