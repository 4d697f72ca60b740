package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Entering, refusing, exporting, and what is left of a competition afterwards. */
final class CompetitionRoutesTest extends OneServer {
  CompetitionRoutesTest(@TempDir Path data) {
    super(data);
  }

  static String plan(String rest) {
    return """
    {"plan":{"name":"<b>Cup</b>","kind":"TOURNAMENT","form":"KNOCKOUT","count":"TIME",
     "stages":[{"title":"","game":"tour-de-france","options":{}}],"rounds":0,
     "entrants":2,"starts":0,"access":"PUBLIC","bot":"random","pause":0,%s},
     "friends":[],"bots":[]}
    """
        .formatted(rest);
  }

  static final String TWO =
      "\"tableSize\":2,\"closes\":0,\"clock\":{\"type\":\"MoveClock\",\"seconds\":60}";

  @Test
  void twoPeopleRideACupAndItStaysInTheirPalmares() throws Exception {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String id = one.post("/api/competitions", plan(TWO)).ok().get("id").asText();
      String path = "/api/competitions/" + id;
      assertThat(two.get("/api/competitions").ok().at("/open/0/id").asText()).isEqualTo(id);
      assertThat(two.post(path + "/start", "{}").status()).isEqualTo(403);
      two.post(path + "/enter", "{}").ok();
      Eventually.await("drawn", () -> one.get(path).ok().get("round").asInt() == 1);
      String table = one.get(path).ok().at("/roundList/0/tables/0/table").asText();
      Eventually.await("laid", () -> one.get("/api/tables/" + table).status() == 200);
      JsonNode info = one.get("/api/tables/" + table).ok();
      assertThat(info.get("contest").asText()).isEqualTo(id + "/1/1");
      var other = Thread.ofVirtual().start(() -> two.subscribe(table).playToTheEnd(table));
      one.subscribe(table).playToTheEnd(table);
      other.join();
      JsonNode over = one.post(path + "/tables/" + table, "{}").ok();
      assertThat(over.get("status").asText()).isEqualTo("OVER");
      assertThat(over.get("seed").asText()).isNotEmpty();
      JsonNode won = one.get("/api/players/" + one.id() + "/palmares").ok().at("/honours/0");
      assertThat(won.get("entrants").asInt()).isEqualTo(2);
      assertThat(won.get("place").asInt()).isBetween(1, 2);
      assertThat(two.get("/api/season?game=tour-de-france").ok().get("lines")).hasSize(2);
      JsonNode lines = two.get("/api/season?game=tour-de-france").ok().get("lines");
      assertThat(lines.get(0).get("change").asDouble()).isPositive();
      assertThat(two.get("/api/season?game=tour-de-france&month=x").status()).isEqualTo(400);
    }
  }

  /** Only who has the address enters, and it starts with those who are there. */
  @Test
  void aCupByInvitationStartsAtItsTime() throws Exception {
    try (Player one = player();
        Player two = player()) {
      String starts = "\"starts\":" + (System.currentTimeMillis() + 2_000);
      String plan =
          plan(TWO)
              .replace("\"entrants\":2", "\"entrants\":8")
              .replace("\"starts\":0", starts)
              .replace("PUBLIC", "PRIVATE");
      String path =
          "/api/competitions/" + one.post("/api/competitions", plan).ok().get("id").asText();
      assertThat(two.get("/api/competitions").ok().get("open")).isEmpty();
      two.post(path + "/enter", "{}").ok();
      assertThat(one.get(path).ok().get("round").asInt()).isZero();
      Eventually.await("drawn", () -> one.get(path).ok().get("round").asInt() == 1);
    }
  }

  @Test
  void whatCannotBeRiddenIsRefusedAndNobodyElseIsHurt() {
    try (Player one = player()) {
      String noClock = "\"tableSize\":2,\"closes\":0,\"clock\":{\"type\":\"NoClock\"}";
      assertThat(one.post("/api/competitions", plan(noClock)).status()).isEqualTo(400);
      String big = TWO.replace("\"tableSize\":2", "\"tableSize\":9");
      assertThat(one.post("/api/competitions", plan(big)).status()).isEqualTo(400);
      assertThat(one.get("/api/competitions/abcdefghjkmnpqrs").status()).isEqualTo(404);
      assertThat(one.post("/api/competitions/x/enter", "{}").status()).isEqualTo(404);
    }
  }
}
