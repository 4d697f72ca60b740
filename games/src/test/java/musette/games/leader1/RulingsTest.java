package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Phase;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.RaceRemark;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Team;
import musette.games.leader1.course.Plan;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Rulings that follow the letter of the rulebook, and the readings that are options. */
final class RulingsTest {
  private static String attack(String head, String cyclists) {
    return "{'board': {'phase': 'BREAKING_AWAY', 'turn': 9, 'head': '"
        + head
        + "', 'order': ['WHITE', 'BLACK']}, 'cyclists': {"
        + cyclists
        + "}}";
  }

  @Test
  @Rule({"L1-Q-75", "L1-70", "L1-EX-24"})
  void aBreakawayOverTheLineIsPaidAsFourSquares() {
    String riders =
        "'black leader': {'place': 'FRONT', 'feeds': 1}, 'black rouleur': {'place': 'FRONT',"
            + " 'feeds': 1, 'energy': 1}";
    Scene scene = Scene.of(2, attack("10C3", riders));
    assertThat(scene.cost("attack rouleur 3 10C6")).as("3 free, 1 paying").isEqualTo(1);
    assertThat(scene.cost("attack leader 3 10C6")).as("2 free, 2 paying").isEqualTo(3);
    assertThat(scene.remarks("attack rouleur 3 10C6", RaceRemark.PaidAsFour.class)).hasSize(1);
    scene.play("attack rouleur 3 10C6");
    assertThat(scene.rider("black rouleur").energy()).isZero();
    assertThat(scene.told(RaceEvent.Regained.class)).isEmpty();
    Scene ridden = Scene.of(2, attack("10C3", riders), "shortBreakaway=as-ridden");
    assertThat(ridden.cost("attack rouleur 3 10C6")).isZero();
    assertThat(ridden.cost("attack leader 3 10C6")).isEqualTo(1);
  }

  @Test
  @Rule({"L1-Q-75", "L1-48"})
  void aLeaderWithoutEnergyCannotWinByASingleSquare() {
    String rider = "'black leader': {'place': 'FRONT', 'feeds': 1, 'energy': 0}";
    Scene scene = Scene.of(2, attack("10C5", rider), "cyclists=1");
    assertThat(scene.race.phase).as("not offered").isEqualTo(Phase.INSIDE_PELOTON);
    Scene ridden = Scene.of(2, attack("10C5", rider), "cyclists=1", "shortBreakaway=as-ridden");
    ridden.play("attack leader 1 10C6");
    assertThat(ridden.rider("black leader").energy()).as("the former reading").isEqualTo(1);
    String rich = rider.replace("'energy': 0", "'energy': 3");
    Scene pays = Scene.of(2, attack("10C5", rich), "cyclists=1").play("attack leader 1 10C6");
    assertThat(pays.rider("black leader").energy()).isZero();
  }

  @Test
  @Rule("L1-Q-75")
  void freeSquaresBeyondFourComeBackFromABreakawayOverTheLine() {
    String downhill =
        "course=race t one-day; route poplars canal mill station gully; start 1@4; finish 5@5; "
            + "sprint 5@0; feed 3@0";
    String rider = "'black leader': {'place': 'FRONT', 'feeds': 1, 'quality': 'DESCENDER'}";
    Scene scene = Scene.of(2, attack("5C3", rider), "cyclists=1", downhill);
    assertThat(scene.remarks("attack leader 3 5C6", RaceRemark.Regains.class))
        .containsExactly(new RaceRemark.Regains("L1-65", 1));
  }

  /** A rider in the peloton punctures and is put on 3C4, and white's leader is to move from 3C2. */
  private static Scene punctured(String... options) {
    String position =
        "{'board': {'phase': 'PURSUIT', 'turn': 5, 'head': '3C2', 'order': ['BLACK', 'WHITE']},"
            + " 'cyclists': {'black rouleur': {'place': 'FRONT'}, "
            + road("black leader", "2L1", "")
            + ","
            + road("white rouleur", "2R1", "")
            + ","
            + road("white leader", "3C2", ", 'slot': 'BEHIND'")
            + "}}";
    var all = new java.util.ArrayList<>(java.util.List.of(options));
    all.add("cyclists=2");
    Scene scene = Scene.of(2, position, all.toArray(String[]::new));
    // The red 4 moves the peloton to 3C6; of all riders only black's rouleur rolls red again.
    return scene.passWhile(Phase.PURSUIT, 7, 7, 1, 1, 1);
  }

  @Test
  @Rule({"L1-Q-85", "L1-139", "L1-140"})
  void othersCrossTheSquareOfWhoPuncturedInThePelotonWithoutPaying() {
    Scene scene = punctured();
    assertThat(scene.rider("black rouleur").square()).isEqualTo("3C4");
    assertThat(scene.asked()).isEqualTo(Seat.B);
    assertThat(scene.refusal("ride 2 3C4")).isEqualTo("L1-140");
    assertThat(scene.told(RaceEvent.Punctured.class).getFirst().rule()).isEqualTo("L1-Q-85");
    Scene former = punctured("pelotonPunctureSquare=ordinary");
    assertThat(former.refusal("ride 2 3C4")).isEqualTo("L1-41");
    assertThat(former.rider("black rouleur").punctureTurn()).isZero();
  }

  @Test
  @Rule({"L1-Q-85", "L1-54", "L1-Q-20"})
  void aBlockedRowIsOpenWhereSomebodyPuncturedInThePeloton() {
    String row =
        road("white rouleur", "3C3", ", 'punctureTurn': 4, 'putBehind': true")
            + ","
            + road("black rouleur", "3L3", "")
            + ","
            + road("black climber", "3R3", "");
    String rider = road("white leader", "3C2", ", 'energy': 9");
    Scene scene = Scene.riding(2, rider + "," + row, "'white leader'");
    assertThat(scene.cost("ride 2 3C4")).isZero();
    Scene block =
        Scene.riding(
            2,
            rider + "," + row.replace(", 'punctureTurn': 4, 'putBehind': true", ""),
            "'white leader'");
    assertThat(block.cost("ride 2 3C4")).isEqualTo(1);
  }

  @Test
  @Rule({"L1-Q-85", "L1-139", "L1-Q-111"})
  void whoPuncturedInThePelotonMovesInOrderInTheNextTurn() {
    Scene scene = punctured();
    scene.play("ride 2 3L4");
    assertThat(scene.race.turn).isEqualTo(6);
    assertThat(scene.rider("black rouleur").slot()).isEqualTo(Slot.BEHIND);
    scene.passWhile(Phase.INSIDE_PELOTON).passWhile(Phase.PURSUIT, 1);
    // Level with white's leader, who arrived later and so is ahead.
    assertThat(Boards.board(scene.race).queue()).startsWith("white leader", "black rouleur");
    scene.play("ride 1 3L5").play("ride 1 3C5");
    assertThat(scene.rider("black rouleur").punctureTurn()).as("mended").isZero();
    Scene last = punctured("pelotonPunctureWaits=on").play("ride 2 3L4");
    assertThat(last.rider("black rouleur").slot()).isEqualTo(Slot.LAST);
  }

  private static final String HOME =
      "{'board': {'phase': 'PURSUIT', 'turn': 5, 'head': '3C1', 'home': 1, 'winnerTurn': 5,"
          + " 'order': ['BLACK', 'WHITE']}, 'cyclists': {'black leader': {'place': 'FINISHED',"
          + " 'homePlace': 1, 'homeTurn': 5}}}";

  @Test
  @Rule({"L1-Q-98", "L1-78"})
  void aTeamThatIsHomeIsStillAskedForPursuits() {
    Scene scene = Scene.of(2, HOME, "cyclists=1", "race=valleys");
    assertThat(scene.asked()).isEqualTo(Seat.A);
    assertThat(scene.play("pass").asked()).isEqualTo(Seat.B);
    assertThat(scene.play("pass", 1).told(RaceEvent.PelotonRolled.class).getFirst().team())
        .as("the roll is made for it")
        .isEqualTo(Team.BLACK);
    Scene faster = Scene.of(2, HOME, "cyclists=1", "race=valleys").play("accelerate", 1);
    assertThat(faster.told(RaceEvent.PelotonMoved.class).getFirst().squares()).isEqualTo(4);
    Scene former = Scene.of(2, HOME, "cyclists=1", "race=valleys", "emptyTeamPursuit=passed-over");
    assertThat(former.asked()).isEqualTo(Seat.B);
  }

  @Test
  @Rule({"L1-Q-98", "L1-Q-08"})
  void forASharedTeamThatIsHomeTheBestPlacedPlayerDecides() {
    String position =
        HOME.replace("'home': 1", "'home': 2")
            .replace("'BLACK', 'WHITE'", "'BLACK', 'WHITE', 'GREEN', 'ORANGE'")
            .replace(
                "'homePlace': 1, 'homeTurn': 5}",
                "'homePlace': 2, 'homeTurn': 5}, 'black rouleur': {'place': 'FINISHED',"
                    + " 'homePlace': 1, 'homeTurn': 5}");
    assertThat(Scene.of(5, position, "cyclists=1", "race=valleys").asked()).isEqualTo(Seat.E);
  }

  @Test
  @Rule({"L1-Q-98", "L1-Q-94"})
  void nobodyIsAskedForPursuitsWhenNobodyRaces() {
    String riders =
        "'black leader': {'place': 'FINISHED', 'homePlace': 1, 'homeTurn': 9},"
            + " 'white leader': {'place': 'FRONT', 'feeds': 1}";
    String position = attack("10C3", riders).replace("'turn': 9,", "'turn': 9, 'home': 1,");
    Scene scene =
        Scene.of(2, position.replace("'home': 1,", "'home': 1, 'winnerTurn': 9,"), "cyclists=1");
    scene.play("attack leader 3 10C6");
    assertThat(scene.isOver()).isTrue();
    assertThat(scene.told(RaceEvent.PelotonRolled.class)).isEmpty();
  }

  private static Scene windy(String square, String... options) {
    var all = new java.util.ArrayList<>(java.util.List.of(options));
    all.add("weather=1");
    return Scene.of(
        2,
        "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader'], 'weather':"
            + " [{'hexagon': 2, 'shown': ['CONTRARY_1']}]}, 'cyclists': {"
            + road("black leader", square, "")
            + "}}",
        all.toArray(String[]::new));
  }

  @Test
  @Rule("L1-153")
  void weatherCountsOnHexagonsThatAreEntered() {
    assertThat(windy("2C6").cost("ride 1 3C1")).as("enters only hexagon 3").isZero();
    assertThat(windy("2C6", "weatherReach=touches").cost("ride 1 3C1")).isEqualTo(1);
    assertThat(windy("2C5").cost("ride 1 2C6")).as("enters a square of it").isEqualTo(1);
    assertThat(windy("2C5").cost("ride 2 3C1")).isEqualTo(1);
    assertThat(windy("1C6").cost("ride 1 2C1")).isEqualTo(1);
  }

  @Test
  @Rule({"L1-153", "L1-150"})
  void heatCountsOnHexagonsThatAreEnteredToo() {
    String position =
        "{'board': {'phase': 'BREAKAWAY_RIDERS', 'turn': 5, 'queue': ['black leader'], 'weather':"
            + " [{'hexagon': 2, 'shown': ['HEAT']}]}, 'cyclists': {"
            + road("black leader", "2C6", "")
            + "}, 'tiles': {'black leader': [4]}}";
    Scene scene = Scene.of(2, position, "weather=1").play("ride 6 3C6");
    assertThat(scene.told(RaceEvent.HeatSuffered.class)).isEmpty();
    Scene touches = Scene.of(2, position, "weather=1", "weatherReach=touches").play("ride 6 3C6");
    assertThat(touches.told(RaceEvent.HeatSuffered.class)).hasSize(1);
  }

  @Test
  @Rule({"L1-06", "L1-154", "L1-H-26"})
  void aStageRiddenAloneIsAOneDayRace() {
    Scene scene = Scene.start(2, "cyclists=1", "race=valleys-1");
    assertThat(scene.told(RaceEvent.CourseWarned.class))
        .containsExactly(new RaceEvent.CourseWarned("L1-06", "stage-alone"));
    assertThat(scene.race.course.bonusCount()).isZero();
    assertThat(scene.race.course.plan().sprints()).containsExactly(new Plan.Mark(9, 3));
    scene.play("give none").play("give none", 0, 0);
    assertThat(scene.told(RaceEvent.TileDrawn.class)).as("a feed tile each").hasSize(2);
    String rider = road("white leader", "9C5", ", 'energy': 0, 'feeds': 1");
    String late =
        "{'board': {'phase': 'DROPPED_RIDERS', 'turn': 10, 'winnerTurn': 10, 'home': 1,"
            + " 'head': '10C6', 'queue': ['white leader']}, 'cyclists': {'black leader': {'place':"
            + " 'FINISHED', 'homePlace': 1, 'homeTurn': 10},"
            + rider
            + "}}";
    Scene over = Scene.of(2, late, "cyclists=1", "race=valleys-1").play("ride 1 9C6");
    assertThat(over.isOver()).as("with the winner's turn").isTrue();
    Scene tour = Scene.start(2, "cyclists=1", "race=valleys");
    assertThat(tour.race.course.bonusCount()).isEqualTo(1);
    assertThat(tour.told(RaceEvent.CourseWarned.class)).isEmpty();
  }
}
