package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;

/** Two people share one screen: the curtain falls between them. */
@InBrowser
class HotSeatTest {
  private static final int CHANGES = 6;

  @Test
  void theCurtainHidesTheNextHandUntilItIsLifted(World world) {
    try (Person pair = world.person()) {
      setUp(pair);
      Locator curtain = pair.find("[data-testid=curtain]");
      int lifted = 0;
      while (lifted < CHANGES) {
        pair.waitUntil("a curtain or an offer", () -> curtain.count() > 0 || pair.isAsked());
        if (curtain.count() > 0) {
          assertThat(pair.find(Person.OFFER)).hasCount(0);
          assertThat(pair.find("[data-testid=lift]")).isFocused();
          pair.page.keyboard().press("Enter");
          assertThat(curtain).hasCount(0);
          lifted++;
        } else {
          pair.play(lifted);
        }
      }
    }
  }

  /** By the page of a new table, as people do it. */
  private static void setUp(Person pair) {
    pair.open("/new/flamme-rouge");
    pair.find("[data-testid=new-seat-B]").selectOption("ME");
    pair.find("[data-testid=create]").click();
    pair.find("[data-testid=ask]").waitFor();
  }
}
