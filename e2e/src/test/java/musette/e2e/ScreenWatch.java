package musette.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;

/**
 * Watches the page of a table from now on: whenever its player is asked, the question, the choices
 * and the confirming button must be in view; nothing may scroll, and the board may not move. On a
 * phone held upright, whatever can be touched must be large enough for a finger.
 */
final class ScreenWatch {
  /** The limit that browsers call good. */
  private static final double STILL = 0.1;

  private final Page page;
  private final String name;

  private ScreenWatch(Page page, String name) {
    this.page = page;
    this.name = name;
  }

  /** The name is that of the pictures in target/screens, which are for people to look at. */
  static ScreenWatch begin(Person person, String name) {
    Page page = person.page;
    page.evaluate(Scripts.read("stillness.js"));
    page.evaluate("window.inView = " + Scripts.read("in-view.js").strip());
    page.evaluate("window.smallTargets = " + Scripts.read("small-targets.js").strip());
    page.evaluate(Scripts.read("watch-view.js"));
    var watch = new ScreenWatch(page, name);
    watch.shoot("first");
    return watch;
  }

  /** Called once the result is shown. */
  void assertAllWasInView() {
    shoot("result");
    assertThat((List<?>) page.evaluate("window.complaints")).isEmpty();
    assertThat(places()).as("places of the board").hasSize(1);
    assertThat(shift()).as("layout shift: " + sources()).isLessThan(STILL);
  }

  private List<?> places() {
    return (List<?>) page.evaluate("window.stillness.boards");
  }

  private double shift() {
    return ((Number) page.evaluate("window.stillness.shift")).doubleValue();
  }

  private String sources() {
    return String.valueOf(page.evaluate("window.stillness.sources.slice(0, 12).join('; ')"));
  }

  private void shoot(String moment) {
    String file = name + "-" + moment + ".png";
    page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target/screens").resolve(file)));
  }
}
