package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import musette.server.Server;
import musette.server.ServerOptions;
import musette.server.operate.Administration;
import musette.server.operate.DataLocation;
import musette.server.work.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Holidays, prepared moves and who watches, at a table by turns; and the page of the operator. */
@InBrowser
class ByTurnsTest {
  @Test
  void peopleSeeWhoWatchesWhoIsOnHolidayAndWhatTheyPrepared(TestSite site) {
    try (Person anna = site.person();
        Person bruno = site.person(Person.phone());
        Person carla = site.person()) {
      anna.arrive();
      bruno.arrive();
      carla.arrive();
      String table =
          anna.newTable(TableRequest.defaults("tour-de-france").with("ME", "OPEN").days(2));
      bruno.sitDown(table);
      var turn = anna.call("GET", "/api/tables/" + table, Map.of()).get("turn");
      boolean first = List.of("A").equals(turn);
      Person waits = first ? bruno : anna;
      Person asked = first ? anna : bruno;
      asked.call("PUT", "/api/me/holiday", Map.of("days", 2));
      carla.open("/t/" + table);
      assertThat(carla.find("[data-testid=watching]")).containsText("You are watching");
      anna.open("/t/" + table);
      assertThat(anna.find("[data-testid=watching]")).containsText("1 person is watching");
      waits.open("/t/" + table);
      if (waits == bruno) {
        waits.find("[data-testid=ask]").waitFor();
        assertThat(waits.find("[data-testid=guide]")).hasCount(0);
        waits.find("[data-testid=pane-players]").click();
      }
      assertThat(waits.find("[data-testid=away]")).containsText("holiday until");
      waits.find("[data-testid=prepare]").click();
      waits.find("[data-order=throw]").click();
      assertThat(waits.find("[data-testid=prepared]")).isVisible();
      assertThat(carla.find("[data-testid=prepared]")).hasCount(0);
      assertThat(Axe.violations(anna.page)).isEmpty();
    }
  }

  @Test
  void theOperatorsPageOpensWithTheLinkOnly(TestSite site, @TempDir Path data) {
    try (Server server =
            Server.start(
                ServerOptions.defaults().withPort(0).withData(data).withLimits(Limits.none()));
        Person stranger = site.person();
        Person operator = site.person()) {
      stranger.open(server.address() + "/admin");
      assertThat(stranger.find("main")).containsText("There is no page at this address");
      stranger.forgive("404");
      var command = new Administration(new DataLocation(data, ""), "op", InstantSource.system());
      operator.open(server.address() + "/admin#" + command.link());
      assertThat(operator.find("[data-testid=admin-notice]")).isVisible();
      assertThat(Axe.violations(operator.page)).isEmpty();
      operator.find("[data-testid=admin-notice]").fill("Back at <b>ten</b>");
      operator.find("[data-testid=admin-notice-save]").click();
      assertThat(operator.find("[data-testid=admin-log]")).containsText("changed the notice");
      var notice = operator.call("GET", "/api/notice", Map.of()).get("text");
      assertThat(notice).isEqualTo("Back at <b>ten</b>");
    }
  }
}
