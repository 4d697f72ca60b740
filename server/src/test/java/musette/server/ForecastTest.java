package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipInputStream;
import musette.games.Catalogue;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Forecasts on the server, and what becomes of the courses of somebody who leaves. */
final class ForecastTest extends OneServer {
  ForecastTest(@TempDir Path data) {
    super(data);
  }

  private static final String FORECAST = "/api/roads/tour-de-france/forecast";

  private Answer call(Player player, String method, String path, String body) {
    return ApiRequests.send(server.address(), player.token(), method, path, body);
  }

  private static String kermesse(String title) {
    String text = Catalogue.game("tour-de-france").roads().shipped("kermesse");
    return "board own : " + title + text.substring(text.indexOf('\n'));
  }

  private JsonNode publish(Player player, String title, String shelf) {
    var course = Map.of("game", "tour-de-france", "text", kermesse(title), "shelf", shelf);
    return call(player, "POST", "/api/courses", Json.write(course)).ok();
  }

  @Test
  void aBrowserWithoutTheEngineGetsTheForecastOfTheServer() throws InterruptedException {
    Player one = player();
    String text = Json.write(Map.of("text", kermesse("x")));
    assertThat(call(one, "POST", FORECAST, text).status()).isEqualTo(202);
    Eventually.await("ready", () -> call(one, "POST", FORECAST, text).status() == 200);
    JsonNode found = call(one, "POST", FORECAST, text).ok();
    assertThat(found.get("races").asInt()).isEqualTo(found.get("wanted").asInt()).isPositive();
    assertThat(found.get("seats")).hasSize(4);
    assertThat(found.get("meanRounds").asDouble()).isBetween(10.0, 40.0);
    assertThat(found.get("specials")).isNotEmpty();
  }

  @Test
  void onePersonRidesTwoRoadsAtATimeAndNothingThatIsNoRoad() {
    Player one = player();
    for (String title : new String[] {"a", "b"}) {
      String text = Json.write(Map.of("text", kermesse(title)));
      assertThat(call(one, "POST", FORECAST, text).status()).isIn(200, 202);
    }
    Answer third = call(one, "POST", FORECAST, Json.write(Map.of("text", kermesse("third"))));
    assertThat(third.status() == 200 || reason(third.body()).equals("analysts-busy")).isTrue();
    String broken = Json.write(Map.of("text", "board a : b"));
    assertThat(reason(call(one, "POST", FORECAST, broken).body())).isEqualTo("board");
    String huge = Json.write(Map.of("text", "#".repeat(20_001)));
    assertThat(reason(call(one, "POST", FORECAST, huge).body())).isEqualTo("text-length");
    assertThat(reason(call(one, "POST", "/api/roads/flaming-pyramids/forecast", broken).body()))
        .isEqualTo("no-roads");
  }

  @Test
  void aPublishedCourseIsRiddenOnceAndItsCardTellsTheForecast() throws InterruptedException {
    Player one = player();
    publish(one, "Tour du lac", "GALLERY");
    Eventually.await("a forecast", () -> outlook(one).get("races").asInt() > 0);
    assertThat(outlook(one).get("rounds").asDouble()).isBetween(10.0, 40.0);
    assertThat(outlook(one).get("first").asDouble()).isBetween(0.05, 0.6);
  }

  private JsonNode outlook(Player player) {
    return call(player, "GET", "/api/gallery", "").ok().at("/courses/0/outlook");
  }

  @Test
  void whoLeavesTakesTheirDataAlongAndTheGalleryKeepsTheirCourseWithoutTheirName()
      throws IOException {
    Player one = player();
    Player two = player();
    publish(one, "Shown", "GALLERY");
    publish(one, "Hidden", "MINE");
    Browser leaver = Browser.at(server.address()).with(one.token());
    byte[] copy = leaver.send("GET", "/api/me/data", "").body();
    assertThat(account(copy).get("courses").findValuesAsText("title"))
        .containsExactlyInAnyOrder("Shown", "Hidden");
    leaver.post("/api/me/farewell", "{\"name\":\"tester\"}").ok();
    JsonNode courses = call(two, "GET", "/api/gallery", "").ok().get("courses");
    assertThat(courses).hasSize(1);
    assertThat(courses.get(0).at("/road/title").asText()).isEqualTo("Shown");
    assertThat(courses.get(0).at("/author/name").asText()).isEqualTo("A rider who left");
    assertThat(courses.get(0).at("/author/kind").asText()).isEqualTo("LEFT");
  }

  private static JsonNode account(byte[] copy) throws IOException {
    try (var zip = new ZipInputStream(new ByteArrayInputStream(copy))) {
      for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (entry.getName().equals("account.json")) {
          return Json.read(new String(zip.readAllBytes(), StandardCharsets.UTF_8), JsonNode.class);
        }
      }
    }
    throw new IllegalStateException("no account.json");
  }
}
