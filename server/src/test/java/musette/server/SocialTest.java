package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import musette.server.operate.Administration;
import musette.server.operate.DataLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Following, inviting, blocking, reporting, and what operators do about reports. */
class SocialTest extends OneServer {
  private final Administration admin;

  SocialTest(@TempDir Path data) {
    super(data);
    this.admin = new Administration(new DataLocation(data, ""), "op", InstantSource.system());
  }

  private Browser guest() {
    return Browser.guest(server.address());
  }

  private static String named(Browser browser, String name) {
    return browser
        .call("PATCH", "/api/me", "{\"name\":\"" + name + "\"}")
        .ok()
        .at("/you/id")
        .asText();
  }

  @Test
  void whomIFollowIsSeenToPlayAndToFollowBack() {
    Browser one = guest();
    Browser two = guest();
    String other = two.id();
    one.call("PUT", "/api/me/follows/" + other, "").ok();
    Player player = Player.again(server.address(), two.token(), other);
    String table = player.open(GAME, "me open");
    player().sit(table, "B").ok();
    JsonNode followed = one.get("/api/me/company").ok().at("/follows/0");
    assertThat(followed.get("table").asText()).isEqualTo(table);
    assertThat(followed.get("mutual").asBoolean()).isFalse();
    two.call("PUT", "/api/me/follows/" + one.id(), "").ok();
    assertThat(one.get("/api/me/company").ok().at("/follows/0/mutual").asBoolean()).isTrue();
    assertThat(one.call("PUT", "/api/me/follows/" + one.id(), "").status()).isEqualTo(404);
  }

  @Test
  void anInvitationByNameArrivesOnceAndGoesWhenTheTableIsFull() {
    Browser one = guest();
    Browser two = guest();
    String other = named(two, "Colette");
    JsonNode found = one.get("/api/people?name=colette").ok();
    assertThat(found.findValuesAsText("id")).containsExactly(other);
    String table = Player.again(server.address(), one.token(), "").open(GAME, "me open");
    String body = "{\"player\":\"" + other + "\"}";
    one.post("/api/tables/" + table + "/invite", body).ok();
    one.post("/api/tables/" + table + "/invite", body).ok();
    JsonNode invitations = two.get("/api/me/company").ok().get("invitations");
    assertThat(invitations).hasSize(1);
    assertThat(invitations.at("/0/table").asText()).isEqualTo(table);
    assertThat(two.post("/api/tables/" + table + "/invite", body).status()).isEqualTo(404);
    player().sit(table, "B").ok();
    assertThat(two.get("/api/me/company").ok().get("invitations")).isEmpty();
  }

  @Test
  void peopleAreFoundByTheBeginningOfTheirName() {
    Browser one = guest();
    String exact = named(guest(), "Colette");
    String longer = named(guest(), "Colette B");
    named(guest(), "Nicolette");
    assertThat(one.get("/api/people?name=COLETTE").ok().findValuesAsText("id"))
        .containsExactly(exact, longer);
    assertThat(one.get("/api/people?name=%25olette").ok()).isEmpty();
    assertThat(one.get("/api/people?name=").status()).isEqualTo(400);
  }

  @Test
  void whoIsBlockedFindsNobody() {
    Browser one = guest();
    Browser two = guest();
    String blocker = named(one, "Margaux");
    String blocked = two.id();
    two.call("PUT", "/api/me/follows/" + blocker, "").ok();
    one.call("PUT", "/api/me/blocks/" + blocked, "{\"kind\":\"BLOCK\"}").ok();
    assertThat(two.get("/api/me/company").ok().get("follows")).isEmpty();
    assertThat(two.get("/api/people?name=Margaux").ok()).isEmpty();
    assertThat(two.call("PUT", "/api/me/follows/" + blocker, "").status()).isEqualTo(404);
    String table = Player.again(server.address(), two.token(), "").open(GAME, "me open");
    String body = "{\"player\":\"" + blocker + "\"}";
    assertThat(two.post("/api/tables/" + table + "/invite", body).status()).isEqualTo(404);
    one.delete("/api/me/blocks/" + blocked).ok();
    two.post("/api/tables/" + table + "/invite", body).ok();
  }

  @Test
  void whoIsKeptApartDoesNotSitAtOneTable() {
    Browser one = guest();
    Browser two = guest();
    Player host = Player.again(server.address(), one.token(), one.id());
    Player other = Player.again(server.address(), two.token(), two.id());
    String mine = host.open(GAME, "me open open");
    String theirs = other.open(GAME, "me open open");
    String strangers = player().open(GAME, "me open open");
    one.call("PUT", "/api/me/blocks/" + two.id(), "{\"kind\":\"MUTE\"}").ok();
    other.sit(strangers, "B").ok();
    one.call("PUT", "/api/me/blocks/" + two.id(), "{\"kind\":\"BLOCK\"}").ok();
    for (var refused :
        List.of(other.sit(mine, "B"), host.sit(theirs, "B"), host.sit(strangers, "C"))) {
      assertThat(refused.status()).isEqualTo(403);
      assertThat(reason(refused.body())).isEqualTo("kept-apart");
    }
    player().sit(mine, "B").ok();
    one.delete("/api/me/blocks/" + two.id()).ok();
    other.sit(mine, "C").ok();
  }

  @Test
  void whoIsKeptApartPlaysNoRematch() {
    Browser one = guest();
    Browser two = guest();
    try (Player host = Player.again(server.address(), one.token(), one.id()).connect();
        Player other = Player.again(server.address(), two.token(), two.id()).connect()) {
      String table = host.open(GAME, "me open");
      other.sit(table, "B").ok();
      host.subscribe(table).state(s -> true);
      host.command("OfferEnd", table, ",\"seq\":9,\"seat\":\"A\"");
      JsonNode asked = other.subscribe(table).state(s -> !s.get("requests").isEmpty());
      answer(other, table, seq(asked), "B", "YES");
      String rematch = "/api/tables/" + table + "/rematch";
      host.post(rematch, "{\"order\":\"SAME\"}").ok();
      one.call("PUT", "/api/me/blocks/" + two.id(), "{\"kind\":\"BLOCK\"}").ok();
      assertThat(reason(other.post(rematch, "{\"order\":\"SAME\"}").body()))
          .isEqualTo("kept-apart");
      one.delete("/api/me/blocks/" + two.id()).ok();
      other.post(rematch, "{\"order\":\"SAME\"}").ok();
    }
  }

  @Test
  void anInvitationFromSomebodyWhoWasBlockedLaterIsNotShown() {
    Browser one = guest();
    Browser two = guest();
    String table = Player.again(server.address(), one.token(), "").open(GAME, "me open");
    one.post("/api/tables/" + table + "/invite", "{\"player\":\"" + two.id() + "\"}").ok();
    assertThat(two.get("/api/me/company").ok().get("invitations")).hasSize(1);
    two.call("PUT", "/api/me/blocks/" + one.id(), "{\"kind\":\"BLOCK\"}").ok();
    assertThat(two.get("/api/me/company").ok().get("invitations")).isEmpty();
  }

  @Test
  void aReportReachesTheOperatorWhoseActsAreLogged() throws InterruptedException {
    Browser one = guest();
    Browser two = guest();
    String rude = named(two, "Rude Name");
    String report =
        "{\"kind\":\"NAME\",\"subject\":\"%s\",\"quoted\":\"\",\"reason\":\"rude\"}"
            .formatted(rude);
    one.post("/api/reports", report).ok();
    var open = admin.reports();
    assertThat(open).hasSize(1);
    assertThat(open.getFirst().quoted()).isEqualTo("Rude Name");
    admin.rename(rude, "Guest", "rude");
    admin.ban(rude, Duration.ofDays(1), "rude");
    admin.closeReport(open.getFirst().number(), "renamed and banned");
    admin.notice("Down at noon for ten minutes");
    Eventually.await("banned", () -> two.get("/api/me/account").status() == 403);
    Eventually.await(
        "renamed",
        () -> one.get("/api/players/" + rude).ok().at("/player/name").asText().equals("Guest"));
    Eventually.await(
        "noticed", () -> one.get("/api/notice").ok().get("text").asText().startsWith("Down"));
    admin.unban(rude, "said sorry");
    Eventually.await("back", () -> two.get("/api/me/account").status() == 200);
    assertThat(admin.reports()).isEmpty();
    assertThat(admin.acts())
        .extracting(act -> act.act())
        .containsExactly("rename", "ban", "close", "notice", "unban");
  }
}
