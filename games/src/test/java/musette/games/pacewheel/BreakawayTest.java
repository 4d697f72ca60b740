package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Step 2: attacks and counters, on the flat at a steady pace if nothing else is said. */
final class BreakawayTest {
  private static Scene bunch(String options) {
    return Scene.of(3, options).at(20, "A1 A2 B1 C1").at(19, "B2 C2").asks(Phase.ATTACK, Seat.A);
  }

  @Test
  @Rule("PW-23")
  void onlyALeadingSquareAttacks() {
    Scene race = Scene.of(2, "").at(20, "A1 B1 B2 B3").at(19, "A2").at(10, "A3");
    race.asks(Phase.ATTACK, Seat.A);
    assertThat(race.offers()).containsExactly("no-attack", "attack A1", "attack A3");
    assertThat(race.refusal("attack A2")).isEqualTo("PW-23");
    assertThat(race.refusal("attack B1")).isEqualTo("PW-23");
  }

  @Test
  @Rule({"PW-24", "PW-Q-48"})
  void anAttemptBurnsAPointAtOnceEvenIfItFails() {
    Scene race = Scene.of(1, "").at(20, "A1").points("A1", 2, 5, 0);
    race.asks(Phase.ATTACK, Seat.A).play("attack A1", 1);
    assertThat(race.points("A1", Skill.SPRINT)).isEqualTo(1);
    assertThat(race.square("A1")).isEqualTo(20);
    Scene empty = Scene.of(1, "").at(20, "A1").at(10, "A2").points("A1", 0, 5, 5);
    assertThat(empty.asks(Phase.ATTACK, Seat.A).refusal("attack A1")).isEqualTo("PW-24");
  }

  @Test
  @Rule({"PW-24", "PW-Q-07"})
  void uphillItIsClimbing() {
    Scene race =
        Scene.of(1, "ownCourse profile _10 ^30").at(20, "A1 A2 A3").asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 3).play("boost 1").play("farther");
    assertThat(race.points("A1", Skill.CLIMBING)).isEqualTo(2);
    assertThat(race.points("A1", Skill.SPRINT)).isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource({"5, 0, 20", "6, 0, 21", "5, 1, 21"})
  @Rule("PW-EX-01")
  void aSteadyGroupOnTheFlatNeedsSix(int roll, int boost, int square) {
    Scene race = bunch("").play("attack A1", roll).play("boost " + boost);
    race.until(Phase.SHUFFLE);
    assertThat(race.square("A1")).isEqualTo(square);
  }

  @Test
  @Rule("PW-25")
  void aResultBelowTheOuterAndTheMiddleNumberFails() {
    Scene race = bunch("").play("attack A1", 5).play("boost 0");
    assertThat(race.told(RaceEvent.BreakawayFailed.class))
        .containsExactly(new RaceEvent.BreakawayFailed("PW-25", "A1", 5, 6));
  }

  @Test
  @Rule("PW-26")
  void aBurnedPointRaisesTheResultByOne() {
    Scene race = bunch("").play("attack A1", 5).play("boost 1");
    assertThat(race.race().result).isEqualTo(6);
    assertThat(race.points("A1", Skill.SPRINT)).isEqualTo(3);
  }

  @Test
  @Rule({"PW-25", "PW-26", "PW-Q-03"})
  void aHopelessRollIsNotRaised() {
    Scene race = bunch("").play("attack A1", 4);
    assertThat(race.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(bunch("").play("attack A1", 5).refusal("boost 2")).isEqualTo("PW-Q-03");
    assertThat(bunch("boosts 2").play("attack A1", 4).offers())
        .containsExactly("boost 0", "boost 1", "boost 2");
  }

  @Test
  @Rule("PW-EX-05")
  void twelveAndAPointForDistanceMakeThreeSquaresForThreePoints() {
    Scene race = bunch("").play("attack A1", 11).play("boost 1").play("farther");
    assertThat(race.square("A1")).isEqualTo(23);
    assertThat(race.points("A1", Skill.SPRINT)).isEqualTo(2);
  }

  @Test
  @Rule("PW-27")
  void dieAndPointTogetherGainASquareFromTwelve() {
    Scene race = bunch("").play("attack A1", 11).play("boost 1").play("no-farther");
    assertThat(race.square("A1")).isEqualTo(22);
    assertThat(race.told(RaceEvent.SquareGained.class))
        .containsExactly(new RaceEvent.SquareGained("PW-27", "A1", 12));
  }

  @ParameterizedTest
  @CsvSource({"11, 0", "12, 1"})
  @Rule("PW-34")
  void onlyTheRingedResultsGainASquare(int roll, int gained) {
    Scene race = bunch("").play("attack A1", roll).play("boost 0").play("no-farther");
    assertThat(race.told(RaceEvent.SquareGained.class)).hasSize(gained);
  }

  @Test
  @Rule("PW-28")
  void aPointBurnedAfterASuccessGainsASquare() {
    Scene race = bunch("").play("attack A1", 6).play("boost 0").play("farther");
    assertThat(race.square("A1")).isEqualTo(22);
    assertThat(race.points("A1", Skill.SPRINT)).isEqualTo(3);
  }

  @Test
  @Rule("PW-Q-49")
  void thePointForDistanceIsAskedForOnceBeforeAnyCounter() {
    Scene race = bunch("").play("attack A1", 11).play("boost 1");
    assertThat(race.phase()).isEqualTo(Phase.DISTANCE);
    assertThat(race.play("farther").phase()).isEqualTo(Phase.COUNTER);
  }

  @Test
  @Rule({"PW-27", "PW-Q-50"})
  void aTwelveMayBeRaisedAndThirteenCountsToo() {
    Scene race = bunch("").play("attack A1", 12);
    assertThat(race.offers()).containsExactly("boost 0", "boost 1");
    race.play("boost 1").play("no-farther");
    assertThat(race.square("A1")).isEqualTo(22);
    assertThat(race.race().result).isEqualTo(13);
    Scene eleven = bunch("").play("attack A1", 11).play("boost 0").play("no-farther");
    assertThat(eleven.square("A1")).isEqualTo(21);
  }

  @ParameterizedTest
  @CsvSource({"1, 6, 21", "3, 6, 23", "margin, 6, 22", "margin, 9, 25", "2, 12, 23"})
  @Rule("PW-Q-02")
  void theDistanceIsAnOption(String distance, int roll, int square) {
    Scene race = bunch("distance " + distance).play("attack A1", roll).play("boost 0");
    assertThat(race.play("no-farther").square("A1")).isEqualTo(square);
  }

  @Test
  @Rule({"PW-EX-04", "PW-32"})
  void elevenNeedsATwelveWithAPointAndTwelveCannotBeCountered() {
    Scene eleven = bunch("").play("attack A1", 11).play("boost 0").play("no-farther");
    assertThat(eleven.play("counter", 12).offers()).containsExactly("boost 0", "boost 1");
    assertThat(eleven.refusal("boost 2")).isEqualTo("PW-32");
    assertThat(eleven.play("boost 1").square("B1")).isEqualTo(21);
    Scene twelve = bunch("").play("attack A1", 12).play("boost 0").play("no-farther");
    twelve.play("counter", 12);
    assertThat(twelve.square("B1")).isEqualTo(20);
    assertThat(twelve.phase()).as("not even asked for a point").isEqualTo(Phase.COUNTER);
  }

  @Test
  @Rule({"PW-30", "PW-29"})
  void aCounterBurnsItsPointAndNeedsOne() {
    Scene race = Scene.of(2, "").at(20, "A1 B1 B2 B3").points("B2", 0, 9, 9);
    race.asks(Phase.ATTACK, Seat.A).play("attack A1", 6).play("boost 0").play("no-farther");
    race.play("counter", 1);
    assertThat(race.points("B1", Skill.SPRINT)).isEqualTo(4);
    assertThat(Racer.name(race.race().subject)).as("B2 has no sprint").isEqualTo("B3");
  }

  @Test
  @Rule({"PW-Q-51", "PW-Q-06", "PW-29"})
  void countersAreAskedClockwiseAndTheAttackersTeamLast() {
    Scene race = Scene.of(3, "").at(20, "B1 B2 A1 C1").at(19, "C2");
    race.asks(Phase.ATTACK, Seat.B).play("attack B1", 8).play("boost 1").play("no-farther");
    assertThat(Racer.name(race.race().subject)).isEqualTo("C1");
    race.play("counter", 11);
    assertThat(race.square("C1")).isEqualTo(21);
    assertThat(Racer.name(race.race().subject)).isEqualTo("A1");
    race.play("counter", 10);
    assertThat(race.offers()).as("measured against the attacker's 9").contains("boost 1");
    race.play("boost 0");
    assertThat(Racer.name(race.race().subject)).isEqualTo("B2");
    race.play("no-counter");
    assertThat(race.phase()).isEqualTo(Phase.SHUFFLE);
    Scene off = Scene.of(3, "teamCounter off").at(20, "B1 B2 B3").at(10, "A1");
    off.asks(Phase.ATTACK, Seat.B).play("attack B1", 8).play("boost 1").play("no-farther");
    assertThat(off.phase()).isEqualTo(Phase.PACE);
  }

  @Test
  @Rule("PW-Q-06")
  void oneAttemptATurnUnlessTheOptionGivesMore() {
    assertThat(bunch("").play("attack A1", 1).phase()).isEqualTo(Phase.SHUFFLE);
    Scene two = bunch("attempts 2").play("attack A1", 1);
    assertThat(two.offers()).contains("attack A2").doesNotContain("attack A1");
    assertThat(two.refusal("attack A1")).isEqualTo("PW-Q-06");
    assertThat(two.play("attack A2", 1).phase()).isEqualTo(Phase.SHUFFLE);
  }

  @ParameterizedTest
  @CsvSource({"result, 9", "roll, 8"})
  @Rule("PW-Q-04")
  void aCounterBeatsTheResultOrTheRoll(String option, int needed) {
    Scene race = bunch("counterAgainst " + option).play("attack A1", 6).play("boost 1");
    race.play("no-farther").play("counter", 1);
    assertThat(race.told(RaceEvent.Countered.class).getFirst().needed()).isEqualTo(needed);
  }

  @Test
  @Rule("PW-Q-08")
  void pointsCanBeNamedBeforeTheRoll() {
    Scene race = bunch("boostTime before").play("attack A1");
    assertThat(race.phase()).isEqualTo(Phase.BOOST);
    race.play("boost 1", 5).play("no-farther").play("counter");
    assertThat(race.phase()).isEqualTo(Phase.COUNTER_BOOST);
    race.play("boost 1", 7);
    assertThat(race.square("B1")).isEqualTo(21);
  }

  @Test
  @Rule({"PW-EX-13", "PW-Q-09", "PW-Q-52"})
  void aFullSquareStopsABreakawayAndItsCounters() {
    Scene race =
        Scene.of(4, "distance 3")
            .at(33, "D1 D2 D3 C3")
            .at(30, "A1 B1 B2 B3")
            .at(29, "C1 C2")
            .asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 6).play("boost 0");
    assertThat(race.square("A1")).as("33 is full").isEqualTo(32);
    race.play("counter", 12).play("counter", 12);
    assertThat(race.square("B1")).isEqualTo(32);
    Scene crowded =
        Scene.of(4, "").at(31, "D1 D2 D3").at(30, "A1 B1 B2 B3").asks(Phase.ATTACK, Seat.A);
    crowded.play("attack A1", 6).play("boost 0").play("no-farther").play("counter", 12);
    assertThat(crowded.square("A1")).isEqualTo(31);
    assertThat(crowded.square("B1")).as("the final square is full now").isEqualTo(30);
  }

  @Test
  @Rule({"PW-28", "PW-EX-13"})
  void aPointForDistanceIsNotAskedForWhereAFullSquareMakesItUseless() {
    Scene race =
        Scene.of(3, "").at(22, "C1 C2 C3 B3").at(20, "A1 A2 B1 B2").asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 6).play("boost 0");
    assertThat(race.phase()).as("22 is full, so 21 is all there is").isEqualTo(Phase.COUNTER);
    assertThat(race.square("A1")).isEqualTo(21);
    assertThat(race.refusal("farther")).isEqualTo("PW-28");
    Scene free = bunch("").play("attack A1", 6).play("boost 0");
    assertThat(free.offers()).containsExactly("no-farther", "farther");
  }

  @Test
  @Rule("PW-Q-53")
  void anEscapedRacerIsANewGroupOrJoinsTheOneThere() {
    Scene race =
        Scene.of(2, "")
            .at(20, "A1 A2 B1 B2")
            .at(19, "B3")
            .paces(Pace.SLOW)
            .asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 6).play("boost 0").play("no-farther");
    assertThat(race.group("A1")).isNotEqualTo(race.group("A2"));
    assertThat(race.pace("A1")).isEqualTo(Pace.SLOW);
    Scene joined = Scene.of(2, "").at(21, "B3").at(20, "A1 A2 B1 B2").asks(Phase.ATTACK, Seat.A);
    joined.play("attack A1", 6).play("boost 0").play("no-farther");
    assertThat(joined.group("A1")).isEqualTo(joined.group("B3"));
  }
}
