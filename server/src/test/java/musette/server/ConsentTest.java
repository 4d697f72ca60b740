package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Taking back and ending a match: who must agree, and what comes of it. */
final class ConsentTest extends OneServer {
  ConsentTest(@TempDir Path data) {
    super(data);
  }

  @Test
  void aFreeUndoIsAtOnceAndOthersAreAskedForAnotherOne() {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      JsonNode state = one.subscribe(table).state(Player::isOffered);
      two.subscribe(table);
      JsonNode done = one.play(table, seq(state), "A", state.at("/offers/0/text").asText());
      JsonNode now = one.state(s -> seq(s) == done.get("seq").asInt());
      assertThat(now.get("undo").asText()).isEqualTo("FREE");
      JsonNode undone = undo(one, table, seq(now), "A");
      assertThat(Player.type(undone)).isEqualTo("Done");
      JsonNode back = one.state(s -> seq(s) == undone.get("seq").asInt());
      assertThat(back.get("view")).isEqualTo(state.get("view"));
      assertThat(back.get("offers")).isEqualTo(state.get("offers"));
    }
  }

  @Test
  void afterChanceHasSpokenTheOthersMustAgreeToAnUndo() {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      one.subscribe(table);
      two.subscribe(table);
      JsonNode before = untilItIsAnswered(one, two, table);
      JsonNode now = one.state(s -> s.get("undo").asText().equals("CONSENT"));
      JsonNode asked = undo(one, table, seq(now), "A");
      assertThat(Player.type(asked)).isEqualTo("Done");
      JsonNode request = two.state(s -> !s.get("requests").isEmpty());
      assertThat(request.at("/requests/0/kind").asText()).isEqualTo("UNDO");
      assertThat(request.at("/requests/0/waiting").toString()).isEqualTo("[\"B\"]");
      assertThat(reason(undo(one, table, seq(request), "A"))).isEqualTo("request-open");
      answer(two, table, seq(request), "B", "NO");
      JsonNode declined = one.state(s -> seq(s) > seq(request) && s.get("requests").isEmpty());
      assertThat(declined.get("view")).as("nothing is taken back").isEqualTo(now.get("view"));
      undo(one, table, seq(declined), "A");
      JsonNode again = two.state(s -> seq(s) > seq(declined) && !s.get("requests").isEmpty());
      answer(two, table, seq(again), "B", "YES");
      JsonNode back = one.state(s -> s.toString().contains("\"type\":\"TakenBack\""));
      assertThat(back.get("view")).isEqualTo(before.get("view"));
      assertThat(back.get("offers")).isEqualTo(before.get("offers"));
      assertThat(back.at("/log").toString()).as("the log keeps the trace").contains("TakenBack");
    }
  }

  /**
   * Plays until an action of A is such that only consent takes it back; gives what A saw before.
   */
  static JsonNode untilItIsAnswered(Player one, Player two, String table) {
    JsonNode before = one.state(s -> true);
    JsonNode after = before;
    while (!after.get("undo").asText().equals("CONSENT")) {
      Player next = Player.isOffered(after) ? one : two;
      before = next == one ? after : before;
      JsonNode eyes = next == one ? after : atLeast(two, table, seq(after));
      JsonNode done =
          next.play(
              table, seq(eyes), eyes.get("eyes").asText(), eyes.at("/offers/0/text").asText());
      after = atLeast(one, table, done.get("seq").asInt());
    }
    one.subscribe(table);
    return before;
  }

  static JsonNode atLeast(Player player, String table, int seq) {
    return player.subscribe(table).state(s -> seq(s) >= seq);
  }

  static JsonNode undo(Player player, String table, int seq, String seat) {
    return player.command("Undo", table, ",\"seq\":%d,\"seat\":\"%s\"".formatted(seq, seat));
  }

  @Test
  void theMatchEndsWhenEverybodyAgreesAndOnlyThen() {
    try (Player one = player().connect();
        Player two = player().connect()) {
      String table = one.open(GAME, "me open");
      two.sit(table, "B").ok();
      JsonNode state = one.subscribe(table).state(Player::isOffered);
      String offer = ",\"seq\":%d,\"seat\":\"A\"".formatted(seq(state));
      one.command("OfferEnd", table, offer);
      JsonNode asked = two.subscribe(table).state(s -> !s.get("requests").isEmpty());
      assertThat(asked.at("/requests/0/waiting/0").asText()).isEqualTo("B");
      answer(two, table, seq(asked), "B", "NO");
      JsonNode declined = two.state(s -> s.get("requests").isEmpty());
      assertThat(declined.at("/info/status").asText()).isEqualTo("RUNNING");
      assertThat(Player.type(one.command("OfferEnd", table, offer)))
          .as("they have not seen the answer yet")
          .isEqualTo("Stale");
      one.command("OfferEnd", table, ",\"seq\":%d,\"seat\":\"A\"".formatted(seq(declined)));
      JsonNode again = two.state(s -> !s.get("requests").isEmpty());
      answer(two, table, seq(again), "B", "YES");
      JsonNode end = one.state(s -> s.at("/info/status").asText().equals("ENDED"));
      assertThat(end.at("/info/places")).isEmpty();
      assertThat(end.at("/info/seed").asText()).isNotEmpty();
      assertThat(reason(one.play(table, seq(end), "A", "x"))).isEqualTo("match-over");
    }
  }
}
