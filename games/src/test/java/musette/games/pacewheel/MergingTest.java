package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** After step 1 groups merge, but none splits before the end of the player-turn. */
final class MergingTest {
  @Test
  @Rule({"PW-Q-44", "PW-Q-63", "PW-38"})
  void aGapThatAnIncidentLeftInAFirstSquareCanBeFilledInStepThree() {
    Scene race = incidentInFront("");
    assertThat(race.square("A1")).as("he stayed").isEqualTo(20);
    assertThat(race.group("B1")).as("three in front").isEqualTo(race.group("B3"));
    assertThat(race.group("A1")).isNotEqualTo(race.group("B1"));
    race.play("no-attack");
    assertThat(race.offers()).contains("shift B3 24");
    race.play("shift B3 24").until(Phase.PACE).ride();
    assertThat(race.group("A3")).as("four in front").isEqualTo(race.group("B1"));
  }

  @Test
  @Rule({"PW-Q-44", "PW-38"})
  void aGapThatIsNotFilledSplitsTheGroupAtTheEndOfTheTurn() {
    Scene race = incidentInFront("").play("no-attack").play("done").until(Phase.PACE).ride();
    assertThat(race.group("A3")).isNotEqualTo(race.group("B1"));
    assertThat(race.group("A3")).isEqualTo(race.group("B3"));
  }

  @Test
  @Rule({"PW-Q-44", "PW-Q-45", "PW-Q-63"})
  void whoStayedBehindKeepsThePaceOfHisGroup() {
    assertThat(incidentInFront("").pace("A1")).isEqualTo(Pace.STEADY);
    Scene steady = incidentInFront("newPace steady");
    assertThat(steady.pace("A1")).isEqualTo(Pace.STEADY);
  }

  /** A1 rolls a 1 and stays on 20; three of his square and two behind them ride on. */
  private static Scene incidentInFront(String options) {
    String all = "incident one" + (options.isEmpty() ? "" : " | " + options);
    return Scene.of(2, all)
        .at(20, "A1 A2 B1 B2")
        .at(19, "A3 B3")
        .asks(Phase.ATTACK, Seat.A)
        .play("attack A1", 1)
        .play("done")
        .until(Phase.PACE)
        .ride();
  }

  @Test
  @Rule({"PW-Q-44", "PW-Q-62"})
  void whatIsLeftOfAGroupAtTheFinishIsOneGroupUntilTheEndOfTheTurn() {
    Scene race =
        Scene.of(3, "ending ride-on")
            .at(56, "A1 A2 B1 C1")
            .at(55, "A3 B2")
            .at(54, "B3 C2 C3")
            .asksPace(56, Seat.A)
            .ride();
    assertThat(race.arrived()).hasSize(4);
    assertThat(race.group("B2")).as("[2][3] on 59").isEqualTo(race.group("B3"));
    race.play("no-attack");
    assertThat(race.offers()).contains("shift B3 59");
    race.play("shift B3 59").until(Phase.PACE).ride();
    assertThat(race.arrived()).as("they split up at the end and rode on").hasSize(9);
  }

  @Test
  @Rule({"PW-Q-44", "PW-Q-12"})
  void whoMeetOnASquareAreOneGroupWithAllTheirs() {
    Scene race =
        Scene.of(2, "attempts 2 | incident one")
            .at(22, "A1")
            .at(20, "A2 A3 B1 B2")
            .at(19, "B3")
            .paces(Pace.SLOW, Pace.STEADY)
            .asks(Phase.ATTACK, Seat.A)
            .play("attack A2", 1)
            .play("attack A3", 1)
            .play("done")
            .until(Phase.PACE)
            .ride();
    assertThat(race.square("A1")).isEqualTo(race.square("B1")).isEqualTo(24);
    assertThat(race.group("A1")).isEqualTo(race.group("B1")).isEqualTo(race.group("B3"));
    assertThat(race.pace("B3")).as("that of the group that was ahead").isEqualTo(Pace.SLOW);
    assertThat(race.group("A2")).isEqualTo(race.group("A3")).isNotEqualTo(race.group("B3"));
  }

  @Test
  @Rule({"PW-Q-44", "PW-Q-12", "PW-Q-10"})
  void aGroupThatComesUpBehindAShortFirstSquareStaysAGroupOfItsOwn() {
    Scene race =
        Scene.of(2, "incident one")
            .at(20, "A1 A2 B1 B2")
            .at(19, "B3")
            .at(16, "A3")
            .paces(Pace.STEADY, Pace.FAST)
            .asks(Phase.ATTACK, Seat.A)
            .play("attack A1", 1)
            .until(Phase.PACE)
            .ride();
    assertThat(race.square("B1")).isEqualTo(24);
    assertThat(race.square("B3")).isEqualTo(23);
    assertThat(race.square("A3")).as("directly behind").isEqualTo(22);
    assertThat(race.group("B3")).isEqualTo(race.group("B1"));
    assertThat(race.group("A3")).isNotEqualTo(race.group("B3"));
  }

  @Test
  @Rule({"PW-Q-44", "PW-Q-63"})
  void whoStayedBehindBelongsToThoseWhoCameToHisSquare() {
    Scene race =
        Scene.of(2, "incident one")
            .at(20, "A1 A2 B1 B2")
            .at(16, "A3 B3")
            .asks(Phase.ATTACK, Seat.A)
            .play("attack A1", 1)
            .until(Phase.PACE)
            .ride();
    assertThat(race.square("B3")).isEqualTo(20);
    assertThat(race.group("A1")).isEqualTo(race.group("B3")).isEqualTo(race.group("A3"));
  }
}
