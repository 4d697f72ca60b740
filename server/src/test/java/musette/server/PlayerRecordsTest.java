package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a player has done on every course, and against whom. */
final class PlayerRecordsTest extends OneServer {
  PlayerRecordsTest(@TempDir Path data) {
    super(data);
  }

  @Test
  void matchesAreCountedByCourseAndByRival() {
    Browser first = Browser.guest(server.address());
    Browser second = Browser.guest(server.address());
    try (Player one = Player.again(server.address(), first.token(), first.id()).connect();
        Player two = Player.again(server.address(), second.token(), second.id()).connect()) {
      String table = one.open("tour-de-france", "me open");
      two.sit(table, "B").ok();
      one.post("/api/tables/" + table + "/start", "{}");
      one.subscribe(table);
      two.subscribe(table);
      Thread other = Thread.ofVirtual().start(() -> two.playToTheEnd(table));
      one.playToTheEnd(table);
      other.interrupt();
      JsonNode places = one.get("/api/tables/" + table).ok().get("places");
      boolean won = places.get(0).asInt() == 1;
      JsonNode record = two.get("/api/players/" + one.id() + "/record").ok();
      assertThat(record.at("/courses/0/course").asText()).isEqualTo("grande-boucle");
      assertThat(record.at("/courses/0/matches").asInt()).isEqualTo(1);
      assertThat(record.at("/courses/0/wins").asInt()).isEqualTo(won ? 1 : 0);
      JsonNode rival = record.at("/rivals/0");
      assertThat(rival.at("/player/id").asText()).isEqualTo(two.id());
      assertThat(rival.get("ahead").asInt() + rival.get("behind").asInt())
          .isEqualTo(places.get(0).asInt() == places.get(1).asInt() ? 0 : 1);
      JsonNode back = one.get("/api/players/" + two.id() + "/record").ok().at("/rivals/0");
      assertThat(back.get("ahead")).isEqualTo(rival.get("behind"));
    }
  }
}
