package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import musette.games.Catalogue;
import musette.kernel.Entry;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.RecordText;
import musette.kernel.Seat;
import musette.kernel.Statement;
import musette.wire.Json;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Reads everything that every seat and a spectator receive over a whole game and compares it with
 * what the game says they may know; that this tells no secret is a law of the games' own tests.
 */
final class SecrecyTest {
  private static final Set<String> FIELDS =
      new TreeSet<>(
          List.of(
              "type",
              "info",
              "now",
              "eyes",
              "curtain",
              "view",
              "ask",
              "describe",
              "offers",
              "undo",
              "requests",
              "after",
              "log"));

  private static final Set<String> CHANGES = Set.of("type", "table", "from", "now", "set", "log");

  static Stream<String> games() {
    return Catalogue.games().stream().map(game -> game.about().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void nobodyEverReceivesMoreThanTheGameShowsHim(String id, @TempDir Path data)
      throws InterruptedException {
    Game<?, ?, ?> game = Catalogue.game(id);
    int seats = Math.clamp(3, game.about().minSeats(), game.about().maxSeats());
    try (Server server = OneServer.start(data);
        Player watcher = Player.at(server.address()).connect()) {
      var players = new ArrayList<Player>();
      for (int i = 0; i < seats; i++) {
        players.add(Player.at(server.address()).connect());
      }
      String table = players.getFirst().open(id, "me" + " open".repeat(seats - 1));
      watcher.subscribe(table);
      players.forEach(player -> player.follow(table, "NONE", -1));
      for (int i = 1; i < seats; i++) {
        players.get(i).sit(table, Seat.of(i).name()).ok();
      }
      var threads = new ArrayList<Thread>();
      for (Player player : players) {
        threads.add(Thread.ofVirtual().start(() -> player.playToTheEnd(table)));
      }
      watcher.state(Player::isOver);
      for (Thread thread : threads) {
        thread.join();
      }
      String text = watcher.get("/api/tables/" + table + "/record").ok().asText();
      JsonNode log =
          watcher
              .subscribe(table)
              .state(s -> Player.isOver(s) && s.get("after").asInt() < 0)
              .get("log");
      var truth =
          Truth.of(game, RecordText.parse(text, other -> Catalogue.game(other).about()), log);
      truth.check(watcher.received(), Seat.NONE);
      for (int i = 0; i < seats; i++) {
        truth.check(players.get(i).received(), Seat.of(i));
      }
      players.forEach(Player::close);
    }
  }

  /** The match as the kernel plays it again, with the number that each ply had at the table. */
  private record Truth<S, A, V>(
      Match<S, A, V> start, GameRecord record, NavigableMap<Integer, Integer> plies) {

    static <S, A, V> Truth<S, A, V> of(Game<S, A, V> game, GameRecord record, JsonNode log) {
      var plies = new TreeMap<Integer, Integer>();
      for (JsonNode item : log) {
        if (Player.type(item).equals("Played")) {
          plies.put(item.get("seq").asInt(), item.get("ply").asInt());
        }
      }
      return new Truth<>(Match.start(game, record.setup(), seed(record)), record, plies);
    }

    private static musette.kernel.Seed seed(GameRecord record) {
      if (record.secret() instanceof GameRecord.Secret.Shown(var seed)) {
        return seed.with(record.wordsInOrder());
      }
      throw new AssertionError("no seed");
    }

    private Match<S, A, V> at(int ply) {
      List<Entry> entries = record.log().stream().filter(e -> number(e) <= ply).toList();
      return Match.replay(start.game(), record.setup(), seed(record), entries);
    }

    private static int number(Entry entry) {
      return entry instanceof Entry.Played(int ply, Seat _, String _) ? ply : Integer.MAX_VALUE;
    }

    void check(List<String> messages, Seat seat) {
      int states = 0;
      int changes = 0;
      JsonNode known = Json.object();
      String secret = record.secret() instanceof GameRecord.Secret.Shown(var s) ? s.hex() : "?";
      for (String text : messages) {
        JsonNode message = Json.parse(text);
        if (!text.contains("\"OVER\"")) {
          assertThat(text).doesNotContain(secret);
        }
        if (Player.type(message).equals("State")) {
          known = message;
          checkState(known, seat);
          states++;
        } else if (Player.type(message).equals("Changes")) {
          assertThat(message.properties().stream().map(Map.Entry::getKey))
              .containsExactlyInAnyOrderElementsOf(CHANGES);
          known = ChangesTest.applied(known, message);
          checkState(known, seat);
          changes++;
        } else if (Player.type(message).equals("Stale")) {
          checkState(message.get("state"), seat);
        } else {
          assertThat(Player.type(message)).isIn("Welcome", "Done", "Said");
        }
      }
      assertThat(seat == Seat.NONE ? states : changes).isGreaterThan(2);
    }

    private void checkState(JsonNode state, Seat seat) {
      var fields = new TreeSet<String>();
      state.fieldNames().forEachRemaining(fields::add);
      assertThat(fields).isEqualTo(FIELDS);
      var ply = plies.floorEntry(state.at("/info/seq").asInt());
      if (ply == null) {
        assertThat(state.get("view").isNull()).isTrue();
        return;
      }
      assertThat(state.get("eyes").asText()).isEqualTo(seat.name());
      Match<S, A, V> match = at(ply.getValue());
      V view = match.view(seat);
      assertThat(state.get("view")).isEqualTo(plain(view));
      assertThat(state.get("ask")).isEqualTo(told(match.game().ask(view)));
      assertThat(state.get("offers")).hasSize(match.actions(seat).size());
      for (int i = 0; i < state.get("offers").size(); i++) {
        assertThat(state.at("/offers/" + i + "/text").asText())
            .isEqualTo(match.offers(seat).get(i).text());
      }
      for (JsonNode item : state.get("log")) {
        if (Player.type(item).equals("Played")) {
          assertThat(item.has("action")).isFalse();
          int number = item.get("ply").asInt();
          var step = at(number).steps().getLast();
          assertThat(item.get("events").toString())
              .isEqualTo(
                  step.eventsFor(seat).stream()
                      .map(Truth::told)
                      .map(JsonNode::toString)
                      .toList()
                      .toString()
                      .replace(", ", ","));
        }
      }
    }

    private static JsonNode plain(Object value) {
      return Json.parse(Json.write(value));
    }

    private static JsonNode told(Statement statement) {
      JsonNode node = plain(statement);
      if (node instanceof ObjectNode object) {
        object.put("rule", statement.rule());
      }
      return node;
    }
  }
}
