package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.Speciality;
import musette.games.leader1.api.Team;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Ends of races, bonus lines, the general classification (chapter 13). */
final class StagesTest {
  private static final String HOME =
      "'black leader': {'place': 'FINISHED', 'homePlace': 1, 'homeTurn': 10, 'energy': 3}";

  private static String late(int turn, String more, String rider) {
    return "{'board': {'phase': 'DROPPED_RIDERS', 'turn': "
        + turn
        + ", 'winnerTurn': 10, 'home': 1,"
        + " 'head': '10C6', 'queue': ['white leader']"
        + more
        + "}, 'cyclists': {"
        + HOME
        + ","
        + rider
        + "}}";
  }

  @Test
  @Rule({"L1-157", "L1-Q-95"})
  void theFirstOverABonusLineGainsATurn() {
    String riders =
        road("black leader", "5C6", ", 'feeds': 1")
            + ","
            + road("white leader", "5L6", ", 'feeds': 1");
    Scene scene =
        Scene.riding(2, riders, "'black leader', 'white leader'", "cyclists=1", "race=valleys");
    assertThat(scene.remarks("ride 1 6C1", RaceRemark.WinsBonus.class)).hasSize(1);
    scene.play("ride 1 6C1").play("ride 1 6C1".replace("6C1", "6L1"));
    assertThat(scene.rider("black leader").bonuses()).isEqualTo(1);
    assertThat(scene.rider("white leader").bonuses()).isZero();
    String inside =
        "{'board': {'phase': 'PURSUIT', 'turn': 5, 'head': '5C5'}, 'cyclists': {"
            + "'black leader': {'feeds': 1}, 'white leader': {'place': 'FRONT', 'feeds': 1}}}";
    Scene peloton = Scene.of(2, inside, "cyclists=1", "race=valleys");
    peloton.play("pass").play("pass", 1);
    assertThat(peloton.told(RaceEvent.BonusWon.class).getFirst().team()).isEqualTo(Team.WHITE);
    Scene nothing = Scene.of(2, inside, "cyclists=1", "race=valleys", "pelotonTakesBonus=off");
    nothing.play("pass").play("pass", 1);
    assertThat(nothing.told(RaceEvent.BonusWon.class)).isEmpty();
  }

  @Test
  @Rule({"L1-Q-95", "L1-Q-67"})
  void withAnEmptyFrontAreaTheFirstOfTheBackWinsTheBonusLine() {
    String riders = "'black leader': {'feeds': 1}, 'white leader': {'feeds': 1}";
    String position =
        "{'board': {'phase': 'PURSUIT', 'turn': 5, 'head': '5C5', 'order': ['WHITE', 'BLACK']},"
            + " 'cyclists': {"
            + riders
            + "}}";
    Scene scene = Scene.of(2, position, "cyclists=1", "race=valleys");
    scene.passWhile(Phase.PURSUIT, 1);
    assertThat(scene.told(RaceEvent.BonusWon.class))
        .containsExactly(new RaceEvent.BonusWon("L1-157", Team.WHITE, Speciality.LEADER, 1));
  }

  @Test
  @Rule({"L1-Q-95", "L1-157"})
  void anEmptyPelotonTakesNothingAndTheNextRiderWinsTheLine() {
    String riders =
        road("black leader", "5L5", ", 'feeds': 1, 'slot': 'BEHIND'")
            + ","
            + road("white leader", "4C1", ", 'slot': 'BEHIND'");
    String position =
        "{'board': {'phase': 'PURSUIT', 'turn': 5, 'head': '5C5', 'order': ['WHITE', 'BLACK']},"
            + " 'cyclists': {"
            + riders
            + "}}";
    Scene scene = Scene.of(2, position, "cyclists=1", "race=valleys");
    scene.passWhile(Phase.PURSUIT, 1);
    assertThat(scene.told(RaceEvent.BonusWon.class)).isEmpty();
    scene.play("ride 2 6L1");
    assertThat(scene.told(RaceEvent.BonusWon.class).getFirst().team()).isEqualTo(Team.BLACK);
  }

  @Test
  @Rule({"L1-Q-91", "L1-Q-94", "L1-39"})
  void aOneDayRaceStopsWithTheWinnersTurnOrRidesOn() {
    String rider = road("white leader", "9C5", ", 'energy': 0, 'feeds': 1");
    Scene scene = Scene.of(2, late(10, "", rider), "cyclists=1").play("ride 1 9C6");
    assertThat(scene.isOver()).isTrue();
    assertThat(scene.result()).containsExactly(1, 2);
    Scene on = Scene.of(2, late(10, "", rider), "cyclists=1", "oneDayEnd=all-home");
    on.play("ride 1 9C6");
    assertThat(on.race.turn).isEqualTo(11);
    assertThat(on.race.phase).as("no die any more").isEqualTo(Phase.DROPPED_RIDERS);
  }

  private static final String FAR = road("white leader", "9C2", ", 'energy': 0, 'feeds': 1");

  @Test
  @Rule("L1-Q-92")
  void aStageClosesAtTheLimitOrAtAnotherByOption() {
    Scene open = Scene.of(2, late(31, "", FAR), "cyclists=1", "race=valleys");
    assertThat(open.play("ride 1 9C3").isOver()).isFalse();
    Scene scene = Scene.of(2, late(32, "", FAR), "cyclists=1", "race=valleys");
    assertThat(scene.play("ride 1 9C3").told(RaceEvent.Classified.class).getLast().delay())
        .isEqualTo(23);
    Scene strict = Scene.of(2, late(15, "", FAR), "cyclists=1", "race=valleys", "delayLimit=5");
    assertThat(strict.play("ride 1 9C3").isOver()).isTrue();
  }

  @Test
  @Rule({"L1-158", "L1-Q-53"})
  void whoIsTooFarBehindAfterAStageIsEliminated() {
    Scene scene = Scene.of(2, late(32, "", FAR), "cyclists=1", "race=valleys");
    assertThat(scene.play("ride 1 9C3").told(RaceEvent.Eliminated.class)).hasSize(1);
    String home = road("white leader", "10C5", ", 'feeds': 1");
    Scene stays = Scene.of(2, late(30, "", home), "cyclists=1", "race=valleys");
    stays.play("ride 1 10C6");
    assertThat(stays.told(RaceEvent.Eliminated.class)).as("20 + 1 behind").isEmpty();
  }

  @Test
  @Rule("L1-Q-101")
  void withOneTeamLeftTheTourEnds() {
    Scene scene = Scene.of(2, late(32, "", FAR), "cyclists=1", "race=valleys");
    assertThat(scene.play("ride 1 9C3").isOver()).isTrue();
  }

  /** The second stage, after white came home with 4 energy, a tile of 5 and two risk marks. */
  private static Scene secondStage(String... options) {
    String rider = road("white leader", "10C5", ", 'energy': 4, 'feeds': 1, 'risks': 2");
    String position =
        late(12, ", 'pursuits': [2, 0], 'used': [[1,0,0,0],[0,0,0,0],[0,0,0,0]]", rider)
            .replace("}}}", "}}, 'tiles': {'white leader': [5]}}");
    var all = new ArrayList<>(List.of(options));
    all.addAll(List.of("cyclists=1", "race=valleys"));
    return Scene.of(2, position, all.toArray(String[]::new)).play("ride 1 10C6");
  }

  @Test
  @Rule("L1-159")
  void leftOverEnergyIsCarriedOver() {
    assertThat(secondStage().rider("white leader").energy()).isEqualTo(46 + 4 + 1 + 5);
  }

  @Test
  @Rule({"L1-160", "L1-26"})
  void aTeamStartsLaterStagesWithFourPursuitsAndWhatIsLeft() {
    assertThat(Boards.board(secondStage().race).pursuits()).containsExactly(6, 4);
  }

  @Test
  @Rule("L1-Q-102")
  void marksAreClearedAndPilesAreFullBeforeTheNextStage() {
    Scene scene = secondStage();
    assertThat(scene.rider("white leader").risks()).isZero();
    assertThat(scene.rider("white leader").place()).isEqualTo(Place.BACK);
    assertThat(Feeding.pile(scene.race, 0)).isEqualTo(12);
    assertThat(secondStage("risksCarried=on").rider("white leader").risks()).isEqualTo(2);
  }

  @Test
  @Rule("L1-Q-07")
  void qualitiesAreAskedForAgainOnlyByOption() {
    assertThat(secondStage().race.phase).isEqualTo(Phase.AREAS);
    assertThat(secondStage("qualitiesEachStage=on").race.phase).isEqualTo(Phase.QUALITIES);
  }

  @Test
  @Rule("L1-Q-100")
  void equalTotalsAreBrokenByWinsThenPlaces() {
    var books = new Standings();
    books.total[0] = 3;
    books.total[3] = 3;
    books.places[0] = 4;
    books.places[3] = 3;
    assertThat(books.compare(0, 3)).isPositive();
    books.wins[0] = 1;
    assertThat(books.compare(0, 3)).isNegative();
  }

  private static final String LEADS = road("white leader", "10C5", ", 'feeds': 1, 'total': -8");

  @Test
  @Rule("L1-34")
  void theLeadingTeamIsFirstInTheNextStage() {
    Scene scene = Scene.of(2, late(10, ", 'stage': 2", LEADS), "cyclists=1", "race=valleys");
    scene.play("ride 1 10C6");
    assertThat(Boards.board(scene.race).order()).containsExactly(Team.WHITE, Team.BLACK);
  }

  @Test
  @Rule("L1-Q-62")
  void theOthersFollowInSeatOrderOrByTheirStanding() {
    String third =
        LEADS
            + ", 'green leader': {'place': 'FINISHED', 'homePlace': 2, 'homeTurn': 10,"
            + " 'total': -5}";
    String position = late(10, ", 'stage': 2", third).replace("'home': 1", "'home': 2");
    Scene standing = Scene.of(3, position, "cyclists=1", "race=valleys", "laterStages=standing");
    standing.play("ride 1 10C6");
    assertThat(Boards.board(standing.race).order())
        .containsExactly(Team.WHITE, Team.GREEN, Team.BLACK);
    Scene seats = Scene.of(3, position, "cyclists=1", "race=valleys").play("ride 1 10C6");
    assertThat(Boards.board(seats.race).order())
        .containsExactly(Team.WHITE, Team.GREEN, Team.BLACK);
  }

  @Test
  @Rule("L1-Q-93")
  void noRaceGoesOnForEver() {
    String rider = road("white leader", "2C2", ", 'energy': 0");
    String position =
        late(200, "", rider)
            .replace(
                "'winnerTurn': 10, 'home': 1, 'head': '10C6'",
                "'winnerTurn': 0, 'home': 0, 'head': '5C6'")
            .replace(HOME, road("black leader", "1C1", ""));
    Scene scene = Scene.of(2, position, "cyclists=1").play("ride 1 2C3");
    assertThat(scene.isOver()).isTrue();
    assertThat(scene.result()).containsExactly(2, 1);
  }
}
