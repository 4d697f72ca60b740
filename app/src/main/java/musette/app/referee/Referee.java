package musette.app.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Refusal;
import musette.kernel.Refused;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seed;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.wire.Json;

/**
 * Answers requests of other programs, one JSON object each, as described in docs/referee.md. It
 * does not use {@code Match}, because callers may set the dice of a ply, and an undo must not roll
 * them again.
 */
final class Referee<S, A, V> {
  /** The fields that each request may have besides {@code do} and {@code id}. */
  private static final Map<String, Set<String>> FIELDS =
      Map.ofEntries(
          Map.entry("about", Set.of()),
          Map.entry("start", Set.of("seats", "options", "seed")),
          Map.entry("load", Set.of("seats", "options", "seed", "position")),
          Map.entry("turn", Set.of()),
          Map.entry("actions", Set.of("seat")),
          Map.entry("outlook", Set.of("seat", "action")),
          Map.entry("view", Set.of("seat")),
          Map.entry("describe", Set.of("seat")),
          Map.entry("play", Set.of("seat", "action", "chance")),
          Map.entry("undo", Set.of()),
          Map.entry("position", Set.of()));

  private final Game<S, A, V> game;
  private final RefereeAnswers words;

  /** All states since the start or the loaded position; empty before that. */
  private final List<S> states = new ArrayList<>();

  private Setup setup;
  private Seed seed = Seed.of(0);
  private int lastPly;

  Referee(Game<S, A, V> game, RefereeAnswers words) {
    this.game = game;
    this.words = words;
    this.setup = Setup.of(game.about(), game.about().minSeats());
  }

  /** Answers one line, whatever its content. */
  String answer(String line) {
    ObjectNode answer = Json.object();
    try {
      JsonNode request = Json.parse(line);
      if (!request.isObject()) {
        throw Refused.because("", "request-object");
      }
      if (request.has("id")) {
        answer.set("id", id(request.get("id")));
      }
      String name = checked(request);
      ObjectNode said = name.equals("play") ? play(request) : answer(name, request);
      answer.setAll(said);
    } catch (Refused refused) {
      answer.set("error", words.told(refused.refusal()));
    } catch (RuntimeException e) {
      // No line may keep the next one from being answered.
      var refusal = Refusal.of("", "request-failed", "problem", e.getClass().getSimpleName());
      answer.set("error", words.told(refusal));
    }
    return Json.write(answer);
  }

  String error(Refused refused) {
    ObjectNode answer = Json.object();
    answer.set("error", words.told(refused.refusal()));
    return Json.write(answer);
  }

  /** The caller's id of a request; it is repeated in the answer, so its length is limited. */
  private static JsonNode id(JsonNode given) {
    if (given.toString().length() > Refusal.LONGEST_ECHO) {
      throw Refused.because("", "request-value", "field", "id");
    }
    return given;
  }

  private static String checked(JsonNode request) {
    String name = request.path("do").asText();
    Set<String> fields = FIELDS.get(name);
    if (fields == null) {
      throw Refused.because("", "request-unknown", "name", name);
    }
    for (String field : (Iterable<String>) request::fieldNames) {
      if (!fields.contains(field) && !field.equals("do") && !field.equals("id")) {
        throw Refused.because("", "request-field", "field", field, "name", name);
      }
    }
    return name;
  }

  private ObjectNode answer(String name, JsonNode request) {
    ObjectNode answer = Json.object();
    switch (name) {
      case "about" -> answer.set("about", Json.tree(game.about()));
      case "start" -> start(request);
      case "load" -> load(request);
      case "turn" -> putTurn(answer);
      case "actions" -> answer.set("actions", Json.tree(texts(seat(request))));
      case "outlook" -> answer.set("outlook", outlook(request));
      case "view" -> answer.set("view", Json.tree(game.view(state(), seat(request))));
      case "describe" -> describe(answer, game.view(state(), seat(request)));
      case "undo" -> undo();
      case "position" -> answer.set("position", Json.position(game, state()));
      default -> throw new IllegalStateException(name);
    }
    if (Set.of("start", "load", "undo").contains(name)) {
      putTurn(answer);
      answer.set("position", Json.position(game, state()));
    }
    return answer;
  }

  private S state() {
    if (states.isEmpty()) {
      throw Refused.because("", "request-no-match");
    }
    return states.getLast();
  }

  private void start(JsonNode request) {
    Setup wanted = setup(request);
    Seed given = seed(request);
    begin(wanted, given, game.start(wanted, Chance.of(given, 0), Journal.NONE));
  }

  private void load(JsonNode request) {
    Setup wanted = setup(request);
    JsonNode position = request.has("position") ? request.get("position") : Json.object();
    begin(wanted, seed(request), Json.position(game, wanted, position));
  }

  private void begin(Setup wanted, Seed given, S state) {
    setup = wanted;
    seed = given;
    lastPly = 0;
    states.clear();
    states.add(state);
  }

  private Setup setup(JsonNode request) {
    JsonNode seats = request.path("seats");
    if (!seats.isMissingNode() && !seats.isInt()) {
      throw Refused.because("", "request-value", "field", "seats");
    }
    JsonNode given = request.path("options");
    if (!given.isMissingNode() && !given.isObject()) {
      throw Refused.because("", "request-value", "field", "options");
    }
    var options = new LinkedHashMap<String, String>();
    given.properties().forEach(o -> options.put(o.getKey(), o.getValue().asText()));
    Setup wanted = Setup.of(game.about(), seats.asInt(game.about().minSeats()), options);
    game.check(wanted);
    return wanted;
  }

  private static Seed seed(JsonNode request) {
    JsonNode given = request.path("seed");
    if (given.isTextual()) {
      return new Seed(given.asText());
    }
    if (!given.isMissingNode() && !given.canConvertToLong()) {
      throw Refused.because("", "request-value", "field", "seed");
    }
    return Seed.of(given.asLong(0));
  }

  private Seat seat(JsonNode request) {
    JsonNode given = request.path("seat");
    for (Seat seat : Seat.values()) {
      boolean sits = seat == Seat.NONE || seat.index() < setup.seats();
      if (sits && given.isTextual() && given.asText().equals(seat.name())) {
        return seat;
      }
    }
    throw Refused.because("", "request-value", "field", "seat");
  }

  private List<A> actions(Seat seat) {
    boolean asked = seat != Seat.NONE && game.turn(state()).seats().contains(seat);
    return asked ? game.actions(state(), seat) : List.of();
  }

  private List<String> texts(Seat seat) {
    return actions(seat).stream().map(game.notation()::print).toList();
  }

  private void putTurn(ObjectNode answer) {
    Turn turn = game.turn(state());
    answer.set("turn", Json.tree(turn.seats().list()));
    if (turn instanceof Turn.Over(Result result)) {
      answer.set("result", Json.tree(result.places()));
    }
  }

  /** The remarks on each action, or on the requested one. */
  private JsonNode outlook(JsonNode request) {
    Seat seat = seat(request);
    V view = game.view(state(), seat);
    ObjectNode all = Json.object();
    if (request.has("action")) {
      A action = allowed(seat, text(request, "action"));
      all.set(
          game.notation().print(action), words.statements(game.outlook(view, action).remarks()));
      return all;
    }
    for (A action : actions(seat)) {
      all.set(
          game.notation().print(action), words.statements(game.outlook(view, action).remarks()));
    }
    return all;
  }

  private void describe(ObjectNode answer, V view) {
    answer.set("ask", words.statement(game.ask(view)));
    answer.set("board", words.statements(game.describe(view)));
  }

  private A allowed(Seat seat, String text) {
    Turn turn = game.turn(state());
    if (turn.isOver()) {
      throw Refused.because("", "match-over");
    }
    if (!turn.seats().contains(seat)) {
      throw Refused.because("", "not-your-turn", "seat", seat);
    }
    A action = game.notation().parse(text);
    if (!game.actions(state(), seat).contains(action)) {
      throw game.refuse(state(), seat, action).asException();
    }
    return action;
  }

  private ObjectNode play(JsonNode request) {
    ObjectNode answer = Json.object();
    S before = state();
    Seat seat = seat(request);
    String text = text(request, "action");
    A action;
    try {
      action = allowed(seat, text);
    } catch (Refused refused) {
      answer.set("refused", words.told(refused.refusal()));
      return answer;
    }
    Chance chance = chance(request);
    Journal.Kept journal = Journal.kept();
    S after = game.play(before, seat, action, chance, journal);
    if (chance.unused() > 0) {
      throw Refused.because("", "chance-left", "count", chance.unused());
    }
    states.add(after);
    lastPly++;
    answer.put("ply", lastPly);
    answer.put("action", game.notation().print(action));
    answer.set("events", words.statements(journal.events()));
    putTurn(answer);
    answer.set("position", Json.position(game, after));
    return answer;
  }

  private Chance chance(JsonNode request) {
    JsonNode given = request.path("chance");
    if (given.isMissingNode()) {
      return Chance.of(seed, lastPly + 1);
    }
    if (!given.isArray() || !given.valueStream().allMatch(JsonNode::isInt)) {
      throw Refused.because("", "request-value", "field", "chance");
    }
    return Chance.scripted(Json.convert(given, int[].class));
  }

  private void undo() {
    if (states.size() < 2) {
      throw Refused.because("", "nothing-to-undo");
    }
    states.removeLast();
  }

  private static String text(JsonNode request, String field) {
    if (!request.path(field).isTextual()) {
      throw Refused.because("", "request-value", "field", field);
    }
    return request.get(field).asText();
  }
}
