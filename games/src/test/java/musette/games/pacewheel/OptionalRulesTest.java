package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mechanical incidents and food. */
final class OptionalRulesTest {
  private static Scene bunch(String options) {
    return Scene.of(2, options).at(20, "A1 B1 B2 A2").at(19, "B3").asks(Phase.ATTACK, Seat.A);
  }

  @Test
  @Rule({"PW-50", "PW-Q-63", "PW-Q-30"})
  void aOneIsAnIncidentAndHeMissesTheNextRide() {
    Scene race = bunch("incident one").play("attack A1", 1);
    assertThat(race.phase()).as("no boost, no counters").isEqualTo(Phase.SHUFFLE);
    assertThat(race.offers()).as("he may still be moved").contains("shift A1 19");
    race.play("done").ride();
    assertThat(race.square("A1")).isEqualTo(20);
    assertThat(race.square("A2")).isEqualTo(24);
    assertThat(race.race().turn).isEqualTo(6);
    assertThat(Racer.owed(race.race().racers[0])).isEqualTo(4);
    race.until(Phase.PACE).ride();
    assertThat(race.square("A1")).as("and then he rides again").isGreaterThan(20);
  }

  @Test
  @Rule({"PW-50", "PW-Q-63"})
  void aCounterCanHaveAnIncidentToo() {
    Scene race = bunch("incident one").play("attack A1", 8).play("boost 0").play("no-farther");
    race.play("counter", 1);
    assertThat(Racer.hasIncident(race.race().racers[Racer.index("B1")])).isTrue();
    assertThat(bunch("incident off").play("attack A1", 1).told(RaceEvent.IncidentSuffered.class))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"one, 0", "lowest, 1"})
  @Rule({"PW-Q-29", "PW-03"})
  void twoDiceHaveAnIncidentOnTwoOnlyIfSoChosen(String option, int incidents) {
    Scene race = bunch("dice two-d6 | incident " + option).play("attack A1", 1, 1);
    assertThat(race.told(RaceEvent.IncidentSuffered.class)).hasSize(incidents);
  }

  /** A1 has lost 4 squares and has 3 endurance points. */
  private static Scene fourLost() {
    return Scene.of(2, "incident one")
        .at(30, "B1")
        .at(20, "A1")
        .points("A1", 5, 3, 5)
        .owed("A1", 4)
        .asks(Phase.SHUFFLE, Seat.A);
  }

  @Test
  @Rule("PW-EX-18")
  void threePointsMakeUpThreeOfFourLostSquares() {
    Scene race = fourLost().play("catch-up A1 3");
    assertThat(race.square("A1")).isEqualTo(23);
    assertThat(Racer.owed(race.race().racers[0])).isEqualTo(1);
  }

  @Test
  @Rule("PW-51")
  void lostSquaresAreMadeUpWithEndurance() {
    Scene race = fourLost().play("catch-up A1 2");
    assertThat(race.told(RaceEvent.CaughtUp.class))
        .containsExactly(new RaceEvent.CaughtUp("PW-51", "A1", 20, 22, 2));
  }

  @Test
  @Rule("PW-Q-31")
  void onePointMakesUpOneSquare() {
    assertThat(fourLost().play("catch-up A1 2").points("A1", Skill.ENDURANCE)).isEqualTo(1);
    assertThat(fourLost().play("catch-up A1 3").points("A1", Skill.ENDURANCE)).isZero();
  }

  @Test
  @Rule("PW-Q-64")
  void nobodyMakesUpMoreSquaresThanArePaidFor() {
    Scene race = fourLost();
    assertThat(race.offers())
        .contains("catch-up A1 1", "catch-up A1 2", "catch-up A1 3")
        .doesNotContain("catch-up A1 4");
    assertThat(race.refusal("catch-up A1 4")).isEqualTo("PW-Q-64");
  }

  @Test
  @Rule({"PW-Q-31", "PW-Q-64"})
  void aFullSquareAndTheRateLimitCatchingUp() {
    Scene race =
        Scene.of(3, "incident one | catchRate 3")
            .at(24, "B1 B2 B3 C1")
            .at(20, "A1")
            .points("A1", 5, 1, 5)
            .owed("A1", 9)
            .asks(Phase.SHUFFLE, Seat.A);
    assertThat(race.offers()).contains("catch-up A1 3").doesNotContain("catch-up A1 4");
    race.play("catch-up A1 3");
    assertThat(race.square("A1")).isEqualTo(23);
    assertThat(race.points("A1", Skill.ENDURANCE)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"lasting, 4", "next-turn, 0"})
  @Rule("PW-Q-64")
  void lostSquaresStayOwedOrNot(String option, int owed) {
    Scene race = Scene.of(2, "incident one | catchUp " + option).at(20, "A1").owed("A1", 4);
    race.asksPace(20, Seat.A).ride();
    assertThat(Racer.owed(race.race().racers[0])).isEqualTo(owed);
  }

  @Test
  @Rule({"PW-Q-60", "PW-51"})
  void whoCatchesUpOverTheLineArrivesAtOnceAlone() {
    Scene race =
        Scene.of(2, "incident one").at(58, "A1 B1").owed("A1", 4).asks(Phase.SHUFFLE, Seat.A);
    race.play("catch-up A1 2");
    assertThat(race.phase()).isEqualTo(Phase.OVER);
    assertThat(race.arrived()).containsExactly("A1");
  }

  private static Scene zone(String options) {
    return Scene.of(2, "ownCourse profile _60; feed 20-24 30 | feeding on | " + options)
        .at(20, "A1")
        .at(19, "B1")
        .asksPace(20, Seat.A);
  }

  @Test
  @Rule("PW-52")
  void whoStopsOnAnRSquareAddsTwoPoints() {
    Scene race = zone("split repeat").ride();
    assertThat(race.phase()).isEqualTo(Phase.FEED);
    assertThat(race.asked()).isEqualTo(Seat.A);
    assertThat(race.play("feed climbing").points("A1", Skill.CLIMBING)).isEqualTo(7);
  }

  @Test
  @Rule("PW-53")
  void nobodyEatsTwiceInAZone() {
    Scene race = zone("split repeat").ride().play("feed climbing");
    assertThat(race.square("A1")).as("still in the same zone").isEqualTo(24);
    race.play("no-attack").ride();
    assertThat(race.asked()).as("now B1 stands there, A1 has eaten").isEqualTo(Seat.B);
    assertThat(race.play("feed sprint").phase()).isEqualTo(Phase.ATTACK);
    assertThat(race.points("A1", Skill.CLIMBING)).isEqualTo(7);
  }

  @Test
  @Rule("PW-Q-65")
  void foodIsGivenAtTheEndOfTheTurnToThePlayerOnTurnFirst() {
    Scene race =
        Scene.of(2, "ownCourse profile _60; feed 20-24 | feeding on")
            .at(20, "A1 B1")
            .asksPace(20, Seat.B)
            .ride();
    assertThat(race.square("A1")).as("before the next ride").isEqualTo(20);
    assertThat(race.asked()).isEqualTo(Seat.B);
    assertThat(race.play("feed sprint").asked()).isEqualTo(Seat.A);
  }

  @Test
  @Rule("PW-Q-33")
  void ridingOverAnRSquareGivesNothing() {
    Scene race =
        Scene.of(2, "ownCourse profile _60; feed 20-24 30 | feeding on")
            .at(28, "A1")
            .asksPace(28, Seat.A)
            .ride();
    assertThat(race.square("A1")).isEqualTo(32);
    assertThat(race.told(RaceEvent.Fed.class)).isEmpty();
    assertThat(race.phase()).isEqualTo(Phase.ATTACK);
  }

  @Test
  @Rule("PW-Q-72")
  void nobodyRefusesFood() {
    assertThat(zone("split repeat").ride().offers())
        .containsExactly("feed sprint", "feed endurance", "feed climbing");
  }

  @ParameterizedTest
  @CsvSource({"never, 7", "stage-race, 7", "always, 6"})
  @Rule({"PW-Q-32", "PW-55"})
  void foodIsLimitedWhereTheOptionSaysSo(String option, int points) {
    Scene race =
        Scene.of(2, "ownCourse profile _60; feed 20-24 | feeding on | feedCap " + option)
            .began(5, 6, 6)
            .at(20, "A1")
            .asksPace(20, Seat.A)
            .ride();
    race.play("feed endurance");
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(points);
    if (option.equals("always")) {
      Scene full = zone("feedCap always");
      full.ride();
      assertThat(full.phase()).as("no room, no question").isEqualTo(Phase.ATTACK);
    }
  }

  @Test
  @Rule("PW-Q-32")
  void inAStageRaceFoodStopsAtTheBeginning() {
    Scene race =
        Scene.of(
                1,
                "ownCourse course a : A; profile _60; feed 20-24; race r : R; stages a a"
                    + " | feeding on")
            .began(5, 6, 6)
            .at(20, "A1")
            .asksPace(20, Seat.A)
            .ride();
    assertThat(race.offers()).containsExactly("feed endurance", "feed climbing");
    assertThat(race.refusal("feed sprint")).isEqualTo("PW-Q-32");
    race.play("feed climbing");
    assertThat(race.points("A1", Skill.CLIMBING)).isEqualTo(6);
  }
}
