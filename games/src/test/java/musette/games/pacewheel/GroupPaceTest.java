package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Which pace and which terrain a group has once others have joined or left it. */
final class GroupPaceTest {
  private static final String FOOT = "ownCourse profile _16 ^30";

  @ParameterizedTest
  @CsvSource({"ahead, FAST", "fastest, FAST", "slowest, STEADY"})
  @Rule("PW-Q-12")
  void groupsThatMeetOnASquareTakeOnePace(String option, Pace pace) {
    Scene race =
        Scene.of(2, FOOT + " | mergedPace " + option)
            .at(17, "A1 A2")
            .at(16, "B1")
            .paces(Pace.FAST, Pace.STEADY)
            .asksPace(17, Seat.A)
            .ride();
    assertThat(race.square("B1")).isEqualTo(race.square("A1"));
    assertThat(race.pace("A1")).isEqualTo(pace);
  }

  @ParameterizedTest
  @CsvSource({"ahead, FAST", "fastest, FAST", "slowest, STEADY"})
  @Rule("PW-Q-12")
  void groupsThatCloseUpBehindAFullSquareTakeOnePace(String option, Pace pace) {
    Scene race =
        Scene.of(2, FOOT + " | mergedPace " + option)
            .at(17, "A1 A2 B1 B2")
            .at(15, "B3")
            .paces(Pace.FAST, Pace.STEADY)
            .asksPace(17, Seat.A)
            .ride();
    assertThat(race.square("B3")).isEqualTo(19);
    assertThat(race.group("B3")).isEqualTo(race.group("A1"));
    assertThat(race.pace("B3")).isEqualTo(pace);
  }

  @Test
  @Rule("PW-Q-45")
  void ofThoseOnTheFirstSquareTheGroupThatWasAheadCounts() {
    Scene race =
        Scene.of(2, "")
            .at(24, "B1 B2")
            .at(20, "A1 A2")
            .paces(Pace.SLOW, Pace.FAST)
            .asksPace(20, Seat.A)
            .ride();
    assertThat(race.square("A1")).isEqualTo(26);
    assertThat(race.pace("A1")).as("that of B, who was ahead").isEqualTo(Pace.SLOW);
  }

  @Test
  @Rule("PW-Q-11")
  void whoJoinsAnotherGroupDoesNotSlowItToSteady() {
    Scene race =
        Scene.of(2, "newPace steady")
            .at(21, "B3")
            .at(20, "A1 A2 B1 B2")
            .paces(Pace.SLOW, Pace.STEADY)
            .asks(Phase.ATTACK, Seat.A);
    race.play("attack A1", 6).play("boost 0").play("no-farther").until(Phase.PACE).ride();
    assertThat(race.square("B3")).as("B3 still rides slowly").isEqualTo(23);
    assertThat(race.square("A1")).isEqualTo(23);
  }

  @Test
  @Rule({"PW-14", "PW-16", "PW-24"})
  void theTerrainIsLookedUpAnewInEveryTurn() {
    Scene race = Scene.of(1, FOOT).at(14, "A1 A2 A3").asksPace(14, Seat.A).ride();
    assertThat(race.square("A1")).isEqualTo(18);
    race.play("no-attack").ride();
    assertThat(race.square("A1")).as("from 18 it is uphill").isEqualTo(20);
    assertThat(race.told(RaceEvent.GroupRode.class).getFirst().terrain()).isEqualTo(Terrain.UPHILL);
    race.play("attack A1", 1);
    assertThat(race.points("A1", Skill.CLIMBING)).isEqualTo(4);
  }

  @Test
  @Rule({"PW-16", "PW-45"})
  void beforeThePaceIsSetTheSquaresOfTheNextRideAreTold() {
    Scene race = Scene.of(1, FOOT).at(14, "A1 A2").asksPace(14, Seat.A).ride();
    race.play("no-attack");
    RaceRemark.RidesNext next = race.remarks("keep", RaceRemark.RidesNext.class).getFirst();
    assertThat(next.terrain()).as("the front stands on the climb now").isEqualTo(Terrain.UPHILL);
    assertThat(next.squares()).isEqualTo(2);
    assertThat(race.remarks("faster A1 endurance", RaceRemark.AllBurn.class))
        .containsExactly(new RaceRemark.AllBurn("PW-18", 2));
  }

  @Test
  @Rule("PW-38")
  void groupsAreOnlyToldWhenTheyChange() {
    Scene race = Scene.of(1, "").at(14, "A1 A2 A3").asksPace(14, Seat.A).ride();
    assertThat(race.told(RaceEvent.GroupsFormed.class)).isEmpty();
  }

  @Test
  @Rule({"PW-Q-45", "PW-EX-12"})
  void whoIsPassedDoesNotSetThePaceAnyMore() {
    Scene race =
        Scene.of(2, FOOT)
            .at(18, "A1")
            .at(16, "A2 A3 B1 B2")
            .paces(Pace.SLOW, Pace.STEADY)
            .asksPace(18, Seat.A)
            .ride();
    assertThat(race.square("A1")).isEqualTo(19);
    assertThat(race.group("A1")).isEqualTo(race.group("B1"));
    assertThat(race.pace("A1")).isEqualTo(Pace.STEADY);
  }

  @Test
  @Rule({"PW-Q-11", "PW-Q-63"})
  void aGroupThatMeetsALeaverKeepsItsPace() {
    Scene race =
        Scene.of(2, "newPace steady | attempts 2 | incident one")
            .at(22, "B1")
            .at(20, "A1 A2 A3")
            .paces(Pace.SLOW, Pace.STEADY)
            .asks(Phase.ATTACK, Seat.A);
    race.play("attack A2", 1).play("attack A3", 1).ride();
    assertThat(race.square("A1")).isEqualTo(race.square("B1"));
    assertThat(race.pace("B1")).isEqualTo(Pace.SLOW);
  }

  @Test
  @Rule({"PW-14", "PW-Q-62"})
  void whoHasArrivedIsInNoGroup() {
    Scene race =
        Scene.of(2, "ownCourse profile _10 ^50 | ending ride-on")
            .over("B1", 1, 4)
            .at(20, "A1 A2")
            .asksPace(20, Seat.A)
            .ride();
    assertThat(race.square("A1")).as("uphill under his own front").isEqualTo(22);
  }
}
