package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Place;
import musette.games.leader1.api.Quality;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Team;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The books of a stage race to the last number. */
final class BooksTest {
  private static String stage(int turn, String white, String more) {
    return "{'board': {'phase': 'DROPPED_RIDERS', 'turn': "
        + turn
        + ", 'winnerTurn': 10, 'home': 1, 'head': '10C6', 'queue': ['white leader']},"
        + " 'cyclists': {'black leader': {'place': 'FINISHED', 'homePlace': 1, 'homeTurn': 10,"
        + " 'energy': 3},"
        + road("white leader", "10C5", ", 'feeds': 1" + white)
        + more
        + "}}";
  }

  /** The same in the second stage, with a third rider who came home second. */
  private static String second(int turn, String white, String third) {
    return stage(turn, white, third).replace("'home': 1", "'home': 2, 'stage': 2");
  }

  @Test
  @Rule({"L1-155", "L1-156"})
  void delaysAndBonusesOfAStageMakeTheTotal() {
    Scene in = Scene.of(2, stage(31, "", ""), "cyclists=1", "race=valleys").play("ride 1 10C6");
    assertThat(in.told(RaceEvent.Classified.class).getLast().total()).as("21 - 1").isEqualTo(20);
    assertThat(in.rider("black leader").total()).as("0 - 2").isEqualTo(-2);
    assertThat(in.rider("black leader").wins()).isEqualTo(1);
    assertThat(in.rider("white leader").wins()).isZero();
  }

  @Test
  @Rule({"L1-158", "L1-Q-53"})
  void twentyTwoTurnsBehindTheLeaderIsStillIn() {
    Scene in = Scene.of(2, stage(31, "", ""), "cyclists=1", "race=valleys").play("ride 1 10C6");
    assertThat(in.told(RaceEvent.Eliminated.class)).as("20 is 22 behind -2").isEmpty();
    Scene out = Scene.of(2, stage(32, "", ""), "cyclists=1", "race=valleys").play("ride 1 10C6");
    assertThat(out.told(RaceEvent.Classified.class).getLast().total()).isEqualTo(21);
    assertThat(out.told(RaceEvent.Eliminated.class)).as("21 is 23 behind -2").hasSize(1);
  }

  @Test
  @Rule("L1-Q-07")
  void qualitiesStayUnlessTheyAreChosenAnew() {
    String position = stage(12, ", 'quality': 'FIGHTER'", "");
    Scene stay = Scene.of(2, position, "cyclists=1", "race=valleys").play("ride 1 10C6");
    assertThat(stay.rider("white leader").quality()).isEqualTo(Quality.FIGHTER);
    Scene anew =
        Scene.of(2, position, "cyclists=1", "race=valleys", "qualitiesEachStage=on")
            .play("ride 1 10C6");
    assertThat(anew.rider("white leader").quality()).isEqualTo(Quality.NONE);
  }

  @Test
  @Rule("L1-Q-62")
  void laterStagesBeginByStandingOnlyByOption() {
    String third = ", 'green leader': {'place': 'FINISHED', 'homePlace': 2, 'homeTurn': 10}";
    String position = second(10, ", 'total': -8", third);
    Scene seats = Scene.of(3, position, "cyclists=1", "race=valleys").play("ride 1 10C6");
    assertThat(Boards.board(seats.race).order())
        .containsExactly(Team.WHITE, Team.GREEN, Team.BLACK);
    Scene standing =
        Scene.of(3, position, "cyclists=1", "race=valleys", "laterStages=standing")
            .play("ride 1 10C6");
    assertThat(Boards.board(standing.race).order())
        .containsExactly(Team.WHITE, Team.BLACK, Team.GREEN);
  }

  @Test
  @Rule({"L1-Q-101", "L1-Q-09"})
  void aTeamWithoutRidersHasNoToken() {
    String third =
        ", 'green leader': {'place': 'FINISHED', 'homePlace': 2, 'homeTurn': 10, 'total': 23}";
    String position = second(10, "", third);
    Scene scene = Scene.of(3, position, "cyclists=1", "race=valleys").play("ride 1 10C6");
    assertThat(scene.told(RaceEvent.Eliminated.class)).hasSize(1);
    assertThat(Boards.board(scene.race).order()).containsExactly(Team.BLACK, Team.WHITE);
    assertThat(scene.rider("green leader").place()).isEqualTo(Place.ELIMINATED);
  }

  @Test
  @Rule("L1-Q-104")
  void playersRankByTheirBestRiderOrByTheSumOfPlaces() {
    String riders =
        "'black leader': {'place': 'FINISHED', 'homePlace': 1, 'homeTurn': 10},"
            + "'white leader': {'place': 'FINISHED', 'homePlace': 2, 'homeTurn': 10},"
            + "'white rouleur': {'place': 'FINISHED', 'homePlace': 3, 'homeTurn': 10},"
            + road("black rouleur", "9C5", ", 'feeds': 1");
    String position =
        "{'board': {'phase': 'DROPPED_RIDERS', 'turn': 10, 'winnerTurn': 10, 'home': 3,"
            + " 'head': '10C6', 'queue': ['black rouleur']}, 'cyclists': {"
            + riders
            + "}}";
    Scene best = Scene.of(2, position, "cyclists=2").play("ride 1 9C6");
    assertThat(best.result()).containsExactly(1, 2);
    Scene sum = Scene.of(2, position, "cyclists=2", "ranking=sum").play("ride 1 9C6");
    assertThat(sum.result()).as("1 + 4 against 2 + 3").containsExactly(1, 1);
  }

  @Test
  @Rule({"L1-Q-100", "L1-Q-101"})
  void theLastStageBreaksTheLastTieAndLaterEliminationsRankHigher() {
    var books = new Standings();
    books.lastPlace[0] = 2;
    books.lastPlace[3] = 1;
    assertThat(books.compare(0, 3)).isPositive();
    books.eliminated[0] = 2;
    books.eliminated[3] = 1;
    assertThat(books.compare(0, 3)).as("out after stage 2, not 1").isNegative();
  }

  @Test
  @Rule({"L1-Q-92", "L1-Q-94"})
  void whenEverybodyIsHomeNoDieIsRolled() {
    String position =
        stage(10, "", "")
            .replace("DROPPED_RIDERS", "BREAKAWAY_RIDERS")
            .replace("'head': '10C6'", "'head': '9C1'");
    String one = "oneDayEnd=all-home";
    Scene scene = Scene.of(2, position, "cyclists=1", "race=valleys-1", one).play("ride 1 10C6");
    assertThat(scene.isOver()).isTrue();
    assertThat(scene.told(RaceEvent.PelotonRolled.class)).isEmpty();
  }
}
