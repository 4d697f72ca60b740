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

/** Moves within groups, burning points, setting the pace. */
final class StepsThreeToFiveTest {
  private static final String UPHILL = "ownCourse profile _10 ^50";
  private static final String DOWNHILL = "ownCourse profile _10 v50";

  // Step 3

  @Test
  @Rule({"PW-35", "PW-Q-54", "PW-37"})
  void oneRacerInEachGroupMayChangeSquares() {
    Scene race =
        Scene.of(2, "").at(30, "B1 B2 B3 A1").at(29, "A2").at(10, "A3").asks(Phase.SHUFFLE, Seat.A);
    assertThat(race.offers()).containsExactly("done", "shift A1 29", "shift A2 30");
    assertThat(race.refusal("shift A3 30")).isEqualTo("PW-Q-54");
    assertThat(race.refusal("shift B1 31")).isEqualTo("PW-37");
    assertThat(race.refusal("shift B1 29")).isEqualTo("PW-35");
    race.play("shift A1 29");
    assertThat(race.square("A1")).isEqualTo(29);
    assertThat(race.phase()).as("nothing is left to move").isEqualTo(Phase.PACE);
  }

  @Test
  @Rule("PW-36")
  void aFullTargetSendsOneOfTheOthersBack() {
    assertThat(twoFullSquares().play("shift A1 30").offers())
        .containsExactly("push A2", "push B1", "push B2", "push B3");
  }

  @Test
  @Rule({"PW-EX-14", "PW-Q-22"})
  void anOpponentIsSentBackOrATeamMate() {
    Scene race = twoFullSquares().play("shift A1 30").play("push B1");
    assertThat(race.square("A1")).isEqualTo(30);
    assertThat(race.square("B1")).isEqualTo(29);
    assertThat(twoFullSquares().play("shift A1 30").play("push A2").square("A2")).isEqualTo(29);
  }

  @Test
  @Rule("PW-Q-54")
  void whoHasJustArrivedIsNotSentBack() {
    assertThat(twoFullSquares().play("shift A1 30").refusal("push A1")).isEqualTo("PW-Q-54");
  }

  private static Scene twoFullSquares() {
    return Scene.of(3, "").at(30, "A2 B1 B2 B3").at(29, "A1 C1 C2 C3").asks(Phase.SHUFFLE, Seat.A);
  }

  @Test
  @Rule({"PW-Q-21", "PW-Q-54", "PW-Q-53"})
  void pushesCascadeToTheSquareBehindTheGroup() {
    Scene race =
        Scene.of(3, "").at(30, "A1 B1 B2 B3").at(29, "A2 C1 C2 C3").asks(Phase.SHUFFLE, Seat.A);
    race.play("shift A1 29").play("push C1");
    assertThat(race.square("C1")).isEqualTo(28);
    assertThat(race.group("C1")).as("until the end of the turn").isEqualTo(race.group("A1"));
    Scene cascade =
        Scene.of(4, "")
            .at(30, "B1 B2 B3 C1")
            .at(29, "C2 C3 D1 D2")
            .at(28, "A1 D3")
            .asks(Phase.SHUFFLE, Seat.A);
    cascade.play("shift A1 30").play("push B1");
    assertThat(cascade.offers()).containsExactly("push C2", "push C3", "push D1", "push D2");
    cascade.play("push D1");
    assertThat(cascade.square("D1")).isEqualTo(28);
  }

  @Test
  @Rule("PW-35")
  void twoMovesInOneGroupAreRefused() {
    Scene race =
        Scene.of(2, "").at(30, "A1 A2 B1 B2").at(29, "A3").at(20, "B3").asks(Phase.SHUFFLE, Seat.A);
    Scene other = Scene.of(2, "").at(30, "A1 B1 B2 B3").at(29, "A2").asks(Phase.SHUFFLE, Seat.A);
    assertThat(race.play("shift A1 29").phase()).isNotEqualTo(Phase.SHUFFLE);
    assertThat(other.play("shift A2 30").offers()).contains("push A1");
  }

  // Step 4

  private static Scene burning(String options, int seats) {
    return Scene.of(seats, options);
  }

  @Test
  @Rule({"PW-18", "PW-39", "PW-40"})
  void everybodyInTheFirstSquareOfAFastGroupPays() {
    Scene race =
        burning("", 2)
            .at(30, "A1 A2 B1 B2")
            .at(29, "B3")
            .paces(Pace.FAST)
            .asks(Phase.SHUFFLE, Seat.A);
    race.play("done");
    for (String name : List.of("A1", "A2", "B1", "B2")) {
      assertThat(race.points(name, Skill.ENDURANCE)).isEqualTo(4);
    }
    assertThat(race.points("B3", Skill.ENDURANCE)).isEqualTo(5);
    race.until(Phase.PACE).ride().until(Phase.PACE);
    assertThat(race.points("A1", Skill.ENDURANCE)).as("in every player's turn").isEqualTo(3);
  }

  @Test
  @Rule({"PW-41", "PW-EX-08", "PW-Q-56"})
  void whoCannotPayDropsToTheNextSquareWithRoom() {
    Scene race =
        burning(UPHILL, 2)
            .at(30, "A1 B1 A2 B2")
            .at(29, "B3")
            .points("A1", 9, 0, 1)
            .points("B1", 9, 0, 0)
            .paces(Pace.FAST)
            .asks(Phase.SHUFFLE, Seat.A);
    race.play("done").play("pay endurance").play("pay climbing");
    assertThat(race.points("A1", Skill.CLIMBING)).isZero();
    assertThat(race.square("B1")).isEqualTo(29);
    assertThat(race.points("B1", Skill.SPRINT)).isEqualTo(9);
  }

  @Test
  @Rule({"PW-Q-20", "PW-Q-56"})
  void whereAllIsFullHeDropsBehindTheGroup() {
    Scene race =
        burning("", 3)
            .at(30, "A1 A2 A3 B1")
            .at(29, "C1 C2 C3 B2")
            .points("B1", 9, 0, 9)
            .paces(Pace.FAST)
            .asks(Phase.SHUFFLE, Seat.A);
    race.play("done");
    assertThat(race.square("B1")).isEqualTo(28);
    assertThat(race.square("A1")).isEqualTo(30);
  }

  @ParameterizedTest
  @CsvSource({"steady, STEADY", "slow, SLOW"})
  @Rule({"PW-EX-17", "PW-Q-19"})
  void ifNobodyCanPayThePaceFalls(String option, Pace pace) {
    Scene race =
        burning("exhausted " + option, 2)
            .at(30, "A1 B1 A2 B2")
            .at(29, "A3")
            .points("A1 A2 B1 B2", 9, 0, 9)
            .paces(Pace.FAST)
            .asks(Phase.SHUFFLE, Seat.A);
    race.play("done");
    assertThat(race.told(RaceEvent.PaceFell.class))
        .containsExactly(new RaceEvent.PaceFell("PW-Q-19", 30, pace));
    assertThat(race.told(RaceEvent.Dropped.class)).isEmpty();
    assertThat(race.pace("A1")).isEqualTo(pace);
  }

  @Test
  @Rule({"PW-Q-18", "PW-Q-55"})
  void theOwnerChoosesWhereTwoSkillsFit() {
    Scene race =
        burning(DOWNHILL, 2)
            .at(30, "A1 B1 B2 A2")
            .at(29, "A3")
            .points("A1", 0, 2, 9)
            .paces(Pace.FAST)
            .asks(Phase.SHUFFLE, Seat.A);
    race.play("done");
    assertThat(race.points("A1", Skill.ENDURANCE)).as("not asked").isEqualTo(1);
    assertThat(Racer.name(race.race().subject)).isEqualTo("A2");
    race.play("pay sprint");
    assertThat(race.points("A2", Skill.SPRINT)).isEqualTo(4);
    assertThat(race.asked()).as("then clockwise").isEqualTo(Seat.B);
    assertThat(race.offers()).containsExactly("pay sprint", "pay endurance");
    assertThat(race.refusal("pay climbing")).isEqualTo("PW-Q-55");
    assertThat(race.refusal("drop")).isEqualTo("PW-Q-17");
  }

  @Test
  @Rule("PW-Q-55")
  void aNewBreakawayOfAFastGroupPaysToo() {
    Scene race =
        burning("", 2)
            .at(30, "A1 A2 B1 B2")
            .at(20, "A3")
            .paces(Pace.FAST)
            .asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 8).play("boost 0").play("no-farther").until(Phase.PACE);
    assertThat(race.square("A1")).isEqualTo(31);
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(4);
    assertThat(race.points("B1", Skill.ENDURANCE)).isEqualTo(4);
  }

  @Test
  @Rule("PW-Q-17")
  void refusingToPayIsAnOptionButSomebodyStays() {
    Scene race =
        burning("mayRefuse on", 2)
            .at(30, "A1 B1")
            .at(20, "A2")
            .paces(Pace.FAST)
            .asks(Phase.ATTACK, Seat.A);
    race.play("no-attack");
    assertThat(race.offers()).containsExactly("pay endurance", "drop");
    race.play("drop");
    assertThat(race.square("A1")).isEqualTo(29);
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(5);
    assertThat(race.points("B1", Skill.ENDURANCE)).as("the last one has to pay").isEqualTo(4);
  }

  @Test
  @Rule("PW-Q-73")
  void oneOfEachSkillIsAnOption() {
    Scene race =
        burning(UPHILL + " | twoSkills both", 2)
            .at(30, "A1 B1 A2 B2")
            .points("B1", 9, 9, 0)
            .at(29, "A3")
            .paces(Pace.FAST)
            .asks(Phase.SHUFFLE, Seat.A);
    race.play("done");
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(4);
    assertThat(race.points("A1", Skill.CLIMBING)).isEqualTo(4);
    assertThat(race.square("B1")).isEqualTo(29);
    Scene either = Scene.of(1, UPHILL).at(30, "A1").asksPace(30, Seat.A);
    assertThat(either.offers()).contains("faster A1 endurance", "faster A1 climbing");
    Scene both = Scene.of(1, UPHILL + " | twoSkills both").at(30, "A1").asksPace(30, Seat.A);
    assertThat(both.play("faster A1 both").points("A1", Skill.CLIMBING)).isLessThan(5);
  }

  // Step 5

  @Test
  @Rule({"PW-42", "PW-43", "PW-Q-57"})
  void onlyGroupsHeLeadsChangeAndByOneStep() {
    Scene race =
        Scene.of(2, "").at(40, "B1").at(30, "A1 B2").at(20, "A2").paces(Pace.STEADY, Pace.SLOW);
    race.asksPace(40, Seat.B).play("keep");
    assertThat(race.race().cursor).as("his next group").isEqualTo(30);
    assertThat(race.offers()).containsExactly("keep", "faster B2 endurance");
    assertThat(race.refusal("slower")).isEqualTo("PW-43");
    assertThat(race.refusal("faster A1 endurance")).isEqualTo("PW-Q-57");
    assertThat(race.refusal("faster B1 endurance")).isEqualTo("PW-42");
    race.play("faster B2 endurance");
    assertThat(race.pace("A1")).isEqualTo(Pace.STEADY);
    assertThat(race.race().cursor).as("20 is not his to set").isLessThan(20);
  }

  @Test
  @Rule({"PW-43", "PW-44", "PW-Q-57"})
  void acceleratingBurnsAPointAndSlowingNone() {
    Scene race = Scene.of(1, "").at(30, "A1 A2").points("A1", 5, 0, 5);
    race.asksPace(30, Seat.A);
    assertThat(race.offers()).containsExactly("keep", "slower", "faster A2 endurance");
    race.play("faster A2 endurance");
    assertThat(race.told(RaceEvent.Burned.class).getFirst().rule()).isEqualTo("PW-44");
    assertThat(race.told(RaceEvent.PaceSet.class).getFirst().pace()).isEqualTo(Pace.FAST);
    Scene slower = Scene.of(1, "").at(30, "A1 A2").asksPace(30, Seat.A).play("slower").ride();
    assertThat(slower.points("A1", Skill.ENDURANCE)).isEqualTo(5);
    assertThat(slower.square("A1")).isEqualTo(32);
    Scene fast = Scene.of(1, "").at(30, "A1").paces(Pace.FAST).asksPace(30, Seat.A);
    assertThat(fast.refusal("faster A1 endurance")).isEqualTo("PW-43");
  }

  @ParameterizedTest
  @CsvSource({
    "any, SLOW, faster A1 endurance", "any, STEADY, faster A1 endurance",
    "to-fast, SLOW, faster", "to-fast, STEADY, faster A1 endurance",
    "none, SLOW, faster", "none, STEADY, faster"
  })
  @Rule("PW-Q-16")
  void whatAcceleratingCostsIsAnOption(String option, Pace pace, String offered) {
    Scene race = Scene.of(1, "acceleration " + option).at(30, "A1").paces(pace);
    assertThat(race.asksPace(30, Seat.A).offers()).contains(offered);
    race.play(offered);
    assertThat(race.told(RaceEvent.PaceSet.class).getFirst().pace().ordinal())
        .isEqualTo(pace.ordinal() + 1);
  }
}
