package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.course.Terrain;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a rule begins and ends: exact squares, exact numbers, exactly who is asked. */
final class EdgesTest {
  @ParameterizedTest
  @CsvSource({"ROULEUR, 3, 2, 1, 4", "LEADER, 2, 2, 2, 4", "CLIMBER, 1, 2, 3, 4"})
  @Rule({"L1-45", "L1-73"})
  void everySpecialityHasItsFreeSquaresOnEveryTerrain(
      Speciality who, int flat, int hill, int mountain, int downhill) {
    assertThat(
            List.of(
                who.free(Terrain.FLAT.ordinal()),
                who.free(Terrain.HILL.ordinal()),
                who.free(Terrain.MOUNTAIN.ordinal()),
                who.free(Terrain.DOWNHILL.ordinal())))
        .containsExactly(flat, hill, mountain, downhill);
  }

  @Test
  @Rule({"L1-21", "L1-22"})
  void qualitiesHelpOnlyWhereTheyBelong() {
    Scene flat =
        Scene.riding(2, road("black leader", "3C1", ", 'quality': 'DESCENDER'"), "'black leader'");
    assertThat(flat.cost("ride 3 3C4")).isEqualTo(1);
    Scene before =
        Scene.riding(
            2,
            road("black leader", "9C5", ", 'quality': 'SPRINTER', 'feeds': 1"),
            "'black leader'");
    assertThat(before.cost("ride 3 10C2")).as("before the sprint line").isEqualTo(1);
    Scene zone =
        Scene.riding(
            2,
            road("black leader", "10C1", ", 'quality': 'SPRINTER', 'feeds': 1"),
            "'black leader'");
    assertThat(zone.cost("ride 3 10C4")).isZero();
  }

  @Test
  @Rule({"L1-53", "L1-Q-18"})
  void whoCrossesOthersMustTakeTheLongWayRound() {
    String row =
        road("white leader", "2L1", "")
            + ","
            + road("white rouleur", "2C2", "")
            + ","
            + road("white climber", "2R2", "");
    Scene scene =
        Scene.riding(2, road("black leader", "2C1", "") + "," + row, "'black leader'", "race=demo");
    assertThat(scene.offered()).contains("ride 2 2L2").doesNotContain("ride 2 2C3", "ride 2 2R3");
    assertThat(scene.cost("ride 2 2L2")).isEqualTo(1);
  }

  @Test
  @Rule({"L1-23", "L1-133"})
  void aFighterRisksOnTheSecondDarkSquare() {
    String slick =
        "hex slick flat S LCR 4 dark=LCR3-4; race t one-day; route poplars canal slick orchard"
            + " station; start 1@4; finish 5@5; sprint 5@0; feed 5@1";
    String rider = road("black leader", "2C6", ", 'quality': 'FIGHTER'");
    Scene one = Scene.riding(2, rider, "'black leader'", "course=" + slick);
    assertThat(one.remarks("ride 3 3C3", RaceRemark.MayFall.class)).isEmpty();
    assertThat(one.remarks("ride 4 3C4", RaceRemark.MayFall.class)).hasSize(1);
    one.play("ride 4 3C4", 1);
    assertThat(one.rider("black leader").fallTurn()).isEqualTo(5);
  }

  @Test
  @Rule({"L1-39", "L1-157"})
  void aLineIsCrossedOnlyWhenTheFrontIsBeyondIt() {
    Scene home = Scene.riding(2, road("black leader", "10C4", ", 'feeds': 1"), "'black leader'");
    home.play("ride 1 10C5");
    assertThat(home.rider("black leader").place()).isEqualTo(Place.ROAD);
    Scene over = Scene.riding(2, road("black leader", "10C4", ", 'feeds': 1"), "'black leader'");
    over.play("ride 2 10C6");
    assertThat(over.rider("black leader").place()).isEqualTo(Place.FINISHED);
    Scene bonus =
        Scene.riding(
            2, road("black leader", "5C5", ", 'feeds': 1"), "'black leader'", "race=valleys");
    bonus.play("ride 1 5C6");
    assertThat(bonus.told(RaceEvent.BonusWon.class)).isEmpty();
  }

  @Test
  @Rule({"L1-Q-75", "L1-70"})
  void aShortBreakawayOverTheLineIsFoundBetweenOthersToo() {
    Scene scene =
        Scene.of(
            2,
            "{'board': {'phase': 'BREAKING_AWAY', 'turn': 9, 'head': '10C3', 'order': ['WHITE',"
                + "'BLACK']}, 'cyclists': {'black rouleur': {'place': 'FRONT', 'feeds': 1},"
                + road("white leader", "10L5", ", 'feeds': 1, 'punctureTurn': 9")
                + "}}",
            "cyclists=2");
    assertThat(scene.offered()).contains("attack rouleur 3 10C6");
  }

  @Test
  @Rule({"L1-67", "L1-68", "L1-Q-08"})
  void aPlayerIsAskedOnceForAllHisCyclistsAndOnlyForHis() {
    String board = "{'board': {'phase': 'BREAKING_AWAY', 'turn': 2, 'head': '3C1'";
    String front = "'black rouleur': {'place': 'FRONT'}, 'black leader': {'place': 'FRONT'}";
    Scene own = Scene.of(2, board + ", 'order': ['WHITE', 'BLACK']}, 'cyclists': {" + front + "}}");
    assertThat(own.asked()).isEqualTo(Seat.A);
    assertThat(own.play("pass").race.phase).isEqualTo(Phase.INSIDE_PELOTON);
    Scene shared = Scene.of(5, board + "}, 'cyclists': {" + front + "}}", "cyclists=1");
    assertThat(shared.asked()).isEqualTo(Seat.A);
    assertThat(shared.offered()).noneMatch(offer -> offer.startsWith("attack rouleur"));
    assertThat(shared.play("pass").asked()).isEqualTo(Seat.E);
    assertThat(shared.offered()).noneMatch(offer -> offer.startsWith("attack leader"));
  }

  @Test
  @Rule({"L1-61", "L1-63", "L1-27"})
  void aTileIsSeenByItsOwnerAloneAndUsedUpOnce() {
    Scene scene = Scene.riding(2, road("white leader", "4C5", ""), "'white leader'");
    scene.play("ride 1 5C1", 11);
    RaceEvent.TileSeen seen = scene.told(RaceEvent.TileSeen.class).getFirst();
    assertThat(seen.audience().contains(Seat.B)).isTrue();
    assertThat(seen.audience().contains(Seat.A)).isFalse();
    while (scene.asked() != Seat.B) {
      scene.play(scene.offered().getFirst());
    }
    scene.play("eat leader 5");
    assertThat(Boards.board(scene.race).used().getFirst()).containsExactly(0, 0, 0, 1);
    assertThat(Feeding.pile(scene.race, 0)).isEqualTo(11);
  }

  @Test
  @Rule({"L1-100", "L1-Q-12", "L1-Q-87"})
  void aFallenRiderGetsNoSlipstreamAndNobodyKeepsItOverTheTurn() {
    String riders =
        road("black leader", "3C3", "") + "," + road("white leader", "3C2", ", 'fallTurn': 5");
    Scene fallen =
        Scene.riding(2, riders, "'black leader'", "cyclists=1", "slipstreamTest=stands-behind")
            .play("ride 2 3C5");
    assertThat(fallen.told(RaceEvent.Slipstreamed.class)).isEmpty();
    String late =
        "{'board': {'phase': 'DROPPED_RIDERS', 'turn': 5, 'head': '4C5', 'queue': ['black leader']},"
            + " 'cyclists': {"
            + road("black leader", "2C3", "")
            + ","
            + road("white leader", "3C2", ", 'slipstream': true")
            + "}}";
    Scene next = Scene.of(2, late, "cyclists=1").play("ride 1 2C4");
    assertThat(next.race.turn).isEqualTo(6);
    assertThat(next.rider("white leader").slipstream()).isFalse();
  }

  @Test
  @Rule({"L1-152", "L1-Q-47"})
  void aFavourableWindHelpsWithSlipstreamToo() {
    Scene scene =
        Scene.of(
            2,
            "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader'],"
                + " 'weather': [{'hexagon': 3, 'shown': ['FAVOURABLE_1']}]}, 'cyclists': {"
                + road("black leader", "2C6", ", 'slipstream': true")
                + "}}",
            "weather=1");
    assertThat(scene.cost("ride 5 3C5")).as("3 free, 2 paid for 3, wind 1").isEqualTo(2);
  }

  @Test
  @Rule({"L1-Q-66", "L1-Q-67"})
  void whoIsLevelWithTheHeadIsBehindButRanksBeforeThePeloton() {
    Scene scene =
        Scene.of(
            2,
            "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'head': '3C1'}, 'cyclists': {"
                + road("white climber", "3L1", "")
                + ", 'white leader': {'place': 'FRONT'}}}");
    assertThat(scene.rider("white climber").slot()).isEqualTo(Slot.BEHIND);
    assertThat(Scene.GAME.view(scene.race, Seat.A).order())
        .as("road, front area, back area")
        .startsWith("white climber", "white leader", "black leader");
  }

  @Test
  @Rule("L1-Q-115")
  void ofSeveralFallenAtOneSquareTheLatestArrivalIsFirst() {
    String riders =
        road("black leader", "3C1", ", 'fallTurn': 3, 'stamp': 7")
            + ","
            + road("black rouleur", "3C1", ", 'fallTurn': 3, 'stamp': 9")
            + ","
            + road("white leader", "3C1", ", 'stamp': -1");
    Scene scene =
        Scene.of(
            2,
            "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'head': '2C1', 'lastStamp': 9,"
                + "'lowestStamp': -1}, 'cyclists': {"
                + riders
                + "}}");
    scene.play("ride 1 3C2");
    assertThat(Boards.board(scene.race).queue()).containsExactly("black rouleur", "black leader");
  }
}
