package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Arrivals, summits and stages where the order of two rules matters. */
final class RankingTest {
  private static final String TWO =
      "ownCourse course a : A; profile _20 ^10 _30; course b : B; profile _30; race r : R;"
          + " stages a b";

  @Test
  @Rule({"PW-46", "PW-Q-61"})
  void whoIsFartherRanksBeforeWhoIsOnTurn() {
    Scene race = Scene.of(3, "").at(57, "B1").at(51, "A1").at(50, "C1").asksPace(51, Seat.A).ride();
    assertThat(race.result().places()).containsExactly(2, 1, 3);
    assertThat(race.told(RaceEvent.Arrived.class))
        .containsExactly(new RaceEvent.Arrived("PW-46", "B1", 1, 6));
  }

  @Test
  @Rule({"PW-48", "PW-Q-61"})
  void thoseLeftOnASquareRankByThePointsForTheFinish() {
    Scene race =
        Scene.of(3, "ownCourse profile _30 ^10")
            .at(39, "B1")
            .at(20, "A1 C1")
            .points("A1", 5, 5, 0)
            .points("C1", 5, 4, 3)
            .at(10, "A2 A3 B2 B3")
            .at(9, "C2 C3")
            .asksPace(20, Seat.A)
            .ride();
    assertThat(race.result().places()).containsExactly(3, 1, 2);
  }

  /** Two groups of three cross in one ride; the first of them starts two squares ahead. */
  private static Scene twoGroupsOver() {
    return Scene.of(2, TWO)
        .began(10, 10, 10)
        .at(59, "A1 B1 A2")
        .at(57, "B2")
        .at(56, "A3 B3")
        .asksPace(59, Seat.A)
        .ride();
  }

  @Test
  @Rule("PW-Q-59")
  void groupsThatCrossInOneTurnAreRankedApart() {
    assertThat(twoGroupsOver().arrived()).startsWith("B1", "A1", "A2", "B2");
  }

  @Test
  @Rule("PW-47")
  void whoArrivesWithTheFirstIsToldTheRuleOfTies() {
    assertThat(twoGroupsOver().told(RaceEvent.Arrived.class).get(1).rule()).isEqualTo("PW-47");
  }

  @Test
  @Rule({"PW-58", "PW-59"})
  void groupsThatCrossInOneTurnAreScoredApart() {
    assertThat(twoGroupsOver().told(RaceEvent.StageScored.class))
        .extracting(RaceEvent.StageScored::points)
        .containsExactly(0, 1, 1, 3, 4, 4);
  }

  @Test
  @Rule({"PW-57", "PW-Q-69"})
  void aTieOnASummitIsBrokenByTheSkillsOfTheClimb() {
    Scene race =
        Scene.of(2, TWO)
            .at(29, "A1 B1")
            .points("A1", 5, 5, 1)
            .points("B1", 5, 4, 5)
            .asksPace(29, Seat.B)
            .ride();
    assertThat(Standings.climb(race.tally("B1"))).as("4 + 5 beat 5 + 1").isEqualTo(5);
    assertThat(Standings.climb(race.tally("A1"))).isEqualTo(3);
    assertThat(Standings.summitWins(race.tally("A1"))).isZero();
  }

  @Test
  @Rule({"PW-57", "PW-Q-59", "PW-Q-69"})
  void ofTwoGroupsTheOneThatGetsFartherPassesTheSummitFirst() {
    Scene race =
        Scene.of(2, TWO)
            .at(29, "A1")
            .points("A1", 1, 1, 1)
            .at(28, "B1")
            .points("B1", 9, 9, 9)
            .asksPace(29, Seat.A)
            .ride();
    assertThat(Standings.climb(race.tally("A1"))).isEqualTo(5);
    assertThat(Standings.climb(race.tally("B1"))).isEqualTo(3);
  }

  @Test
  @Rule({"PW-57", "PW-Q-69"})
  void attackerAndCounterPassASummitTogetherEvenOnTwoSquares() {
    Scene race =
        Scene.of(3, TWO + " | distance 2")
            .at(31, "C1 C2 C3")
            .at(29, "A1 B1")
            .points("A1", 1, 5, 5)
            .points("B1", 9, 5, 5)
            .asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 6).play("boost 0").play("no-farther").play("counter", 12);
    assertThat(race.square("A1")).isEqualTo(31);
    assertThat(race.square("B1")).as("31 is full").isEqualTo(30);
    assertThat(race.told(RaceEvent.SummitPassed.class))
        .extracting(RaceEvent.SummitPassed::racer)
        .containsExactly("B1", "A1");
  }

  @Test
  @Rule({"PW-51", "PW-56", "PW-Q-69"})
  void catchingUpPassesASummitToo() {
    Scene race =
        Scene.of(2, TWO + " | incident one").at(29, "A1").owed("A1", 2).asks(Phase.SHUFFLE, Seat.A);
    race.play("catch-up A1 1");
    assertThat(race.told(RaceEvent.SummitPassed.class)).hasSize(1);
  }

  @Test
  @Rule({"PW-Q-66", "PW-05", "PW-Q-68"})
  void recoveryGoesClockwiseFromTheStarterWhoIsThenRolledForAnew() {
    Scene race =
        Scene.of(2, TWO)
            .began(10, 10, 10)
            .over("A1", 1, 20)
            .over("A2", 2, 21)
            .over("A3", 2, 21)
            .over("B1", 2, 21)
            .over("B2", 5, 21)
            .at(59, "B3")
            .turn(22)
            .turnsBefore(13)
            .asksPace(59, Seat.B)
            .ride();
    for (String name : new String[] {"B1", "B2", "B3", "A1", "A2"}) {
      assertThat(Racer.name(race.race().subject)).isEqualTo(name);
      race.play("recover 2 2 2");
    }
    race.play("recover 2 2 2", 9, 3);
    assertThat(race.race().turnsBefore).as("13 and the winner's 20").isEqualTo(33);
    assertThat(race.asked()).as("A rolled higher").isEqualTo(Seat.A);
    race.play("place A1 0").play("place B1 0").play("place A2 0").play("place B2 0");
    race.play("place A3 -1").play("place B3 -1");
    assertThat(race.asked()).as("and has the first turn").isEqualTo(Seat.A);
  }

  @Test
  @Rule("PW-Q-66")
  void aSkillAboveItsBeginningTakesNothingFromTheOthers() {
    Scene race =
        Scene.of(1, TWO)
            .points("A1", 9, 3, 4)
            .over("A1", 1, 20)
            .over("A2", 2, 21)
            .at(59, "A3")
            .turn(22)
            .asksPace(59, Seat.A)
            .ride();
    assertThat(race.points("A1", Skill.SPRINT)).isEqualTo(9);
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(5);
    assertThat(race.points("A1", Skill.CLIMBING)).isEqualTo(5);
  }

  @Test
  @Rule("PW-Q-67")
  void onlyTheFirstHasWonTheStageWhateverHisPoints() {
    Scene race =
        Scene.of(1, TWO + " | stagePoints turns-only")
            .over("A1", 1, 22)
            .over("A2", 1, 22)
            .at(59, "A3")
            .turn(22)
            .asksPace(59, Seat.A)
            .ride();
    assertThat(Standings.wins(race.tally("A1"))).isEqualTo(1);
    assertThat(Standings.wins(race.tally("A2"))).as("no points, but second").isZero();
  }
}
