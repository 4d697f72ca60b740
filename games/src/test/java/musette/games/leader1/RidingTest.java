package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.Slot;
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

  /** Three riders ahead of the peloton, two of them level, and one behind it. */
  private static Scene threeAhead() {
    return Scene.of(
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
  }

  @Test
  @Rule("L1-43")
  void ridersAheadMoveInClassificationOrder() {
    assertThat(Boards.board(threeAhead().race).queue())
        .containsExactly("white rouleur", "white leader", "black leader");
  }

  @Test
  @Rule("L1-Q-56")
  void ofLevelRidersTheLastToArriveIsAhead() {
    assertThat(Boards.board(threeAhead().race).queue())
        .containsSubsequence("white leader", "black leader");
  }

  @Test
  @Rule("L1-44")
  void aRiderOutOfThePelotonStandsOnTheBoardAndUsesHisType() {
    Scene scene = threeAhead();
    assertThat(scene.rider("white rouleur").square()).isEqualTo("3R4");
    assertThat(scene.cost("ride 3 4R1")).as("a rouleur on the flat").isZero();
  }

  @Test
  @Rule("L1-Q-66")
  void onlyRidersOnTheRoadHaveASlotAndByTheirPlaceAtTheStartOfTheTurn() {
    Scene scene = threeAhead();
    assertThat(scene.rider("white rouleur").slot()).isEqualTo(Slot.AHEAD);
    assertThat(scene.rider("black climber").slot()).isEqualTo(Slot.BEHIND);
    assertThat(scene.rider("black rouleur").slot()).isEqualTo(Slot.NONE);
  }

  @Test
  @Rule("L1-Q-67")
  void thePelotonRanksAfterTheRidersAheadOfIt() {
    assertThat(Scene.GAME.view(threeAhead().race, Seat.A).order())
        .startsWith("white rouleur", "white leader", "black leader", "black rouleur");
  }

  /** On a descent, with a slipstream: six free squares. */
  private static Scene descender() {
    String rider = road("black leader", "6C1", ", 'quality': 'DESCENDER', 'slipstream': true");
    return Scene.riding(2, rider, "'black leader'");
  }

  private static Scene withTwoEnergy() {
    return Scene.riding(2, road("black leader", "3C1", ", 'energy': 2"), "'black leader'");
  }

  @Test
  @Rule({"L1-45", "L1-21"})
  void freeSquaresComeFromTerrainQualityAndSlipstream() {
    assertThat(descender().cost("ride 6 7C1")).as("4 + 1 + 1").isZero();
    assertThat(descender().cost("ride 7 7C2")).isEqualTo(1);
  }

  @Test
  @Rule("L1-46")
  void onlyTheTerrainOfTheStartSquareCounts() {
    Scene flat = Scene.riding(2, road("black leader", "5C6", ", 'feeds': 1"), "'black leader'");
    assertThat(flat.cost("ride 3 6C3")).as("downhill, but started on a hill").isEqualTo(1);
  }

  @Test
  @Rule({"L1-66", "L1-Q-15"})
  void unusedFreeSquaresComeBackWithSlipstreamAndQuality() {
    assertThat(descender().cost("ride 2 6C3")).isZero();
    assertThat(descender().remarks("ride 2 6C3", RaceRemark.Regains.class).getFirst().energy())
        .isEqualTo(4);
  }

  @Test
  @Rule("L1-Q-16")
  void freeSquaresComeBeforePayingOnes() {
    String rider = road("black climber", "6C1", ", 'feeds': 1");
    Scene scene = Scene.riding(2, rider, "'black climber'");
    assertThat(scene.remarks("ride 4 6C5", RaceRemark.MayFall.class)).as("6C3 is free").isEmpty();
    assertThat(scene.remarks("ride 5 6C6", RaceRemark.Lands.class).getFirst().paying())
        .isEqualTo(1);
  }

  @Test
  @Rule("L1-50")
  void standingStillIsForbidden() {
    assertThat(descender().refusal("pass")).isEqualTo("L1-50");
    assertThat(descender().refusal("ride 1 6C1")).isEqualTo("L1-50");
  }

  @Test
  @Rule("L1-48")
  void nobodySpendsMoreEnergyThanHeHas() {
    Scene poor = withTwoEnergy();
    assertThat(poor.refusal("ride 4 3C5")).isEqualTo("L1-48");
    assertThat(poor.offered()).contains("ride 3 3C4");
  }

  @Test
  @Rule("L1-65")
  void anUnusedFreeSquareIsRegainedAtOnce() {
    assertThat(withTwoEnergy().play("ride 1 3C2").rider("black leader").energy()).isEqualTo(3);
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

  /** The whole width of the road is taken, and he has nothing to pay the surcharge with. */
  private static Scene blocked(int energy) {
    return Scene.of(
        2,
        "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader',"
            + "'white climber']}, 'cyclists': {"
            + road("black leader", "3C1", ", 'energy': " + energy)
            + ","
            + ROW
            + "}}");
  }

  @Test
  @Rule({"L1-Q-19", "L1-Q-72"})
  void blockedWithoutEnergyHeStaysAndRegainsNothing() {
    Scene scene = blocked(0);
    assertThat(scene.asked()).as("passed over").isEqualTo(Seat.B);
    assertThat(scene.rider("black leader").energy()).isZero();
    assertThat(scene.rider("black leader").slot()).isEqualTo(Slot.NONE);
  }

  @Test
  @Rule({"L1-Q-18", "L1-53"})
  void withOneEnergyHeGoesThroughTheBlock() {
    Scene scene = blocked(1);
    assertThat(scene.asked()).isEqualTo(Seat.A);
    assertThat(scene.cost("ride 2 3C3")).as("one rider crossed").isEqualTo(1);
  }

  /** Before him one who has punctured, one who has fallen, and one who rides. */
  private static Scene mixedRow() {
    String row =
        road("white leader", "3L2", ", 'punctureTurn': 4")
            + ","
            + road("white rouleur", "3C2", ", 'fallTurn': 4")
            + ","
            + road("white climber", "3R2", "");
    return Scene.riding(
        2, road("black leader", "3C1", ", 'energy': 9") + "," + row, "'black leader'");
  }

  @Test
  @Rule("L1-140")
  void nobodyStopsOnTheSquareOfAPuncturedRider() {
    assertThat(mixedRow().refusal("ride 1 3L2")).isEqualTo("L1-140");
  }

  @Test
  @Rule({"L1-Q-69", "L1-41"})
  void onlyARiderWhoRidesOccupiesHisSquare() {
    assertThat(mixedRow().refusal("ride 1 3R2")).isEqualTo("L1-41");
    assertThat(mixedRow().offered()).contains("ride 1 3C2");
  }

  @Test
  @Rule("L1-132")
  void theSquareOfAFallenRiderIsOpen() {
    assertThat(mixedRow().cost("ride 1 3C2")).isZero();
  }

  @Test
  @Rule({"L1-Q-20", "L1-Q-70"})
  void aPuncturedRiderIsPassedWithoutASurcharge() {
    assertThat(mixedRow().cost("ride 2 3L3")).isZero();
    assertThat(mixedRow().play("ride 2 3L3").told(RaceEvent.Rode.class).getFirst().path())
        .containsExactly("3L2", "3L3");
  }

  @Test
  @Rule("L1-Q-71")
  void ofSeveralPathsTheSafestIsTaken() {
    Scene scene = Scene.riding(2, road("black climber", "6C1", ", 'feeds': 1"), "'black climber'");
    // Steps 5 and 6 are paid: 6C5 and 6R5 are blackened, so the path keeps to the left there.
    assertThat(scene.play("ride 5 6L6").told(RaceEvent.Rode.class).getFirst().path())
        .containsExactly("6L2", "6L3", "6L4", "6L5", "6L6");
  }

  @Test
  @Rule({"L1-Q-106", "L1-107"})
  void aSafePathIsTakenWhereThereIsOne() {
    Scene safe = Scene.riding(2, road("black climber", "5C6", ", 'feeds': 1"), "'black climber'");
    assertThat(safe.remarks("ride 5 6L5", RaceRemark.MayFall.class)).isEmpty();
    assertThat(safe.play("ride 5 6L5").told(RaceEvent.Rode.class).getFirst().path())
        .doesNotContain("6L3", "6C3");
  }

  @Test
  @Rule("L1-Q-105")
  void payingSquaresOfAMountainCountAgainstItsOwnToken() {
    Scene climbs =
        Scene.riding(2, road("black rouleur", "3C5", ""), "'black rouleur'", "race=mountains");
    assertThat(climbs.remarks("ride 4 4C3", RaceRemark.MayCrack.class)).hasSize(1);
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

  @Test
  @Rule("L1-132")
  void aFallenRiderMayShareHisSquare() {
    String riders =
        road("black leader", "4C3", ", 'fallTurn': 4") + "," + road("white leader", "4C3", "");
    assertThat(Scene.riding(2, riders, "'white leader'").race.road()).isEqualTo(0b1001);
  }
}
