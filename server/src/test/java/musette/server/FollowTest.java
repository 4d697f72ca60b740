package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import musette.wire.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A subscriber gets the whole table once, and then only changes. */
final class FollowTest {
  private static List<String> shown(Player player) {
    return player.received().stream()
        .map(text -> Player.type(Json.parse(text)))
        .filter(type -> type.equals("State") || type.equals("Changes"))
        .toList();
  }

  /** Gives the next state with something to choose from. */
  private static JsonNode playOnce(Player player, String table, JsonNode state) {
    int seq = state.at("/info/seq").asInt();
    String action = state.at("/offers/0/text").asText();
    JsonNode answer = player.play(table, seq, state.get("eyes").asText(), action);
    assertThat(Player.type(answer)).isEqualTo("Done");
    int done = answer.get("seq").asInt();
    return player.state(s -> s.at("/info/seq").asInt() >= done && Player.isOffered(s));
  }

  @Test
  void theFirstMessageIsWholeAndTheOthersAreChanges(@TempDir Path data) {
    try (Server server = OneServer.start(data);
        Player player = Player.at(server.address()).connect()) {
      String table = player.open("flamme-rouge", "me bot:random");
      JsonNode first = player.follow(table, "NONE", -1).state(Player::isOffered);
      playOnce(player, table, playOnce(player, table, first));
      List<String> shown = shown(player);
      assertThat(shown.getFirst()).isEqualTo("State");
      assertThat(shown.subList(1, shown.size())).isNotEmpty().containsOnly("Changes");
    }
  }

  @Test
  void whoFollowsAgainIsSentTheWholeStateAndWhatHappenedSince(@TempDir Path data) {
    try (Server server = OneServer.start(data);
        Player player = Player.at(server.address()).connect()) {
      String table = player.open("flamme-rouge", "me bot:random");
      JsonNode first = player.follow(table, "NONE", -1).state(Player::isOffered);
      playOnce(player, table, first);
      int seq = first.at("/info/seq").asInt();
      player.follow(table, "NONE", seq - 1);
      JsonNode again = player.state(s -> s.get("after").asInt() == seq - 1);
      assertThat(again.get("log").get(0).get("seq").asInt()).isEqualTo(seq);
      assertThat(shown(player)).filteredOn("State"::equals).hasSize(2);
      playOnce(player, table, player.subscribe(table).state(Player::isOffered));
      assertThat(shown(player).getLast()).isEqualTo("State");
    }
  }

  @Test
  void otherEyesAreShownTheWholeState(@TempDir Path data) {
    try (Server server = OneServer.start(data);
        Player host = Player.at(server.address()).connect();
        Player guest = Player.at(server.address()).connect()) {
      String table = host.open("flamme-rouge", "me open open");
      guest.follow(table, "NONE", -1);
      guest.state(s -> s.get("eyes").asText().equals("NONE"));
      guest.sit(table, "B").ok();
      guest.state(s -> s.get("eyes").asText().equals("B"));
      assertThat(shown(guest)).containsOnly("State");
    }
  }
}
