package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * What people do at a table beside playing: take back, hand over, agree to end, play again, talk.
 */
@InBrowser
class TableTest {
  @Test
  void aPlacedRiderIsTakenBackForFree(TestSite site) {
    try (Person person = site.person()) {
      race(person);
      String before = person.find("[data-testid=ask]").textContent();
      int offers = person.find(Person.OFFER).count();
      person.play(0);
      assertThat(person.find("[data-testid=undo]")).isEnabled();
      person.find("[data-testid=undo]").click();
      assertThat(person.find("[data-testid=log] .struck").first()).isVisible();
      assertThat(person.find("[data-testid=log]"))
          .containsText(Pattern.compile("Guest \\w{4} took back a move"));
      assertThat(person.find("[data-testid=ask]")).hasText(before.strip());
      assertThat(person.find(Person.OFFER)).hasCount(offers);
    }
  }

  @Test
  void aBotTakesOverAndGivesTheSeatBack(TestSite site) {
    try (Person anna = site.person();
        Person ben = site.person()) {
      List<String> sent = sent(anna);
      sitDown(anna, ben);
      anna.find("[data-testid=hand-over]").click();
      anna.find("[data-testid=confirm-yes]").click();
      assertThat(anna.find("[data-testid=resume]")).isVisible();
      ben.waitUntil("the bot waits for Ben", ben::isAsked);
      assertThat(anna.find(Person.OFFER)).hasCount(0);
      anna.find("[data-testid=resume]").click();
      assertThat(anna.find("[data-testid=resume]")).hasCount(0);
      assertThat(anna.find("[data-testid=hand-over]")).isVisible();
      assertThat(sent).containsSubsequence("HandOver", "Resume");
      // Ben plays whenever he can: whether he or Anna is asked next depends on the bot.
      anna.waitUntil("Anna is asked herself", () -> !ben.take(0) && anna.isAsked());
      anna.play(0);
      assertThat(sent).endsWith("Play");
    }
  }

  @Test
  void theOnlyChoiceIsMadeForWhoeverWantsThat(TestSite site) {
    try (Person person = site.person()) {
      race(person);
      person.page.evaluate("localStorage.setItem('musette.prefs', '{}')");
      person.page.reload();
      String asked = "";
      for (String choice : List.of("place", "place", "draw", "play")) {
        Locator offer = person.find("[data-choice^=" + choice + "]").first();
        offer.click();
        asked = person.find("[data-testid=ask]").textContent();
        Locator confirm = person.find("[data-confirm^=" + choice + "]");
        if (!choice.equals("draw")) {
          confirm.click();
        }
      }
      // The other rider's cards are drawn by themselves: nobody clicks.
      String first = asked;
      person.waitUntil(
          "a second hand",
          () ->
              person.find("[data-choice^=play]").count() > 0
                  && !first.equals(person.find("[data-testid=ask]").textContent()));
    }
  }

  @Test
  void nobodyHandsOverOrLeavesByMistake(TestSite site) {
    try (Person person = site.person()) {
      List<String> sent = sent(person);
      race(person);
      for (String button : List.of("hand-over", "leave")) {
        for (String no : List.of("Enter", "Escape")) {
          if (button.equals("leave")) {
            person.find("[data-testid=menu]").click();
          }
          person.find("[data-testid=" + button + "]").click();
          assertThat(person.find("[data-testid=confirm]")).isVisible();
          assertThat(person.find("[data-testid=confirm-no]")).isFocused();
          person.page.keyboard().press(no);
          assertThat(person.find("[data-testid=confirm]")).isHidden();
        }
      }
      person.play(0);
      assertThat(sent).doesNotContain("HandOver");
      assertThat(person.find("[data-testid=resume]")).hasCount(0);
    }
  }

  @Test
  void whoLeavesGetsHomeAndFindsTheTableThere(TestSite site) {
    try (Person anna = site.person();
        Person ben = site.person()) {
      String table = sitDown(anna, ben);
      anna.find("[data-testid=menu]").click();
      anna.find("[data-testid=leave]").click();
      anna.find("[data-testid=confirm-yes]").click();
      anna.find("[data-testid=list-mine] a[href='/t/" + table + "']").click();
      anna.find("[data-testid=resume]").click();
      assertThat(anna.find("[data-testid=hand-over]")).isVisible();
    }
  }

  @Test
  void twoAgreeToEndAndPlayAgain(TestSite site) {
    try (Person anna = site.person();
        Person ben = site.person()) {
      String table = sitDown(anna, ben);
      anna.find("[data-testid=offer-end]").click();
      ben.find("[data-testid=request] button").first().click();
      assertThat(anna.find("[data-testid=result]")).isVisible();
      assertThat(ben.find("[data-testid=result]")).isVisible();

      anna.find("[data-testid=rematch]").click();
      assertThat(anna.find("[data-testid=seat-B]")).isVisible();
      ben.find("[data-testid=result] .go").click();
      assertThat(anna.find("[data-testid=ask]")).isVisible();
      assertThat(ben.find("[data-testid=ask]")).isVisible();
      assertThat(anna.page.url()).isEqualTo(ben.page.url()).doesNotContain(table);
    }
  }

  @Test
  void anAddressWithoutATableSaysSo(TestSite site) {
    try (Person person = site.person()) {
      person.open("/t/nosuchtable00000");
      assertThat(person.find(".problem")).isVisible();
      person.forgive("404");
    }
  }

  /** The kinds of the messages that the page sends from now on. */
  private static List<String> sent(Person person) {
    var sent = new CopyOnWriteArrayList<String>();
    person.page.onWebSocket(
        socket ->
            socket.onFrameSent(
                frame -> sent.add(frame.text().replaceAll("(?s)\\{\"type\":\"(\\w+)\".*", "$1"))));
    return sent;
  }

  /** The two at a table of Flaming Pyramids. */
  private static String sitDown(Person anna, Person ben) {
    anna.arrive();
    String table = anna.newTable(TableRequest.defaults("flaming-pyramids").with("ME", "OPEN"));
    anna.openTable(table);
    ben.openTable(table);
    ben.find("[data-testid=sit-B]").click();
    return table;
  }

  /** A Flamme Rouge race in which this person places first, against bots. */
  private static void race(Person person) {
    person.arrive();
    String table =
        person.newTable(
            TableRequest.defaults("flamme-rouge")
                .option("firstPlayer", "A")
                .with("ME", "BOT:random"));
    person.openTable(table);
    person.find(Person.OFFER).first().waitFor();
  }
}
