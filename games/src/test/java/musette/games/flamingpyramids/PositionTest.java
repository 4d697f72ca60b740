package musette.games.flamingpyramids;

import static musette.games.flamingpyramids.ChangedPosition.lay;
import static musette.games.flamingpyramids.ChangedPosition.list;
import static musette.games.flamingpyramids.ChangedPosition.move;
import static musette.games.flamingpyramids.ChangedPosition.player;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Setup;
import musette.testkit.Rule;
import musette.wire.Json;
import org.junit.jupiter.api.Test;

/** Positions that no play leads to, by count or by place, are refused with field and reason. */
final class PositionTest {
  private final ChangedPosition draft = new ChangedPosition();

  @Test
  @Rule("FP-02")
  void thePlainPositionIsRead() {
    assertThat(draft.after(p -> {})).isEmpty();
  }

  @Test
  @Rule("FP-02")
  void noTileStandsTwiceAndNoneIsMissing() {
    assertThat(draft.after(p -> list(p, "removed").add("Y40"))).isEqualTo("removed tile-twice");
    assertThat(draft.after(p -> list(player(p, 1), "pileKnown").add("Y2")))
        .isEqualTo("players.pileKnown tile-twice");
    assertThat(draft.after(p -> player(p, 0).put("pileUnseen", 3)))
        .isEqualTo("players.pileUnseen count");
  }

  @Test
  @Rule("FP-11")
  void nobodyHasMoreDealtTilesThanWereDealt() {
    assertThat(draft.after(p -> player(p, 0).put("pileUnseen", 18)))
        .isEqualTo("players.pileUnseen dealt");
    assertThat(draft.after(p -> player(p, 0).put("pileUnseen", -1)))
        .isEqualTo("players.pileUnseen range");
  }

  @Test
  @Rule({"FP-19", "FP-16"})
  void handsAreFilledUpAndNeverLarger() {
    assertThat(draft.after(p -> list(player(p, 0), "hand").add("B2")))
        .isEqualTo("players.hand range");
    assertThat(
            draft.after(
                p -> {
                  list(player(p, 0), "hand").remove(0);
                  player(p, 0).put("pileUnseen", 16);
                }))
        .isEqualTo("players.hand refill");
    assertThat(
            draft.after(
                p -> {
                  list(player(p, 1), "hand").removeAll();
                  player(p, 1).put("pileUnseen", 17);
                  player(p, 0).put("pileUnseen", 17);
                  list(player(p, 0), "pileKnown").add("R2");
                }))
        .isEqualTo("players.hand refill");
  }

  /** Only a curse or an objection gives tiles to somebody who does not draw at once. */
  @Test
  @Rule({"FP-19", "A-19"})
  void aSmallHandOverAPileNeedsACurse() {
    Consumer<ObjectNode> small =
        p -> {
          player(p, 1).put("pileUnseen", 0);
          player(p, 0).put("pileUnseen", 15);
          ArrayNode known = list(player(p, 1), "pileKnown");
          for (String tile :
              "R2 B4 B6 B10 B30 B40 B60 B100 B120 G2 G4 G6 G10 G20 G30 G40".split(" ")) {
            known.add(tile);
          }
          list(player(p, 1), "hand").remove(0);
        };
    assertThat(draft.after(small)).isEqualTo("players.hand refill");
    assertThat(draft.with("curse", "on").after(small)).isEmpty();
  }

  @Test
  @Rule("FP-21")
  void whoHasNoTileHasWonAndOtherwiseTheMatchGoesOn() {
    assertThat(draft.after(p -> p.put("over", true))).isEqualTo("over notOver");
    assertThat(draft.after(p -> p.put("over", true).put("turn", 5000))).isEmpty();
    assertThat(
            draft.after(
                p -> {
                  ArrayNode hand = list(player(p, 1), "hand");
                  hand.forEach(tile -> list(player(p, 0), "pileKnown").add(tile.asText()));
                  hand.removeAll();
                  ArrayNode known = list(player(p, 0), "pileKnown");
                  for (String tile :
                      "B4 B6 B10 B30 B40 B60 B100 B120 G2 G4 G6 G10 G20 G30 G40".split(" ")) {
                    known.add(tile);
                  }
                  player(p, 1).put("pileUnseen", 0);
                }))
        .isEqualTo("players.hand empty");
  }

  @Test
  @Rule("A-18")
  void knownTilesOfAHandAreInIt() {
    assertThat(draft.after(p -> list(player(p, 0), "handKnown").add("B2")))
        .isEqualTo("players.handKnown notInHand");
    assertThat(draft.after(p -> list(player(p, 0), "handKnown").add("Y2").add("Y2")))
        .isEqualTo("players.handKnown twice");
  }

  @Test
  @Rule({"FP-13", "FP-61"})
  void onlyWhatTheRulesRemoveIsOutOfTheGame() {
    Consumer<ObjectNode> coal =
        p -> {
          list(p, "removed").add("Y1");
          player(p, 0).put("pileUnseen", 14);
        };
    Consumer<ObjectNode> straw =
        p -> {
          list(p, "removed").add("B2");
          player(p, 0).put("pileUnseen", 14);
        };
    Consumer<ObjectNode> stone =
        p -> {
          list(p, "removed").add("B100");
          player(p, 0).put("pileUnseen", 14);
        };
    assertThat(draft.after(coal)).isEmpty();
    assertThat(draft.after(straw)).isEqualTo("removed stays");
    assertThat(draft.with("fireDie", "on").after(straw)).isEmpty();
    assertThat(draft.after(stone)).isEqualTo("removed stays");
    assertThat(draft.with("checking", "family").after(stone)).isEmpty();
  }

  @Test
  @Rule({"FP-22", "FP-41"})
  void tilesLieInDifferentPlacesAndOnSomething() {
    assertThat(draft.after(p -> move(p, "B20", 0, 0))).isEqualTo("pyramid occupied");
    assertThat(draft.after(p -> move(p, "B20", -1, 1))).isEqualTo("pyramid.level range");
    assertThat(draft.after(p -> move(p, "B20", 0, 90))).isEqualTo("pyramid.column span");
    assertThat(draft.after(p -> move(p, "B20", 0, 2_000))).isEqualTo("pyramid.column range");
    assertThat(draft.after(p -> move(p, "Y10", 2, 5))).isEqualTo("pyramid floats");
    assertThat(draft.after(p -> move(p, "Y10", 1, -1))).as("on one tile, not sound").isEmpty();
  }

  @Test
  @Rule({"FP-39", "FP-65", "A-24"})
  void onlyATileWithNothingBelowFallsAndOnlyACurseChangesTheBearer() {
    Consumer<ObjectNode> falls =
        p -> {
          lay(p, "G60", 2, 0);
          list(p, "sliding").addObject().put("level", 2).put("column", 0);
          list(p, "pyramid").remove(4);
          list(p, "pyramid").remove(0);
          list(player(p, 0), "pileKnown").add("Y10").add("R10");
        };
    assertThat(draft.after(falls)).isEmpty();
    assertThat(draft.after(p -> list(p, "sliding").addObject().put("level", 1).put("column", 0)))
        .isEqualTo("players.hand laid");
    assertThat(
            draft.after(
                p -> {
                  falls.accept(p);
                  ((ObjectNode) p.get("sliding").get(0)).put("level", 1).put("column", 0);
                }))
        .isEqualTo("sliding notFalling");
    Consumer<ObjectNode> cursed = falls.andThen(p -> p.put("bearer", "B"));
    assertThat(draft.after(cursed)).isEqualTo("bearer bearer");
    assertThat(draft.after(p -> p.put("bearer", "B"))).isEqualTo("bearer bearer");
    assertThat(draft.with("curse", "on").after(cursed)).isEmpty();
  }

  @Test
  @Rule("A-35")
  void numbersAndSeatsExist() {
    assertThat(draft.after(p -> p.put("turn", 0))).isEqualTo("turn range");
    assertThat(draft.after(p -> p.put("turn", 5001))).isEqualTo("turn range");
    assertThat(draft.after(p -> p.put("active", "C"))).isEqualTo("active seats");
    assertThat(draft.after(p -> p.put("bearer", "C"))).isEqualTo("bearer seats");
    assertThat(draft.after(p -> list(p, "players").remove(1))).isEqualTo("players seats");
  }

  /** What a fresh match is like comes through at every number of seats. */
  @Test
  @Rule("FP-14")
  void freshMatchesAreRead() {
    for (int seats = 2; seats <= 6; seats++) {
      Setup setup = Setup.of(Scene.GAME.about(), seats);
      BuildState state = Scene.GAME.start(setup, Chance.quick(seats), Journal.NONE);
      assertThat(Json.position(Scene.GAME, setup, Json.position(Scene.GAME, state)))
          .isEqualTo(state);
    }
  }
}
