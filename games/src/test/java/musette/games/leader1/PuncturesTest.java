package musette.games.leader1;

import static musette.games.leader1.PelotonTest.at;
import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Punctures, and the peloton at the finish (chapters 10 and 12). */
final class PuncturesTest {
  /** A rider ahead of the peloton, one behind it, two inside. The peloton die is red. */
  private static Scene red(String... options) {
    String riders =
        road("black leader", "4L5", "")
            + ","
            + road("white leader", "2L1", ", 'slot': 'BEHIND'")
            + ", 'black rouleur': {'place': 'FRONT'}";
    Scene scene = Scene.of(2, at("PURSUIT", "3C1", "", riders), options);
    return scene.play("pass").play("pass", 7, 7, 7, 1, 7);
  }

  private static Scene ordinary() {
    return red("cyclists=2", "pelotonPunctureSquare=ordinary");
  }

  @Test
  @Rule({"L1-134", "L1-135"})
  void aRedFaceMakesAllRollAfterThePelotonHasMoved() {
    assertThat(ordinary().events)
        .extracting(event -> event.getClass().getSimpleName())
        .containsSubsequence("PelotonRolled", "PelotonMoved", "PunctureRolled", "Punctured");
  }

  @Test
  @Rule({"L1-136", "L1-Q-41"})
  void everybodyRollsOnceAndRedIsAPuncture() {
    Scene scene = ordinary();
    assertThat(scene.told(RaceEvent.PunctureRolled.class)).hasSize(4);
    assertThat(scene.rider("black leader").punctureTurn()).isEqualTo(5);
    assertThat(scene.rider("white rouleur").place()).as("rolled a 1").isEqualTo(Place.BACK);
  }

  @Test
  @Rule({"L1-137", "L1-Q-68"})
  void theRollsGoFromTheFrontThroughThePelotonToTheBack() {
    assertThat(ordinary().told(RaceEvent.PunctureRolled.class))
        .extracting(RaceEvent.PunctureRolled::cyclist)
        .containsExactly(
            Speciality.LEADER, Speciality.ROULEUR, Speciality.ROULEUR, Speciality.LEADER);
  }

  @Test
  @Rule({"L1-139", "L1-Q-85"})
  void whoPuncturesInsideIsPutBehindThePeloton() {
    Scene scene = ordinary();
    assertThat(scene.rider("black rouleur").square()).isEqualTo("3C3");
    assertThat(scene.rider("black rouleur").punctureTurn()).as("all of it").isZero();
    Scene waits = red("cyclists=2", "pelotonPunctureWaits=on");
    assertThat(waits.rider("black rouleur").punctureTurn()).isEqualTo(5);
  }

  @Test
  @Rule({"L1-138", "L1-Q-112"})
  void whoPuncturesOnTheRoadPlaysLastInTheNextTurn() {
    Scene scene = ordinary();
    assertThat(scene.race.turn).isEqualTo(6);
    assertThat(scene.rider("black leader").slot()).isEqualTo(Slot.LAST);
    assertThat(scene.rider("white leader").slot()).isEqualTo(Slot.LAST);
  }

  @Test
  @Rule("L1-Q-33")
  void aMoveStillToComeIsLostOrKeptByOption() {
    assertThat(ordinary().told(RaceEvent.Rode.class)).isEmpty();
    Scene kept = red("cyclists=2", "pelotonPunctureWaits=on", "punctureSlot=kept");
    assertThat(kept.race.turn).as("white leader still moves this turn").isEqualTo(5);
    assertThat(Boards.board(kept.race).queue()).containsExactly("white leader");
  }

  @Test
  @Rule({"L1-Q-34", "L1-Q-60", "L1-Q-111"})
  void whoMendsIsNotAbsorbedDoesNotRollAgainAndMovesAfterTheDropped() {
    Scene scene = ordinary();
    scene.passWhile(Phase.INSIDE_PELOTON).passWhile(Phase.PURSUIT, 7, 1, 1);
    assertThat(scene.told(RaceEvent.PunctureRolled.class)).as("two mend").hasSize(2);
    assertThat(scene.rider("black leader").place()).isEqualTo(Place.ROAD);
    assertThat(Boards.board(scene.race).queue())
        .containsExactly("black rouleur", "black leader", "white leader");
  }

  /** The peloton crosses the finish; the black leader cannot pay for it. */
  private static Scene finish(String... options) {
    String riders =
        "'black leader': {'energy': 0, 'feeds': 1}, 'white leader': {'place': 'FRONT',"
            + " 'feeds': 1}, 'black rouleur': {'feeds': 1}, 'white rouleur': {'feeds': 1}";
    Scene scene = Scene.of(2, at("PURSUIT", "10C2", "", riders), options);
    return scene.play("pass").play("pass", 9);
  }

  @Test
  @Rule({"L1-Q-50", "L1-Q-51"})
  void thePelotonTakesItsRidersOverTheLineFrontAreaFirst() {
    assertThat(finish("cyclists=2").told(RaceEvent.Finished.class))
        .extracting(RaceEvent.Finished::team)
        .containsExactly(Team.WHITE, Team.BLACK, Team.WHITE);
    assertThat(
            finish("cyclists=2", "payAtFinish=off", "pelotonFinish=support")
                .told(RaceEvent.Finished.class))
        .extracting(RaceEvent.Finished::team)
        .containsExactly(Team.BLACK, Team.BLACK, Team.WHITE, Team.WHITE);
  }

  @Test
  @Rule("L1-Q-90")
  void whoCannotPayAtTheFinishIsPutBeforeTheLine() {
    assertThat(finish("cyclists=2").rider("black leader").square()).isEqualTo("10C5");
    Scene free = finish("cyclists=2", "payAtFinish=off");
    assertThat(free.rider("black leader").place()).isEqualTo(Place.FINISHED);
  }

  @Test
  @Rule({"L1-Q-91", "L1-Q-104"})
  void theRaceStopsAtTheEndOfThatTurn() {
    Scene scene = finish("cyclists=2");
    assertThat(scene.isOver()).isTrue();
    assertThat(scene.result()).containsExactly(2, 1);
    Scene sum = finish("cyclists=2", "payAtFinish=off", "pelotonFinish=support", "ranking=sum");
    assertThat(sum.result()).containsExactly(1, 2);
  }
}
