package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * A client that loses the connection keeps the board, reconnects by itself and shows what was
 * missed.
 */
@InBrowser
class ConnectionTest {
  private static final int LONGEST = 400;

  @Test
  void whoComesBackIsToldWhatTheyMissed(TestSite site) {
    try (Person anna = site.person();
        Person ben = site.person()) {
      String table = untilBenIsAsked(anna, ben);
      int known = anna.log().size();

      anna.context.setOffline(true);
      assertThat(anna.find("[data-testid=lost]")).isVisible();
      assertThat(anna.find("[data-testid=players]")).isVisible();
      ben.play(0);
      ben.waitUntil("he has moved", () -> ben.log().size() > known);
      assertThat(anna.log()).hasSize(known);

      anna.context.setOffline(false);
      assertThat(anna.find("[data-testid=lost]")).hasCount(0);
      anna.waitUntil("she knows what he knows", () -> anna.log().equals(ben.log()));

      anna.playOn(LONGEST);
      ben.playOn(LONGEST);
      anna.waitUntilOver(table);
      assertThat(anna.find("[data-testid=result]")).isVisible();
      anna.forgive("ERR_INTERNET_DISCONNECTED");
    }
  }

  /** A race with open moves, at a moment when only Ben can make one. */
  private static String untilBenIsAsked(Person anna, Person ben) {
    anna.arrive();
    String table = anna.newTable(TableRequest.shortest("tour-de-france").with("ME", "OPEN"));
    anna.openTable(table);
    ben.openTable(table);
    ben.find("[data-testid=sit-B]").click();
    ben.waitUntil("Ben is asked", () -> !anna.take(0) && ben.isAsked());
    anna.waitUntil("both saw the same", () -> anna.log().equals(ben.log()));
    return table;
  }
}
