package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceEvent;
import musette.games.pacewheel.api.RaceRemark;
import musette.games.pacewheel.api.Skill;
import musette.kernel.Chance;
import musette.kernel.Event;
import musette.kernel.Journal;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Food: whose turn it is to eat, how often, and how much fits. */
final class FeedingTest {
  private static final String STAGES =
      "ownCourse course a : A; profile _60; feed 20-24; race r : R; stages a a | feeding on";

  @Test
  @Rule("PW-Q-65")
  void thePlayerOnTurnEatsFirstAndEveryOwnerChoosesForHimself() {
    Scene race =
        Scene.of(3, "ownCourse profile _60; feed 18-24 | feeding on")
            .at(20, "A1 B1 C1")
            .asksPace(20, Seat.B)
            .ride();
    assertThat(race.asked()).isEqualTo(Seat.B);
    race.play("feed sprint");
    assertThat(race.asked()).isEqualTo(Seat.C);
    race.play("feed climbing");
    assertThat(race.asked()).isEqualTo(Seat.A);
    race.play("feed endurance");
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(7);
    assertThat(race.points("C1", Skill.CLIMBING)).isEqualTo(7);
  }

  @Test
  @Rule({"PW-53", "PW-Q-65"})
  void everyZoneFeedsARacerOnce() {
    Scene race =
        Scene.of(1, "ownCourse profile _60; feed 20-24 28-36 | feeding on")
            .at(20, "A1")
            .asksPace(20, Seat.A)
            .ride();
    race.play("feed sprint").play("no-attack").ride();
    assertThat(race.square("A1")).as("first zone again, no food").isEqualTo(28);
    race.play("no-attack").ride();
    assertThat(race.phase()).as("the second zone").isEqualTo(Phase.FEED);
    race.play("feed sprint").play("no-attack").ride();
    assertThat(race.phase()).as("the second zone again").isEqualTo(Phase.ATTACK);
    assertThat(race.points("A1", Skill.SPRINT)).isEqualTo(9);
  }

  @ParameterizedTest
  @CsvSource({"never, 7", "stage-race, 6", "always, 6"})
  @Rule({"PW-Q-32", "PW-55"})
  void theCapInAStageRaceIsAnOption(String option, int points) {
    Scene race =
        Scene.of(1, STAGES + " | feedCap " + option)
            .began(6, 6, 6)
            .at(20, "A1")
            .asksPace(20, Seat.A)
            .ride();
    race.play("feed endurance");
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(points);
  }

  @Test
  @Rule({"PW-53", "PW-Q-32"})
  void foodThatDoesNotFitIsLostForThisZone() {
    Scene race = Scene.of(1, STAGES).at(20, "A1").asksPace(20, Seat.A).ride();
    race.play("attack A1", 1).ride();
    assertThat(race.told(RaceEvent.Fed.class)).isEmpty();
    assertThat(race.points("A1", Skill.SPRINT)).isEqualTo(4);
  }

  @Test
  @Rule("PW-52")
  void withoutTheOptionNobodyEats() {
    Scene race = Scene.of(1, "ownCourse profile _60; feed 20-24").at(20, "A1").asksPace(20, Seat.A);
    assertThat(race.ride().phase()).isEqualTo(Phase.ATTACK);
  }

  @Test
  @Rule("PW-52")
  void feedingZonesThatTheOptionSwitchesOffAreTold() {
    String course = "ownCourse profile _60; feed 20-24 30";
    assertThat(beforeTheStart(course + " | feeding off"))
        .contains(new RaceEvent.FoodLeftOut("PW-52", 2));
    assertThat(beforeTheStart(course + " | feeding on"))
        .doesNotHaveAnyElementsOfTypes(RaceEvent.FoodLeftOut.class);
    assertThat(beforeTheStart("ownCourse profile _60"))
        .doesNotHaveAnyElementsOfTypes(RaceEvent.FoodLeftOut.class);
    RaceState race = Scene.of(1, course).at(20, "A1").asksPace(20, Seat.A).race();
    assertThat(Scene.GAME.describe(Scene.GAME.view(race, Seat.NONE)))
        .contains(new RaceRemark.NoFood("PW-52", 2));
  }

  /** What is told when the points are given. */
  private static List<Event> beforeTheStart(String options) {
    Journal.Kept journal = Journal.kept();
    RaceState race =
        Scene.GAME.start(PaceWheelContractTest.setup(1, options), Chance.quick(1), Journal.NONE);
    while (race.phase == Phase.ALLOCATE) {
      RaceAction action = Scene.GAME.actions(race, Seat.A).getFirst();
      race = Scene.GAME.play(race, Seat.A, action, Chance.quick(1), journal);
    }
    return journal.events();
  }

  @Test
  @Rule({"PW-50", "PW-Q-29"})
  void withATwelveSidedDieTheLowestIsAOne() {
    Scene two = Scene.of(1, "incident lowest").at(20, "A1").asks(Phase.ATTACK, Seat.A);
    assertThat(two.play("attack A1", 2).told(RaceEvent.IncidentSuffered.class)).isEmpty();
    Scene one = Scene.of(1, "incident lowest").at(20, "A1").asks(Phase.ATTACK, Seat.A);
    assertThat(one.play("attack A1", 1).told(RaceEvent.IncidentSuffered.class)).hasSize(1);
  }

  @Test
  @Rule({"PW-51", "PW-Q-64"})
  void noMoreIsMadeUpThanWasLostAndNoFullSquareIsPassed() {
    Scene lost = Scene.of(1, "incident one").at(20, "A1").owed("A1", 2).asks(Phase.SHUFFLE, Seat.A);
    assertThat(lost.offers()).containsExactly("done", "catch-up A1 1", "catch-up A1 2");
    Scene blocked =
        Scene.of(3, "incident one")
            .at(23, "B1 B2 B3 C1")
            .at(20, "A1")
            .owed("A1", 4)
            .asks(Phase.SHUFFLE, Seat.A);
    assertThat(blocked.offers()).contains("catch-up A1 2").doesNotContain("catch-up A1 3");
  }

  @Test
  @Rule("PW-Q-31")
  void aPointThatIsNotUsedUpIsBurnedAllTheSame() {
    Scene race =
        Scene.of(1, "incident one | catchRate 2")
            .at(20, "A1")
            .owed("A1", 3)
            .asks(Phase.SHUFFLE, Seat.A);
    race.play("catch-up A1 3");
    assertThat(race.points("A1", Skill.ENDURANCE)).isEqualTo(3);
  }

  @Test
  @Rule("PW-Q-64")
  void squaresLapseAtTheEndOfTheOwnersTurnOnly() {
    Scene race =
        Scene.of(2, "incident one | catchUp next-turn")
            .at(20, "A1 B1")
            .owed("B1", 4)
            .asksPace(20, Seat.A)
            .ride();
    assertThat(Racer.owed(race.race().racers[Racer.index("B1")])).isEqualTo(4);
  }
}
