package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.course.Lane;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

final class EndPhaseTest {
  @Test
  @Rule({"FR-30", "FR-Q5"})
  void playedCardsLeaveTheGameAndEverybodySeesThem() {
    Scene scene = Scene.flat(2, "A_ROULEUR 10R 5", "B_SPRINTEUR 20R 9");
    scene.change(draft -> draft.setTaken(2, 1, 0));
    scene.change(draft -> draft.put(2, Spots.spot(30, Lane.RIGHT)));
    scene.change(draft -> draft.putFaceDown(2, Card.EXHAUSTION));
    scene.ride();
    RaceView view = Scene.GAME.view(scene.race(), Seat.NONE);
    assertThat(view.rider(Rider.A_ROULEUR).spent()).containsExactly(Card.FIVE);
    assertThat(view.rider(Rider.B_SPRINTEUR).spent()).containsExactly(Card.NINE);
    assertThat(view.rider(Rider.B_ROULEUR).spent()).containsExactly(Card.EXHAUSTION);
    assertThat(view.rouleurSupply()).as("one played, two more taken").isEqualTo(27);
    assertThat(scene.events()).contains(new RaceEvent.CardsSpent(3));
  }

  @Test
  @Rule("FR-31")
  void aPackExactlyOneSquareBehindIsDrawnUp() {
    Scene scene =
        Scene.flat(
                2, "A_ROULEUR 10R 4", "A_SPRINTEUR 10L 4", "B_ROULEUR 13R 3", "B_SPRINTEUR 20R 2")
            .ride();
    assertThat(scene.road())
        .containsExactly("B_SPRINTEUR 22R", "B_ROULEUR 16R", "A_ROULEUR 15R", "A_SPRINTEUR 15L");
  }

  @Test
  @Rule("FR-31")
  void aPackTwoSquaresBehindOrDirectlyBehindStays() {
    Scene scene = Scene.flat(2, "A_ROULEUR 10R 3", "A_SPRINTEUR 14R 2", "B_ROULEUR 14L 3").ride();
    assertThat(scene.road()).containsExactly("B_ROULEUR 17R", "A_SPRINTEUR 16R", "A_ROULEUR 13R");
  }

  @Test
  @Rule("FR-31")
  void drawnUpRidersTakeLanesFromFrontToBack() {
    Scene scene =
        Scene.flat(
            2, "A_SPRINTEUR 12R 2", "B_SPRINTEUR 12L 2", "A_ROULEUR 10R 3", "B_ROULEUR 13R 3");
    scene.ride();
    assertThat(scene.road())
        .containsExactly("B_ROULEUR 16R", "A_SPRINTEUR 15R", "B_SPRINTEUR 15L", "A_ROULEUR 14R");
    assertThat(scene.events(RaceEvent.Slipstreamed.class))
        .extracting(RaceEvent.Slipstreamed::rider)
        .containsExactly(Rider.A_SPRINTEUR, Rider.B_SPRINTEUR, Rider.A_ROULEUR);
  }

  @Test
  @Rule("FR-32")
  void aMergedPackIsCheckedAgain() {
    Scene scene = Scene.flat(2, "A_ROULEUR 10R 3", "A_SPRINTEUR 13R 2", "B_SPRINTEUR 15R 2").ride();
    assertThat(scene.road()).containsExactly("B_SPRINTEUR 17R", "A_SPRINTEUR 16R", "A_ROULEUR 15R");
    assertThat(scene.events(RaceEvent.Slipstreamed.class))
        .extracting(RaceEvent.Slipstreamed::rule)
        .containsExactly("FR-31", "FR-31", "FR-32");
  }

  @Test
  @Rule("FR-33")
  void theHeadOfEveryPackTiresBothIfSideBySide() {
    Scene scene =
        Scene.flat(
                3,
                "A_ROULEUR 10R 3",
                "A_SPRINTEUR 10L 3",
                "B_ROULEUR 20R 3",
                "C_ROULEUR 19R 3",
                "C_SPRINTEUR 18R 3")
            .ride();
    assertThat(scene.exhausted())
        .containsExactly(Rider.B_ROULEUR, Rider.A_ROULEUR, Rider.A_SPRINTEUR);
    assertThat(Pile.count(scene.race().recycled(0), Card.EXHAUSTION)).isEqualTo(1);
    assertThat(scene.race().supply(0)).isEqualTo(28);
    assertThat(scene.race().supply(1)).isEqualTo(29);
  }

  @Test
  @Rule("FR-33")
  void anEmptyLaneAheadTiresNobody() {
    Scene scene = Scene.flat(2, "A_ROULEUR 10R 4", "B_ROULEUR 10L 4", "B_SPRINTEUR 13R 2").ride();
    assertThat(scene.road()).containsExactly("B_SPRINTEUR 15R", "A_ROULEUR 14R", "B_ROULEUR 14L");
    assertThat(scene.exhausted()).containsExactly(Rider.B_SPRINTEUR);
  }

  @Test
  @Rule("FR-34")
  void exhaustionLooksAtThePositionsAfterSlipstream() {
    Scene scene = Scene.flat(2, "A_ROULEUR 10R 3", "B_SPRINTEUR 13R 2").ride();
    assertThat(scene.road()).containsExactly("B_SPRINTEUR 15R", "A_ROULEUR 14R");
    assertThat(scene.exhausted()).containsExactly(Rider.B_SPRINTEUR);
    var kinds = scene.events().stream().map(Object::getClass).toList();
    assertThat(kinds.indexOf(RaceEvent.CardsSpent.class))
        .isLessThan(kinds.indexOf(RaceEvent.Slipstreamed.class));
    assertThat(kinds.indexOf(RaceEvent.Slipstreamed.class))
        .isLessThan(kinds.indexOf(RaceEvent.Exhausted.class));
  }

  @Test
  @Rule("FR-Q7")
  void theFrontRiderTakesTheLastExhaustionCard() {
    Scene scene = Scene.flat(3, "A_ROULEUR 10R 3", "B_ROULEUR 20R 3", "C_SPRINTEUR 30R 2");
    scene.change(draft -> draft.setTaken(4, 29, 0));
    scene.ride();
    assertThat(scene.exhausted()).containsExactly(Rider.C_SPRINTEUR, Rider.B_ROULEUR);
    assertThat(scene.events()).contains(new RaceEvent.SupplyEmpty(Rider.A_ROULEUR));
    assertThat(scene.race().supply(0)).isZero();
    assertThat(scene.race().taken(0)).isZero();
  }
}
