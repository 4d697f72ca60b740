package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.HashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names that last: passkeys, recovery codes, sessions, the data of a person, and the way out. */
class AccountTest extends OneServer {
  AccountTest(@TempDir Path data) {
    super(data);
  }

  private Browser guest() {
    return Browser.guest(server.address());
  }

  private static Authenticator register(Browser browser) throws GeneralSecurityException {
    var key = new Authenticator();
    JsonNode options = browser.post("/api/me/passkeys/options", "").ok();
    browser.post("/api/me/passkeys", key.create(options, browser.address(), "Laptop")).ok();
    return key;
  }

  static Answer signIn(Browser browser, Authenticator key) throws GeneralSecurityException {
    JsonNode options = browser.post("/api/sign-in/options", "").ok();
    return browser.post("/api/sign-in", key.sign(options, browser.address()));
  }

  private static String reason(Answer answer) {
    return answer.body().path("reason").asText();
  }

  @Test
  void aPasskeyKeepsTheNameAndSignsInElsewhere() throws GeneralSecurityException {
    Browser one = guest();
    String id = one.id();
    String before = one.token();
    assertThat(one.get("/api/me/account").ok().get("kept").asBoolean()).isFalse();
    Authenticator key = register(one);
    JsonNode account = one.get("/api/me/account").ok();
    assertThat(account.get("kept").asBoolean()).isTrue();
    assertThat(account.at("/passkeys/0/label").asText()).isEqualTo("Laptop");
    assertThat(one.token()).as("the right to be kept brings a new token").isNotEqualTo(before);
    assertThat(one.with(before).get("/api/me/account").status()).isEqualTo(401);

    Browser two = guest();
    String guestToken = two.token();
    assertThat(signIn(two, key).ok().at("/you/id").asText()).isEqualTo(id);
    assertThat(two.id()).isEqualTo(id);
    assertThat(two.with(guestToken).get("/api/me/account").status()).isEqualTo(401);
    JsonNode sessions = two.get("/api/me/account").ok().get("sessions");
    assertThat(sessions).hasSize(2);
    assertThat(sessions.at("/0/browser").asText()).isEqualTo("Firefox");
    assertThat(sessions.at("/0/system").asText()).isEqualTo("Linux");
    assertThat(sessions.findValuesAsText("way")).contains("PASSKEY");
  }

  @Test
  void nobodySignsInWithAnythingElse() throws GeneralSecurityException {
    Browser one = guest();
    Authenticator key = register(one);
    Browser two = Browser.at(server.address());
    JsonNode options = two.post("/api/sign-in/options", "").ok();
    String answer = key.sign(options, two.address());
    assertThat(reason(two.post("/api/sign-in", key.sign(options, "https://evil.example"))))
        .isEqualTo("passkey-refused");
    assertThat(reason(two.post("/api/sign-in", answer)))
        .as("a challenge is used up by the first answer")
        .isEqualTo("challenge-expired");
    assertThat(reason(signIn(two, new Authenticator()))).isEqualTo("unknown-passkey");
    JsonNode mine = one.post("/api/me/passkeys/options", "").ok();
    assertThat(reason(two.post("/api/sign-in", key.sign(mine, two.address()))))
        .as("a challenge to register is none to sign in")
        .isEqualTo("passkey-refused");
    JsonNode again = two.post("/api/sign-in/options", "").ok();
    String forged =
        key.sign(again, two.address()).replaceFirst("\"signature\":\"....", "\"signature\":\"AAAA");
    assertThat(two.post("/api/sign-in", forged).status()).isEqualTo(403);
    assertThat(two.get("/api/me/account").status()).isEqualTo(401);
  }

  @Test
  void theLastPasskeyStaysUnlessThereIsACode() throws GeneralSecurityException {
    Browser one = guest();
    Authenticator first = register(one);
    Authenticator second = register(one);
    one.delete("/api/me/passkeys/" + first.id()).ok();
    assertThat(reason(one.delete("/api/me/passkeys/" + first.id()))).isEqualTo("unknown-passkey");
    assertThat(reason(one.delete("/api/me/passkeys/" + second.id()))).isEqualTo("last-passkey");
    String code = one.post("/api/me/code", "").ok().get("code").asText();
    assertThat(reason(one.delete("/api/me/passkeys/" + second.id())))
        .as("a code that nobody has confirmed is none")
        .isEqualTo("last-passkey");
    confirm(one, code).ok();
    one.delete("/api/me/passkeys/" + second.id()).ok();
    assertThat(reason(signIn(Browser.at(server.address()), second))).isEqualTo("unknown-passkey");
  }

  private static Answer confirm(Browser browser, String code) {
    return browser.post("/api/me/code/confirm", "{\"code\":\"" + code + "\"}");
  }

  private static Answer enter(Browser browser, String code) {
    return browser.post("/api/sign-in/code", "{\"code\":\"" + code + "\"}");
  }

  @Test
  void aPrintedCodeWorksOnce() {
    Browser one = guest();
    String before = one.token();
    String code = one.post("/api/me/code", "").ok().get("code").asText();
    assertThat(code).hasSize(16);
    Browser two = Browser.at(server.address());
    assertThat(reason(enter(two, code))).as("not yet confirmed").isEqualTo("unknown-code");
    assertThat(confirm(one, code.substring(0, 12) + "0000").status()).isEqualTo(404);
    assertThat(confirm(one, code).ok().get("kept").asBoolean()).isTrue();
    assertThat(one.token()).isNotEqualTo(before);
    String typed = code.toUpperCase(java.util.Locale.ROOT).replaceAll("(.{4})", "$1 ");
    assertThat(enter(two, typed).ok().at("/you/id").asText()).isEqualTo(one.id());
    assertThat(enter(Browser.at(server.address()), code).status()).isEqualTo(404);
    assertThat(two.get("/api/me/account").ok().get("codePrinted").asLong()).isZero();
  }

  @Test
  void aNewCodeEndsTheOldOneOnceItIsConfirmed() {
    Browser one = guest();
    String first = one.post("/api/me/code", "").ok().get("code").asText();
    confirm(one, first).ok();
    String second = one.post("/api/me/code", "").ok().get("code").asText();
    confirm(one, second).ok();
    assertThat(enter(Browser.at(server.address()), first).status()).isEqualTo(404);
    enter(Browser.at(server.address()), second).ok();
  }

  @Test
  void sessionsEndOneByOneOrAllAtOnce() throws GeneralSecurityException {
    Browser one = guest();
    assertThat(reason(one.delete("/api/me/sessions"))).isEqualTo("not-kept");
    Authenticator key = register(one);
    Browser two = Browser.at(server.address());
    signIn(two, key).ok();
    Browser three = Browser.at(server.address());
    signIn(three, key).ok();
    String other = "";
    for (JsonNode session : two.get("/api/me/account").ok().get("sessions")) {
      other = session.get("here").asBoolean() ? session.get("id").asText() : other;
    }
    one.delete("/api/me/sessions/" + other).ok();
    assertThat(two.get("/api/me/account").status()).isEqualTo(401);
    assertThat(one.delete("/api/me/sessions/" + other).status()).isEqualTo(404);
    one.delete("/api/me/sessions").ok();
    assertThat(one.token()).isEmpty();
    assertThat(three.get("/api/me/account").status()).isEqualTo(401);
    signIn(three, key).ok();
  }

  @Test
  void allDataOfAPersonAreInOneFile() throws IOException {
    Player one = player().connect();
    String table = one.open(GAME, "me bot:random");
    one.subscribe(table).playToTheEnd(table);
    Browser browser = Browser.at(server.address()).with(one.token());
    Map<String, String> files = unzip(browser.send("GET", "/api/me/data", "").body());
    assertThat(files.get("account.json")).contains(one.id(), "tester", table);
    assertThat(files).containsKey("matches/" + GAME + "/" + table + ".record");
    assertThat(files.get("account.json")).doesNotContain("hash");
  }

  private static Map<String, String> unzip(byte[] bytes) throws IOException {
    var files = new HashMap<String, String>();
    try (var zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return files;
  }

  @Test
  void whoLeavesLosesTheirNameAndNobodyLosesAMatch() throws GeneralSecurityException {
    Player one = player().connect();
    Player two = player().connect();
    String over = one.open(GAME, "me open");
    two.sit(over, "B").ok();
    Thread.startVirtualThread(() -> one.subscribe(over).playToTheEnd(over));
    two.subscribe(over).playToTheEnd(over);
    String running = one.open(GAME, "me open");
    two.sit(running, "B").ok();
    Browser leaver = Browser.at(server.address()).with(one.token());
    Authenticator key = register(leaver);
    assertThat(reason(leaver.post("/api/me/farewell", "{\"name\":\"somebody\"}")))
        .isEqualTo("name-differs");
    leaver.post("/api/me/farewell", "{\"name\":\"tester\"}").ok();
    assertThat(leaver.get("/api/me/account").status()).isEqualTo(401);
    assertThat(one.get("/api/me/account").status()).isEqualTo(401);
    assertThat(reason(signIn(Browser.at(server.address()), key))).isEqualTo("unknown-passkey");
    JsonNode profile = two.get("/api/players/" + one.id()).ok();
    assertThat(profile.at("/player/kind").asText()).isEqualTo("LEFT");
    assertThat(profile.get("ratings")).isEmpty();
    JsonNode replay = two.get("/api/tables/" + over + "/replay?eyes=ALL").ok();
    assertThat(replay.get("verified").asBoolean()).isTrue();
    assertThat(two.get("/api/tables/" + over).ok().at("/seats/0/player/kind").asText())
        .isEqualTo("LEFT");
    assertThat(two.get("/api/tables/" + running).ok().at("/seats/0/kind").asText())
        .as("a bot plays on")
        .isEqualTo("STAND_IN");
  }
}
