package musette.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import musette.kernel.Chance;
import musette.kernel.Game;
import musette.kernel.Journal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.kernel.Turn;
import musette.wire.Json;

/**
 * Changes positions of random games in one place and loads them again. Such a position is either
 * refused, or it is a position like any other: it can be printed, everybody can look at it, and it
 * can be played on without an error.
 */
final class PositionSweep<S, A, V> {
  /** How far an accepted position is played on. */
  private static final int PLIES = 80;

  private static final int[] NUMBERS = {-1, 0, 1, 2, 7, 99, 1_000_000};

  private final Game<S, A, V> game;
  private final Setup setup;
  private final List<JsonNode> texts = new ArrayList<>();
  private int accepted;
  private int refused;

  PositionSweep(Game<S, A, V> game, Setup setup) {
    this.game = game;
    this.setup = setup;
  }

  /** How many changed positions were accepted, and how many were refused. */
  record Count(int accepted, int refused) {}

  Count check(long seed, int changes) {
    Chance choice = Chance.quick(seed);
    List<JsonNode> positions = positions(choice);
    for (int i = 0; i < changes; i++) {
      JsonNode changed = positions.get(choice.below(positions.size())).deepCopy();
      String what = change(changed, choice);
      try {
        load(changed, choice);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError(setup + ", changed " + what + " in " + changed, e);
      }
    }
    return new Count(accepted, refused);
  }

  /** Positions from all parts of one random game. */
  private List<JsonNode> positions(Chance choice) {
    var found = new ArrayList<JsonNode>();
    S state = game.start(setup, choice, Journal.NONE);
    for (int ply = 0; game.turn(state) instanceof Turn.ToAct(var seats); ply++) {
      if (ply % 5 == 0) {
        JsonNode position = Json.position(game, state);
        collectTexts(position);
        found.add(position);
      }
      Seat seat = seats.list().get(choice.below(seats.size()));
      List<A> actions = game.actions(state, seat);
      state =
          game.play(state, seat, actions.get(choice.below(actions.size())), choice, Journal.NONE);
    }
    found.add(Json.position(game, state));
    return found;
  }

  private void collectTexts(JsonNode node) {
    if (node.isTextual() && texts.size() < 200 && !texts.contains(node)) {
      texts.add(node);
    }
    node.forEach(this::collectTexts);
  }

  private void load(JsonNode position, Chance choice) {
    S state;
    try {
      state = Json.position(game, setup, position);
    } catch (Refused _) {
      refused++;
      return;
    }
    accepted++;
    JsonNode printed = Json.position(game, state);
    if (!Json.position(game, setup, printed).equals(state)) {
      throw new AssertionError("a loaded position reads back differently");
    }
    for (int ply = 0; ply < PLIES && game.turn(state) instanceof Turn.ToAct(var seats); ply++) {
      Seat seat = seats.list().get(choice.below(seats.size()));
      List<A> actions = game.actions(state, seat);
      V view = game.view(state, seat);
      var _ = game.ask(view);
      A action = actions.get(choice.below(actions.size()));
      var _ = game.outlook(view, action);
      var _ = game.imagine(view, choice);
      state = game.play(state, seat, action, choice, Journal.kept());
    }
    for (Seat seat : Seat.first(setup.seats())) {
      var _ = game.describe(game.view(state, seat));
    }
  }

  /** Changes one place somewhere inside, and says which. */
  private String change(JsonNode root, Chance choice) {
    var places = new ArrayList<Place>();
    collect(root, "", places);
    return places.get(choice.below(places.size())).change(choice, texts);
  }

  private static void collect(JsonNode node, String path, List<Place> places) {
    switch (node) {
      case ObjectNode object ->
          object
              .properties()
              .forEach(
                  field -> {
                    places.add(new Field(object, field.getKey(), path));
                    collect(field.getValue(), path + "/" + field.getKey(), places);
                  });
      case ArrayNode array -> {
        if (!array.isEmpty()) {
          places.add(new Items(array, path));
        }
        for (int i = 0; i < array.size(); i++) {
          places.add(new Item(array, i, path));
          collect(array.get(i), path + "/" + i, places);
        }
      }
      default -> {}
    }
  }

  private static JsonNode other(JsonNode value, Chance choice, List<JsonNode> texts) {
    if (value.isInt()) {
      return switch (choice.below(3)) {
        case 0 -> IntNode.valueOf(value.intValue() + 1);
        case 1 -> IntNode.valueOf(value.intValue() - 1);
        default -> IntNode.valueOf(NUMBERS[choice.below(NUMBERS.length)]);
      };
    }
    if (value.isBoolean()) {
      return BooleanNode.valueOf(!value.booleanValue());
    }
    if (value.isTextual()) {
      return texts.isEmpty() ? TextNode.valueOf("") : texts.get(choice.below(texts.size()));
    }
    return IntNode.valueOf(0);
  }

  private sealed interface Place {
    String change(Chance choice, List<JsonNode> texts);
  }

  private record Field(ObjectNode object, String name, String path) implements Place {
    @Override
    public String change(Chance choice, List<JsonNode> texts) {
      object.set(name, other(object.get(name), choice, texts));
      return path + "/" + name;
    }
  }

  private record Item(ArrayNode array, int index, String path) implements Place {
    @Override
    public String change(Chance choice, List<JsonNode> texts) {
      array.set(index, other(array.get(index), choice, texts));
      return path + "/" + index;
    }
  }

  /** The items of a list: one is missing, twice there, or in another's place. */
  private record Items(ArrayNode array, String path) implements Place {
    @Override
    public String change(Chance choice, List<JsonNode> texts) {
      int one = choice.below(array.size());
      int two = choice.below(array.size());
      switch (choice.below(3)) {
        case 0 -> array.remove(one);
        case 1 -> array.insert(two, array.get(one).deepCopy());
        default -> {
          JsonNode first = array.get(one);
          array.set(one, array.get(two));
          array.set(two, first);
        }
      }
      return path;
    }
  }
}
