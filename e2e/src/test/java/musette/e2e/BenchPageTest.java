package musette.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Locator;
import musette.games.Catalogue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page that measures the engine in the browser in which it is open. */
@InBrowser
class BenchPageTest {
  private static final double LONG = 180_000;

  @Test
  @Tag("full")
  void everyGameIsMeasured(TestSite site) {
    try (Person person = site.person()) {
      person.open("/bench");
      person.find("[data-testid=bench-run]").click();
      Locator table = person.find("[data-testid=bench-figures]");
      table.waitFor(new Locator.WaitForOptions().setTimeout(LONG));
      String text = table.getAttribute("data-figures");
      System.out.println(
          person.find("[data-testid=bench-start]").getAttribute("data-ms") + " " + text);
      JsonArray figures = JsonParser.parseString(text).getAsJsonArray();
      assertThat(figures).hasSize(Catalogue.games().size());
      for (JsonElement each : figures) {
        JsonObject game = each.getAsJsonObject();
        assertThat(game.get("actions").getAsDouble()).isPositive();
        assertThat(game.get("search").getAsDouble()).isPositive();
        assertThat(game.getAsJsonArray("choice").get(1).getAsInt()).isBetween(750, 800);
      }
      assertThat(Axe.violations(person.page)).isEmpty();
    }
  }

  @Test
  void theDevicePageLeadsThere(TestSite site) {
    try (Person person = site.person()) {
      person.open("/device");
      // Served by the server, the engine is the fast one.
      assertThat(person.find("[data-testid=engine]")).hasAttribute("data-kind", "wasm");
      String file =
          (String)
              person.page.evaluate(
                  "fetch('/engine/engine.json').then((got) => got.json()).then(({ wasm }) => wasm)");
      assertThat(person.page.request().get(site.address() + "/engine/" + file).headers())
          .containsEntry("content-type", "application/wasm");
      person.find("[data-testid=to-bench]").click();
      assertThat(person.find("[data-testid=bench-run]")).isEnabled();
      assertThat(Axe.violations(person.page)).isEmpty();
    }
  }
}
