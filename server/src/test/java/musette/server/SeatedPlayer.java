package musette.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import musette.kernel.Seat;

/**
 * A person of a test at one seat or several, who follows the table, plays it to the end, takes back
 * now and then, and looks behind the curtain when it is named.
 */
final class SeatedPlayer {
  private static final int UNDOS = 3;

  private final Player player;
  private final String table;
  private final List<Seat> eyes = new ArrayList<>();
  private int undone;

  SeatedPlayer(Player player, String table) {
    this.player = player;
    this.table = table;
  }

  Player player() {
    return player;
  }

  String table() {
    return table;
  }

  /** The eyes that were asked for, each once until others follow. */
  List<Seat> eyes() {
    return eyes;
  }

  /** Follows the table with the eyes of a seat. */
  void look(Seat seat) {
    if (eyes.isEmpty() || eyes.getLast() != seat) {
      eyes.add(seat);
    }
    player.follow(table, seat.name(), -1);
  }

  void playToTheEnd() {
    JsonNode state = player.state(s -> true);
    while (!Player.isOver(state)) {
      int seq = seq(state);
      if (Player.isOffered(state)) {
        state = play(state);
      } else if (!curtain(state).equals("NONE")) {
        String seat = curtain(state);
        look(Seat.valueOf(seat));
        state = player.state(s -> seq(s) >= seq && s.get("eyes").asText().equals(seat));
      } else {
        state = player.state(after(seq + 1).and(SeatedPlayer::isForMe));
      }
    }
  }

  private static boolean isForMe(JsonNode state) {
    return Player.isOffered(state) || Player.isOver(state) || !curtain(state).equals("NONE");
  }

  private static Predicate<JsonNode> after(int seq) {
    return state -> seq(state) >= seq;
  }

  private JsonNode play(JsonNode state) {
    JsonNode offers = state.get("offers");
    int pick = Math.floorMod(seq(state) * 7, offers.size());
    JsonNode answer =
        player.play(
            table, seq(state), state.get("eyes").asText(), offers.get(pick).get("text").asText());
    JsonNode next = answered(answer, state);
    if (next.get("undo").asText().equals("FREE") && undone < UNDOS) {
      undone++;
      next =
          answered(
              player.command(
                  "Undo",
                  table,
                  ",\"seq\":%d,\"seat\":\"%s\"".formatted(seq(next), next.get("eyes").asText())),
              next);
    }
    return next;
  }

  /** The state after an answer, with the same eyes. */
  private JsonNode answered(JsonNode answer, JsonNode before) {
    return switch (Player.type(answer)) {
      case "Done" -> player.state(after(answer.get("seq").asInt()));
      case "Stale" -> answer.get("state");
      default -> player.state(after(seq(before) + 1));
    };
  }

  private static String curtain(JsonNode state) {
    return state.get("curtain").asText();
  }

  private static int seq(JsonNode state) {
    return state.at("/info/seq").asInt();
  }
}
