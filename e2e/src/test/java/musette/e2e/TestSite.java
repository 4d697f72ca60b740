package musette.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import musette.server.Server;
import musette.server.ServerOptions;
import musette.server.work.Limits;

/** One server and one browser, shared by all tests: starting them takes longer than most tests. */
final class TestSite implements AutoCloseable {
  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private final Path data;
  private final Server server;
  private final Playwright playwright;
  private final Browser browser;
  private final Map<String, String> finished = new HashMap<>();
  private final List<String> rivals = new ArrayList<>();

  private TestSite(Path data, Server server, Playwright playwright, Browser browser) {
    this.data = data;
    this.server = server;
    this.playwright = playwright;
    this.browser = browser;
  }

  /** The browser of this machine; a path that does not exist if there is none. */
  static Path chromium() {
    String told = System.getenv().getOrDefault("MUSETTE_CHROMIUM", "");
    return Path.of(told.isEmpty() ? "/usr/bin/chromium" : told);
  }

  static TestSite start() {
    try {
      Path data = Files.createTempDirectory("musette-e2e");
      // All the people of the tests come from one address.
      Server server =
          Server.start(
              ServerOptions.defaults().withPort(0).withData(data).withLimits(Limits.none()));
      Playwright playwright =
          Playwright.create(
              new Playwright.CreateOptions()
                  .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
      Browser browser =
          playwright
              .chromium()
              .launch(new LaunchOptions().setExecutablePath(chromium()).setArgs(ARGUMENTS));
      PlaywrightAssertions.setDefaultAssertionTimeout((double) Person.PATIENCE.toMillis());
      return new TestSite(data, server, playwright, browser);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String address() {
    return server.address();
  }

  /** Somebody who just came, at a desk. */
  Person person() {
    return person(Person.desk());
  }

  Person person(Browser.NewContextOptions device) {
    return new Person(browser.newContext(device.setBaseURL(address())));
  }

  /** A match of this game that is over; played once by bots alone. */
  String finished(String game) {
    return finished.computeIfAbsent(game, this::playByBots);
  }

  /**
   * Two people who have met in one rated match, for {@link NewContextOptions#setStorageState}:
   * played once.
   */
  List<String> rivals() {
    if (rivals.isEmpty()) {
      try (Person anna = person();
          Person bruno = person()) {
        anna.arrive();
        bruno.arrive();
        String table = anna.newTable(TableRequest.shortest("tour-de-france").with("ME", "OPEN"));
        bruno.sitDown(table);
        for (Person person : List.of(anna, bruno)) {
          person.openTable(table);
          person.playOn(2_000);
        }
        anna.waitUntilOver(table);
        rivals.add(anna.context.storageState());
        rivals.add(bruno.context.storageState());
      }
    }
    return rivals;
  }

  private String playByBots(String game) {
    try (Person person = person()) {
      person.arrive();
      String table = person.newTable(TableRequest.shortest(game).with("BOT:greedy", "BOT:greedy"));
      // Bots among themselves play as long as somebody watches.
      person.openTable(table);
      person.waitUntilOver(table);
      return table;
    }
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
    server.close();
    try (Stream<Path> files = Files.walk(data)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
