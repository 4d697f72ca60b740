package musette.games.flammerouge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import musette.games.flammerouge.api.Card;
import musette.games.flammerouge.api.Kind;
import musette.games.flammerouge.api.RaceEvent;
import musette.games.flammerouge.api.RaceView;
import musette.games.flammerouge.api.Rider;
import musette.games.flammerouge.api.Team;
import musette.games.flammerouge.course.Lane;
import musette.kernel.Chance;
import musette.kernel.Journal;
import musette.kernel.Result;
import musette.kernel.Seat;
import musette.kernel.Seats;
import musette.kernel.Turn;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

final class DummyTest {
  private static final FlammeRouge GAME = Scene.GAME;

  private static RaceState start(int seats, Map<String, String> options) {
    return GAME.start(Scene.setup(seats, options), Chance.quick(1), Journal.NONE);
  }

  @Test
  @Rule("FR-60")
  void aSinglePlayerMeetsPelotonAndMuscle() {
    RaceState race = start(1, Map.of());
    assertThat(race.rules().teams()).containsExactly(Team.A, Team.PELOTON, Team.MUSCLE1);
    assertThat(GAME.turn(race).seats()).isEqualTo(Seats.of(Seat.A));
    assertThat(start(2, Map.of()).rules().teams()).containsExactly(Team.A, Team.B);
  }

  @Test
  @Rule("FR-60")
  void thereAreTwoToFourTeams() {
    assertThat(start(3, Map.of("peloton", "1")).rules().teams()).hasSize(4);
    for (var wrong :
        List.of(
            Scene.setup(1, Map.of("peloton", "0", "muscle", "0")),
            Scene.setup(4, Map.of("peloton", "1")),
            Scene.setup(2, Map.of("muscle", "3")))) {
      assertThatThrownBy(() -> GAME.check(wrong)).hasMessageContaining("teams");
    }
  }

  @Test
  @Rule("FR-61")
  void dummiesAreLinedUpBeforeThePlayers() {
    RaceState race = start(1, Map.of("muscle", "2"));
    assertThat(spot(race, Rider.PELOTON_FIRST)).isEqualTo(Spots.spot(5, Lane.RIGHT));
    assertThat(spot(race, Rider.PELOTON_SECOND)).isEqualTo(Spots.spot(4, Lane.RIGHT));
    assertThat(spot(race, Rider.MUSCLE1_SPRINTEUR)).isEqualTo(Spots.spot(5, Lane.LEFT));
    assertThat(spot(race, Rider.MUSCLE1_ROULEUR)).isEqualTo(Spots.spot(4, Lane.LEFT));
    assertThat(spot(race, Rider.MUSCLE2_SPRINTEUR)).isEqualTo(Spots.spot(3, Lane.RIGHT));
    assertThat(spot(race, Rider.MUSCLE2_ROULEUR)).isEqualTo(Spots.spot(2, Lane.RIGHT));
    assertThat(GAME.actions(race, Seat.A)).hasSize(6);
  }

  private static int spot(RaceState race, Rider rider) {
    return race.spot(race.rules().number(rider));
  }

  @Test
  @Rule("FR-62")
  void dummyDecksHaveTheirExtraCards() {
    RaceView view = GAME.view(start(1, Map.of()), Seat.NONE);
    assertThat(view.rider(Rider.PELOTON_FIRST).unspent())
        .hasSize(17)
        .contains(Card.ATTACK)
        .doesNotContain(Card.NINE);
    assertThat(view.rider(Rider.PELOTON_SECOND).deck()).isZero();
    assertThat(Rider.PELOTON_SECOND.kind()).isEqualTo(Kind.ROULEUR);
    assertThat(view.rider(Rider.MUSCLE1_SPRINTEUR).unspent())
        .hasSize(19)
        .filteredOn(card -> card == Card.FIVE)
        .hasSize(4);
    assertThat(view.rider(Rider.MUSCLE1_ROULEUR).unspent()).hasSize(15);
    RaceView box = GAME.view(start(1, Map.of("sprinteurDeck", "box15")), Seat.NONE);
    assertThat(box.rider(Rider.MUSCLE1_SPRINTEUR).unspent()).hasSize(16);
  }

  @Test
  @Rule({"FR-63", "FR-65"})
  void theTopCardCountsForBothPelotonRidersAndLeavesTheGame() {
    Scene scene =
        Scene.of(
                1,
                Map.of(),
                "A_ROULEUR 40R 3",
                "PELOTON_FIRST 20R",
                "PELOTON_SECOND 12R",
                "MUSCLE1_ROULEUR 30R",
                "MUSCLE1_SPRINTEUR 8R")
            .ride(6, 14, 18);
    assertThat(scene.road())
        .containsExactly(
            "A_ROULEUR 43R",
            "MUSCLE1_ROULEUR 37R",
            "PELOTON_FIRST 25R",
            "PELOTON_SECOND 17R",
            "MUSCLE1_SPRINTEUR 17L");
    RaceView view = GAME.view(scene.race(), Seat.NONE);
    assertThat(view.rider(Rider.PELOTON_FIRST).spent()).containsExactly(Card.FIVE);
    assertThat(view.rider(Rider.MUSCLE1_ROULEUR).spent()).containsExactly(Card.SEVEN);
    assertThat(view.rider(Rider.MUSCLE1_SPRINTEUR).spent()).containsExactly(Card.NINE);
    assertThat(scene.exhausted()).as("dummies never tire").containsExactly(Rider.A_ROULEUR);
  }

  @Test
  @Rule("FR-64")
  void anAttackIsATwoInFrontAndANineBehind() {
    Scene scene =
        Scene.of(
                1,
                Map.of("muscle", "0"),
                "A_ROULEUR 40R 3",
                "PELOTON_FIRST 20L",
                "PELOTON_SECOND 20R")
            .ride(16);
    assertThat(scene.road())
        .containsExactly("A_ROULEUR 43R", "PELOTON_FIRST 29R", "PELOTON_SECOND 22R");
    assertThat(scene.events(RaceEvent.Revealed.class))
        .contains(
            new RaceEvent.Revealed(Rider.PELOTON_SECOND, Card.ATTACK, 2, "FR-64"),
            new RaceEvent.Revealed(Rider.PELOTON_FIRST, Card.ATTACK, 9, "FR-64"));
  }

  @Test
  @Rule("FR-64")
  void theLastPelotonRiderOnTheTrackHasTheNine() {
    Scene scene =
        Scene.of(
                1,
                Map.of("muscle", "0", "raceToTheEnd", "on"),
                "A_ROULEUR 40R 3",
                "PELOTON_SECOND 20R")
            .ride(16);
    assertThat(scene.road()).containsExactly("A_ROULEUR 43R", "PELOTON_SECOND 29R");
  }

  @Test
  @Rule("FR-65")
  void dummiesAreDrawnUpAndGiveShelter() {
    Scene scene =
        Scene.of(
                1,
                Map.of("muscle", "0"),
                "A_ROULEUR 23R 3",
                "PELOTON_FIRST 21R",
                "PELOTON_SECOND 20R")
            .ride(0);
    assertThat(scene.road())
        .containsExactly("A_ROULEUR 26R", "PELOTON_FIRST 25R", "PELOTON_SECOND 24R");
    Scene behind =
        Scene.of(
                1,
                Map.of("muscle", "0"),
                "A_ROULEUR 20R 3",
                "PELOTON_FIRST 21R",
                "PELOTON_SECOND 11R")
            .ride(0);
    assertThat(behind.exhausted()).as("sheltered by a dummy").isEmpty();
  }

  @Test
  @Rule("FR-66")
  void ridersOfAnEmptyDeckMoveTwo() {
    Scene scene =
        Scene.of(1, Map.of(), "A_ROULEUR 40R 3", "PELOTON_FIRST 20R", "MUSCLE1_ROULEUR 30R");
    scene.change(draft -> draft.setPiles(scene.number(Rider.PELOTON_FIRST), 0, 0));
    scene.change(draft -> draft.setPiles(scene.number(Rider.MUSCLE1_ROULEUR), 0, 0));
    scene.ride();
    assertThat(scene.road())
        .containsExactly("A_ROULEUR 43R", "MUSCLE1_ROULEUR 32R", "PELOTON_FIRST 22R");
    assertThat(scene.race().supply(0)).isEqualTo(29);
  }

  @Test
  @Rule("FR-67")
  void aDummyCanWinTheRace() {
    Scene scene =
        Scene.of(
                1,
                Map.of("muscle", "0", "ownStage", "abu"),
                "A_ROULEUR 9R 3",
                "A_SPRINTEUR 13R 2",
                "PELOTON_FIRST 13L",
                "PELOTON_SECOND 8R")
            .ride(0);
    assertThat(scene.events(RaceEvent.RaceOver.class).getFirst().teams())
        .containsExactly(Team.PELOTON, Team.A);
    assertThat(GAME.turn(scene.race())).isEqualTo(new Turn.Over(new Result(List.of(2))));
  }

  @Test
  @Rule("FR-68")
  void theOrderOfADummyDeckIsHiddenAndItsContentKnown() {
    RaceState race = start(1, Map.of());
    RaceView view = GAME.view(race, Seat.A);
    assertThat(view.rider(Rider.MUSCLE1_ROULEUR).unspent()).hasSize(15);
    RaceState imagined = GAME.imagine(view, Chance.quick(7));
    int rider = race.rules().number(Rider.MUSCLE1_ROULEUR);
    assertThat(imagined.deck(rider)).isEqualTo(race.deck(rider));
  }
}
