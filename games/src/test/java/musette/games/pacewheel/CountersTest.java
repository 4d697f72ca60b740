package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.RaceRemark;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Step 2 in its corners: empty skills, the wheel's tables, blocked roads, odds. */
final class CountersTest {
  private static final String NOTHING_ADDED = "breakaway 0,0,0/0,0,0/0,0,0";

  private static Scene bunch(String options) {
    return Scene.of(2, options).at(20, "A1 A2 B1 B2").at(19, "B3").asks(Phase.ATTACK, Seat.A);
  }

  @Test
  @Rule({"PW-26", "PW-28"})
  void whoHasBurnedHisLastPointIsAskedForNoMore() {
    Scene missed = Scene.of(2, "").at(20, "A1 B1 B2 A2").at(19, "B3").points("A1", 1, 5, 5);
    assertThat(missed.asks(Phase.ATTACK, Seat.A).play("attack A1", 5).phase())
        .isEqualTo(Phase.SHUFFLE);
    Scene away = Scene.of(2, "").at(20, "A1 B1 B2 A2").at(19, "B3").points("A1", 1, 5, 5);
    away.asks(Phase.ATTACK, Seat.A).play("attack A1", 6);
    assertThat(away.phase()).as("neither boost nor distance").isEqualTo(Phase.COUNTER);
    assertThat(away.square("A1")).isEqualTo(21);
    Scene two = Scene.of(2, "boosts 3").at(20, "A1 B1 B2 A2").points("A1", 3, 5, 5);
    two.asks(Phase.ATTACK, Seat.A).play("attack A1", 6);
    assertThat(two.offers()).as("two points are left").hasSize(3);
  }

  @Test
  @Rule({"PW-50", "PW-Q-63"})
  void anIncidentFailsEvenWhereAOneWouldDo() {
    Scene race =
        Scene.of(2, "ownCourse profile _10 ^50 | incident one | " + NOTHING_ADDED)
            .at(20, "A1 B1 B2 A2")
            .at(19, "B3")
            .paces(Pace.SLOW)
            .asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 1);
    assertThat(race.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(race.square("A1")).isEqualTo(20);
    assertThat(race.told(RaceEvent.IncidentSuffered.class)).hasSize(1);
  }

  @Test
  @Rule({"PW-50", "PW-51", "PW-Q-64"})
  void squaresLostTwiceAddUp() {
    Scene race =
        Scene.of(2, "incident one")
            .at(20, "A1 B1 B2 A2")
            .at(19, "B3")
            .owed("A1", 4)
            .asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 1).play("done").ride();
    assertThat(Racer.owed(race.race().racers[0])).isEqualTo(8);
  }

  @Test
  @Rule("PW-Q-02")
  void aBreakawayByMarginGainsAtLeastOneSquare() {
    Scene race = bunch("distance margin | " + NOTHING_ADDED).play("attack A1", 4);
    race.play("boost 0").play("no-farther");
    assertThat(race.square("A1")).isEqualTo(21);
  }

  @ParameterizedTest
  @CsvSource({"inherit, SLOW", "steady, STEADY"})
  @Rule({"PW-Q-11", "PW-Q-53"})
  void anEscapedRacerTakesThePaceAlongOrStartsSteady(String option, Pace pace) {
    Scene race =
        Scene.of(2, "newPace " + option)
            .at(20, "A1 A2 B1 B2")
            .paces(Pace.SLOW)
            .asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 6).play("boost 0").play("no-farther");
    assertThat(race.pace("A1")).isEqualTo(pace);
    assertThat(race.pace("A2")).isEqualTo(Pace.SLOW);
  }

  @Test
  @Rule({"PW-Q-46", "PW-Q-53"})
  void anEscapedRacerKeepsTheTerrainOfTheGroupHeLeft() {
    Scene race =
        Scene.of(2, "ownCourse profile _20 ^20").at(20, "A1 A2 B1 B2").asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 6).play("boost 0").play("no-farther");
    assertThat(race.square("A1")).as("he stands on the climb").isEqualTo(21);
    assertThat(race.race().terrain(race.group("A1"))).isEqualTo(Terrain.FLAT);
  }

  @Test
  @Rule({"PW-29", "PW-Q-09"})
  void aBreakawayThatCannotLeaveItsSquareIsNotCountered() {
    Scene race =
        Scene.of(3, "attempts 2").at(21, "C1 C2 C3").at(20, "A1 A2 B1").asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 9).play("boost 0").play("no-farther");
    race.play("no-counter").play("no-counter");
    race.play("attack A2", 9).play("boost 0");
    assertThat(race.square("A1")).isEqualTo(21);
    assertThat(race.square("A2")).as("21 is full now").isEqualTo(20);
    assertThat(race.phase()).isNotEqualTo(Phase.COUNTER);
  }

  private static Scene countered(int attack, int roll) {
    return bunch("")
        .play("attack A1", attack)
        .play("boost 0")
        .play("no-farther")
        .play("counter", roll);
  }

  @ParameterizedTest
  @CsvSource({"7, 0, false", "7, 1, true", "8, 0, true"})
  @Rule("PW-EX-02")
  void againstSixACounterNeedsEight(int roll, int boost, boolean joins) {
    Scene race = countered(6, roll);
    if (race.phase() == Phase.COUNTER_BOOST) {
      race.play("boost " + boost);
    }
    assertThat(race.square("B1")).isEqualTo(joins ? 21 : 20);
  }

  @ParameterizedTest
  @CsvSource({"8, false", "10, false", "12, true"})
  @Rule("PW-EX-03")
  void againstTenACounterNeedsTwelve(int roll, boolean joins) {
    assertThat(countered(10, roll).square("B1")).isEqualTo(joins ? 21 : 20);
  }

  @ParameterizedTest
  @CsvSource({"6, 8", "7, 9", "10, 12"})
  @Rule({"PW-31", "PW-Q-05"})
  void aCounterNeedsTheAttackersResultPlusTheInnerNumber(int attack, int needed) {
    assertThat(countered(attack, 1).told(RaceEvent.Countered.class))
        .containsExactly(new RaceEvent.Countered("PW-29", "B1", needed));
  }

  @Test
  @Rule("PW-29")
  void onlyTheSquareOfTheAttackerCounters() {
    Scene race = bunch("").play("attack A1", 6).play("boost 0").play("no-farther");
    var asked = new ArrayList<String>();
    while (race.phase() == Phase.COUNTER) {
      asked.add(Racer.name(race.race().subject));
      race.play("no-counter");
    }
    assertThat(asked).as("not B3, who rides behind").containsExactly("B1", "B2", "A2");
  }

  @Test
  @Rule("PW-32")
  void aBurnedPointRaisesACounterByOne() {
    Scene race = countered(6, 7).play("boost 1");
    assertThat(race.told(RaceEvent.CounterSucceeded.class).getFirst().result()).isEqualTo(8);
    assertThat(race.points("B1", Skill.SPRINT)).isEqualTo(3);
  }

  @Test
  @Rule("PW-33")
  void whoCountersJoinsTheAttackerAndPaysNothingMore() {
    Scene race = bunch("").play("attack A1", 6).play("boost 0").play("farther");
    race.play("counter", 8);
    assertThat(race.square("B1")).isEqualTo(race.square("A1")).isEqualTo(22);
    assertThat(race.points("B1", Skill.SPRINT)).as("only the attempt").isEqualTo(4);
  }

  @Test
  @Rule("PW-Q-01")
  void bothCirclesHaveTwoInEveryField() {
    Rules rules = Rules.of(PaceWheelContractTest.setup(2, "dice d12"));
    assertThat(rules.breakaway()).hasSize(9).containsOnly(2);
    assertThat(rules.counter()).hasSize(9).containsOnly(2);
  }

  @ParameterizedTest
  @CsvSource({"SLOW, 25, 6", "STEADY, 25, 5", "FAST, 25, 4", "STEADY, 5, 8", "STEADY, 45, 2"})
  @Rule({"PW-62", "PW-DATA-06"})
  void theInnerCircleHasANumberForEveryTerrainAndPace(Pace pace, int square, int added) {
    Scene race =
        Scene.of(
                2,
                "ownCourse profile _10 ^30 v40 | counter 6,5,4/9,8,7/3,2,1 | breakaway"
                    + " 0,0,0/0,0,0/0,0,0")
            .at(square, "A1 B1")
            .paces(pace)
            .asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 12).play("boost 0").play("no-farther").play("counter", 2);
    assertThat(race.told(RaceEvent.Countered.class).getFirst().needed()).isEqualTo(12 + added);
  }

  @ParameterizedTest
  @CsvSource({"SLOW, 25, 7", "STEADY, 25, 7", "FAST, 25, 7", "STEADY, 5, 12", "SLOW, 45, 6"})
  @Rule({"PW-62", "PW-DATA-06"})
  void theMiddleCircleHasANumberForEveryTerrainAndPace(Pace pace, int square, int needed) {
    Scene race =
        Scene.of(2, "ownCourse profile _10 ^30 v40 | breakaway 6,5,4/9,8,7/3,2,1")
            .at(square, "A1 B1")
            .paces(pace)
            .asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 2);
    assertThat(race.told(RaceEvent.Attacked.class).getFirst().needed()).isEqualTo(needed);
  }

  @Test
  @Rule({"PW-23", "PW-24"})
  void anAttackAndItsPointAreToldWithTheirRules() {
    Scene race = bunch("").play("attack A1", 6);
    assertThat(race.told(RaceEvent.Attacked.class).getFirst().rule()).isEqualTo("PW-23");
    assertThat(race.told(RaceEvent.Burned.class).getFirst().rule()).isEqualTo("PW-24");
  }

  @Test
  @Rule({"PW-26", "PW-28"})
  void pointsForTheResultAndTheDistanceAreToldWithTheirRules() {
    Scene race = bunch("").play("attack A1", 6).play("boost 1");
    assertThat(race.told(RaceEvent.Burned.class).getFirst().rule()).isEqualTo("PW-26");
    race.play("farther");
    assertThat(race.told(RaceEvent.Burned.class).getFirst().rule()).isEqualTo("PW-28");
  }

  @Test
  @Rule({"PW-30", "PW-33"})
  void aCounterAndItsPointAreToldWithTheirRules() {
    Scene race = bunch("").play("attack A1", 6).play("boost 1").play("farther");
    race.play("counter", 12);
    assertThat(race.told(RaceEvent.Burned.class).getFirst().rule()).isEqualTo("PW-30");
    assertThat(race.told(RaceEvent.CounterSucceeded.class))
        .containsExactly(new RaceEvent.CounterSucceeded("PW-33", "B1", 20, 22, 12));
  }

  @Test
  @Rule({"PW-25", "PW-29", "PW-31"})
  void theOddsNameWhoCouldAnswerAndCountNoIncident() {
    Scene race = bunch("incident one | " + NOTHING_ADDED.replace("0,0,0/", "2,2,2/"));
    RaceRemark.MayCounter threat =
        race.remarks("attack A1", RaceRemark.MayCounter.class).getFirst();
    assertThat(threat.racers()).isEqualTo(List.of("A2", "B1", "B2"));
    Scene easy =
        Scene.of(1, "ownCourse profile _10 ^50 | incident one | " + NOTHING_ADDED)
            .at(20, "A1")
            .paces(Pace.SLOW)
            .asks(Phase.ATTACK, Seat.A);
    assertThat(easy.remarks("attack A1", RaceRemark.Odds.class).getFirst().ways())
        .as("a one would do but is an incident")
        .isEqualTo(11);
  }

  @Test
  @Rule({"PW-03", "PW-25"})
  void theOddsFollowTheDiceAndThePointsThatWouldBeLeft() {
    Scene two = Scene.of(1, "dice two-d6").at(20, "A1").asks(Phase.ATTACK, Seat.A);
    RaceRemark.Odds odds = two.remarks("attack A1", RaceRemark.Odds.class).getFirst();
    assertThat(odds.ways()).as("6 or more").isEqualTo(26);
    assertThat(odds.of()).isEqualTo(36);
    assertThat(odds.points()).isEqualTo(1);
    Scene last = Scene.of(1, "").at(20, "A1").points("A1", 1, 5, 5);
    last.asks(Phase.ATTACK, Seat.A);
    RaceRemark.Odds poor = last.remarks("attack A1", RaceRemark.Odds.class).getFirst();
    assertThat(poor.ways()).isEqualTo(7);
    assertThat(poor.points()).as("the attempt burns his only point").isZero();
  }
}
