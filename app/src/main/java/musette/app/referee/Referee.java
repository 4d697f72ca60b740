package musette.app.referee;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
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
      RefereeRequest request = RefereeRequest.parse(line);
      request.id().ifPresent(id -> answer.set("id", id));
      String name = request.checkedName();
      answer.setAll(name.equals("play") ? play(request) : answer(name, request));
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

  private ObjectNode answer(String name, RefereeRequest request) {
    ObjectNode answer = Json.object();
    switch (name) {
      case "about" -> answer.set("about", Json.tree(game.about()));
      case "start" -> start(request);
      case "load" -> load(request);
      case "turn" -> putTurn(answer);
      case "actions" -> answer.set("actions", Json.tree(texts(request.seat(setup))));
      case "outlook" -> answer.set("outlook", outlook(request));
      case "view" -> answer.set("view", Json.tree(game.view(state(), request.seat(setup))));
      case "describe" -> describe(answer, game.view(state(), request.seat(setup)));
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

  private void start(RefereeRequest request) {
    Setup wanted = request.setup(game);
    Seed given = request.seed();
    begin(wanted, given, game.start(wanted, Chance.of(given, 0), Journal.NONE));
  }

  private void load(RefereeRequest request) {
    Setup wanted = request.setup(game);
    begin(wanted, request.seed(), Json.position(game, wanted, request.position()));
  }

  private void begin(Setup wanted, Seed given, S state) {
    setup = wanted;
    seed = given;
    lastPly = 0;
    states.clear();
    states.add(state);
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
  private JsonNode outlook(RefereeRequest request) {
    Seat seat = request.seat(setup);
    V view = game.view(state(), seat);
    ObjectNode all = Json.object();
    if (request.has("action")) {
      A action = allowed(seat, request.text("action"));
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

  private ObjectNode play(RefereeRequest request) {
    ObjectNode answer = Json.object();
    S before = state();
    Seat seat = request.seat(setup);
    String text = request.text("action");
    A action;
    try {
      action = allowed(seat, text);
    } catch (Refused refused) {
      answer.set("refused", words.told(refused.refusal()));
      return answer;
    }
    Chance chance = request.chance().orElseGet(() -> Chance.of(seed, lastPly + 1));
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

  private void undo() {
    if (states.size() < 2) {
      throw Refused.because("", "nothing-to-undo");
    }
    states.removeLast();
  }
}
