package musette.games.flamingpyramids;

import static musette.games.flamingpyramids.ChangedPosition.check;
import static musette.games.flamingpyramids.ChangedPosition.lay;
import static musette.games.flamingpyramids.ChangedPosition.list;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.testkit.Rule;
import musette.wire.Json;
import org.junit.jupiter.api.Test;

/** Positions in the middle of a check. */
final class WatchfulPositionTest {
  private final ChangedPosition draft = new ChangedPosition();

  @Test
  @Rule({"FP-81", "FP-82", "FP-83"})
  void aCheckIsAboutTheTileThatWasLaidAndAsksWhoIsAsked() {
    Consumer<ObjectNode> checked = p -> check(p, "CHECK", "G60", 2, 0);
    assertThat(draft.after(checked)).as("a referee needs no check").isEqualTo("stage stage");
    draft.with("checking", "family");
    assertThat(draft.after(checked)).isEmpty();
    assertThat(draft.after(p -> check(p, "OBJECT", "G60", 2, 0))).isEqualTo("stage stage");
    assertThat(draft.after(p -> lay(p, "G60", 2, 0))).isEqualTo("players.hand refill");
    assertThat(draft.after(p -> check(p, "CHECK", "G60", 0, 3))).isEqualTo("laid laidWhere");
    assertThat(draft.after(checked.andThen(p -> list(p, "laid").removeAll())))
        .isEqualTo("laid laidWhen");
    assertThat(draft.after(checked.andThen(p -> list(p, "well").add("A").add("A"))))
        .isEqualTo("well twice");
    assertThat(draft.after(checked.andThen(p -> list(p, "well").add("C")))).isEqualTo("well seats");
    assertThat(draft.after(checked.andThen(p -> list(p, "chaos").add("A")))).isEmpty();
    assertThat(draft.after(checked.andThen(p -> list(p, "chaos").add("A").add("B"))))
        .isEqualTo("chaos answered");
    assertThat(draft.after(checked.andThen(p -> p.put("unrolled", true))))
        .isEqualTo("unrolled unrolled");
    assertThat(draft.after(p -> list(p, "well").add("A"))).isEqualTo("well answers");
    draft.with("checking", "strategy");
    assertThat(draft.after(checked)).isEmpty();
    assertThat(draft.after(checked.andThen(p -> list(p, "well").add("A"))))
        .isEqualTo("well answers");
    assertThat(
            draft.after(
                p -> {
                  check(p, "OBJECT", "G60", 2, 0);
                  p.put("active", "B").put("bearer", "B");
                }))
        .isEmpty();
  }

  @Test
  @Rule("FP-86")
  void thePyramidOfACallHoldsWhatIsLeftAndWhatHasGone() {
    draft.with("checking", "family");
    Scene scene =
        Scene.of("B30@0,0 R4@0,1 G60@1,0").with("checking", "family").hand("Y2 Y4 Y6 Y10 Y20");
    scene.play("place Y2 0,2").check(Seat.B);
    Setup setup = scene.setup();
    var position = (ObjectNode) Json.position(Scene.GAME, scene.state());
    assertThat(Json.position(Scene.GAME, setup, position)).isEqualTo(scene.state());
    ((ArrayNode) position.get("calledOn")).remove(0);
    assertThat(Scene.refusedBy(() -> Json.position(Scene.GAME, setup, position)))
        .isEqualTo(" position");
    assertThat(
            draft.after(
                p ->
                    list(p, "calledOn")
                        .addObject()
                        .put("tile", "Y40")
                        .put("level", 0)
                        .put("column", 0)))
        .isEqualTo("calledOn calledWhen");
  }
}
