package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.course.Lane;
import musette.kernel.Journal;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

final class MovementTest {
  @Test
  @Rule("FR-20")
  void allCardsAreRevealedBeforeAnybodyMoves() {
    Scene scene = Scene.flat(2, "A_ROULEUR 10R 5", "B_ROULEUR 20R 4", "B_SPRINTEUR 30R 9").ride();
    assertThat(scene.events().subList(0, 3)).allMatch(RaceEvent.Revealed.class::isInstance);
    assertThat(scene.events(RaceEvent.Revealed.class)).allMatch(RaceEvent.Revealed::reveals);
    assertThat(scene.events().get(3)).isInstanceOf(RaceEvent.Moved.class);
  }

  @Test
  @Rule("FR-21")
  void ridersMoveFromFrontToBackAndTheRightLaneFirst() {
    Scene scene =
        Scene.flat(2, "A_ROULEUR 10L 3", "A_SPRINTEUR 14L 2", "B_ROULEUR 10R 3", "B_SPRINTEUR 9R 9")
            .ride();
    assertThat(scene.events(RaceEvent.Moved.class))
        .extracting(RaceEvent.Moved::rider)
        .containsExactly(Rider.A_SPRINTEUR, Rider.B_ROULEUR, Rider.A_ROULEUR, Rider.B_SPRINTEUR);
  }

  @Test
  @Rule("FR-21")
  void whoOvertakesDoesNotMoveAgainNorChangeTheOrder() {
    Scene scene = Scene.flat(2, "A_SPRINTEUR 20R 9", "B_ROULEUR 25R 3", "B_SPRINTEUR 12R 5").ride();
    assertThat(scene.events(RaceEvent.Moved.class))
        .extracting(RaceEvent.Moved::rider)
        .containsExactly(Rider.B_ROULEUR, Rider.A_SPRINTEUR, Rider.B_SPRINTEUR);
    assertThat(scene.road()).containsExactly("A_SPRINTEUR 29R", "B_ROULEUR 28R", "B_SPRINTEUR 17R");
  }

  @Test
  @Rule("FR-22")
  void aRiderMovesExactlyTheValueOfTheCardThroughOthers() {
    Scene scene =
        Scene.flat(
                2, "A_ROULEUR 20R 4", "B_ROULEUR 22R 3", "B_SPRINTEUR 22L 3", "A_SPRINTEUR 20L 9")
            .ride();
    assertThat(scene.events(RaceEvent.Moved.class))
        .contains(new RaceEvent.Moved(Rider.A_SPRINTEUR, 20, 29, Lane.RIGHT))
        .contains(new RaceEvent.Moved(Rider.A_ROULEUR, 20, 24, Lane.RIGHT));
  }

  @Test
  @Rule({"FR-23", "FR-24"})
  void aFullSquareStopsARiderOnTheFirstSquareBehindItWithAFreeLane() {
    Scene scene =
        Scene.flat(
                3,
                "A_ROULEUR 20R 5",
                "A_SPRINTEUR 20L 5",
                "B_ROULEUR 19R 5",
                "B_SPRINTEUR 19L 5",
                "C_ROULEUR 18R 7")
            .ride();
    assertThat(scene.road())
        .containsExactly(
            "A_ROULEUR 25R",
            "A_SPRINTEUR 25L",
            "B_ROULEUR 24R",
            "B_SPRINTEUR 24L",
            "C_ROULEUR 23R");
    assertThat(scene.events(RaceEvent.Blocked.class))
        .containsExactly(new RaceEvent.Blocked(Rider.C_ROULEUR, 25, 23));
  }

  @Test
  @Rule("FR-23")
  void atWorstARiderStaysInHisOwnLane() {
    Scene scene =
        Scene.flat(
                3,
                "A_ROULEUR 20R",
                "A_SPRINTEUR 20L",
                "B_ROULEUR 19R",
                "B_SPRINTEUR 19L",
                "C_ROULEUR 18L")
            .move(Map.of(Rider.C_ROULEUR, 2));
    assertThat(scene.road()).endsWith("C_ROULEUR 18L");
  }

  @Test
  @Rule("FR-24")
  void anEmptySquareIsEnteredOnTheRightOtherwiseTheFreeLaneIsTaken() {
    Scene scene = Scene.flat(2, "A_ROULEUR 20L 3", "B_ROULEUR 19R 4", "B_SPRINTEUR 30L 2").ride();
    assertThat(scene.road()).containsExactly("B_SPRINTEUR 32R", "A_ROULEUR 23R", "B_ROULEUR 23L");
  }

  @Test
  @Rule("FR-Q3")
  void aRiderAloneInTheLeftLaneStaysThereAndTheNextOneComesAheadOfHim() {
    Scene scene = Scene.flat(2, "A_ROULEUR 23L", "B_ROULEUR 20R").move(Map.of(Rider.B_ROULEUR, 3));
    assertThat(scene.road()).containsExactly("B_ROULEUR 23R", "A_ROULEUR 23L");
  }

  @Test
  @Rule("FR-Q3")
  void slipstreamIsAMoveIntoTheRightLane() {
    Scene scene = Scene.flat(2, "A_SPRINTEUR 20R 2", "B_ROULEUR 20L 3", "A_ROULEUR 19R 3").ride();
    // After movement: 23R, 22R and 22L; the next time the left one is alone they go right.
    assertThat(scene.road()).containsExactly("B_ROULEUR 23R", "A_SPRINTEUR 22R", "A_ROULEUR 22L");
    Scene alone = Scene.flat(2, "A_ROULEUR 22L", "B_ROULEUR 21R").move(Map.of(Rider.B_ROULEUR, 3));
    alone.change(draft -> EndPhase.end(draft, Journal.NONE));
    assertThat(alone.road()).containsExactly("B_ROULEUR 24R", "A_ROULEUR 23R");
  }

  @Test
  @Rule("FR-23")
  void theSquareJustAheadIsBetterThanStaying() {
    Scene scene = Scene.flat(2, "A_ROULEUR 10R", "B_ROULEUR 12R", "B_SPRINTEUR 12L");
    scene.move(Map.of(Rider.A_ROULEUR, 2));
    assertThat(scene.road()).containsExactly("B_ROULEUR 12R", "B_SPRINTEUR 12L", "A_ROULEUR 11R");
  }
}
