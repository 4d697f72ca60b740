package musette.games.leader1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import musette.games.leader1.api.Cyclist;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceView;
import musette.games.leader1.api.Team;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Teams, qualities, energy, tokens and areas (chapters 2 to 4, 13). */
final class PreparingTest {
  @Test
  @Rule("L1-17")
  void allPlayersPickTheSameNumberOfCyclists() {
    Scene scene = Scene.start(3, "cyclists=2", "selection=chosen");
    assertThat(scene.refusal("pick leader")).isEqualTo("L1-17");
  }

  @Test
  @Rule({"L1-16", "L1-Q-65"})
  void theTypesOfATeamAreOfferedInTeamOrder() {
    assertThat(Scene.start(3, "cyclists=2", "selection=chosen").offered())
        .containsExactly("pick leader rouleur", "pick leader climber", "pick rouleur climber");
  }

  @Test
  @Rule("L1-Q-64")
  void playersPickInSeatOrderOrRideWithWhoIsFixed() {
    Scene scene = Scene.start(3, "cyclists=2", "selection=chosen").play("pick rouleur climber");
    assertThat(scene.asked()).isEqualTo(Seat.B);
    assertThat(scene.rider("black leader").place()).isEqualTo(Place.ABSENT);
    assertThat(scene.rider("black climber").place()).isEqualTo(Place.BACK);
    Scene fixed = Scene.start(2, "cyclists=1");
    assertThat(fixed.rider("black leader").place()).isEqualTo(Place.BACK);
    assertThat(fixed.rider("black rouleur").place()).isEqualTo(Place.ABSENT);
  }

  @Test
  @Rule({"L1-18", "L1-19"})
  void everyCyclistMayHaveOneOfThreeQualities() {
    Scene scene = Scene.start(2);
    assertThat(scene.offered())
        .containsExactly("give none", "give descender", "give sprinter", "give fighter");
    scene.play("give sprinter");
    assertThat(scene.rider("black leader").quality()).isEqualTo(Quality.SPRINTER);
    assertThat(Boards.board(scene.race).cursor()).as("the next cyclist is asked").isEqualTo(1);
  }

  @Test
  @Rule("L1-20")
  void aQualityIsGivenOnceATeam() {
    Scene scene = Scene.start(2).play("give sprinter");
    assertThat(scene.refusal("give sprinter")).isEqualTo("L1-20");
    scene.play("give none");
    assertThat(scene.offered()).containsExactly("give none", "give descender", "give fighter");
    scene.play("give fighter");
    assertThat(scene.asked()).isEqualTo(Seat.B);
    assertThat(scene.offered()).as("another team").contains("give sprinter");
  }

  @Test
  @Rule("L1-24")
  void qualitiesAreSeenByAll() {
    Scene scene = Scene.start(2).play("give sprinter");
    assertThat(Scene.GAME.view(scene.race, Seat.B).cyclists().get("black leader"))
        .matches(rider -> rider != null && rider.quality() == Quality.SPRINTER);
  }

  @Test
  @Rule("L1-Q-07")
  void aQualityCanBeMadeCompulsory() {
    assertThat(Scene.start(2, "qualities=compulsory").refusal("give none")).isEqualTo("L1-Q-07");
    assertThat(Scene.start(2).offered()).contains("give none");
  }

  /** Three teams of one cyclist; white is first. Areas are asked for. */
  private static Scene placed() {
    Scene scene = Scene.start(3, "cyclists=1", "firstTeam=white");
    return scene.play("give none").play("give none").play("give none", 0, 10, 5);
  }

  @Test
  @Rule({"L1-31", "L1-35"})
  void tokensArePlacedFromTheFirstTeamOn() {
    assertThat(Boards.board(placed().race).order())
        .containsExactly(Team.WHITE, Team.GREEN, Team.BLACK);
  }

  @Test
  @Rule("L1-26")
  void everyTeamStartsWithSixPursuits() {
    assertThat(Boards.board(placed().race).pursuits()).containsExactly(6, 6, 6);
  }

  @Test
  @Rule({"L1-29", "L1-33"})
  void atTheStartEverybodyIsInThePeloton() {
    Scene scene = placed();
    assertThat(Boards.cyclists(scene.race).values())
        .filteredOn(rider -> rider.place() != Place.ABSENT)
        .allMatch(rider -> rider.place() == Place.BACK && rider.square().isEmpty());
  }

  @Test
  @Rule("L1-154")
  void beforeAOneDayRaceEverybodyDrawsATile() {
    Scene scene = placed();
    assertThat(scene.told(RaceEvent.TileDrawn.class)).hasSize(3);
    assertThat(Feeding.values(scene.race.tiles(Riders.rider(1, 0)))).containsExactly(2);
    assertThat(Feeding.values(scene.race.tiles(Riders.rider(2, 0)))).containsExactly(5);
    Scene stage = Scene.start(3, "cyclists=1", "firstTeam=green", "race=valleys");
    stage.play("give none").play("give none").play("give none");
    assertThat(stage.told(RaceEvent.TileDrawn.class)).as("not before a stage").isEmpty();
  }

  @Test
  @Rule({"L1-36", "L1-38"})
  void areasAreChosenInSupportOrder() {
    Scene scene = placed();
    assertThat(scene.asked()).isEqualTo(Seat.B);
    assertThat(scene.play("front").asked()).isEqualTo(Seat.C);
    assertThat(scene.play("back").asked()).isEqualTo(Seat.A);
  }

  @Test
  @Rule("L1-30")
  void aCyclistIsInTheFrontOrInTheBack() {
    Scene scene = placed();
    assertThat(scene.offered()).startsWith("front", "back");
    scene.play("front").play("back").play("back");
    assertThat(scene.rider("white leader").place()).isEqualTo(Place.FRONT);
    assertThat(scene.rider("green leader").place()).isEqualTo(Place.BACK);
    assertThat(scene.race.turn).as("the race begins").isEqualTo(1);
  }

  @Test
  @Rule("L1-27")
  void tilesAreCountedForAllAndSeenByTheirOwner() {
    RaceView view = Scene.GAME.view(placed().race, Seat.A);
    assertThat(view.kept()).containsEntry("white leader", 1);
    assertThat(view.tiles()).containsOnlyKeys("black leader");
  }

  @Test
  @Rule({"L1-34", "L1-Q-62"})
  void theFirstTeamIsAgreedOrDrawn() {
    Scene chance = Scene.start(3, "cyclists=1", "firstTeam=chance", "race=valleys");
    chance.play("give none").play("give none").play("give none", 2);
    assertThat(Boards.board(chance.race).order()).startsWith(Team.GREEN, Team.BLACK);
    assertThat(Scene.refusedSetup(2, "firstTeam=orange")).startsWith("L1-Q-62");
  }

  @Test
  @Rule("L1-37")
  void theFirstTeamRollsTheDie() {
    Scene scene = placed().play("back").play("back").play("back");
    scene.passWhile(Phase.INSIDE_PELOTON).passWhile(Phase.PURSUIT, 1);
    assertThat(scene.told(RaceEvent.PelotonRolled.class).getFirst().team()).isEqualTo(Team.WHITE);
  }

  @Test
  @Rule({"L1-28", "L1-Q-103", "L1-40"})
  void theSheetHasThreeRiskBoxesAndNoJerseys() {
    Scene scene =
        Scene.riding(
            2,
            Scene.road("black rouleur", "3C1", ", 'risks': 3"),
            "'black rouleur'",
            "race=mountains");
    scene.play("ride 4 3C5", 5);
    assertThat(scene.rider("black rouleur").risks()).isEqualTo(3);
    assertThat(scene.race.phase).isEqualTo(Phase.INSIDE_PELOTON);
  }

  @Test
  @Rule("L1-Q-08")
  void fiveOrSixPlayersShareTeamsWithOneCyclistEach() {
    Scene scene = Scene.start(6, "cyclists=1", "selection=chosen");
    scene.play("pick leader");
    for (int i = 0; i < 3; i++) {
      scene.play("pick climber");
    }
    assertThat(scene.asked()).isEqualTo(Seat.E);
    assertThat(scene.offered()).containsExactly("pick rouleur", "pick climber");
    scene.play("pick rouleur").play("pick leader");
    assertThat(scene.rider("black rouleur").owner()).isEqualTo(Seat.E);
    assertThat(scene.rider("white leader").owner()).isEqualTo(Seat.F);
    assertThat(scene.race.rules.teams).isEqualTo(4);
    String shared = Scene.road("black rouleur", "4C1", "") + ", 'black leader': {'place': 'FRONT'}";
    String board = "{'board': {'phase': 'PURSUIT', 'turn': 2, 'head': '3C1'}, 'cyclists': {";
    Scene token = Scene.of(5, board + shared + "}}", "cyclists=1");
    assertThat(token.asked()).as("owner of the best-placed cyclist").isEqualTo(Seat.E);
    String front = "'black rouleur': {'place': 'FRONT'}, 'black leader': {'place': 'FRONT'}";
    Scene both =
        Scene.of(5, board.replace("PURSUIT", "BREAKING_AWAY") + front + "}}", "cyclists=1");
    assertThat(both.asked()).isEqualTo(Seat.A);
    assertThat(both.play("pass").asked()).as("team order").isEqualTo(Seat.E);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 8, 9, 11, 12})
  @Rule({"L1-Q-08", "L1-Q-64"})
  void fixedCyclistsLeaveNobodyWithoutARider(int seats) {
    Scene scene = Scene.start(seats, "cyclists=1", "selection=fixed");
    var owners = new TreeSet<Seat>();
    for (Cyclist cyclist : Boards.cyclists(scene.race).values()) {
      if (cyclist.place() != Place.ABSENT) {
        assertThat(owners.add(cyclist.owner())).as("one each").isTrue();
      }
    }
    assertThat(owners).containsExactlyElementsOf(Seat.first(seats));
    assertThat(scene.rider("black leader").owner()).isEqualTo(Seat.A);
    assertThat(scene.rider("black rouleur").owner()).isEqualTo(Seat.E);
    if (seats > 8) {
      assertThat(scene.rider("black climber").owner()).isEqualTo(Seat.I);
    }
  }

  @Test
  @Rule({"L1-Q-08", "L1-17"})
  void fivePlayersWithUsualOptionsLeadOneCyclistEachAndAreToldSo() {
    Scene scene = Scene.start(5, "cyclists=2", "selection=chosen");
    assertThat(scene.told(RaceEvent.OneCyclistEach.class))
        .containsExactly(new RaceEvent.OneCyclistEach("L1-Q-08", 5));
    assertThat(scene.offered()).containsExactly("pick leader", "pick rouleur", "pick climber");
    assertThat(Scene.start(4, "cyclists=2").told(RaceEvent.OneCyclistEach.class)).isEmpty();
    assertThat(Scene.start(5, "cyclists=1").told(RaceEvent.OneCyclistEach.class)).isEmpty();
    assertThat(Scene.start(12, "cyclists=3").rider("orange climber").owner()).isEqualTo(Seat.L);
  }

  @Test
  @Rule("L1-Q-08")
  void withTwelvePlayersEverybodyHasOneOfTheTwelveCyclists() {
    Scene scene = Scene.start(12, "cyclists=1", "selection=chosen");
    for (int i = 0; i < 12; i++) {
      assertThat(scene.asked()).isEqualTo(Seat.of(i));
      assertThat(scene.offered()).hasSize(3 - i / 4);
      scene.play(scene.offered().getFirst());
    }
    assertThat(scene.rider("orange climber").owner()).isEqualTo(Seat.L);
    assertThat(scene.race.rules.teams).isEqualTo(4);
  }
}
