package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import musette.kernel.Refused;
import musette.kernel.Setup;
import musette.wire.Json;
import musette.wire.Words;

/** A position that can be read, to be changed until it cannot. */
final class ChangedPosition {
  /** A match of two after four turns: A 22 tiles and B 21 at first, one left over in the base. */
  private static final String PLAIN =
      """
      {"turn": 5, "over": false, "active": "A", "bearer": "A",
       "pyramid": [{"tile": "Y10", "level": 1, "column": 0},
                   {"tile": "Y40", "level": 0, "column": 0},
                   {"tile": "B20", "level": 0, "column": 1},
                   {"tile": "R20", "level": 0, "column": 2},
                   {"tile": "R10", "level": 1, "column": 1}],
       "sliding": [], "stage": "BUILD", "laid": [], "unrolled": false,
       "well": [], "chaos": [], "calledOn": [],
       "players": [
         {"hand": ["Y2", "Y4", "Y6", "G60", "J200"], "handKnown": [], "pileUnseen": 15,
          "pileKnown": []},
         {"hand": ["R2", "R4", "R6", "R60", "R100"], "handKnown": [], "pileUnseen": 15,
          "pileKnown": []}],
       "removed": []}
      """;

  private final Map<String, String> options = new LinkedHashMap<>();

  ChangedPosition with(String option, String value) {
    options.put(option, value);
    return this;
  }

  /** Field and problem by which the changed position is refused; nothing if it is not. */
  String after(Consumer<ObjectNode> change) {
    var position = (ObjectNode) Json.parse(PLAIN);
    change.accept(position);
    Setup setup = Setup.of(Scene.GAME.about(), 2, options);
    try {
      Json.position(Scene.GAME, setup, position);
      return "";
    } catch (Refused refused) {
      Map<String, Object> about = refused.refusal().about();
      for (String language : Words.LANGUAGES) {
        assertThat(Words.of("flaming-pyramids", language).say(refused.refusal()))
            .startsWith(String.valueOf(about.get("field")))
            .doesNotContain("{");
      }
      return about.get("field") + " " + about.getOrDefault("problem", refused.refusal().reason());
    }
  }

  static ObjectNode player(ObjectNode position, int seat) {
    return (ObjectNode) position.get("players").get(seat);
  }

  static ArrayNode list(ObjectNode node, String field) {
    return (ArrayNode) node.get(field);
  }

  static void move(ObjectNode position, String tile, int level, int column) {
    for (var laid : position.get("pyramid")) {
      if (laid.get("tile").asText().equals(tile)) {
        ((ObjectNode) laid).put("level", level).put("column", column);
      }
    }
  }

  /** A tile of the hand lies in the pyramid, as after it was laid. */
  static void lay(ObjectNode position, String tile, int level, int column) {
    ArrayNode hand = list(player(position, 0), "hand");
    for (int i = 0; i < hand.size(); i++) {
      if (hand.get(i).asText().equals(tile)) {
        hand.remove(i);
      }
    }
    list(position, "pyramid")
        .addObject()
        .put("tile", tile)
        .put("level", level)
        .put("column", column);
  }

  static void check(ObjectNode position, String stage, String tile, int level, int column) {
    lay(position, tile, level, column);
    position.put("stage", stage);
    list(position, "laid").add(tile);
  }
}
