package musette.games.flamingpyramids;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import musette.kernel.Setup;
import musette.testkit.Rule;
import musette.wire.Json;
import org.junit.jupiter.api.Test;

/** Positions that break a law of the game are refused with the field. */
final class PositionTest {
  private static final Setup TWO = Setup.of(Site.GAME.about(), 2);

  private static String refusedAfter(Consumer<ObjectNode> change) {
    Site site = Site.of("Y40@0,0 B20@0,1").hand("Y10 Y2");
    var position = (ObjectNode) Json.position(Site.GAME, site.state());
    change.accept(position);
    return Site.refusedBy(() -> Json.position(Site.GAME, TWO, position));
  }

  private static ObjectNode player(ObjectNode position, int seat) {
    return (ObjectNode) position.get("players").get(seat);
  }

  @Test
  @Rule("FP-02")
  void noTileStandsTwice() {
    assertThat(refusedAfter(p -> ((ArrayNode) p.get("removed")).add("Y40")))
        .isEqualTo("FP-02 tile-twice");
  }

  @Test
  @Rule("FP-02")
  void noTileIsMissing() {
    assertThat(refusedAfter(p -> player(p, 0).put("pileUnseen", 3))).isEqualTo(" position");
  }

  @Test
  @Rule("FP-16")
  void thePlayerToMoveHasATile() {
    assertThat(
            refusedAfter(
                p -> {
                  ((ArrayNode) player(p, 0).get("hand")).removeAll();
                  player(p, 0).put("pileUnseen", player(p, 0).get("pileUnseen").asInt() + 2);
                }))
        .isEqualTo(" position");
  }

  @Test
  @Rule("FP-39")
  void onlyATileWithNothingBelowIsAboutToFall() {
    assertThat(
            refusedAfter(
                p -> ((ArrayNode) p.get("sliding")).addObject().put("level", 0).put("column", 0)))
        .isEqualTo(" position");
  }

  @Test
  @Rule("FP-22")
  void tilesTooFarApartAreNoPyramid() {
    assertThat(refusedAfter(p -> ((ObjectNode) p.get("pyramid").get(0)).put("column", 90)))
        .isEqualTo(" position");
    assertThat(refusedAfter(p -> p.put("turn", 0))).isEqualTo(" position");
    assertThat(refusedAfter(p -> p.put("active", "C"))).isEqualTo(" position");
  }
}
