package musette.games.leader1;

import static musette.games.leader1.PelotonTest.at;
import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Slot;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who is dropped, absorbed or back in the peloton (chapters 6, 10 and 11). */
final class DroppedTest {
  /** Black has no energy, nor has the white leader, who keeps a tile; they are asked to pay. */
  private static Scene poor() {
    String riders =
        "'black leader': {'energy': 0}, 'black rouleur': {'energy': 0}, "
            + "'white leader': {'energy': 0}";
    String position = at("PURSUIT", "3C1", "", riders);
    Scene scene = Scene.of(2, position.replace("}}}", "}}, 'tiles': {'white leader': [2]}}"));
    return scene.play("pass").play("pass", 9);
  }

  @Test
  @Rule({"L1-Q-97", "L1-Q-30"})
  void whoKeepsATileIsAskedBeforeHeIsDropped() {
    Scene scene = poor();
    assertThat(scene.asked()).isEqualTo(Seat.B);
    assertThat(scene.offered()).containsExactly("drop", "eat leader 2");
    assertThat(scene.play("eat leader 2").rider("white leader").energy()).isEqualTo(1);
    assertThat(poor().play("drop").rider("white leader").place()).isEqualTo(Place.ROAD);
  }

  @Test
  @Rule({"L1-94", "L1-95"})
  void whoCannotPayIsDropped() {
    Scene scene = poor().play("eat leader 2");
    assertThat(scene.told(RaceEvent.Dropped.class))
        .extracting(RaceEvent.Dropped::rule)
        .containsExactly("L1-94", "L1-94");
    assertThat(scene.rider("black leader").place()).isEqualTo(Place.ROAD);
  }

  @Test
  @Rule({"L1-96", "L1-Q-82"})
  void heIsPutOnTheBestFreeSquareBehindThePeloton() {
    Scene scene = poor().play("eat leader 2");
    assertThat(scene.rider("black leader").square()).isEqualTo("3C4");
    assertThat(scene.rider("black rouleur").square()).isEqualTo("3R4");
  }

  @Test
  @Rule("L1-Q-28")
  void ofSeveralWhoAreDroppedTheFirstStaysAhead() {
    Scene scene = poor().play("eat leader 2");
    assertThat(scene.rider("black leader").stamp())
        .isGreaterThan(scene.rider("black rouleur").stamp());
  }

  @Test
  @Rule("L1-97")
  void fromTheNextTurnOnHeMovesInPhaseFive() {
    Scene scene = poor().play("eat leader 2");
    assertThat(scene.race.turn).isEqualTo(6);
    assertThat(scene.rider("black leader").slot()).isEqualTo(Slot.BEHIND);
  }

  /** The head reaches the black rouleur, passes the white one and starts level with a climber. */
  private static Scene caught(String... options) {
    String riders =
        road("black rouleur", "3L6", ", 'risks': 2")
            + ","
            + road("white rouleur", "3L3", "")
            + ","
            + road("black climber", "3L1", "");
    return Scene.of(2, at("PURSUIT", "3C1", "", riders), options).passWhile(Phase.PURSUIT, 9);
  }

  @Test
  @Rule({"L1-57", "L1-58"})
  void levelWithTheHeadHeComesToTheFrontBehindItToTheBack() {
    assertThat(caught().rider("black rouleur").place()).isEqualTo(Place.FRONT);
    assertThat(caught().rider("white rouleur").place()).isEqualTo(Place.BACK);
  }

  @Test
  @Rule("L1-Q-24")
  void absorbedRidersPayByTheAreaTheyEnterUnlessByOption() {
    assertThat(caught().rider("black rouleur").energy()).isEqualTo(42);
    assertThat(caught().rider("white rouleur").energy()).isEqualTo(43);
    assertThat(caught("absorbedPay=off").rider("black rouleur").energy()).isEqualTo(44);
  }

  @Test
  @Rule("L1-Q-79")
  void whoWasNotAheadOfTheHeadIsNotAbsorbed() {
    assertThat(caught().rider("black climber").place()).isEqualTo(Place.ROAD);
  }

  @Test
  @Rule("L1-Q-80")
  void absorbedRidersKeepTheirRiskMarks() {
    assertThat(caught().rider("black rouleur").risks()).isEqualTo(2);
    assertThat(caught().rider("black rouleur").slipstream()).isFalse();
  }

  @Test
  @Rule("L1-Q-25")
  void whoIsAbsorbedCannotBreakAwayInTheSameTurn() {
    Scene scene = caught();
    assertThat(scene.events)
        .extracting(event -> event.getClass().getSimpleName())
        .containsSubsequence("Absorbed", "TurnBegan");
    assertThat(scene.offered()).as("in the next turn").contains("attack rouleur 4 4C4");
  }

  @Test
  @Rule("L1-Q-81")
  void anAbsorbedRouleurPaysForTheMountainToo() {
    String climb = road("black rouleur", "3L6", "");
    Scene steep = Scene.of(2, at("PURSUIT", "3C1", "", climb), "race=mountains");
    steep.passWhile(Phase.PURSUIT, 9);
    assertThat(steep.rider("black rouleur").energy()).as("50 - 2 - 1").isEqualTo(47);
  }

  /** Two dropped riders one behind the other; the head of the peloton is on 3C5. */
  private static Scene twoBehind(String... options) {
    String riders =
        road("black leader", "3L2", ", 'stamp': 2")
            + ","
            + road("white leader", "3L1", ", 'stamp': 1");
    return Scene.of(2, at("DROPPED_RIDERS", "3C5", ", 'lastStamp': 2", riders), options);
  }

  @Test
  @Rule("L1-98")
  void droppedRidersMoveInClassificationOrder() {
    assertThat(Boards.board(twoBehind().race).queue())
        .containsExactly("black leader", "white leader");
  }

  @Test
  @Rule("L1-Q-26")
  void whoReachesThePelotonIsBackInItAndPaysNothing() {
    Scene scene = twoBehind().play("ride 2 3L4");
    assertThat(scene.rider("black leader").place()).isEqualTo(Place.BACK);
    assertThat(scene.rider("black leader").energy()).isEqualTo(44);
    Scene head = twoBehind("rejoinAt=head", "rejoinArea=front").play("ride 2 3L4");
    assertThat(head.rider("black leader").place()).as("not level with it").isEqualTo(Place.ROAD);
    assertThat(head.play("ride 4 3C5").rider("white leader").place()).isEqualTo(Place.FRONT);
  }

  @Test
  @Rule("L1-99")
  void droppedRidersGetSlipstreamFromEachOther() {
    Scene scene = twoBehind("slipstreamTest=stands-behind").play("ride 2 3L4");
    assertThat(scene.rider("white leader").slipstream()).isTrue();
  }

  @Test
  @Rule("L1-Q-27")
  void whoPassesTheHeadIsABreakawayRiderUnlessByOption() {
    Scene scene = twoBehind("slipstreamTest=stands-behind").play("ride 2 3L4").play("ride 5 3L6");
    assertThat(scene.rider("white leader").place()).isEqualTo(Place.ROAD);
    assertThat(scene.rider("white leader").slot()).isEqualTo(Slot.AHEAD);
    Scene passed = twoBehind("overtaking=rejoins").play("ride 4 3L6");
    assertThat(passed.rider("black leader").place()).isEqualTo(Place.FRONT);
  }

  @Test
  @Rule("L1-Q-84")
  void whoFallsWhereThePelotonIsDoesNotRejoin() {
    Scene fallen = Scene.of(2, at("DROPPED_RIDERS", "4C5", "", road("black leader", "4C1", "")));
    fallen.play("ride 4 4C5", 1);
    assertThat(fallen.rider("black leader").place()).isEqualTo(Place.ROAD);
  }
}
