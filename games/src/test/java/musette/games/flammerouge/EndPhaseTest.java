package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

final class EndPhaseTest {
  @Test
  @Rule({"FR-30", "FR-Q5"})
  void playedCardsLeaveTheGameAndEverybodySeesThem() {
    Ride ride = Ride.flat(2, "A_ROULEUR 10R 5", "B_SPRINTEUR 20R 9");
    ride.race().setTaken(2, 1, 0);
    ride.race().put(2, Spots.spot(30, Lane.RIGHT));
    ride.race().putFaceDown(2, Card.EXHAUSTION);
    ride.ride();
    RaceView view = Ride.GAME.view(ride.race(), Seat.NONE);
    assertThat(view.rider(Rider.A_ROULEUR).spent()).containsExactly(Card.FIVE);
    assertThat(view.rider(Rider.B_SPRINTEUR).spent()).containsExactly(Card.NINE);
    assertThat(view.rider(Rider.B_ROULEUR).spent()).containsExactly(Card.EXHAUSTION);
    assertThat(view.rouleurSupply()).as("one played, two more taken").isEqualTo(27);
    assertThat(ride.events()).contains(new RaceEvent.CardsSpent(3));
  }

  @Test
  @Rule("FR-31")
  void aPackExactlyOneSquareBehindIsDrawnUp() {
    Ride ride =
        Ride.flat(2, "A_ROULEUR 10R 4", "A_SPRINTEUR 10L 4", "B_ROULEUR 13R 3", "B_SPRINTEUR 20R 2")
            .ride();
    assertThat(ride.road())
        .containsExactly("B_SPRINTEUR 22R", "B_ROULEUR 16R", "A_ROULEUR 15R", "A_SPRINTEUR 15L");
  }

  @Test
  @Rule("FR-31")
  void aPackTwoSquaresBehindOrDirectlyBehindStays() {
    Ride ride = Ride.flat(2, "A_ROULEUR 10R 3", "A_SPRINTEUR 14R 2", "B_ROULEUR 14L 3").ride();
    assertThat(ride.road()).containsExactly("B_ROULEUR 17R", "A_SPRINTEUR 16R", "A_ROULEUR 13R");
  }

  @Test
  @Rule("FR-31")
  void drawnUpRidersTakeLanesFromFrontToBack() {
    Ride ride =
        Ride.flat(
            2, "A_SPRINTEUR 12R 2", "B_SPRINTEUR 12L 2", "A_ROULEUR 10R 3", "B_ROULEUR 13R 3");
    ride.ride();
    assertThat(ride.road())
        .containsExactly("B_ROULEUR 16R", "A_SPRINTEUR 15R", "B_SPRINTEUR 15L", "A_ROULEUR 14R");
    assertThat(ride.events(RaceEvent.Slipstreamed.class))
        .extracting(RaceEvent.Slipstreamed::rider)
        .containsExactly(Rider.A_SPRINTEUR, Rider.B_SPRINTEUR, Rider.A_ROULEUR);
  }

  @Test
  @Rule("FR-32")
  void aMergedPackIsCheckedAgain() {
    Ride ride = Ride.flat(2, "A_ROULEUR 10R 3", "A_SPRINTEUR 13R 2", "B_SPRINTEUR 15R 2").ride();
    assertThat(ride.road()).containsExactly("B_SPRINTEUR 17R", "A_SPRINTEUR 16R", "A_ROULEUR 15R");
    assertThat(ride.events(RaceEvent.Slipstreamed.class))
        .extracting(RaceEvent.Slipstreamed::rule)
        .containsExactly("FR-31", "FR-31", "FR-32");
  }

  @Test
  @Rule("FR-33")
  void theHeadOfEveryPackTiresBothIfSideBySide() {
    Ride ride =
        Ride.flat(
                3,
                "A_ROULEUR 10R 3",
                "A_SPRINTEUR 10L 3",
                "B_ROULEUR 20R 3",
                "C_ROULEUR 19R 3",
                "C_SPRINTEUR 18R 3")
            .ride();
    assertThat(ride.exhausted())
        .containsExactly(Rider.B_ROULEUR, Rider.A_ROULEUR, Rider.A_SPRINTEUR);
    assertThat(Pile.count(ride.race().recycled(0), Card.EXHAUSTION)).isEqualTo(1);
    assertThat(ride.race().supply(0)).isEqualTo(28);
    assertThat(ride.race().supply(1)).isEqualTo(29);
  }

  @Test
  @Rule("FR-33")
  void anEmptyLaneAheadTiresNobody() {
    Ride ride = Ride.flat(2, "A_ROULEUR 10R 4", "B_ROULEUR 10L 4", "B_SPRINTEUR 13R 2").ride();
    assertThat(ride.road()).containsExactly("B_SPRINTEUR 15R", "A_ROULEUR 14R", "B_ROULEUR 14L");
    assertThat(ride.exhausted()).containsExactly(Rider.B_SPRINTEUR);
  }

  @Test
  @Rule("FR-34")
  void exhaustionLooksAtThePositionsAfterSlipstream() {
    Ride ride = Ride.flat(2, "A_ROULEUR 10R 3", "B_SPRINTEUR 13R 2").ride();
    assertThat(ride.road()).containsExactly("B_SPRINTEUR 15R", "A_ROULEUR 14R");
    assertThat(ride.exhausted()).containsExactly(Rider.B_SPRINTEUR);
    var kinds = ride.events().stream().map(Object::getClass).toList();
    assertThat(kinds.indexOf(RaceEvent.CardsSpent.class))
        .isLessThan(kinds.indexOf(RaceEvent.Slipstreamed.class));
    assertThat(kinds.indexOf(RaceEvent.Slipstreamed.class))
        .isLessThan(kinds.indexOf(RaceEvent.Exhausted.class));
  }

  @Test
  @Rule("FR-Q7")
  void theFrontRiderTakesTheLastExhaustionCard() {
    Ride ride = Ride.flat(3, "A_ROULEUR 10R 3", "B_ROULEUR 20R 3", "C_SPRINTEUR 30R 2");
    ride.race().setTaken(4, 29, 0);
    ride.ride();
    assertThat(ride.exhausted()).containsExactly(Rider.C_SPRINTEUR, Rider.B_ROULEUR);
    assertThat(ride.events()).contains(new RaceEvent.SupplyEmpty(Rider.A_ROULEUR));
    assertThat(ride.race().supply(0)).isZero();
    assertThat(ride.race().taken(0)).isZero();
  }
}
