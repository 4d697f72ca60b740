package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stage races: points, summits, recovery, the next stage. */
final class StagesTest {
  private static final String TWO =
      "ownCourse course a : A; profile _20 ^10 _30; course b : B; profile _30; race r : R;"
          + " stages a b";

  /** Everybody but the named racer is over; he rides over the line now. */
  private static Scene lastOne(String options) {
    return Scene.of(2, TWO + options)
        .began(10, 10, 10)
        .over("A1", 1, 20)
        .over("A2", 2, 21)
        .over("A3", 2, 21)
        .over("B1", 2, 21)
        .over("B2", 5, 21)
        .at(59, "B3")
        .turn(22)
        .asksPace(59, Seat.B)
        .ride();
  }

  private static List<Integer> general(Scene race) {
    return List.of("A1", "A2", "A3", "B1", "B2", "B3").stream()
        .map(name -> Standings.general(race.tally(name)))
        .toList();
  }

  @Test
  @Rule("PW-EX-16")
  void pointsAreTheRankOfTheGroupAndTheTurnsAfterTheWinner() {
    assertThat(general(lastOne(""))).containsExactly(0, 2, 2, 2, 5, 8);
  }

  @Test
  @Rule("PW-58")
  void theWinnerGetsNothingAndLaterRanksOnePointMoreEach() {
    List<Integer> points = general(lastOne(" | stagePoints rank-only"));
    assertThat(points.getFirst()).as("first").isZero();
    assertThat(points.subList(4, 6)).as("fifth and sixth").containsExactly(4, 5);
  }

  @Test
  @Rule("PW-59")
  void racersOfOneGroupGetTheSamePoints() {
    assertThat(general(lastOne("")).subList(1, 4)).containsOnly(2);
  }

  @Test
  @Rule("PW-60")
  void everyTurnAfterTheWinnerIsAPoint() {
    assertThat(general(lastOne(" | stagePoints turns-only"))).containsExactly(0, 1, 1, 1, 1, 3);
  }

  @ParameterizedTest
  @CsvSource({
    "stagePoints rank-only, '0,1,1,1,4,5'",
    "stagePoints turns-only, '0,1,1,1,1,3'",
    "stageTurn round, '0,2,2,2,5,7'"
  })
  @Rule({"PW-Q-27", "PW-Q-28"})
  void otherPointsAreOptions(String option, String points) {
    assertThat(general(lastOne(" | " + option)).toString().replace(" ", ""))
        .isEqualTo("[" + points + "]");
  }

  /** A1 and B1 won together, A2 came in the same turn, A3 and B2 a turn later. */
  private static Scene twoWinners() {
    return Scene.of(2, TWO)
        .began(10, 10, 10)
        .over("A1", 1, 22)
        .over("A2", 2, 22)
        .over("A3", 3, 23)
        .over("B1", 1, 22)
        .over("B2", 5, 23)
        .at(59, "B3")
        .turn(22)
        .asksPace(59, Seat.B)
        .ride();
  }

  @Test
  @Rule("PW-EX-09")
  void whoCrossesInTheWinnersTurnGetsTheRankLessOne() {
    Scene race = twoWinners();
    assertThat(Standings.general(race.tally("A2"))).as("second alone, same turn").isEqualTo(1);
    assertThat(Standings.general(race.tally("A3"))).as("third, a turn later").isEqualTo(3);
  }

  @Test
  @Rule("PW-Q-27")
  void groupMatesOfTheWinnerGetOnePoint() {
    assertThat(Standings.general(twoWinners().tally("B1"))).isEqualTo(1);
  }

  /** A1 is asked; A2 has two points to get back and A3 none. */
  private static Scene recovering() {
    return Scene.of(1, TWO)
        .began(10, 5, 0)
        .points("A1", 6, 1, 0)
        .points("A2", 9, 4, 0)
        .points("A3", 10, 5, 0)
        .over("A1", 1, 20)
        .over("A2", 2, 21)
        .at(59, "A3")
        .turn(22)
        .asksPace(59, Seat.A)
        .ride();
  }

  @Test
  @Rule("PW-EX-19")
  void sixPointsComeBackUpToTheBeginning() {
    Scene race = recovering();
    assertThat(race.phase()).isEqualTo(Phase.RECOVER);
    assertThat(race.offers()).containsExactly("recover 4 2 0", "recover 3 3 0", "recover 2 4 0");
    race.play("recover 3 3 0");
    assertThat(race.points("A2", Skill.SPRINT)).as("the rest is lost").isEqualTo(10);
    assertThat(race.points("A2", Skill.ENDURANCE)).isEqualTo(5);
  }

  @Test
  @Rule("PW-54")
  void neitherMoreNorFewerThanSixPointsComeBack() {
    Scene race = recovering();
    assertThat(race.refusal("recover 4 1 0")).isEqualTo("PW-54");
    race.play("recover 3 3 0");
    assertThat(race.points("A1", Skill.SPRINT)).isEqualTo(9);
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(4);
  }

  @Test
  @Rule("PW-55")
  void noSkillRisesAboveItsBeginning() {
    assertThat(recovering().refusal("recover 5 1 0")).isEqualTo("PW-55");
    assertThat(recovering().refusal("recover 4 1 1")).isEqualTo("PW-55");
  }

  @Test
  @Rule("PW-Q-66")
  void racersRecoverInTurnAndWhoHasNoChoiceIsNotAsked() {
    Scene race = recovering().play("recover 3 3 0");
    assertThat(race.told(RaceEvent.Recovered.class))
        .extracting(RaceEvent.Recovered::racer)
        .containsExactly("A1", "A2", "A3");
    assertThat(race.phase()).isEqualTo(Phase.PLACE);
  }

  @Test
  @Rule({"PW-Q-68", "PW-Q-71"})
  void theNextStageStartsLikeTheFirstWithThePointsLeft() {
    Scene race =
        Scene.of(1, TWO)
            .points("A1", 5, 3, 5)
            .over("A1", 1, 20)
            .over("A2", 2, 21)
            .owed("A3", 3)
            .at(59, "A3")
            .turn(22)
            .asksPace(59, Seat.A)
            .ride();
    assertThat(race.phase()).isEqualTo(Phase.PLACE);
    assertThat(race.race().stage).isEqualTo(1);
    assertThat(race.race().course.length()).isEqualTo(30);
    assertThat(race.race().turnsBefore).isEqualTo(20);
    assertThat(Racer.owed(race.race().racers[2])).isZero();
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(5);
    race.play("place A1 0").play("place A2 0").play("place A3 -1");
    assertThat(race.square("A1")).isEqualTo(4);
    assertThat(race.race().turn).isEqualTo(1);
  }

  /** A group of two passes the summit, four others are two squares behind. */
  private static Scene overTheSummit() {
    return Scene.of(2, TWO)
        .at(29, "A1 B1")
        .points("A1", 2, 5, 5)
        .points("B1", 5, 5, 5)
        .at(27, "A2 A3 B2 B3")
        .asksPace(29, Seat.A)
        .ride();
  }

  @Test
  @Rule("PW-EX-20")
  void moreSprintGetsMoreSummitPoints() {
    Scene race = overTheSummit();
    assertThat(Standings.climb(race.tally("B1"))).isEqualTo(5);
    assertThat(Standings.climb(race.tally("A1"))).isEqualTo(3);
    assertThat(Standings.climb(race.tally("A2"))).as("not there yet").isZero();
  }

  @Test
  @Rule("PW-56")
  void theFirstFourOverASummitGetPoints() {
    Scene race = overTheSummit().until(Phase.PACE).ride();
    assertThat(List.of("B1", "A1", "A2", "A3", "B2", "B3"))
        .extracting(name -> Standings.climb(race.tally(name)))
        .containsExactlyInAnyOrder(5, 3, 2, 1, 0, 0);
  }

  @Test
  @Rule("PW-57")
  void whoPassesASummitTogetherIsRankedAsAtAFinish() {
    Scene race = overTheSummit();
    assertThat(Standings.summitWins(race.tally("B1"))).isEqualTo(1);
    assertThat(Standings.summitWins(race.tally("A1"))).isZero();
  }

  @Test
  @Rule("PW-Q-69")
  void aSummitGivesPointsOnce() {
    Scene race = overTheSummit().until(Phase.PACE).ride();
    assertThat(Standings.climb(race.tally("B1"))).isEqualTo(5);
  }

  @Test
  @Rule("PW-Q-69")
  void aSummitIsPassedInStepsTwoAndThreeToo() {
    Scene race = Scene.of(2, TWO).at(29, "A1 A2 B1 B2").at(28, "A3").asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 4).play("boost 0").play("no-farther").until(Phase.SHUFFLE);
    assertThat(race.square("A1")).isEqualTo(30);
    assertThat(Standings.climb(race.tally("A1"))).isEqualTo(5);
    Scene shift =
        Scene.of(2, TWO).at(30, "B1 B2 B3").at(29, "A1").turn(1).asks(Phase.SHUFFLE, Seat.A);
    shift.play("shift A1 30");
    assertThat(shift.told(RaceEvent.SummitPassed.class).getFirst().racer()).isEqualTo("A1");
  }

  @Test
  @Rule("PW-56")
  void aSingleRaceHasNoSummitPoints() {
    Scene race =
        Scene.of(2, "ownCourse profile _20 ^10 _30").at(29, "A1").asksPace(29, Seat.A).ride();
    assertThat(race.told(RaceEvent.SummitPassed.class)).isEmpty();
  }

  @Test
  @Rule({"PW-61", "PW-Q-67"})
  void fewestPointsWinThenStageWinsThenTheLastStage() {
    long[] tally = {
      Standings.of(5, 0, 0, 0, 2), Standings.of(5, 0, 1, 0, 6), Standings.of(4, 0, 0, 0, 9),
      Standings.of(5, 0, 0, 0, 1), Standings.of(9, 0, 0, 0, 3), Standings.of(9, 0, 0, 0, 4)
    };
    assertThat(Standings.generalOrder(tally)).containsExactly(2, 1, 3, 0, 4, 5);
  }

  @Test
  @Rule("PW-Q-67")
  void climbersRankByPointsThenSummitsWonThenTheGeneralRank() {
    long[] tally = {
      Standings.of(5, 8, 0, 1, 2),
      Standings.of(4, 8, 0, 0, 6),
      Standings.of(3, 9, 0, 0, 9),
      Standings.of(2, 8, 0, 0, 1)
    };
    assertThat(Standings.climbOrder(tally)).containsExactly(2, 0, 3, 1);
  }

  @Test
  @Rule({"PW-61", "PW-Q-62", "PW-Q-70"})
  void aWholeStageRaceEndsWithThePlayersRankedByTheirBestRacer() {
    Scene race = Scene.of(2, TWO).at(57, "A1 A2 A3").at(20, "B1 B2 B3").asksPace(57, Seat.A).ride();
    race.until(Phase.OVER);
    assertThat(race.result().places()).containsExactlyInAnyOrder(1, 2);
    assertThat(race.race().stage).isEqualTo(1);
  }
}
