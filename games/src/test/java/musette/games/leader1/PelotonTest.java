package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Face;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Team;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Inside the peloton, pursuit, its move, payment (chapters 9 and 10). */
final class PelotonTest {
  static String at(String phase, String head, String more, String cyclists) {
    return "{'board': {'phase': '"
        + phase
        + "', 'turn': 5, 'head': '"
        + head
        + "', 'order': ['BLACK', 'WHITE']"
        + more
        + "}, 'cyclists': {"
        + cyclists
        + "}}";
  }

  private static Scene leaderInFront() {
    return Scene.of(2, at("INSIDE_PELOTON", "3C1", "", "'black leader': {'place': 'FRONT'}"));
  }

  @Test
  @Rule("L1-76")
  void whoIsInFrontStaysOrGoesToTheBackButIsNotDropped() {
    Scene scene = leaderInFront();
    assertThat(scene.offered()).containsExactly("front", "back");
    assertThat(scene.refusal("drop")).isEqualTo("L1-76");
    assertThat(scene.play("back").rider("black leader").place()).isEqualTo(Place.BACK);
  }

  @Test
  @Rule({"L1-75", "L1-77"})
  void whoIsInTheBackMayStayComeToTheFrontOrLetGo() {
    Scene scene = leaderInFront().play("back");
    assertThat(scene.offered()).containsExactly("front", "back", "drop");
    scene.play("drop");
    assertThat(scene.rider("black rouleur").place()).isEqualTo(Place.LEAVING);
  }

  @Test
  @Rule("L1-Q-77")
  void everyCyclistIsAskedOnceInSupportOrder() {
    Scene scene = leaderInFront().play("back").play("drop").play("front");
    assertThat(scene.asked()).isEqualTo(Seat.B);
    assertThat(scene.rider("black climber").place()).isEqualTo(Place.FRONT);
  }

  @Test
  @Rule("L1-Q-29")
  void whoLetsGoDoesNotPayForThisMoveUnlessByOption() {
    Scene scene = leaderInFront().play("back").play("drop").play("front");
    scene.passWhile(Phase.INSIDE_PELOTON).passWhile(Phase.PURSUIT, 9);
    assertThat(scene.rider("black rouleur").energy()).isEqualTo(44);
    assertThat(scene.rider("black rouleur").square()).isEqualTo("3C4");
    assertThat(scene.rider("black climber").energy()).as("in front").isEqualTo(42);
    Scene pays = Scene.of(2, at("INSIDE_PELOTON", "3C1", "", ""), "leavingPay=on").play("drop");
    pays.passWhile(Phase.INSIDE_PELOTON).passWhile(Phase.PURSUIT, 9);
    assertThat(pays.rider("black leader").energy()).isEqualTo(43);
  }

  private static Scene blackWasTwice() {
    return Scene.of(2, at("PURSUIT", "3C1", ", 'inRow': [2, 0], 'pursuits': [3, 5]", ""));
  }

  @Test
  @Rule({"L1-81", "L1-Q-32"})
  void aTeamAcceleratesAtMostTwiceInARow() {
    Scene scene = blackWasTwice();
    assertThat(scene.asked()).as("black is passed over").isEqualTo(Seat.B);
    scene.play("pass", 1);
    assertThat(Boards.board(scene.race).inRow()).as("broken off").containsExactly(0, 0);
  }

  @Test
  @Rule("L1-82")
  void ifNobodyAcceleratesTheOrderStays() {
    Scene scene = blackWasTwice().play("pass", 1);
    assertThat(Boards.board(scene.race).order()).containsExactly(Team.BLACK, Team.WHITE);
  }

  @Test
  @Rule("L1-84")
  void theFirstTeamRollsAndThePelotonMovesThatFar() {
    Scene scene = blackWasTwice().play("pass", 1);
    assertThat(scene.told(RaceEvent.PelotonRolled.class).getFirst().team()).isEqualTo(Team.BLACK);
    assertThat(scene.told(RaceEvent.PelotonMoved.class).getFirst().squares()).isEqualTo(3);
  }

  @Test
  @Rule("L1-80")
  void aPursuitIsSpentAndATeamWithoutOneIsNotAsked() {
    String late =
        at("PURSUIT", "3C1", ", 'pursuits': [0, 1]", "").replace("'turn': 5", "'turn': 11");
    Scene none = Scene.of(2, late);
    assertThat(none.asked()).isEqualTo(Seat.B);
    none.play("accelerate", 1);
    assertThat(Boards.board(none.race).pursuits()).containsExactly(0, 0);
    assertThat(Boards.board(none.race).inRow()).containsExactly(0, 1);
  }

  @Test
  @Rule("L1-Q-113")
  void aTeamWhoseRidersAreAllAheadMayAccelerate() {
    String away = road("black leader", "6C1", ", 'feeds': 1");
    Scene ahead = Scene.of(2, at("PURSUIT", "3C1", "", away), "cyclists=1");
    assertThat(ahead.asked()).isEqualTo(Seat.A);
    assertThat(ahead.offered()).contains("accelerate");
  }

  /** How far a peloton goes that both cyclists have left, when black accelerates. */
  private static int chase(int die, String... options) {
    String away =
        road("black leader", "6C1", ", 'feeds': 1")
            + ","
            + road("white leader", "6L1", ", 'feeds': 1");
    Scene scene = Scene.of(2, at("PURSUIT", "3C1", "", away), options);
    return scene.play("accelerate", die).told(RaceEvent.PelotonMoved.class).getFirst().squares();
  }

  @Test
  @Rule({"L1-85", "L1-86", "L1-Q-31"})
  void aPursuitAndAnEmptyPelotonAddASquareEach() {
    assertThat(chase(1, "cyclists=1")).as("3 + 1 + 1").isEqualTo(5);
    assertThat(chase(4, "cyclists=1", "increasesAddUp=off")).as("3 + 1").isEqualTo(4);
  }

  @Test
  @Rule("L1-Q-114")
  void whoIsAbsorbedByThisMoveDoesNotFillThePeloton() {
    String near = road("black leader", "3L3", "") + "," + road("white leader", "3R3", "");
    Scene scene = Scene.of(2, at("PURSUIT", "3C1", "", near), "cyclists=1");
    scene.play("pass").play("pass", 1);
    assertThat(scene.told(RaceEvent.PelotonMoved.class).getFirst().squares()).isEqualTo(4);
    assertThat(scene.rider("black leader").place()).isEqualTo(Place.BACK);
  }

  @Test
  @Rule("L1-Q-01")
  void theDieHasAsManyThreesAsFivesOrFewerByOption() {
    assertThat(Die.EVEN.side(4)).isEqualTo(Face.THREE);
    assertThat(Die.BELL.side(4)).isEqualTo(Face.PLAIN);
    assertThat(Risks.passing(Die.EVEN, 0)).isEqualTo(8);
    assertThat(Risks.passing(Die.BELL, 1)).isEqualTo(3);
  }

  private static final String FRONT = "'black leader': {'place': 'FRONT'}";

  @Test
  @Rule("L1-89")
  void aShortMoveCostsOneInTheFrontAndNothingInTheBack() {
    Scene slow = Scene.of(2, at("PURSUIT", "3C1", "", FRONT)).passWhile(Phase.PURSUIT, 8);
    assertThat(slow.rider("black leader").energy()).isEqualTo(43);
    assertThat(slow.rider("black rouleur").energy()).isEqualTo(44);
  }

  @Test
  @Rule({"L1-93", "L1-148"})
  void weatherDoesNotChangeWhatThePelotonPays() {
    String wind = ", 'weather': [{'hexagon': 3, 'shown': ['CONTRARY_2']}]";
    Scene scene = Scene.of(2, at("PURSUIT", "3C1", wind, FRONT), "weather=1");
    scene.passWhile(Phase.PURSUIT, 8);
    assertThat(scene.rider("black leader").energy()).isEqualTo(43);
  }

  /** A move of five squares over blackened ones and past the feed zone. */
  private static Scene fiveSquares() {
    String riders = FRONT + ", 'black rouleur': {'energy': 1}";
    Scene scene = Scene.of(2, at("PURSUIT", "4C1", "", riders));
    return scene.passWhile(Phase.PURSUIT, 9, 0, 0, 0, 0, 0, 0);
  }

  @Test
  @Rule("L1-90")
  void aLongMoveCostsTwoInTheFrontAndOneInTheBack() {
    assertThat(fiveSquares().rider("black leader").energy()).isEqualTo(42);
    assertThat(fiveSquares().rider("black rouleur").energy()).isZero();
  }

  @Test
  @Rule("L1-92")
  void insideThePelotonNobodyRisksAnything() {
    assertThat(fiveSquares().told(RaceEvent.RiskRolled.class)).isEmpty();
  }

  @Test
  @Rule("L1-Q-78")
  void linesAreCrossedBeforeTheMoveIsPaid() {
    assertThat(fiveSquares().told(RaceEvent.TileDrawn.class)).hasSize(6);
    assertThat(fiveSquares().events)
        .extracting(event -> event.getClass().getSimpleName())
        .containsSubsequence("PelotonRolled", "PelotonMoved", "TileDrawn", "Paid");
  }
}
