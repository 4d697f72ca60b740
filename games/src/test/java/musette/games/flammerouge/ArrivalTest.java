package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.RaceAction;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.api.Team;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Turn;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

final class ArrivalTest {
  /** Squares 1-5 start, 6-13 road, the line after 13. */
  private static final String SHORT = "abu";

  private static Scene finish(Map<String, String> options, String... riders) {
    var all = new java.util.HashMap<>(options);
    all.put("ownStage", SHORT);
    return Scene.of(2, all, riders);
  }

  private static Turn turn(Scene scene) {
    return Scene.GAME.turn(scene.race());
  }

  @Test
  @Rule({"FR-40", "FR-Q8"})
  void theRaceEndsAfterTheMovementPhaseInWhichARiderCrosses() {
    Scene scene =
        finish(
                Map.of(),
                "A_ROULEUR 13R 3",
                "A_SPRINTEUR 4R 2",
                "B_ROULEUR 5R 3",
                "B_SPRINTEUR 12R 2")
            .ride();
    assertThat(scene.road())
        .as("all have moved, nobody slipstreams")
        .containsExactly("A_ROULEUR 16R", "B_SPRINTEUR 14R", "B_ROULEUR 8R", "A_SPRINTEUR 6R");
    assertThat(scene.exhausted()).isEmpty();
    assertThat(scene.events(RaceEvent.CardsSpent.class)).isEmpty();
    assertThat(turn(scene)).isInstanceOf(Turn.Over.class);
  }

  @Test
  @Rule("FR-40")
  void theLastSquareBeforeTheLineIsNotAcross() {
    Scene scene =
        finish(
                Map.of(),
                "A_ROULEUR 10R 3",
                "A_SPRINTEUR 4R 2",
                "B_ROULEUR 5R 3",
                "B_SPRINTEUR 1R 2")
            .ride();
    assertThat(scene.road()).contains("A_ROULEUR 13R");
    assertThat(turn(scene)).isInstanceOf(Turn.ToAct.class);
  }

  @Test
  @Rule({"FR-41", "FR-43"})
  void theRiderFurthestPastTheLineWinsForTheTeam() {
    Scene scene =
        finish(
                Map.of(),
                "A_ROULEUR 13R 3",
                "A_SPRINTEUR 12L 2",
                "B_ROULEUR 2R 3",
                "B_SPRINTEUR 12R 9")
            .ride();
    assertThat(scene.events(RaceEvent.RaceOver.class).getFirst().riders())
        .containsExactly(Rider.B_SPRINTEUR, Rider.A_ROULEUR, Rider.A_SPRINTEUR, Rider.B_ROULEUR);
    assertThat(turn(scene)).isEqualTo(new Turn.Over(new Result(java.util.List.of(2, 1))));
  }

  @Test
  @Rule("FR-42")
  void onTheSameSquareTheRightLaneIsAhead() {
    Scene scene =
        finish(
                Map.of(),
                "A_ROULEUR 12L 4",
                "A_SPRINTEUR 2R 2",
                "B_ROULEUR 12R 4",
                "B_SPRINTEUR 3R 2")
            .ride();
    assertThat(scene.road().subList(0, 2)).containsExactly("B_ROULEUR 16R", "A_ROULEUR 16L");
    assertThat(turn(scene)).isEqualTo(new Turn.Over(new Result(java.util.List.of(2, 1))));
  }

  @Test
  @Rule("FR-43")
  void ridersBeforeTheLineAreRankedByPositionAndTeamsByTheirBest() {
    Scene scene =
        Scene.of(
                3,
                Map.of("ownStage", SHORT),
                "A_ROULEUR 13R 3",
                "A_SPRINTEUR 1R 2",
                "B_ROULEUR 5R 3",
                "B_SPRINTEUR 3R 2",
                "C_ROULEUR 4R 3",
                "C_SPRINTEUR 9R 2")
            .ride();
    assertThat(turn(scene)).isEqualTo(new Turn.Over(new Result(java.util.List.of(1, 3, 2))));
    assertThat(scene.events(RaceEvent.RaceOver.class).getFirst().teams())
        .containsExactly(Team.A, Team.C, Team.B);
  }

  @Test
  @Rule("FR-Q4")
  void theRoadGoesOnPastTheLineAndFullSquaresCountThere() {
    Scene scene =
        finish(
                Map.of(),
                "A_SPRINTEUR 13R 9",
                "B_SPRINTEUR 13L 9",
                "A_ROULEUR 2R 3",
                "B_ROULEUR 2L 3")
            .ride();
    assertThat(scene.road().subList(0, 2)).containsExactly("A_SPRINTEUR 22R", "B_SPRINTEUR 22L");
    Scene third =
        Scene.of(
                3,
                Map.of("ownStage", SHORT),
                "A_SPRINTEUR 13R 5",
                "B_SPRINTEUR 13L 5",
                "C_SPRINTEUR 11R 7",
                "A_ROULEUR 2R 3",
                "B_ROULEUR 2L 3",
                "C_ROULEUR 1R 3")
            .ride();
    assertThat(third.road().get(2)).isEqualTo("C_SPRINTEUR 17R");
  }

  @Test
  @Rule("FR-Q4")
  void withPrintedRunOutTheLastSquareIsTheEndOfTheRoad() {
    Scene scene =
        finish(
                Map.of("runOut", "printed"),
                "A_SPRINTEUR 13R 9",
                "B_SPRINTEUR 13L 9",
                "A_ROULEUR 12R 7",
                "B_ROULEUR 2L 3")
            .ride();
    assertThat(scene.road().subList(0, 3))
        .containsExactly("A_SPRINTEUR 18R", "B_SPRINTEUR 18L", "A_ROULEUR 17R");
  }

  @Test
  @Rule("FR-Q6")
  void inARaceToTheEndWhoHasFinishedLeavesAndTheOthersRideOn() {
    Scene scene =
        finish(
                Map.of("raceToTheEnd", "on"),
                "A_ROULEUR 13R 4",
                "A_SPRINTEUR 3R 2",
                "B_ROULEUR 12R 3",
                "B_SPRINTEUR 9R 2")
            .ride();
    assertThat(scene.road()).containsExactly("B_SPRINTEUR 11R", "A_SPRINTEUR 5R");
    assertThat(scene.events(RaceEvent.LeftTrack.class))
        .containsExactly(
            new RaceEvent.LeftTrack(Rider.A_ROULEUR, 1),
            new RaceEvent.LeftTrack(Rider.B_ROULEUR, 2));
    assertThat(scene.exhausted())
        .as("nobody past the line tires")
        .containsExactly(Rider.B_SPRINTEUR, Rider.A_SPRINTEUR);
    assertThat(turn(scene)).isEqualTo(Turn.of(Seats.first(2)));
    assertThat(Scene.GAME.actions(scene.race(), Seat.A))
        .containsExactly(new RaceAction.DrawFor(Kind.SPRINTEUR));
    assertThat(Scene.GAME.refuse(scene.race(), Seat.A, new RaceAction.DrawFor(Kind.ROULEUR)).rule())
        .isEqualTo("FR-Q6");
    Scene next = scene;
    next.change(draft -> draft.putFaceDown(1, Card.NINE));
    next.change(draft -> draft.putFaceDown(3, Card.FIVE));
    next.ride();
    assertThat(turn(next)).isEqualTo(new Turn.Over(new Result(java.util.List.of(1, 2))));
    assertThat(next.events(RaceEvent.RaceOver.class).getFirst().riders())
        .containsExactly(Rider.A_ROULEUR, Rider.B_ROULEUR, Rider.B_SPRINTEUR, Rider.A_SPRINTEUR);
  }

  @Test
  @Rule("FR-Q6")
  void whoHasFinishedStillStandsThereInTheEndPhase() {
    Scene scene = finish(Map.of("raceToTheEnd", "on"), "A_ROULEUR 10R 4", "B_ROULEUR 10L 3").ride();
    assertThat(scene.road()).containsExactly("B_ROULEUR 13R");
    assertThat(scene.exhausted()).as("sheltered by the rider past the line").isEmpty();
  }
}
