package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.zip.ZipInputStream;
import musette.server.SampleServerData.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** How far somebody has come with lessons and puzzles, kept for those who have an account. */
class LearningTest extends OneServer {
  private static final String ROUTE = "/api/me/learning";
  private static final String LIST = "/api/season/puzzles";

  private final Path folder;

  LearningTest(@TempDir Path folder) {
    super(folder.resolve("one"));
    this.folder = folder;
  }

  /** A lesson, an answer, a day, and these mistakes. */
  static String learnt(String tasks) {
    return """
        {"lessons": {"pace-wheel": {"01-everybody-rides": [0, 1]}},
         "answers": {"pace-wheel/1-0-1": {"right": true, "mine": 24, "its": -3.5, "at": 7}},
         "redone": {"pace-wheel/x-9": 8}, "days": ["2026-11-18"], "tasks": %s, "own": []}"""
        .formatted(tasks);
  }

  static String body(int version, String learnt) {
    return "{\"version\": " + version + ", \"learnt\": " + learnt + "}";
  }

  private static String reason(Answer answer) {
    return answer.body().path("reason").asText();
  }

  /** Somebody with an account, on one device. */
  private static Browser member(Browser browser, Authenticator key)
      throws GeneralSecurityException {
    JsonNode options = browser.post("/api/me/passkeys/options", "").ok();
    browser.post("/api/me/passkeys", key.create(options, browser.address(), "Laptop")).ok();
    return browser;
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void twoDevicesLoseNothing(Kind kind) throws Exception {
    try (Server other = new SampleServerData(folder.resolve("data"), kind).start()) {
      var key = new Authenticator();
      Browser laptop = member(Browser.guest(other.address()), key);
      Browser phone = Browser.at(other.address());
      AccountTest.signIn(phone, key).ok();
      assertThat(phone.get(ROUTE).ok().get("version").asInt()).isZero();
      JsonNode kept = laptop.call("PUT", ROUTE, body(0, learnt("[]"))).ok();
      assertThat(kept.get("version").asInt()).isEqualTo(1);
      assertThat(reason(phone.call("PUT", ROUTE, body(0, learnt("[\"{}\"]")))))
          .as("the phone has not seen what the laptop told")
          .isEqualTo("learning-changed");
      JsonNode seen = phone.get(ROUTE).ok();
      assertThat(seen.at("/learnt/answers/pace-wheel~11-0-1/mine").asInt()).isEqualTo(24);
      assertThat(seen.at("/learnt/tasks")).isEmpty();
      phone.call("PUT", ROUTE, body(1, learnt("[\"{}\"]"))).ok();
      assertThat(laptop.get(ROUTE).ok().at("/learnt/tasks")).hasSize(1);
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void thePuzzlesOfAMonthAreListed(Kind kind) throws Exception {
    try (Server other = new SampleServerData(folder.resolve("data"), kind).start()) {
      Browser one = member(Browser.guest(other.address()), new Authenticator());
      Browser two = member(Browser.guest(other.address()), new Authenticator());
      long now = System.currentTimeMillis();
      long past = Instant.parse("2026-03-31T23:59:59Z").toEpochMilli();
      String[] mine = {
        answer("a", true, 24, past),
        answer("b", true, 20, past + 1000),
        answer("c", true, 20, past + 1001),
        answer("d", false, -10, past + 1002),
        answer("e", true, 40, now + 3_600_000),
        answer("f", true, 90, past + 1003)
      };
      keep(one, 0, mine);
      keep(two, 0, answer("a", true, 30, past + 1000), answer("b", true, 30, past + 1000));
      JsonNode april = Browser.at(other.address()).get(LIST + "?month=2026-04").ok();
      assertThat(april.get("lines"))
          .as("two answered only two, and what cannot be does not count")
          .hasSize(1);
      assertThat(line(april, 0)).isEqualTo("1 1254 30 3 2");
      assertThat(april.get("months")).last().hasToString("\"2026-03\"");
      keep(
          two,
          1,
          answer("a", true, 30, past + 1000),
          answer("b", true, 30, past + 1000),
          answer("c", false, -1, past + 1000));
      april = one.get(LIST + "?month=2026-04").ok();
      assertThat(line(april, 0)).isEqualTo("1 1259 59 3 2");
      assertThat(line(april, 1)).isEqualTo("2 1254 30 3 2");
      assertThat(one.get(LIST + "?month=april").status()).isEqualTo(400);
      String name = two.post("/api/me", "").ok().at("/you/name").asText();
      two.post("/api/me/farewell", "{\"name\": \"" + name + "\"}").ok();
      assertThat(one.get(LIST + "?month=2026-04").ok().get("lines")).hasSize(1);
    }
  }

  private static String answer(String id, boolean right, int mine, long at) {
    return "\"pace-wheel/%s\": {\"right\": %s, \"mine\": %d, \"its\": 0, \"at\": %d}"
        .formatted(id, right, mine, at);
  }

  private static void keep(Browser browser, int version, String... answers) {
    String learnt =
        "{\"lessons\": {}, \"answers\": {"
            + String.join(",", answers)
            + "}, \"redone\": {}, \"days\": [], \"tasks\": [], \"own\": []}";
    browser.call("PUT", ROUTE, body(version, learnt)).ok();
  }

  /** Rank, rating, change, answered, solved. */
  private static String line(JsonNode month, int number) {
    JsonNode line = month.get("lines").get(number);
    return "%d %.0f %.0f %d %d"
        .formatted(
            line.get("rank").asInt(),
            line.get("rating").asDouble(),
            line.get("change").asDouble(),
            line.get("games").asInt(),
            line.get("wins").asInt());
  }

  @Test
  void whoSignedInWithTheirLastCodeGoesOn() {
    Browser laptop = Browser.guest(server.address());
    String code = laptop.post("/api/me/code", "").ok().toString();
    laptop.post("/api/me/code/confirm", code).ok();
    laptop.call("PUT", ROUTE, body(0, learnt("[]"))).ok();
    Browser phone = Browser.at(server.address());
    phone.post("/api/sign-in/code", code).ok();
    assertThat(phone.get(ROUTE).ok().get("kept").asBoolean()).isTrue();
    phone.call("PUT", ROUTE, body(1, learnt("[]"))).ok();
  }

  @Test
  void onlyAnAccountIsKept() {
    Browser guest = Browser.guest(server.address());
    JsonNode nothing = guest.get(ROUTE).ok();
    assertThat(nothing.get("kept").asBoolean()).isFalse();
    assertThat(nothing.at("/learnt/answers")).isEmpty();
    assertThat(reason(guest.call("PUT", ROUTE, body(0, learnt("[]"))))).isEqualTo("not-kept");
    assertThat(Browser.at(server.address()).get(ROUTE).status()).isEqualTo(401);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2026-11-18         | yesterday
          [0, 1]             | [0, -1]
          [0, 1]             | [0, 1000000]
          "mine": 24         | "mine": 24000
          pace-wheel/1-0-1   | ''
          "tasks": []        | "tasks": ["[1]"]
          "tasks": []        | "tasks": ["{"]
          "tasks": []        | "tasks": {}
          "tasks": []        | "tasks": null
          """)
  void whatMakesNoSenseIsRefused(String sound, String broken) throws Exception {
    Browser one = member(Browser.guest(server.address()), new Authenticator());
    String text = learnt("[]").replace(sound, broken);
    assertThat(text).isNotEqualTo(learnt("[]"));
    Answer answer = one.call("PUT", ROUTE, body(0, text));
    assertThat(answer.status()).as(answer.body().toString()).isEqualTo(400);
    assertThat(reason(answer)).isNotBlank().isNotEqualTo("internal");
    assertThat(one.get(ROUTE).ok().get("version").asInt()).isZero();
  }

  @Test
  void thereIsALimitToAllOfIt() throws Exception {
    Browser one = member(Browser.guest(server.address()), new Authenticator());
    String large = "\"{\\\"x\\\": \\\"" + "x".repeat(15_000) + "\\\"}\"";
    String all = "[" + (large + ",").repeat(39) + large + "]";
    assertThat(one.call("PUT", ROUTE, body(0, learnt(all))).status()).isEqualTo(413);
    one.call("PUT", ROUTE, body(0, learnt("[" + large + "]"))).ok();
  }

  @Test
  void itIsPartOfMyDataAndLeavesWithMe() throws Exception {
    Browser one = member(Browser.guest(server.address()), new Authenticator());
    one.call("PUT", ROUTE, body(0, learnt("[]"))).ok();
    assertThat(copy(one)).contains("everybody-rides");
    String name = one.post("/api/me", "").ok().at("/you/name").asText();
    one.post("/api/me/farewell", "{\"name\": \"" + name + "\"}").ok();
    assertThat(rows()).isZero();
  }

  private static String copy(Browser browser) throws IOException {
    byte[] file = browser.send("GET", "/api/me/data", "").body();
    try (var zip = new ZipInputStream(new ByteArrayInputStream(file), StandardCharsets.UTF_8)) {
      zip.getNextEntry();
      return new String(zip.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private int rows() throws java.sql.SQLException {
    String url = "jdbc:sqlite:" + folder.resolve("one").resolve("musette.db");
    try (var connection = java.sql.DriverManager.getConnection(url);
        var statement = connection.createStatement();
        var row = statement.executeQuery("select count(*) from learning")) {
      row.next();
      return row.getInt(1);
    }
  }
}
