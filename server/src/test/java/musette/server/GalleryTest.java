package musette.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import musette.games.Catalogue;
import musette.kernel.Refused;
import musette.server.operate.Administration;
import musette.server.operate.DataLocation;
import musette.server.store.people.AdminStore.Act;
import musette.server.store.people.AdminStore.Report;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Roads that people keep, show, play, tell about and lose. */
final class GalleryTest extends OneServer {
  private final Path data;

  GalleryTest(@TempDir Path data) {
    super(data);
    this.data = data;
  }

  /** The body that keeps or shows a shipped race of Leader 1 as one's own. */
  static String course(String race, String shelf) {
    return body("leader-1", Catalogue.game("leader-1").roads().shipped(race), shelf);
  }

  private static String body(String game, String text, String shelf) {
    return Json.write(Map.of("game", game, "text", text, "shelf", shelf));
  }

  private Answer call(Player player, String method, String path, String body) {
    return ApiRequests.send(server.address(), player.token(), method, path, body);
  }

  private JsonNode save(Player player, String race, String shelf) {
    return call(player, "POST", "/api/courses", course(race, shelf)).ok();
  }

  @Test
  void aCourseIsKeptForItsAuthorUntilItIsShown() {
    Player one = player();
    Player two = player();
    JsonNode kept = save(one, "summit", "MINE");
    assertThat(call(two, "GET", "/api/gallery", "").ok().get("total").asInt()).isZero();
    String path = "/api/courses/" + kept.get("id").asText();
    assertThat(call(two, "GET", path, "").status()).isEqualTo(404);
    assertThat(call(one, "GET", path, "").ok().get("shelf").asText()).isEqualTo("MINE");
    JsonNode shown = save(one, "summit", "GALLERY");
    assertThat(shown.get("id")).isEqualTo(kept.get("id"));
    JsonNode page = call(two, "GET", "/api/gallery?game=leader-1", "").ok();
    JsonNode card = page.get("courses").get(0);
    assertThat(card.at("/author/id").asText()).isEqualTo(one.id());
    assertThat(card.at("/road/facts/energy").asInt()).isEqualTo(53);
    assertThat(card.at("/road/road/stages/0/hexagons")).hasSize(10);
    assertThat(save(one, "summit", "MINE").get("shelf").asText()).isEqualTo("GALLERY");
    assertThat(call(two, "DELETE", path, "").status()).isEqualTo(404);
    assertThat(call(one, "DELETE", path, "").ok().get("courses")).isEmpty();
  }

  @Test
  void pagesHoldEightAndAreFilteredAndOrdered() {
    Player one = player();
    for (String race : musette.games.leader1.course.Courses.READY.subList(0, 9)) {
      save(one, race, "GALLERY");
    }
    String kermesse = Catalogue.game("tour-de-france").roads().shipped("kermesse");
    call(one, "POST", "/api/courses", body("tour-de-france", kermesse, "GALLERY")).ok();
    JsonNode first = call(one, "GET", "/api/gallery", "").ok();
    assertThat(first.get("courses")).hasSize(8);
    assertThat(first.get("counts").toString()).isEqualTo("{\"leader-1\":9,\"tour-de-france\":1}");
    JsonNode second = call(one, "GET", "/api/gallery?page=1", "").ok();
    assertThat(second.get("courses")).hasSize(2);
    assertThat(second.get("from").asInt()).isEqualTo(8);
    assertThat(call(one, "GET", "/api/gallery?game=tour-de-france", "").ok().get("courses"))
        .hasSize(1);
    for (String bad : new String[] {"page=-1", "page=x", "page=999999", "order=best"}) {
      assertThat(call(one, "GET", "/api/gallery?" + bad, "").status()).as(bad).isEqualTo(400);
    }
    assertThat(call(one, "GET", "/api/gallery?game=chess", "").status()).isEqualTo(404);
  }

  @Test
  void everyMatchOnAShownRoadCountsWhoeverBeginsIt() throws InterruptedException {
    Player one = player();
    Player two = player();
    JsonNode course = save(one, "demo", "GALLERY");
    save(one, "plains", "GALLERY");
    String table =
        Json.write(
            Map.of(
                "game",
                "leader-1",
                "options",
                Map.of("course", course.get("text").asText()),
                "seats",
                java.util.List.of(seat("ME", ""), seat("BOT", "random")),
                "access",
                "PRIVATE",
                "spectators",
                true,
                "autoStart",
                true,
                "clock",
                Map.of("type", "NoClock")));
    call(two, "POST", "/api/tables", table).ok();
    call(two, "POST", "/api/tables", table).ok();
    Eventually.await("two plays", () -> best(one).at("/courses/0/plays").asInt() == 2);
    assertThat(best(one).at("/courses/0/id")).isEqualTo(course.get("id"));
    assertThat(best(one).at("/courses/1/plays").asInt()).isZero();
    String path = "/api/courses/" + best(one).at("/courses/1/id").asText() + "/play";
    assertThat(call(two, "POST", path, "").ok().get("plays").asInt()).isEqualTo(1);
    assertThat(call(two, "POST", path, "").status()).isEqualTo(429);
  }

  private JsonNode best(Player player) {
    return call(player, "GET", "/api/gallery?order=played", "").ok();
  }

  private static Map<String, String> seat(String kind, String bot) {
    return Map.of("kind", kind, "bot", bot);
  }

  @Test
  void whatIsNotSoundTooLongOrNobodysIsRefused() {
    Player one = player();
    String broken = body("leader-1", "race <b>x</b> stage; route poplars", "GALLERY");
    assertThat(reason(call(one, "POST", "/api/courses", broken).body())).isEqualTo("course");
    String none = body("flaming-pyramids", "x", "MINE");
    assertThat(reason(call(one, "POST", "/api/courses", none).body())).isEqualTo("no-roads");
    String huge = body("leader-1", "#".repeat(20_001), "MINE");
    assertThat(call(one, "POST", "/api/courses", huge).status()).isEqualTo(413);
    assertThat(call(one, "POST", "/api/courses", course("demo", "DOWN")).status()).isEqualTo(429);
    assertThat(ApiRequests.send(server.address(), "", "GET", "/api/courses", "").status())
        .isEqualTo(401);
    assertThat(
            ApiRequests.send(server.address(), "", "POST", "/api/courses", course("demo", "MINE"))
                .status())
        .isEqualTo(401);
    assertThat(reason(call(one, "GET", "/api/courses/c0", "").body())).isEqualTo("unknown-course");
  }

  @Test
  void aReportedCourseIsTakenDownByTheOperatorAndItsAuthorSeesWhy() {
    Player one = player();
    Player two = player();
    String id = save(one, "hell", "GALLERY").get("id").asText();
    String report = "{\"reason\":\"a rude name\"}";
    call(two, "POST", "/api/courses/" + id + "/report", report).ok();
    call(two, "POST", "/api/courses/" + id + "/report", report).ok();
    assertThat(call(two, "POST", "/api/courses/" + id + "/report", "{\"reason\":\"\"}").status())
        .isEqualTo(400);
    var service = new Administration(new DataLocation(data, ""), "op", InstantSource.system());
    assertThat(service.reports())
        .extracting(Report::kind, Report::subject, Report::reason)
        .containsExactly(tuple("COURSE", id, "a rude name"));
    service.takeDown(id, "The name was rude.");
    assertThatThrownBy(() -> service.takeDown(id, "again")).isInstanceOf(Refused.class);
    assertThat(service.reports()).as("it was dealt with").isEmpty();
    assertThat(call(two, "GET", "/api/gallery", "").ok().get("courses")).isEmpty();
    assertThat(call(two, "GET", "/api/courses/" + id, "").status()).isEqualTo(404);
    JsonNode mine = call(one, "GET", "/api/courses", "").ok().get("courses").get(0);
    assertThat(mine.get("shelf").asText() + mine.get("reason").asText())
        .isEqualTo("DOWNThe name was rude.");
    assertThat(save(one, "hell", "GALLERY").get("shelf").asText()).isEqualTo("DOWN");
    service.putBack(id, "renamed");
    assertThat(call(two, "GET", "/api/gallery", "").ok().get("courses")).hasSize(1);
    assertThat(service.acts()).extracting(Act::act).containsExactly("take-down", "put-back");
  }

  @Test
  void reportsOfAllKindsAreInOneListAndACourseThatIsGoneHasNone() {
    Player one = player();
    Player two = player();
    String id = save(one, "hell", "GALLERY").get("id").asText();
    String guest = Browser.guest(server.address()).id();
    for (String kind : new String[] {"NAME", "LINE", "COURSE"}) {
      String subject = kind.equals("COURSE") ? id : guest;
      call(two, "POST", "/api/reports", report(kind, subject)).ok();
    }
    assertThat(call(two, "POST", "/api/reports", report("COURSE", "c0")).status()).isEqualTo(404);
    var service = new Administration(new DataLocation(data, ""), "op", InstantSource.system());
    assertThat(service.reports())
        .extracting(Report::kind)
        .containsExactly("NAME", "LINE", "COURSE");
    assertThat(service.reports().getLast().quoted()).as("the title").isNotBlank().isNotEqualTo("x");
    call(one, "DELETE", "/api/courses/" + id, "").ok();
    assertThat(service.reports()).extracting(Report::kind).containsExactly("NAME", "LINE");
  }

  private static String report(String kind, String subject) {
    return Json.write(Map.of("kind", kind, "subject", subject, "quoted", "x", "reason", "rude"));
  }
}
