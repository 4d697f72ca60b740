package musette.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** What the pages ask the server for: nothing twice, and nothing that is not there. */
@InBrowser
class RequestsTest {
  private static final double A_WHILE = 2_500;

  @Test
  void theHomePageAsksForTheListsOnce(TestSite site) {
    try (Person person = site.person()) {
      List<String> asked = asked(person);
      person.open("/");
      person.find("[data-testid=play-flaming-pyramids]:not([disabled])").waitFor();
      person.page.waitForTimeout(A_WHILE);
      // The list of games comes while the page is idle, for whoever plays next.
      assertThat(asked).containsOnlyOnce("POST /api/me", "GET /api/games");
      assertOnceForEveryChange(asked);
    }
  }

  @Test
  void theWayToATableAndBackAsksForNothingThatIsNotThere(TestSite site) {
    try (Person person = site.person()) {
      List<String> asked = asked(person);
      person.open("/");
      person.find("[data-testid=play-flaming-pyramids]:not([disabled])").waitFor();
      person.page.waitForTimeout(A_WHILE);
      asked.clear();
      person.find("[data-testid=play-flaming-pyramids]").click();
      person.find("[data-testid=ask]").waitFor();
      person.page.waitForTimeout(A_WHILE);
      assertThat(count(asked, "GET /api/tables")).isLessThanOrEqualTo(count(asked, "ListsChanged"));
      asked.clear();
      person.find("[data-testid=menu]").click();
      person.find("[data-testid=leave]").click();
      person.find("[data-testid=confirm-yes]").click();
      person.find("[data-testid=list-mine]").waitFor();
      person.page.waitForTimeout(A_WHILE);
      assertThat(asked).noneMatch(request -> request.matches("GET /api/tables/.*"));
      assertOnceForEveryChange(asked);
    }
  }

  @Test
  void theWayOutOfALobbyAsksForNothingThatIsNotThere(TestSite site) {
    try (Person person = site.person()) {
      person.arrive();
      List<String> asked = asked(person);
      person.openTable(
          person.newTable(TableRequest.defaults("flaming-pyramids").with("ME", "OPEN")));
      asked.clear();
      person.find("[data-testid=lobby-leave]").click();
      person.find("[data-testid=list-mine]").waitFor();
      person.page.waitForTimeout(A_WHILE);
      assertThat(asked).noneMatch(request -> request.matches("GET /api/tables/.*"));
      assertOnceForEveryChange(asked);
    }
  }

  /** The lists are asked for at first, and again when the server says that they have changed. */
  private static void assertOnceForEveryChange(List<String> asked) {
    assertThat(count(asked, "GET /api/tables")).isBetween(1, 1 + count(asked, "ListsChanged"));
  }

  private static int count(List<String> asked, String what) {
    return Collections.frequency(asked, what);
  }

  /** What the page asks for from now on, and when it was told that the lists have changed. */
  private static List<String> asked(Person person) {
    var asked = new CopyOnWriteArrayList<String>();
    person.page.onRequest(
        request -> {
          if (request.url().contains("/api/")) {
            asked.add(request.method() + " " + request.url().replaceAll(".*(/api/)", "$1"));
          }
        });
    person.page.onWebSocket(
        socket ->
            socket.onFrameReceived(
                frame -> {
                  if (frame.text().contains("\"ListsChanged\"")) {
                    asked.add("ListsChanged");
                  }
                }));
    return asked;
  }
}
