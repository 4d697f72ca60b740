package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import musette.server.operate.Administration;
import musette.server.operate.DataLocation;
import musette.server.work.Limits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of the operator does what the command does, and is there for nobody else. */
final class AdminPageTest {
  private static final List<String> READS =
      List.of(
          "/api/admin",
          "/api/admin/people?text=a",
          "/api/admin/reports",
          "/api/admin/log",
          "/api/admin/tables");

  private final Path data;
  private final Server server;

  AdminPageTest(@TempDir Path data) {
    this.data = data;
    this.server =
        Server.start(ServerOptions.defaults().withPort(0).withData(data).withLimits(Limits.none()));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Administration command(InstantSource clock) {
    return new Administration(new DataLocation(data, ""), "root", clock);
  }

  private Player operator() {
    Player operator = Player.at(server.address());
    enter(operator, command(InstantSource.system()).link()).ok();
    return operator;
  }

  private static Answer enter(Player player, String code) {
    return player.post("/api/admin/enter", "{\"code\":\"%s\"}".formatted(code));
  }

  private static Answer act(Player who, String act, String subject, String text, int days) {
    return who.post(
        "/api/admin/acts",
        "{\"act\":\"%s\",\"subject\":\"%s\",\"text\":\"%s\",\"reason\":\"<b>why</b>\",\"days\":%d}"
            .formatted(act, subject, text, days));
  }

  @Test
  void aStrangerGetsNothing() {
    Player stranger = Player.at(server.address());
    operator();
    for (String token : List.of(stranger.token(), "", "wrong")) {
      for (String path : READS) {
        Answer answer = ApiRequests.send(server.address(), token, "GET", path, "");
        assertThat(answer.status()).as(path).isEqualTo(404);
        assertThat(answer.body().get("reason").asText()).isEqualTo("unknown-path");
        assertThat(answer.body().get("about")).isEmpty();
      }
    }
    Answer nothing = stranger.get("/api/admin/no-such-thing");
    assertThat(nothing.status()).as("as if there were no page").isEqualTo(404);
    assertThat(act(stranger, "NOTICE", "", "hello", 0).status()).isEqualTo(404);
    assertThat(stranger.get("/api/notice").ok().get("text").asText()).isEmpty();
    assertThat(enter(stranger, "guess").status()).isEqualTo(404);
    assertThat(enter(stranger, "").status()).isEqualTo(404);
  }

  @Test
  void aLinkOpensThePageOnceAndNotForLong() {
    Player one = Player.at(server.address());
    Player two = Player.at(server.address());
    String code = command(InstantSource.system()).link();
    enter(one, code).ok();
    assertThat(enter(two, code).status()).isEqualTo(404);
    assertThat(two.get("/api/admin").status()).isEqualTo(404);
    String old = command(() -> Instant.now().minus(Duration.ofHours(2))).link();
    assertThat(enter(two, old).status()).isEqualTo(404);
    assertThat(one.get("/api/admin").ok().get("operators")).hasSize(1);
    command(InstantSource.system()).resign(one.id(), "");
    assertThat(one.get("/api/admin").status()).as("taken away").isEqualTo(404);
  }

  @Test
  void itActsLikeTheCommandAndEveryActIsLogged() {
    Player operator = operator();
    Player troll = Player.at(server.address());
    troll.open("flamme-rouge", "me open");
    act(operator, "BAN", troll.id(), "", 3).ok();
    assertThat(troll.post("/api/tables", "{}").status()).isEqualTo(403);
    assertThat(operator.get("/api/admin").ok().at("/bans/0/player/id").asText())
        .isEqualTo(troll.id());
    act(operator, "UNBAN", troll.id(), "", 0).ok();
    act(operator, "RENAME", troll.id(), "Lou", 0).ok();
    JsonNode found = operator.get("/api/admin/people?text=lou").ok();
    assertThat(found.at("/0/player/name").asText()).isEqualTo("Lou");
    act(operator, "NOTICE", "", "Back at <i>ten</i>", 0).ok();
    assertThat(troll.get("/api/notice").ok().get("text").asText()).isEqualTo("Back at <i>ten</i>");
    assertThat(operator.get("/api/admin/tables").ok().at("/0/people/0/id").asText())
        .isEqualTo(troll.id());
    assertThat(act(operator, "BAN", troll.id(), "", 0).status()).isEqualTo(400);
    assertThat(act(operator, "BAN", "nobody", "", 1).status()).isEqualTo(404);
    assertThat(act(operator, "CLOSE", "x", "", 0).status()).isEqualTo(404);
    assertThat(act(operator, "TAKE_DOWN", "x", "", 0).status()).isEqualTo(404);
    assertThat(command(InstantSource.system()).acts())
        .extracting(one -> one.act() + " " + one.who())
        .containsExactly(
            "link root",
            "enter " + operator.id(),
            "ban " + operator.id(),
            "unban " + operator.id(),
            "rename " + operator.id(),
            "notice " + operator.id());
    assertThat(operator.get("/api/admin/log").ok()).hasSize(6);
  }

  @Test
  void reportsAreReadAndClosed() {
    Player operator = operator();
    Player one = Player.at(server.address());
    String report = "{\"kind\":\"LINE\",\"subject\":\"abc 1\",\"quoted\":\"rude\",\"reason\":\"\"}";
    one.post("/api/reports", report).ok();
    JsonNode open = operator.get("/api/admin/reports").ok();
    assertThat(open.at("/0/quoted").asText()).isEqualTo("rude");
    act(operator, "CLOSE", open.at("/0/number").asText(), "", 0).ok();
    assertThat(operator.get("/api/admin/reports").ok()).isEmpty();
  }
}
