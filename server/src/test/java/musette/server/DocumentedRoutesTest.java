package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A good answer of every route of docs/openapi.yaml, validated against its schema. */
final class DocumentedRoutesTest extends OneServer {
  private final Set<String> seen = new TreeSet<>();

  DocumentedRoutesTest(@TempDir Path data) {
    super(data);
  }

  private Player.Answer call(Player player, String method, String path, String body) {
    var answer = Player.call(server.address(), player.token(), method, path, body);
    assertThat(answer.status()).as(path + " " + answer.body()).isIn(200, 202);
    seen.add(OpenApi.check(method, path, answer));
    return answer;
  }

  @Test
  void everyRouteAnswersAsDocumented() {
    Player one = player().connect();
    Player two = player().connect();
    people(one, two);
    String table = waiting(one);
    finished(one, table);
    call(one, "POST", "/api/tables/" + table + "/rematch", "{\"order\":\"ROTATED\"}");
    call(one, "POST", "/api/tables/adopt", AdoptTest.body(AdoptTest.log(2)));
    for (String path : new String[] {"/api/games", "/api/tables", "/healthz", "/metrics"}) {
      call(one, "GET", path, "");
    }
    courses(one, two);
    call(one, "GET", "/api/leaderboard?game=" + GAME, "");
    call(one, "GET", "/api/players/" + one.id(), "");
    competition(one, two);
    call(two, "DELETE", "/api/me", "");
    assertThat(seen).isEqualTo(OpenApi.operations()).hasSizeGreaterThan(20);
  }

  private void competition(Player one, Player two) {
    String plan = CompetitionRoutesTest.plan(CompetitionRoutesTest.TWO);
    String id = call(one, "POST", "/api/competitions", plan).body().get("id").asText();
    String at = "/api/competitions/" + id;
    call(one, "POST", at + "/start", "");
    call(one, "POST", at + "/tables/" + id, "");
    String other = call(two, "POST", "/api/competitions", plan).body().get("id").asText();
    call(one, "POST", "/api/competitions/" + other + "/enter", "");
    for (String path : new String[] {"", "/results", "/results.csv"}) {
      call(one, "GET", at + path, "");
    }
    call(one, "POST", at + "/leave", "");
    call(one, "GET", "/api/competitions", "");
    call(one, "GET", "/api/season?game=" + GAME, "");
    call(one, "GET", "/api/players/" + one.id() + "/palmares", "");
  }

  private void courses(Player one, Player two) {
    String body = GalleryTest.course("hell", "GALLERY");
    String id = call(one, "POST", "/api/courses", body).body().get("id").asText();
    call(one, "GET", "/api/courses", "");
    call(two, "GET", "/api/gallery?order=played", "");
    call(two, "GET", "/api/courses/" + id, "");
    call(two, "POST", "/api/courses/" + id + "/report", "{\"reason\":\"rude\"}");
    call(two, "POST", "/api/courses/" + id + "/play", "");
    call(one, "DELETE", "/api/courses/" + id, "");
  }

  private void people(Player one, Player two) {
    Player three = player();
    call(three, "POST", "/api/programs", "{\"name\":\"tester\"}");
    call(one, "POST", "/api/me", "");
    call(one, "PATCH", "/api/me", "{\"name\":\"Alice\"}");
    var code = call(three, "POST", "/api/me/transfer", "").body().get("code");
    call(two, "POST", "/api/me/claim", "{\"code\":" + code + "}");
  }

  /** A table with all that can happen before and after its start, played by bots to the end. */
  private String waiting(Player one) {
    String body =
        """
        {"game":"%s","options":{},"access":"PUBLIC","spectators":true,"autoStart":false,
         "seats":[{"kind":"ME","bot":""},{"kind":"OPEN","bot":""}],
         "clock":{"type":"NoClock"}}\
        """
            .formatted(GAME);
    String table = call(one, "POST", "/api/tables", body).body().get("table").asText();
    String at = "/api/tables/" + table;
    call(one, "GET", at, "");
    call(one, "PUT", at + "/seats/B", "{\"kind\":\"BOT\",\"bot\":\"random\"}");
    call(one, "POST", at + "/word", "{\"seat\":\"A\",\"word\":\"petit vélo\"}");
    call(one, "POST", at + "/start", "");
    one.subscribe(table).playToTheEnd(table);
    call(one, "POST", at + "/leave", "");
    return table;
  }

  private void finished(Player one, String table) {
    String at = "/api/tables/" + table;
    String record = call(one, "GET", at + "/record", "").body().asText();
    call(one, "GET", at + "/replay?eyes=ALL", "");
    call(one, "GET", at + "/analysis?depth=CHANCES", "");
    call(one, "POST", "/api/replay", record);
    call(one, "POST", "/api/analysis?depth=CHANCES", record);
  }
}
