package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who pays in step 4 and who does not, and who is asked in step 5. */
final class BurningTest {
  @Test
  @Rule({"PW-17", "PW-39", "PW-Q-55"})
  void besideAFastGroupASteadyOnePaysNothing() {
    Scene race =
        Scene.of(2, "")
            .at(30, "A1 B1")
            .at(20, "A2 B2")
            .paces(Pace.FAST, Pace.STEADY)
            .asks(Phase.ATTACK, Seat.A);
    race.play("no-attack");
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(4);
    assertThat(race.points("A2", Skill.ENDURANCE)).isEqualTo(5);
    assertThat(race.points("B2", Skill.ENDURANCE)).isEqualTo(5);
  }

  @Test
  @Rule({"PW-41", "PW-Q-56"})
  void whoDropsToTheFrontOfAnotherFastGroupIsNotAskedAgain() {
    Scene race =
        Scene.of(2, "")
            .at(30, "A1 B1")
            .at(29, "A2 B2")
            .points("A1", 5, 0, 5)
            .paces(Pace.FAST, Pace.FAST)
            .asks(Phase.ATTACK, Seat.A);
    race.play("no-attack");
    assertThat(race.square("A1")).isEqualTo(29);
    assertThat(race.told(RaceEvent.Dropped.class))
        .containsExactly(new RaceEvent.Dropped("PW-41", "A1", 30, 29));
  }

  @Test
  @Rule("PW-Q-19")
  void withDropTheWholeFirstSquareDropsAndTheNextSquareIsAsked() {
    Scene race =
        Scene.of(2, "exhausted drop")
            .at(30, "A1 A2 B1 B2")
            .at(29, "A3 B3")
            .points("A1 A2 B1 B2", 5, 0, 5)
            .paces(Pace.FAST)
            .asks(Phase.SHUFFLE, Seat.A);
    race.play("done");
    assertThat(race.told(RaceEvent.Dropped.class))
        .containsExactly(
            new RaceEvent.Dropped("PW-Q-19", "A1", 30, 29),
            new RaceEvent.Dropped("PW-Q-19", "A2", 30, 29),
            new RaceEvent.Dropped("PW-Q-19", "B1", 30, 28),
            new RaceEvent.Dropped("PW-Q-19", "B2", 30, 28));
    assertThat(race.points("A3", Skill.ENDURANCE)).as("now in the first square").isEqualTo(4);
    assertThat(race.points("B3", Skill.ENDURANCE)).isEqualTo(4);
    assertThat(race.pace("A3")).as("the pace stays").isEqualTo(Pace.FAST);
    assertThat(race.told(RaceEvent.PaceFell.class)).isEmpty();
  }

  @Test
  @Rule("PW-Q-19")
  void withDropALoneRacerDropsOnceATurnAndRidesOnFast() {
    Scene race =
        Scene.of(2, "exhausted drop")
            .at(30, "A1")
            .points("A1", 5, 0, 5)
            .paces(Pace.FAST)
            .asks(Phase.ATTACK, Seat.A)
            .until(Phase.PACE);
    assertThat(race.square("A1")).isEqualTo(29);
    assertThat(race.pace("A1")).isEqualTo(Pace.FAST);
    race.ride();
    assertThat(race.square("A1")).isEqualTo(35);
  }

  @Test
  @Rule("PW-Q-19")
  void withDropSomebodyWhoCanPayKeepsTheSquare() {
    Scene race =
        Scene.of(2, "exhausted drop")
            .at(30, "A1 B1")
            .points("A1", 5, 0, 5)
            .paces(Pace.FAST)
            .asks(Phase.ATTACK, Seat.A);
    race.play("no-attack");
    assertThat(race.told(RaceEvent.Dropped.class))
        .containsExactly(new RaceEvent.Dropped("PW-41", "A1", 30, 29));
    assertThat(race.points("B1", Skill.ENDURANCE)).isEqualTo(4);
  }

  @Test
  @Rule("PW-Q-17")
  void whoHasPaidHoldsTheSquareForTheOthers() {
    Scene race =
        Scene.of(2, "mayRefuse on")
            .at(30, "A1 B1")
            .points("A1", 5, 1, 5)
            .paces(Pace.FAST)
            .asks(Phase.ATTACK, Seat.A);
    race.play("no-attack").play("pay endurance");
    assertThat(race.asked()).isEqualTo(Seat.B);
    assertThat(race.offers()).as("A1 has paid with his last point").contains("drop");
    race.play("drop");
    assertThat(race.told(RaceEvent.Dropped.class))
        .containsExactly(new RaceEvent.Dropped("PW-Q-17", "B1", 30, 29));
  }

  @Test
  @Rule("PW-Q-17")
  void theOnlyOneWhoCanPayMayNotRefuse() {
    Scene race =
        Scene.of(2, "mayRefuse on")
            .at(30, "A1 B1")
            .points("B1", 5, 0, 5)
            .paces(Pace.FAST)
            .asks(Phase.ATTACK, Seat.A);
    race.play("no-attack");
    assertThat(race.square("A1")).isEqualTo(30);
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(4);
    assertThat(race.square("B1")).isEqualTo(29);
  }

  @Test
  @Rule({"PW-42", "PW-Q-57"})
  void aSlowGroupThatNobodyCanSpeedUpIsNoQuestion() {
    Scene race =
        Scene.of(2, "")
            .at(30, "A1")
            .at(20, "A2")
            .points("A1", 5, 0, 5)
            .paces(Pace.SLOW, Pace.SLOW)
            .asks(Phase.ATTACK, Seat.A);
    race.play("no-attack");
    assertThat(race.phase()).isEqualTo(Phase.PACE);
    assertThat(race.race().cursor).as("asked for the second group at once").isEqualTo(20);
  }

  @Test
  @Rule({"PW-Q-55", "PW-18"})
  void thePlayerOnTurnPaysFirst() {
    Scene race =
        Scene.of(3, "ownCourse profile _10 v50")
            .at(30, "A1 B1 C1")
            .paces(Pace.FAST)
            .asks(Phase.ATTACK, Seat.B);
    race.play("no-attack").play("done");
    assertThat(race.asked()).isEqualTo(Seat.B);
    assertThat(race.play("pay sprint").asked()).isEqualTo(Seat.C);
    assertThat(race.play("pay sprint").asked()).isEqualTo(Seat.A);
  }

  @Test
  @Rule("PW-Q-53")
  void whoDropsToASquareBelongsToTheGroupThere() {
    Scene race =
        Scene.of(2, "")
            .at(30, "A1 B1")
            .at(29, "A2 B2")
            .points("A1", 5, 0, 5)
            .paces(Pace.FAST, Pace.SLOW)
            .asks(Phase.ATTACK, Seat.A);
    race.play("no-attack");
    assertThat(race.group("A1")).isEqualTo(race.group("A2"));
  }

  @Test
  @Rule({"PW-43", "PW-42"})
  void aFastGroupCanOnlyBeSlowed() {
    Scene race = Scene.of(1, "").at(30, "A1").paces(Pace.FAST).asksPace(30, Seat.A);
    assertThat(race.offers()).containsExactly("keep", "slower");
    race.play("slower");
    assertThat(race.told(RaceEvent.PaceSet.class))
        .containsExactly(new RaceEvent.PaceSet("PW-43", 30, Pace.FAST, Pace.STEADY, Seat.A));
  }
}
