package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import musette.kernel.Seat;
import musette.wire.Json;

/**
 * One of a party that plays match after match while servers die. Remembers what was acknowledged,
 * and sends what was not answered again, as docs/protocol.md tells a client to.
 */
final class RandomPlayer {
  /** A command that has no answer yet. */
  private record Open(String id, String table, String message) {}

  private static final Open NOTHING = new Open("", "", "");
  private static final int SELDOM = 6;

  /** Later than anything, so that no log is sent. */
  private static final int NEVER = 1_000_000;

  private final String token;
  private final String id;
  private final Seat seat;
  private final SplittableRandom random;
  private final Runnable done;
  private final Map<String, List<Integer>> acknowledged = new LinkedHashMap<>();
  private Open open = NOTHING;
  private int number;

  /**
   * @param done hears of every acknowledgement at once
   */
  RandomPlayer(Player player, Seat seat, SplittableRandom random, Runnable done) {
    this.token = player.token();
    this.id = player.id();
    this.seat = seat;
    this.random = random;
    this.done = done;
  }

  Player at(String address) {
    return Player.again(address, token, id);
  }

  /** Plays at this table until its match is over, or until the server dies. */
  void play(Player player, String table) {
    if (player.get("/api/tables/" + table).ok().get("mine").isEmpty()) {
      player.sit(table, seat.name()).ok();
    }
    JsonNode state = look(player, table);
    if (!open.message().isEmpty()) {
      state = send(player, state, open);
    }
    while (!Player.isOver(state)) {
      boolean takesBack = state.get("undo").asText().equals("FREE") && random.nextInt(SELDOM) == 0;
      if (takesBack) {
        state = send(player, state, command("Undo", state, ""));
      } else if (Player.isOffered(state)) {
        JsonNode offers = state.get("offers");
        JsonNode text = offers.get(random.nextInt(offers.size())).get("text");
        state = send(player, state, command("Play", state, ",\"action\":" + text));
      } else {
        state = player.state(at(table, seq(state) + 1));
      }
    }
  }

  private JsonNode look(Player player, String table) {
    player.follow(table, seat.name(), NEVER);
    return player.state(at(table, 0).and(s -> !s.get("view").isNull()));
  }

  private static Predicate<JsonNode> at(String table, int seq) {
    return state -> seq(state) >= seq && state.at("/info/table").asText().equals(table);
  }

  private static int seq(JsonNode state) {
    return state.at("/info/seq").asInt();
  }

  private Open command(String type, JsonNode state, String rest) {
    String name = id + "-" + ++number;
    String table = state.at("/info/table").asText();
    return new Open(
        name,
        table,
        "{\"type\":\"%s\",\"id\":\"%s\",\"table\":\"%s\",\"seq\":%d,\"seat\":\"%s\"%s}"
            .formatted(type, name, table, seq(state), seat, rest));
  }

  /** The state after the answer. */
  private JsonNode send(Player player, JsonNode state, Open command) {
    open = command;
    player.send(command.message());
    JsonNode answer = player.answer(command.id());
    if (answer.path("reason").asText().equals("storage")) {
      // Perhaps it is on disk: it is sent again, with the same id.
      throw new IllegalStateException("storage");
    }
    open = NOTHING;
    String table = state.at("/info/table").asText();
    if (Player.type(answer).equals("Done")) {
      int seq = answer.get("seq").asInt();
      acknowledged.computeIfAbsent(command.table(), key -> new ArrayList<>()).add(seq);
      done.run();
      // Of what was sent before the server died the state may tell already; nothing new would come.
      boolean isKnown = seq(state) >= seq || !command.table().equals(table);
      return isKnown ? state : player.state(at(table, seq));
    }
    return look(player, table);
  }

  /** What was acknowledged is in the log, each once, and nothing else of this seat is. */
  void check(Player player, String table, String seed) {
    JsonNode log =
        player
            .subscribe(table, seat.name(), -1)
            .state(at(table, 0).and(RandomPlayer::isWhole))
            .get("log");
    // Nobody may watch as many tables at a time as are played in an hour.
    player.send("{\"type\":\"Unsubscribe\",\"table\":\"" + table + "\"}");
    var mine = new ArrayList<Integer>();
    int ply = -1;
    for (int i = 0; i < log.size(); i++) {
      JsonNode item = log.get(i);
      assertThat(item.get("seq").asInt()).as(seed).isEqualTo(i);
      if (item.has("ply")) {
        assertThat(item.get("ply").asInt()).as(seed).isGreaterThan(ply);
        ply = item.get("ply").asInt();
      }
      boolean commanded =
          !Player.type(item).equals("Noted") || item.get("what").asText().equals("UNDO_ASKED");
      if (commanded && item.get("seat").asText().equals(seat.name())) {
        mine.add(item.get("seq").asInt());
      }
    }
    assertThat(mine)
        .as("every command once, in order; table %s, seat %s, %s", table, seat, seed)
        .isEqualTo(acknowledged.getOrDefault(table, List.of()));
  }

  private static boolean isWhole(JsonNode state) {
    return state.get("after").asInt() < 0;
  }

  /** The seats of the first two are people's, the third one is a bot's. */
  static String open(Player host) {
    return host.open(
            "flamme-rouge", "me open bot:random", Json.write(Map.of("type", "NoClock")), "{}")
        .ok()
        .get("table")
        .asText();
  }
}
