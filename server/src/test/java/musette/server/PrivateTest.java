package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The id of a private table is its link: nobody else learns it. */
final class PrivateTest extends OneServer {
  PrivateTest(@TempDir Path data) {
    super(data);
  }

  private static String open(Player player, String access, String second) {
    return player
        .post(
            "/api/tables",
            """
            {"game":"flamme-rouge","options":{},"seats":[{"kind":"ME","bot":""},%s],
             "access":"%s","spectators":true,"autoStart":true,"clock":{"type":"NoClock"}}"""
                .formatted(second, access))
        .ok()
        .get("table")
        .asText();
  }

  private static JsonNode history(Player reader, String player) {
    return reader.get("/api/players/" + player).ok().get("history");
  }

  @Test
  void onlyWhoSatAtAPrivateTableFindsItAgain() {
    String bot = "{\"kind\":\"BOT\",\"bot\":\"random\"}";
    try (Player one = player().connect();
        Player stranger = player()) {
      String hidden = open(one, "PRIVATE", bot);
      one.subscribe(hidden).playToTheEnd(hidden);
      String next =
          one.post("/api/tables/" + hidden + "/rematch", "{\"order\":\"SAME\"}")
              .ok()
              .get("table")
              .asText();
      for (String whose : new String[] {one.id(), "bot-random"}) {
        assertThat(history(one, whose).at("/0/table").asText()).isEqualTo(hidden);
        assertThat(history(stranger, whose)).as("that they played is no secret").hasSize(1);
        assertThat(history(stranger, whose).at("/0/table").asText()).isEmpty();
        assertThat(ApiRequests.send(server.address(), "", "GET", "/api/players/" + whose, "").ok())
            .asString()
            .doesNotContain(hidden);
      }
      // Who watched has the link of this table, but not that of the next.
      assertThat(one.get("/api/tables/" + hidden).ok().get("rematch").asText()).isEqualTo(next);
      assertThat(stranger.get("/api/tables/" + hidden).ok().get("rematch").asText()).isEmpty();
      assertThat(stranger.get("/api/tables").ok()).asString().doesNotContain(hidden, next);
      assertThat(one.get("/api/tables").ok().findValuesAsText("rematch")).contains(next);
    }
  }

  @Test
  void aPublicTableIsFoundByAll() {
    try (Player one = player().connect();
        Player stranger = player()) {
      String table = open(one, "PUBLIC", "{\"kind\":\"BOT\",\"bot\":\"random\"}");
      one.subscribe(table).playToTheEnd(table);
      assertThat(history(stranger, one.id()).at("/0/table").asText()).isEqualTo(table);
    }
  }

  @Test
  void anOpenSeatIsNobodys() {
    try (Player one = player()) {
      String table = open(one, "PRIVATE", "{\"kind\":\"OPEN\",\"bot\":\"\"}");
      JsonNode info =
          ApiRequests.send(server.address(), "", "GET", "/api/tables/" + table, "").ok();
      assertThat(info.get("mine")).isEmpty();
    }
  }
}
