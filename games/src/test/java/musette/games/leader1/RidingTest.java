package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Riding on the road, feeding, breaking away (chapters 6 to 8). */
final class RidingTest {
  private static final String ROW =
      road("white leader", "3L2", "")
          + ","
          + road("white rouleur", "3C2", "")
          + ","
          + road("white climber", "3R2", "");

  @Test
  @Rule({"L1-43", "L1-44", "L1-Q-56", "L1-Q-67", "L1-Q-66"})
  void ridersAheadMoveInClassificationOrder() {
    Scene scene =
        Scene.of(
            2,
            "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'head': '3C1', 'lastStamp': 9},"
                + "'cyclists': {"
                + road("black leader", "3L3", ", 'stamp': 3")
                + ","
                + road("white leader", "3C3", ", 'stamp': 7")
                + ","
                + road("white rouleur", "3R4", ", 'stamp': 1")
                + ","
                + road("black climber", "2C1", "")
                + "}}");
    assertThat(Boards.board(scene.race).queue())
        .containsExactly("white rouleur", "white leader", "black leader");
    assertThat(scene.rider("black climber").slot()).isEqualTo(Slot.BEHIND);
    assertThat(scene.rider("black rouleur").slot()).isEqualTo(Slot.NONE);
    assertThat(Scene.GAME.view(scene.race, Seat.A).order())
        .startsWith("white rouleur", "white leader", "black leader", "black rouleur");
  }

  @Test
  @Rule({"L1-21", "L1-45", "L1-46", "L1-48", "L1-50", "L1-Q-15", "L1-Q-16", "L1-66"})
  void freeSquaresComeFromTerrainQualityAndSlipstream() {
    String rider = road("black leader", "6C1", ", 'quality': 'DESCENDER', 'slipstream': true");
    Scene scene = Scene.riding(2, rider, "'black leader'");
    assertThat(scene.cost("ride 6 7C1")).isZero();
    assertThat(scene.remarks("ride 2 6C3", RaceRemark.Regains.class).getFirst().energy())
        .isEqualTo(4);
    assertThat(scene.refusal("pass")).isEqualTo("L1-50");
    assertThat(scene.refusal("ride 1 6C1")).isEqualTo("L1-50");
    Scene poor = Scene.riding(2, road("black leader", "3C1", ", 'energy': 2"), "'black leader'");
    assertThat(poor.refusal("ride 4 3C5")).isEqualTo("L1-48");
    assertThat(poor.offered()).contains("ride 3 3C4");
    assertThat(poor.play("ride 1 3C2").rider("black leader").energy()).isEqualTo(3);
  }

  @Test
  @Rule({"L1-Q-17", "L1-Q-10"})
  void energyCanBeCappedAndTheTableContinued() {
    String rider = road("black leader", "6C1", ", 'energy': 43, 'startEnergy': 44, 'feeds': 1");
    Scene capped = Scene.riding(2, rider, "'black leader'", "energyCap=on");
    assertThat(capped.play("ride 1 6C2").rider("black leader").energy()).isEqualTo(44);
    Scene open = Scene.riding(2, rider, "'black leader'");
    assertThat(open.play("ride 1 6C2").rider("black leader").energy()).isEqualTo(46);
    String far = road("black leader", "3C1", "");
    Scene more = Scene.riding(2, far, "'black leader'", "payBeyondSix=on");
    assertThat(more.cost("ride 9 4C4")).isEqualTo(19);
  }

  @Test
  @Rule({"L1-Q-18", "L1-Q-19", "L1-Q-72", "L1-53"})
  void blockedWithoutEnergyHeStaysAndRegainsNothing() {
    String rider = road("black leader", "3C1", ", 'energy': 0");
    Scene scene =
        Scene.of(
            2,
            "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader',"
                + "'white climber']}, 'cyclists': {"
                + rider
                + ","
                + ROW
                + "}}");
    assertThat(scene.asked()).as("passed over").isEqualTo(Seat.B);
    assertThat(scene.rider("black leader").energy()).isZero();
    assertThat(scene.rider("black leader").slot()).isEqualTo(Slot.NONE);
  }

  @Test
  @Rule({"L1-Q-20", "L1-Q-69", "L1-Q-70", "L1-132", "L1-140"})
  void puncturedSquaresAreCrossedFreeAndFallenOnesAreOpen() {
    String row =
        road("white leader", "3L2", ", 'punctureTurn': 4")
            + ","
            + road("white rouleur", "3C2", ", 'fallTurn': 4")
            + ","
            + road("white climber", "3R2", "");
    Scene scene =
        Scene.riding(2, road("black leader", "3C1", ", 'energy': 9") + "," + row, "'black leader'");
    assertThat(scene.refusal("ride 1 3L2")).isEqualTo("L1-140");
    assertThat(scene.refusal("ride 1 3R2")).isEqualTo("L1-41");
    assertThat(scene.cost("ride 1 3C2")).isZero();
    assertThat(scene.cost("ride 2 3L3")).isZero();
    assertThat(scene.play("ride 2 3L3").told(RaceEvent.Rode.class).getFirst().path())
        .containsExactly("3L2", "3L3");
  }

  @Test
  @Rule({"L1-Q-71", "L1-Q-106", "L1-107", "L1-Q-105"})
  void ofSeveralPathsTheSafestIsTaken() {
    Scene scene = Scene.riding(2, road("black climber", "6C1", ", 'feeds': 1"), "'black climber'");
    // Steps 5 and 6 are paid: 6C5 and 6R5 are blackened, so the path keeps to the left there.
    assertThat(scene.play("ride 5 6L6").told(RaceEvent.Rode.class).getFirst().path())
        .containsExactly("6L2", "6L3", "6L4", "6L5", "6L6");
    Scene safe = Scene.riding(2, road("black climber", "5C6", ", 'feeds': 1"), "'black climber'");
    assertThat(safe.remarks("ride 5 6L5", RaceRemark.MayFall.class)).isEmpty();
    assertThat(safe.play("ride 5 6L5").told(RaceEvent.Rode.class).getFirst().path())
        .doesNotContain("6L3", "6C3");
    Scene climbs =
        Scene.riding(2, road("black rouleur", "3C5", ""), "'black rouleur'", "race=mountains");
    assertThat(climbs.remarks("ride 4 4C3", RaceRemark.MayCrack.class)).hasSize(1);
  }

  @Test
  @Rule({"L1-60", "L1-61", "L1-63", "L1-Q-96", "L1-Q-97", "L1-Q-73"})
  void passingAFeedZoneDrawsATileThatIsKept() {
    Scene scene = Scene.riding(2, road("black leader", "4C5", ""), "'black leader'");
    scene.play("ride 1 5C1", 11);
    assertThat(scene.told(RaceEvent.TileSeen.class))
        .containsExactly(new RaceEvent.TileSeen("L1-61", Seat.A, Team.BLACK, Speciality.LEADER, 5));
    assertThat(scene.told(RaceEvent.TileSeen.class).getFirst().audience().contains(Seat.B))
        .isFalse();
    assertThat(scene.rider("black leader").feeds()).isEqualTo(1);
    assertThat(scene.asked()).isEqualTo(Seat.A);
    assertThat(scene.offered()).contains("eat leader 5");
    int before = scene.rider("black leader").energy();
    scene.play("eat leader 5");
    assertThat(scene.rider("black leader").energy()).isEqualTo(before + 5);
    assertThat(scene.refusal("eat leader 5")).isEqualTo("L1-63");
  }

  @Test
  @Rule({"L1-68", "L1-69", "L1-70", "L1-72", "L1-74", "L1-Q-23", "L1-Q-76", "L1-Q-55"})
  void severalCyclistsBreakAwayFromTheFront() {
    Scene scene =
        Scene.of(
            2,
            "{'board': {'phase': 'BREAKING_AWAY', 'turn': 2, 'head': '3C1', 'order': ['WHITE',"
                + "'BLACK']}, 'cyclists': {'black leader': {'place': 'FRONT'},"
                + "'black rouleur': {'place': 'FRONT'}}}");
    assertThat(scene.refusal("attack climber 4 3C5")).isEqualTo("L1-69");
    assertThat(scene.refusal("attack leader 3 3C4")).isEqualTo("L1-70");
    assertThat(scene.cost("attack leader 4 3C5")).as("no slipstream").isEqualTo(3);
    scene.play("attack leader 4 3C5");
    assertThat(scene.asked()).isEqualTo(Seat.A);
    assertThat(scene.refusal("attack rouleur 4 3C5")).isEqualTo("L1-41");
    scene.play("attack rouleur 5 3C6");
    assertThat(scene.rider("black leader").slot()).isEqualTo(Slot.NONE);
    assertThat(scene.race.phase).isEqualTo(Phase.INSIDE_PELOTON);
    assertThat(scene.rider("black rouleur").place()).isEqualTo(Place.ROAD);
  }

  @Test
  @Rule({"L1-125", "L1-Q-21"})
  void aClimberWhoAttacksOnAMountainNeverRisksACrack() {
    Scene scene =
        Scene.of(
            2,
            "{'board': {'phase': 'BREAKING_AWAY', 'turn': 2, 'head': '3C1', 'order': ['WHITE',"
                + "'BLACK']}, 'cyclists': {'black leader': {'place': 'FRONT'}, 'black climber':"
                + "{'place': 'FRONT'}}}",
            "race=mountains");
    assertThat(scene.remarks("attack climber 6 4C1", RaceRemark.MayCrack.class)).isEmpty();
    assertThat(scene.remarks("attack leader 5 3C6", RaceRemark.MayCrack.class)).hasSize(1);
    scene.play("attack climber 6 4C1");
    Scene onRoad =
        Scene.riding(2, road("black climber", "3C1", ""), "'black climber'", "race=mountains");
    assertThat(onRoad.remarks("ride 6 4C1", RaceRemark.MayCrack.class)).hasSize(1);
  }

  @Test
  @Rule({"L1-131", "L1-Q-115", "L1-129"})
  void aFallenRiderWaitsForWhoStandsOnHisSquare() {
    String riders =
        road("black leader", "3C1", ", 'fallTurn': 3, 'stamp': 9")
            + ","
            + road("white leader", "3C1", ", 'stamp': -1");
    Scene scene =
        Scene.of(
            2,
            "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'head': '2C1', 'lastStamp': 9,"
                + "'lowestStamp': -1}, 'cyclists': {"
                + riders
                + "}}");
    assertThat(scene.asked()).as("the occupant first").isEqualTo(Seat.B);
    assertThat(scene.rider("black leader").slot()).isEqualTo(Slot.WAITING);
    scene.play("ride 1 3C2");
    assertThat(scene.asked()).isEqualTo(Seat.A);
    assertThat(scene.play("ride 1 3L2").rider("black leader").fallTurn()).isZero();
  }
}
