package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.WebSocketFrame;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Two people play each game from the first move to the result, under a {@link ScreenWatch}; a third
 * watches and sees no more than the board.
 */
@InBrowser
class WholeGameTest {
  /** So many moves are made with the mouse; then the pages go on by themselves. */
  private static final int BY_HAND = 10;

  private static final int LONGEST = 400;

  /** Whoever takes any offer seldom finishes a pyramid: a third player who can is a bot. */
  private static final String WITH_A_BOT = "flaming-pyramids";

  private static final double LONG_MATCH = 300_000;

  static Stream<String> games() {
    return RunLength.games("flamme-rouge");
  }

  @ParameterizedTest
  @MethodSource("games")
  void twoBrowsersPlayToTheEndWhileAThirdWatches(String game, TestSite site) {
    try (Person anna = site.person();
        Person ben = site.person();
        Person watcher = site.person()) {
      anna.arrive();
      String table = anna.newTable(request(game));
      anna.openTable(table);
      List<String> told = new ArrayList<>();
      watcher.page.onWebSocket(socket -> socket.onFrameReceived(frame -> told.add(text(frame))));
      watcher.openTable(table);
      ben.openTable(table);
      ben.find("[data-testid=sit-B]").click();

      playByHand(anna, ben);
      ScreenWatch watch = ScreenWatch.begin(anna, game + "-1440x900-two");
      anna.playOn(LONGEST);
      ben.playOn(LONGEST);
      for (Person person : List.of(anna, ben, watcher)) {
        assertThat(person.find("[data-testid=result]"))
            .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(LONG_MATCH));
        assertThat(person.find("[data-testid=result] li")).hasCount(seats(game));
      }
      watch.assertAllWasInView();
      assertThat(anna.seen("refusals")).isZero();
      assertThat(ben.seen("refusals")).isZero();
      assertSawNoHand(watcher, told);
    }
  }

  private static TableRequest request(String game) {
    TableRequest request = TableRequest.shortest(game);
    return game.equals(WITH_A_BOT)
        ? request.with("ME", "OPEN", "BOT:greedy")
        : request.with("ME", "OPEN");
  }

  private static int seats(String game) {
    return game.equals(WITH_A_BOT) ? 3 : 2;
  }

  private static void playByHand(Person anna, Person ben) {
    for (int move = 0; move < BY_HAND; move++) {
      anna.waitUntil("somebody is asked", () -> anna.isAsked() || ben.isAsked());
      (anna.isAsked() ? anna : ben).play(move);
    }
  }

  private static String text(WebSocketFrame frame) {
    return frame.text() == null ? "" : frame.text();
  }

  private static void assertSawNoHand(Person watcher, List<String> told) {
    assertThat(watcher.seen("offers")).isZero();
    List<String> states =
        told.stream().filter(message -> message.startsWith("{\"type\":\"State\"")).toList();
    assertThat(states)
        .isNotEmpty()
        .allSatisfy(state -> assertThat(state).contains("\"eyes\":\"NONE\"", "\"offers\":[]"));
  }
}
