package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Playing again when not everybody comes. */
final class RematchTest extends OneServer {
  private final Path data;

  RematchTest(@TempDir Path data) {
    super(data);
    this.data = data;
  }

  /** A match of these two that they agreed to end. */
  static String ended(Player one, Player two) {
    String table = one.open(GAME, "me open");
    two.sit(table, "B").ok();
    JsonNode state = one.subscribe(table).state(s -> is(s, table, "RUNNING"));
    one.command("OfferEnd", table, ",\"seq\":%d,\"seat\":\"A\"".formatted(seq(state)));
    JsonNode asked =
        two.subscribe(table).state(s -> is(s, table, "RUNNING") && !s.get("requests").isEmpty());
    answer(two, table, seq(asked), "B", "YES");
    one.state(s -> is(s, table, "ENDED"));
    return table;
  }

  private static boolean is(JsonNode state, String table, String status) {
    return state.at("/info/table").asText().equals(table)
        && state.at("/info/status").asText().equals(status);
  }

  static Answer rematch(Player player, String table) {
    return player.post("/api/tables/" + table + "/rematch", "{\"order\":\"SAME\"}");
  }

  private static Answer leave(Player player, String table) {
    return player.post("/api/tables/" + table + "/leave", "");
  }

  static List<String> mine(Player player) {
    return player.get("/api/tables").ok().get("mine").findValuesAsText("table");
  }

  @Test
  void aRematchThatWasGivenUpCanBeAskedForAgainByEither() {
    String table;
    String third;
    Player one = player().connect();
    try (Player two = player().connect()) {
      table = ended(one, two);
      String first = rematch(one, table).ok().get("table").asText();
      assertThat(leave(one, first).ok().get("status").asText()).isEqualTo("CANCELLED");
      String second = rematch(two, table).ok().get("table").asText();
      assertThat(second).isNotEqualTo(first);
      leave(two, second).ok();
      JsonNode last = rematch(one, table).ok();
      third = last.get("table").asText();
      assertThat(last.get("status").asText()).isEqualTo("WAITING");
      JsonNode both = rematch(two, table).ok();
      assertThat(both.get("table").asText()).isEqualTo(third);
      assertThat(both.get("status").asText()).isEqualTo("RUNNING");
    }
    one.close();
    server.close();
    try (Server again = start(data);
        Player same = one.at(again)) {
      assertThat(same.get("/api/tables/" + table).ok().get("rematch").asText()).isEqualTo(third);
    }
  }

  /** Nobody can use a throw point in a classic race, so it is kept (TF-Q-32). */
  @Test
  void whatAGameCarriesOverMovesWithThePeople() {
    try (Player one = player().connect()) {
      String table =
          one.open(
                  "tour-de-france",
                  "me bot:random",
                  "{\"type\":\"NoClock\"}",
                  "{\"mode\":\"classic\",\"bonus\":\"2,0\"}")
              .ok()
              .get("table")
              .asText();
      one.subscribe(table).playToTheEnd(table);
      JsonNode next = one.post("/api/tables/" + table + "/rematch", "{\"order\":\"ROTATED\"}").ok();
      assertThat(next.get("mine").toString()).isEqualTo("[\"B\"]");
      assertThat(next.at("/options/bonus").asText()).isEqualTo("0,2");
    }
  }

  @Test
  void whoDoesNotWantTheSeatThatIsKeptForHimFreesIt() {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String next = rematch(one, ended(one, two)).ok().get("table").asText();
      assertThat(mine(two)).contains(next);
      JsonNode left = leave(two, next).ok();
      assertThat(left.at("/seats/1/kind").asText()).isEqualTo("OPEN");
      assertThat(left.get("status").asText()).isEqualTo("WAITING");
      assertThat(mine(two)).doesNotContain(next);
    }
  }
}
