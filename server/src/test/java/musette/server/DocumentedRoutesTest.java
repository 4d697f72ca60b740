package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.icegreen.greenmail.util.GreenMail;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.InstantSource;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import musette.server.operate.Administration;
import musette.server.operate.DataLocation;
import musette.testkit.PushService;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A good answer of every route of docs/openapi.yaml, validated against its schema. */
final class DocumentedRoutesTest extends OneServer {
  private final Set<String> seen = new TreeSet<>();
  private final Path data;

  DocumentedRoutesTest(@TempDir Path data) {
    super(data);
    this.data = data;
  }

  private Answer call(Player player, String method, String path, String body) {
    var answer = ApiRequests.send(server.address(), player.token(), method, path, body);
    assertThat(answer.status()).as(path + " " + answer.body()).isIn(200, 202);
    seen.add(OpenApi.check(method, path, answer));
    return answer;
  }

  @Test
  void everyRouteAnswersAsDocumented()
      throws GeneralSecurityException, MessagingException, IOException {
    Player one = player().connect();
    Player two = player().connect();
    people(one, two);
    accounts();
    calls();
    social();
    byTurns(one, two);
    operator(one);
    String table = waiting(one);
    finished(one, table);
    call(one, "POST", "/api/tables/" + table + "/rematch", "{\"order\":\"ROTATED\"}");
    call(one, "POST", "/api/tables/check", SetUpCheckTest.wish("6"));
    call(one, "POST", "/api/tables/adopt", AdoptTest.body(AdoptTest.log(2)));
    for (String path : new String[] {"/api/games", "/api/tables", "/healthz", "/metrics"}) {
      call(one, "GET", path, "");
    }
    courses(one, two);
    roads(one);
    call(one, "GET", "/api/leaderboard?game=" + GAME, "");
    call(one, "GET", "/api/players/" + one.id(), "");
    call(one, "GET", "/api/players/" + one.id() + "/record", "");
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
    call(one, "GET", "/api/season/puzzles", "");
    call(one, "GET", "/api/players/" + one.id() + "/palmares", "");
  }

  private void byTurns(Player one, Player two) {
    String table = one.open(GAME, "me open");
    two.sit(table, "B").ok();
    one.post("/api/tables/" + table + "/start", "{}");
    call(one, "PUT", "/api/me/sharing", "{\"shared\":true}");
    call(one, "PUT", "/api/me/holiday", "{\"days\":1}");
    call(one, "GET", "/api/me/holiday", "");
    call(one, "DELETE", "/api/me/holiday", "");
    call(one, "GET", "/api/tables/" + table + "/waiting?seat=A", "");
    call(one, "PUT", "/api/tables/" + table + "/order", "{\"seat\":\"A\",\"action\":\"\"}");
  }

  private void operator(Player one) {
    var command = new Administration(new DataLocation(data, ""), "op", InstantSource.system());
    call(one, "POST", "/api/admin/enter", "{\"code\":\"" + command.link() + "\"}");
    for (String part : new String[] {"", "/people?text=a", "/reports", "/log", "/tables"}) {
      call(one, "GET", "/api/admin" + part, "");
    }
    String notice = "\"act\":\"NOTICE\",\"subject\":\"\",\"text\":\"\",\"reason\":\"\",\"days\":0";
    call(one, "POST", "/api/admin/acts", "{" + notice + "}");
  }

  private void roads(Player one) {
    String at = "/api/roads/" + GAME;
    call(one, "GET", at, "");
    String wish = "{\"length\":60,\"climbs\":1,\"legs\":\"KIND\",\"seed\":1}";
    call(one, "POST", at + "/make", wish);
    String shipped = at + "/shipped/la-haute-montagne";
    String text = call(one, "GET", shipped, "").body().get("line").asText();
    call(one, "POST", at + "/check", Json.write(Map.of("text", text)));
    call(one, "POST", at + "/forecast", Json.write(Map.of("text", text)));
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

  /** What only a browser does, with its cookie. */
  private JsonNode call(Browser browser, String method, String path, String body) {
    var answer = browser.call(method, path, body);
    assertThat(answer.status()).as(path + " " + answer.body()).isEqualTo(200);
    seen.add(OpenApi.check(method, path, answer));
    return answer.body();
  }

  private void accounts() throws GeneralSecurityException {
    Browser browser = Browser.guest(server.address());
    var key = new Authenticator();
    call(browser, "GET", "/api/me/account", "");
    JsonNode options = call(browser, "POST", "/api/me/passkeys/options", "");
    call(browser, "POST", "/api/me/passkeys", key.create(options, browser.address(), "Key"));
    call(browser, "PUT", "/api/me/learning", LearningTest.body(0, LearningTest.learnt("[]")));
    call(browser, "GET", "/api/me/learning", "");
    JsonNode challenge = call(browser, "POST", "/api/sign-in/options", "");
    call(browser, "POST", "/api/sign-in", key.sign(challenge, browser.address()));
    String code = call(browser, "POST", "/api/me/code", "").toString();
    call(browser, "POST", "/api/me/code/confirm", code);
    call(browser, "DELETE", "/api/me/passkeys/" + key.id(), "");
    Browser other = Browser.at(server.address());
    call(other, "POST", "/api/sign-in/code", code);
    call(other, "GET", "/api/me/data", "");
    String session = call(other, "GET", "/api/me/account", "").at("/sessions/1/id").asText();
    call(other, "DELETE", "/api/me/sessions/" + session, "");
    String again = call(other, "POST", "/api/me/code", "").toString();
    call(other, "POST", "/api/me/code/confirm", again);
    call(other, "DELETE", "/api/me/sessions", "");
    Browser last = Browser.guest(server.address());
    JsonNode name = call(last, "POST", "/api/me", "").at("/you/name");
    call(last, "POST", "/api/me/farewell", "{\"name\":" + name + "}");
  }

  private void social() {
    Browser one = Browser.guest(server.address());
    Browser two = Browser.guest(server.address());
    String other = two.id();
    call(one, "PUT", "/api/me/follows/" + other, "");
    call(one, "GET", "/api/me/company", "");
    call(one, "DELETE", "/api/me/follows/" + other, "");
    call(one, "PUT", "/api/me/blocks/" + other, "{\"kind\":\"MUTE\"}");
    call(one, "DELETE", "/api/me/blocks/" + other, "");
    call(one, "GET", "/api/people?name=nobody", "");
    String table = Player.again(server.address(), one.token(), "").open(GAME, "me open");
    call(one, "POST", "/api/tables/" + table + "/invite", "{\"player\":\"" + other + "\"}");
    call(
        one,
        "POST",
        "/api/reports",
        "{\"kind\":\"NAME\",\"subject\":\"%s\",\"quoted\":\"\",\"reason\":\"rude\"}"
            .formatted(other));
    call(one, "GET", "/api/notice", "");
  }

  /** A server that sends mail. */
  private void calls() throws GeneralSecurityException, MessagingException, IOException {
    GreenMail mail = NotificationTest.mailServer();
    try (Server mailing =
            NotificationTest.start(data.resolve("calls"), mail, InstantSource.system());
        var push = new PushService()) {
      Browser browser = Browser.guest(mailing.address());
      JsonNode calls = call(browser, "GET", "/api/me/calls", "");
      call(browser, "PUT", "/api/me/calls", calls.get("settings").toString());
      JsonNode pushed = call(browser, "POST", "/api/me/calls/push", push.subscription());
      String id = pushed.at("/pushes/0/id").asText();
      call(browser, "DELETE", "/api/me/calls/push/" + id, "");
      String address = "{\"address\":\"a@example.org\",\"language\":\"en\",\"zone\":\"UTC\"}";
      call(browser, "POST", "/api/me/calls/mail", address);
      String code = "{\"code\":\"" + NotificationTest.code(mail) + "\"}";
      call(browser, "POST", "/api/me/calls/mail/confirm", code);
      String header = mail.getReceivedMessages()[0].getHeader("List-Unsubscribe")[0];
      String path = header.replaceFirst("(?s)<https://musette.example(.*)>", "$1");
      call(browser, "POST", path.replaceAll("\\s", ""), "");
      call(browser, "DELETE", "/api/me/calls/mail", "");
    } finally {
      mail.stop();
    }
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
    call(one, "GET", at + "/state", "");
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
