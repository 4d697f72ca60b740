package musette.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import musette.kernel.Entry;
import musette.kernel.Event;
import musette.kernel.Game;
import musette.kernel.GameRecord;
import musette.kernel.Match;
import musette.kernel.Offer;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Statement;
import musette.wire.Json;

/**
 * A match as the kernel plays it again, after every change of its table: what each seat may know.
 */
final class SecrecyOracle<S, A, V> {
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
  private static final Set<String> OTHERS = Set.of("Welcome", "Done", "Said", "Refused");

  /** The match after a change, and the events of the ply that led there. */
  private record Moment<S>(S state, List<Event> events) {}

  private final Game<S, A, V> game;
  private final GameRecord record;
  private final String secret;
  private final NavigableMap<Integer, Moment<S>> moments = new TreeMap<>();

  /**
   * @param log all that happened at the table, as anybody is told of it
   */
  SecrecyOracle(Game<S, A, V> game, GameRecord record, JsonNode log) {
    this.game = game;
    this.record = record;
    if (!(record.secret() instanceof GameRecord.Secret.Shown(Seed seed))) {
      throw new AssertionError("no seed");
    }
    secret = seed.hex();
    var match = Match.start(game, record.setup(), seed.with(record.wordsInOrder()));
    Iterator<Entry> entries = record.log().iterator();
    for (JsonNode item : log) {
      boolean played = Player.type(item).equals("Played");
      if (Player.type(item).equals("TakenBack") || (played && item.get("ply").asInt() > 0)) {
        match.apply(entries.next());
      }
      if (played || Player.type(item).equals("TakenBack")) {
        List<Event> events = played ? match.steps().getLast().events() : List.of();
        moments.put(item.get("seq").asInt(), new Moment<>(match.state(), events));
      }
    }
    assertThat(entries.hasNext()).isFalse();
  }

  String secret() {
    return secret;
  }

  /** How many plies were taken back, each in its turn. */
  long takenBack() {
    return record.log().stream().filter(Entry.TakenBack.class::isInstance).count();
  }

  /**
   * Compares all that a socket received with what its eyes may know.
   *
   * @return the eyes of the states in their order, each once until others follow
   */
  List<Seat> check(List<String> messages, Set<Seat> allowed) {
    var eyes = new ArrayList<Seat>();
    JsonNode known = Json.object();
    for (String text : messages) {
      JsonNode message = Json.parse(text);
      if (!text.contains("\"OVER\"")) {
        assertThat(text).doesNotContain(secret);
      }
      switch (Player.type(message)) {
        case "State" -> known = message;
        case "Changes" -> {
          assertThat(names(message)).isEqualTo(new TreeSet<>(CHANGES));
          known = DeltaTest.applied(known, message);
        }
        case "Stale" -> checkState(message.get("state"), allowed);
        default -> assertThat(OTHERS).contains(Player.type(message));
      }
      if (Player.type(message).equals("State") || Player.type(message).equals("Changes")) {
        Seat seat = checkState(known, allowed);
        if (eyes.isEmpty() || eyes.getLast() != seat) {
          eyes.add(seat);
        }
      }
    }
    return eyes;
  }

  private static Set<String> names(JsonNode object) {
    var names = new TreeSet<String>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private Seat checkState(JsonNode state, Set<Seat> allowed) {
    assertThat(names(state)).isEqualTo(FIELDS);
    Seat eyes = Seat.valueOf(state.get("eyes").asText());
    Map.Entry<Integer, Moment<S>> now = moments.floorEntry(state.at("/info/seq").asInt());
    if (now == null) {
      assertThat(state.get("view").isNull()).isTrue();
      assertThat(state.get("ask").isNull()).isTrue();
      assertThat(state.get("describe")).isEmpty();
      assertThat(state.get("offers")).isEmpty();
      return eyes;
    }
    assertThat(allowed).contains(eyes);
    var match = Match.from(game, record.setup(), Seed.of(0), now.getValue().state());
    V view = match.view(eyes);
    assertThat(state.get("view")).isEqualTo(plain(view));
    assertThat(state.get("ask")).isEqualTo(told(game.ask(view)));
    assertThat(state.get("describe")).isEqualTo(told(game.describe(view)));
    assertThat(state.get("offers")).isEqualTo(offers(match.offers(eyes)));
    state.get("log").forEach(item -> checkItem(item, eyes));
    return eyes;
  }

  private void checkItem(JsonNode item, Seat eyes) {
    switch (Player.type(item)) {
      case "Played" -> {
        assertThat(names(item))
            .containsExactlyInAnyOrder("type", "seq", "at", "ply", "seat", "bot", "events");
        List<Event> may =
            events(item.get("seq").asInt()).stream()
                .filter(event -> event.audience().contains(eyes))
                .toList();
        assertThat(item.get("events")).isEqualTo(told(may));
      }
      case "TakenBack" ->
          assertThat(names(item)).containsExactlyInAnyOrder("type", "seq", "at", "seat", "plies");
      default ->
          assertThat(names(item))
              .containsExactlyInAnyOrder("type", "seq", "at", "what", "seat", "player", "bot");
    }
  }

  private List<Event> events(int seq) {
    Moment<S> then = moments.get(seq);
    if (then == null) {
      throw new AssertionError("no ply has the number " + seq);
    }
    return then.events();
  }

  private ArrayNode offers(List<Offer<A>> offers) {
    ArrayNode list = Json.object().arrayNode();
    for (Offer<A> offer : offers) {
      ObjectNode node = list.addObject();
      node.put("text", offer.text());
      node.set("action", plain(offer.action()));
      node.set("remarks", told(offer.outlook().remarks()));
    }
    return list;
  }

  private static JsonNode plain(Object value) {
    return Json.parse(Json.write(value));
  }

  private static ArrayNode told(List<? extends Statement> statements) {
    ArrayNode list = Json.object().arrayNode();
    statements.forEach(statement -> list.add(told(statement)));
    return list;
  }

  private static JsonNode told(Statement statement) {
    JsonNode node = plain(statement);
    if (node instanceof ObjectNode object) {
      object.put("rule", statement.rule());
    }
    return node;
  }
}
