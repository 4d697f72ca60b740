package musette.games.pacewheel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import musette.games.pacewheel.api.Pace;
import musette.games.pacewheel.api.Phase;
import musette.games.pacewheel.api.RaceAction;
import musette.games.pacewheel.api.RaceView;
import musette.games.pacewheel.api.Skill;
import musette.games.pacewheel.course.Course;
import musette.games.pacewheel.course.Terrain;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Refused;
import musette.kernel.Seat;
import musette.kernel.Setup;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chapter "Setting up the game". */
final class SettingUpTest {
  private static final PaceWheel GAME = new PaceWheel();

  private static RaceState start(int seats, String options, int... dice) {
    Setup setup = PaceWheelContractTest.setup(seats, options);
    return GAME.start(setup, Chance.scripted(dice), Journal.NONE);
  }

  private static RaceState play(RaceState race, String action) {
    return GAME.play(
        race, Seat.of(race.asked), GAME.notation().parse(action), Chance.scripted(), Journal.NONE);
  }

  private static List<String> offers(RaceState race) {
    return GAME.actions(race, Seat.of(race.asked)).stream().map(GAME.notation()::print).toList();
  }

  @Test
  @Rule({"PW-01", "PW-Q-36"})
  void oneToFiveMayPlay() {
    assertThat(Setup.of(GAME.about(), 1).seats()).isOne();
    assertThat(Setup.of(GAME.about(), 5).seats()).isEqualTo(5);
    assertThatThrownBy(() -> Setup.of(GAME.about(), 0)).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> Setup.of(GAME.about(), 6)).isInstanceOf(Refused.class);
  }

  @Test
  @Rule({"PW-02", "PW-04"})
  void everyTeamHasThreeRacersOnOneCourse() {
    RaceState race = start(5, "course balcon", 12, 1, 1, 1, 1);
    assertThat(race.count()).isEqualTo(15);
    assertThat(race.rules.stages()).hasSize(1);
    assertThat(race.course.length()).isEqualTo(76);
  }

  @Test
  @Rule("PW-05")
  void theHighestRollStarts() {
    assertThat(start(3, "dice d12", 3, 9, 4).starter).isEqualTo(1);
  }

  @Test
  @Rule("PW-Q-40")
  void onlyWhoTiesForTheStartRollsAgain() {
    assertThat(start(3, "dice d12", 12, 5, 12, 4, 7).starter).isEqualTo(2);
  }

  @Test
  @Rule("PW-03")
  void twoSixSidedDiceReplaceTheTwelveSidedOne() {
    assertThat(start(2, "dice two-d6", 1, 2, 6, 6).starter).isEqualTo(1);
    assertThatThrownBy(() -> start(2, "dice two-d6", 7, 2, 6, 6)).isInstanceOf(Refused.class);
  }

  @Test
  @Rule("PW-Q-42")
  void ninetyOneProfilesCanBeMadeInSteps() {
    assertThat(profilesInSteps()).hasSize(91);
  }

  @Test
  @Rule("PW-06")
  void everyProfileHasFifteenPoints() {
    assertThat(profilesInSteps())
        .allSatisfy(p -> assertThat(p.stream().mapToInt(i -> i).sum()).isEqualTo(15));
  }

  @Test
  @Rule("PW-07")
  void noSkillGetsMoreThanTenPoints() {
    assertThat(profilesInSteps())
        .allSatisfy(p -> assertThat(p).allMatch(points -> points >= 0 && points <= 10));
  }

  @Test
  @Rule({"PW-06", "PW-07"})
  void theOfferedProfilesAreAmongThem() {
    RaceState race = start(1, "dice d12");
    Set<List<Integer>> legal = profilesInSteps();
    for (String action : offers(race)) {
      if (action.startsWith("skills")) {
        assertThat(legal).contains(profile(play(race, action)));
      }
    }
  }

  @Test
  @Rule("PW-Q-35")
  void thereAreThreeSkills() {
    assertThat(Skill.values()).containsExactly(Skill.SPRINT, Skill.ENDURANCE, Skill.CLIMBING);
  }

  private static Set<List<Integer>> profilesInSteps() {
    RaceState race = start(1, "dice d12");
    Set<List<Integer>> profiles = new HashSet<>();
    for (String action : offers(race)) {
      if (action.startsWith("sprint")) {
        RaceState next = play(race, action);
        for (String endurance : offers(next)) {
          profiles.add(profile(play(next, endurance)));
        }
      }
    }
    return profiles;
  }

  private static List<Integer> profile(RaceState race) {
    return List.of(
        race.points(0, Skill.SPRINT),
        race.points(0, Skill.ENDURANCE),
        race.points(0, Skill.CLIMBING));
  }

  @Test
  @Rule({"PW-08", "PW-Q-41"})
  void pointsAreGivenClockwiseOneRacerATurnAndMayBeEqual() {
    RaceState race = start(2, "dice d12", 1, 2);
    for (String racer : List.of("B1", "A1", "B2", "A2", "B3", "A3")) {
      assertThat(Racer.name(race.subject)).isEqualTo(racer);
      race = play(race, "skills 5 5 5");
    }
    assertThat(race.phase).isEqualTo(Phase.PLACE);
    assertThat(race.asked).isEqualTo(1);
  }

  private static RaceState placing(int seats, String options, int... dice) {
    RaceState race = start(seats, options, dice);
    while (race.phase != Phase.PLACE) {
      race = play(race, "skills 5 5 5");
    }
    return race;
  }

  @Test
  @Rule({"PW-09", "PW-Q-34", "PW-Q-43"})
  void racersCloseUpOnTheStripOneATurn() {
    RaceState race = placing(2, "dice d12", 2, 1);
    assertThat(offers(race)).containsExactly("place A1 0", "place A2 0", "place A3 0");
    race = play(race, "place A2 0");
    assertThat(race.asked).isEqualTo(1);
    assertThat(offers(race)).contains("place B1 0", "place B1 -1").doesNotContain("place B1 -2");
    race = play(race, "place B1 -1");
    assertThat(offers(race))
        .containsExactly(
            "place A1 0", "place A1 -1", "place A1 -2", "place A3 0", "place A3 -1", "place A3 -2");
    assertThat(GAME.refuse(race, Seat.A, new RaceAction.Place("A1", -3)).rule())
        .isEqualTo("PW-Q-34");
    assertThat(GAME.refuse(race, Seat.A, new RaceAction.Place("A2", 0)).rule()).isEqualTo("PW-09");
  }

  @Test
  @Rule("PW-Q-34")
  void aFreeStripOffersAllFourSquares() {
    assertThat(offers(placing(1, "strip free")))
        .contains("place A1 0", "place A1 -1", "place A1 -2", "place A1 -3")
        .hasSize(12);
  }

  @Test
  @Rule("PW-10")
  void noFifthRacerFitsOnASquareOfTheStrip() {
    RaceState race = placing(2, "dice d12", 2, 1);
    for (String action : List.of("place A1 0", "place B1 0", "place A2 0", "place B2 0")) {
      race = play(race, action);
    }
    assertThat(offers(race)).containsExactly("place A3 -1");
    assertThat(GAME.refuse(race, Seat.A, new RaceAction.Place("A3", 0)).rule()).isEqualTo("PW-10");
  }

  /** After the first ride, from all four squares of the strip. */
  private static RaceState firstTurn() {
    RaceState race = placing(2, "dice d12", 2, 1);
    for (String action :
        List.of(
            "place A1 0",
            "place B1 -1",
            "place A2 -2",
            "place B2 -3",
            "place A3 0",
            "place B3 0")) {
      race = play(race, action);
    }
    return race;
  }

  @Test
  @Rule("PW-19")
  void inTheFirstTurnAllMoveFourSquares() {
    RaceState race = firstTurn();
    assertThat(race.turn).isEqualTo(1);
    assertThat(List.of(race.square(0), race.square(1), race.square(2))).containsExactly(4, 2, 4);
    assertThat(race.square(Racer.index("B2"))).isEqualTo(1);
  }

  @Test
  @Rule("PW-11")
  void theTokenStartsOnFlatAndSteady() {
    assertThat(firstTurn().pace(0)).isEqualTo(Pace.STEADY);
    assertThat(firstTurn().storedTerrain(0)).isEqualTo(Terrain.FLAT);
  }

  @Test
  @Rule("PW-Q-43")
  void allRacersOfTheStripAreOneGroup() {
    RaceState race = firstTurn();
    for (int i = 0; i < race.count(); i++) {
      assertThat(race.group(i)).isZero();
    }
    assertThat(Scene.GAME.view(race, Seat.A).groups()).hasSize(1);
  }

  @Test
  @Rule("PW-Q-44")
  void theGroupOfTheStartSplitsAtTheEndOfTheFirstTurn() {
    RaceState race = play(play(play(firstTurn(), "no-attack"), "done"), "keep");
    assertThat(race.group(0)).isNotEqualTo(race.group(1));
  }

  @Test
  @Rule({"PW-62", "PW-Q-01", "PW-DATA-06"})
  void theCirclesOfTheWheelComeFromTheTables() {
    Scene fast =
        Scene.of(1, "breakaway 0,1,2/3,4,5/6,7,8 | counter 9,8,7/6,5,4/3,2,1")
            .at(20, "A1 A2 A3")
            .paces(Pace.FAST)
            .asks(Phase.ATTACK, Seat.A);
    RaceView.Group group = GAME.view(fast.race(), Seat.A).groups().getFirst();
    assertThat(group.squares()).isEqualTo(6);
    assertThat(group.breakawayNeeds()).isEqualTo(11);
    assertThat(group.counterAdds()).isEqualTo(4);
    assertThatThrownBy(() -> GAME.check(PaceWheelContractTest.setup(1, "counter 1,2,3")))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(
            () -> GAME.check(PaceWheelContractTest.setup(1, "breakaway 2,2,2/2,2,2/2,2,x")))
        .isInstanceOf(Refused.class);
  }

  @Test
  @Rule({"PW-63", "PW-13"})
  void everyTerrainHasItsSkills() {
    Course course = Course.of("x", "X", "_^v", List.of());
    assertThat(Wheel.attackSkill(course.terrain(1))).isEqualTo(Skill.SPRINT);
    assertThat(Wheel.attackSkill(course.terrain(2))).isEqualTo(Skill.CLIMBING);
    assertThat(Wheel.attackSkill(course.terrain(3))).isEqualTo(Skill.SPRINT);
    assertThat(Wheel.secondPaceSkill(course.terrain(1))).isEqualTo(Skill.ENDURANCE);
    assertThat(Wheel.secondPaceSkill(course.terrain(2))).isEqualTo(Skill.CLIMBING);
    assertThat(Wheel.secondPaceSkill(course.terrain(3))).isEqualTo(Skill.SPRINT);
  }
}
