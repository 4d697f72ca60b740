package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Step 1, and the groups after it. A player-turn is begun by the last choice of the one before. */
final class MovementTest {
  private static final String HILLS = "ownCourse profile _16 ^10 v10 _24";

  @ParameterizedTest
  @CsvSource({
    "SLOW, 20, 1", "STEADY, 20, 2", "FAST, 20, 3",
    "SLOW, 10, 2", "STEADY, 10, 4", "FAST, 10, 6",
    "SLOW, 30, 3", "STEADY, 30, 6", "FAST, 30, 9"
  })
  @Rule("PW-16")
  void terrainAndPaceGiveTheSquares(Pace pace, int from, int squares) {
    Scene race = Scene.of(2, HILLS).at(from, "A1 B1").paces(pace).asksPace(from, Seat.A).ride();
    assertThat(race.square("A1")).isEqualTo(from + squares);
  }

  @Test
  @Rule("PW-22")
  void racersOfAllPlayersMove() {
    Scene race = Scene.of(3, "").at(20, "A1 B1 C1").asksPace(20, Seat.A).ride();
    assertThat(Road.countOn(race.race(), 24)).isEqualTo(3);
  }

  @Test
  @Rule("PW-45")
  void theNewPaceCountsFromTheNextRide() {
    Scene race = Scene.of(2, "").at(20, "A1 B1").asksPace(20, Seat.A).play("slower");
    assertThat(race.square("A1")).isEqualTo(20);
    assertThat(race.ride().square("A1")).isEqualTo(22);
  }

  @Test
  @Rule({"PW-14", "PW-Q-15"})
  void theTerrainUnderTheFrontAtTheStartCountsForTheWholeMove() {
    Scene race = Scene.of(1, HILLS).at(16, "A1").at(15, "A2").asksPace(16, Seat.A).ride();
    assertThat(race.square("A1")).isEqualTo(20);
    Scene climbing =
        Scene.of(2, HILLS).at(17, "A1 A2 B1 B2").at(16, "A3").asksPace(17, Seat.A).ride();
    assertThat(climbing.square("A3")).as("his group is on the hill").isEqualTo(18);
  }

  @Test
  @Rule({"PW-15", "PW-17"})
  void everyGroupKeepsItsOwnPaceAndSteadyCostsNothing() {
    Scene race =
        Scene.of(1, "")
            .at(30, "A1")
            .at(20, "A2")
            .at(10, "A3")
            .paces(Pace.SLOW, Pace.STEADY, Pace.FAST)
            .asksPace(10, Seat.A)
            .ride();
    assertThat(List.of(race.square("A1"), race.square("A2"), race.square("A3")))
        .containsExactly(32, 24, 16);
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(5);
    assertThat(race.points("A2", Skill.ENDURANCE)).isEqualTo(5);
  }

  /** A steady group of two, and a fast one of seven behind it (PW-EX-11). */
  private static Scene fastBehindSteady() {
    return Scene.of(3, "")
        .at(20, "A1 A2")
        .at(18, "A3 B1 B2 B3")
        .at(17, "C1 C2 C3")
        .paces(Pace.STEADY, Pace.FAST)
        .asksPace(20, Seat.A)
        .ride();
  }

  @Test
  @Rule("PW-EX-11")
  void aFullSquareStopsTheGroupBehind() {
    Scene race = fastBehindSteady();
    assertThat(Road.countOn(race.race(), 24)).isEqualTo(4);
    assertThat(Road.countOn(race.race(), 23)).isEqualTo(4);
    assertThat(Road.countOn(race.race(), 22)).isEqualTo(1);
    assertThat(race.group("C3")).isEqualTo(race.group("A1"));
  }

  @Test
  @Rule("PW-20")
  void whoCannotPassAFullSquareIsToldSo() {
    assertThat(fastBehindSteady().told(RaceEvent.Moved.class))
        .filteredOn(RaceEvent.Moved::stopped)
        .extracting(RaceEvent.Moved::rule)
        .isNotEmpty()
        .containsOnly("PW-20");
  }

  @Test
  @Rule("PW-Q-14")
  void groupsAndTheirSquaresMoveFromTheFrontToTheBack() {
    assertThat(fastBehindSteady().told(RaceEvent.Moved.class))
        .extracting(RaceEvent.Moved::from)
        .containsExactly(20, 20, 18, 18, 18, 18, 17, 17, 17);
  }

  @Test
  @Rule("PW-Q-39")
  void aFasterGroupUsesSquaresWithRoomAndStopsBehindAFullOne() {
    Scene race = fastBehindSteady();
    assertThat(race.square("B1")).as("room beside the two ahead").isEqualTo(24);
    assertThat(race.square("A3")).as("24 is full by now").isEqualTo(23);
  }

  @Test
  @Rule("PW-Q-45")
  void groupsThatMergeTakeThePaceOfTheOneAhead() {
    assertThat(fastBehindSteady().pace("C3")).isEqualTo(Pace.STEADY);
  }

  @Test
  @Rule("PW-Q-47")
  void thePlayerOnTurnGoesFirstWhereNotAllFit() {
    Scene race =
        Scene.of(3, "")
            .at(24, "C3 C1")
            .at(18, "A1 B1 A2 C2")
            .paces(Pace.SLOW, Pace.FAST)
            .at(10, "A3 B2 B3")
            .asksPace(18, Seat.A)
            .ride();
    assertThat(race.square("B1")).isEqualTo(24);
    assertThat(race.square("C2")).isEqualTo(24);
    Scene blocked =
        Scene.of(3, "")
            .at(22, "C3 C1")
            .at(18, "A1 B1 A2 C2")
            .paces(Pace.SLOW, Pace.FAST)
            .asksPace(18, Seat.A)
            .ride();
    assertThat(blocked.square("B1")).as("player on turn").isEqualTo(24);
    assertThat(blocked.square("C2")).as("then clockwise").isEqualTo(24);
    assertThat(blocked.square("A1")).isEqualTo(23);
    assertThat(blocked.square("A2")).isEqualTo(23);
  }

  @Test
  @Rule({"PW-EX-12", "PW-Q-12"})
  void aBunchOnTheFlatPassesALeaderOnTheHill() {
    Scene race = Scene.of(2, HILLS).at(17, "A1").at(16, "A2 A3 B1 B2").asksPace(17, Seat.A).ride();
    assertThat(race.square("A1")).isEqualTo(19);
    assertThat(race.square("B1")).isEqualTo(20);
    assertThat(race.group("A1")).isEqualTo(race.group("B1"));
  }

  @Test
  @Rule({"PW-Q-11", "PW-Q-45"})
  void thePartsOfADividedGroupKeepItsPaceOrStartSteady() {
    assertThat(afterSplit("newPace inherit").pace("A1")).isEqualTo(Pace.SLOW);
    Scene steady = afterSplit("newPace steady");
    assertThat(steady.pace("B1")).as("of equal parts the foremost keeps").isEqualTo(Pace.SLOW);
    assertThat(steady.pace("A1")).isEqualTo(Pace.STEADY);
  }

  private static Scene afterSplit(String option) {
    return Scene.of(2, option)
        .at(20, "A1 A2 B1 B2")
        .at(19, "A3 B3")
        .paces(Pace.SLOW)
        .asks(Phase.SHUFFLE, Seat.A)
        .play("shift A1 19")
        .until(Phase.PACE)
        .ride();
  }

  @ParameterizedTest
  @CsvSource({"ahead, SLOW", "fastest, FAST", "slowest, SLOW"})
  @Rule("PW-Q-12")
  void groupsThatMeetTakeOnePace(String option, Pace pace) {
    Scene race =
        Scene.of(2, "mergedPace " + option)
            .at(24, "A1 A2")
            .at(20, "B1 B2")
            .paces(Pace.SLOW, Pace.FAST)
            .asksPace(24, Seat.A)
            .ride();
    assertThat(race.group("B1")).isEqualTo(race.group("A1"));
    assertThat(race.pace("A1")).isEqualTo(pace);
  }

  @Test
  @Rule({"PW-Q-46", "PW-14"})
  void theTerrainOfTheTurnsStartCountsInTheLaterSteps() {
    Scene start =
        Scene.of(1, HILLS + " | terrainTime turn-start")
            .at(14, "A1 A2 A3")
            .asksPace(14, Seat.A)
            .ride()
            .play("attack A1", 1);
    assertThat(start.square("A1")).isEqualTo(18);
    assertThat(start.points("A1", Skill.SPRINT)).isEqualTo(4);
    Scene now =
        Scene.of(1, HILLS + " | terrainTime now")
            .at(14, "A1 A2 A3")
            .asksPace(14, Seat.A)
            .ride()
            .play("attack A1", 1);
    assertThat(now.points("A1", Skill.CLIMBING)).isEqualTo(4);
  }

  @Test
  @Rule("PW-21")
  void theStepsComeInTheirOrder() {
    Scene race = Scene.of(2, "").at(20, "A1 A2 B1 B2").at(19, "B3 A3");
    race.asksPace(20, Seat.A).ride();
    assertThat(race.asked()).isEqualTo(Seat.B);
    assertThat(race.phase()).isEqualTo(Phase.ATTACK);
    assertThat(race.refusal("shift B3 24")).isEqualTo("PW-21");
    race.play("no-attack");
    assertThat(race.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(race.refusal("attack B1")).isEqualTo("PW-21");
    race.play("done");
    assertThat(race.phase()).isEqualTo(Phase.PACE);
    race.play("faster B1 endurance");
    assertThat(race.square("A1")).as("the next player rides fast").isEqualTo(30);
    assertThat(race.asked()).isEqualTo(Seat.A);
  }
}
