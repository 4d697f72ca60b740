package musette.games.leader1;

import static musette.games.leader1.Scene.road;
import static org.assertj.core.api.Assertions.assertThat;

import musette.games.leader1.api.Board;
import musette.games.leader1.api.Face;
import musette.games.leader1.api.Phase;
import musette.games.leader1.api.Place;
import musette.games.leader1.api.RaceEvent;
import musette.games.leader1.api.Slot;
import musette.games.leader1.api.Team;
import musette.kernel.Seat;
import musette.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Inside the peloton, pursuit, its move, payment, drops (chapters 9 to 11). */
final class PelotonTest {
  private static String at(String phase, String head, String more, String cyclists) {
    return "{'board': {'phase': '"
        + phase
        + "', 'turn': 5, 'head': '"
        + head
        + "', 'order': ['BLACK', 'WHITE']"
        + more
        + "}, 'cyclists': {"
        + cyclists
        + "}}";
  }

  @Test
  @Rule({"L1-75", "L1-76", "L1-77", "L1-Q-77", "L1-Q-29"})
  void cyclistsShiftInsideThePelotonOneByOne() {
    Scene scene =
        Scene.of(2, at("INSIDE_PELOTON", "3C1", "", "'black leader': {'place': 'FRONT'}"));
    assertThat(scene.offered()).containsExactly("front", "back");
    assertThat(scene.refusal("drop")).isEqualTo("L1-76");
    scene.play("back");
    assertThat(scene.rider("black leader").place()).isEqualTo(Place.BACK);
    assertThat(scene.offered()).containsExactly("front", "back", "drop");
    scene.play("drop").play("front");
    assertThat(scene.asked()).isEqualTo(Seat.B);
    assertThat(scene.rider("black rouleur").place()).isEqualTo(Place.LEAVING);
    scene.passWhile(Phase.INSIDE_PELOTON).passWhile(Phase.PURSUIT, 9);
    assertThat(scene.rider("black rouleur").energy()).as("pays nothing").isEqualTo(44);
    assertThat(scene.rider("black rouleur").square()).isEqualTo("3C4");
    assertThat(scene.rider("black climber").energy()).isEqualTo(42);
    Scene pays = Scene.of(2, at("INSIDE_PELOTON", "3C1", "", ""), "leavingPay=on").play("drop");
    pays.passWhile(Phase.INSIDE_PELOTON).passWhile(Phase.PURSUIT, 9);
    assertThat(pays.rider("black leader").energy()).isEqualTo(43);
  }

  @Test
  @Rule({"L1-80", "L1-81", "L1-82", "L1-84", "L1-Q-32", "L1-Q-113"})
  void aTeamAcceleratesAtMostTwiceInARowAndWithPursuits() {
    Scene scene = Scene.of(2, at("PURSUIT", "3C1", ", 'inRow': [2, 1], 'pursuits': [3, 3]", ""));
    assertThat(scene.asked()).as("black is passed over").isEqualTo(Seat.B);
    scene.play("pass", 1);
    Board board = Boards.board(scene.race);
    assertThat(board.inRow()).containsExactly(0, 0);
    assertThat(board.order()).containsExactly(Team.BLACK, Team.WHITE);
    assertThat(scene.told(RaceEvent.PelotonRolled.class).getFirst().team()).isEqualTo(Team.BLACK);
    Scene none = Scene.of(2, at("PURSUIT", "3C1", ", 'pursuits': [0, 1]", ""));
    assertThat(none.asked()).isEqualTo(Seat.B);
    none.play("accelerate", 1);
    assertThat(Boards.board(none.race).pursuits()).containsExactly(0, 0);
    assertThat(Boards.board(none.race).inRow()).containsExactly(0, 1);
    Scene ahead =
        Scene.of(
            2, at("PURSUIT", "3C1", "", road("black leader", "6C1", ", 'feeds': 1")), "cyclists=1");
    assertThat(ahead.asked()).isEqualTo(Seat.A);
  }

  @Test
  @Rule({"L1-85", "L1-86", "L1-Q-31", "L1-Q-114", "L1-Q-01"})
  void anEmptyPelotonIsFasterAndIncreasesAddUp() {
    String away =
        road("black leader", "6C1", ", 'feeds': 1")
            + ","
            + road("white leader", "6L1", ", 'feeds': 1");
    Scene both = Scene.of(2, at("PURSUIT", "3C1", "", away), "cyclists=1");
    assertThat(both.play("accelerate", 1).told(RaceEvent.PelotonMoved.class).getFirst().squares())
        .isEqualTo(5);
    Scene single = Scene.of(2, at("PURSUIT", "3C1", "", away), "cyclists=1", "increasesAddUp=off");
    assertThat(single.play("accelerate", 4).told(RaceEvent.PelotonMoved.class).getFirst().squares())
        .isEqualTo(4);
    assertThat(Die.EVEN.side(4)).isEqualTo(Face.THREE);
    assertThat(Die.BELL.side(4)).isEqualTo(Face.PLAIN);
    assertThat(Risks.passing(Die.EVEN, 0)).isEqualTo(8);
    assertThat(Risks.passing(Die.BELL, 1)).isEqualTo(3);
  }

  @Test
  @Rule({"L1-89", "L1-90", "L1-Q-78", "L1-92", "L1-93", "L1-148"})
  void cyclistsPayByAreaAndMove() {
    String front = "'black leader': {'place': 'FRONT'}";
    String rain = ", 'weather': [{'hexagon': 3, 'shown': ['CONTRARY_2']}]";
    Scene slow = Scene.of(2, at("PURSUIT", "3C1", rain, front), "weather=1");
    slow.passWhile(Phase.PURSUIT, 8);
    assertThat(slow.rider("black leader").energy()).isEqualTo(43);
    assertThat(slow.rider("black rouleur").energy()).isEqualTo(44);
    Scene dark = Scene.of(2, at("PURSUIT", "4C1", "", front + ", 'black rouleur': {'energy': 1}"));
    dark.passWhile(Phase.PURSUIT, 9, 0, 0, 0, 0, 0, 0);
    assertThat(dark.rider("black leader").energy()).isEqualTo(42);
    assertThat(dark.rider("black rouleur").energy()).isZero();
    assertThat(dark.told(RaceEvent.RiskRolled.class)).isEmpty();
    assertThat(dark.told(RaceEvent.TileDrawn.class)).as("the feed zone").hasSize(6);
  }

  @Test
  @Rule({"L1-94", "L1-95", "L1-96", "L1-97", "L1-Q-28", "L1-Q-30", "L1-Q-82", "L1-Q-97"})
  void whoCannotPayIsDroppedBehind() {
    String poor =
        "'black leader': {'energy': 0}, 'black rouleur': {'energy': 0}, "
            + "'white leader': {'energy': 0}";
    String position = at("PURSUIT", "3C1", "", poor);
    Scene scene = Scene.of(2, position.replace("}}}", "}}, 'tiles': {'white leader': [2]}}"));
    scene.play("pass").play("pass", 9);
    assertThat(scene.asked()).as("asked before he is dropped").isEqualTo(Seat.B);
    assertThat(scene.offered()).containsExactly("drop", "eat leader 2");
    scene.play("eat leader 2");
    assertThat(scene.rider("white leader").energy()).isEqualTo(1);
    assertThat(scene.rider("black leader").square()).isEqualTo("3C4");
    assertThat(scene.rider("black rouleur").square()).isEqualTo("3R4");
    assertThat(scene.rider("black leader").stamp())
        .isGreaterThan(scene.rider("black rouleur").stamp());
    assertThat(scene.race.turn).isEqualTo(6);
    assertThat(scene.rider("black leader").slot()).isEqualTo(Slot.BEHIND);
    Scene refuses = Scene.of(2, position.replace("}}}", "}}, 'tiles': {'white leader': [2]}}"));
    refuses.play("pass").play("pass", 9).play("drop");
    assertThat(refuses.rider("white leader").place()).isEqualTo(Place.ROAD);
  }

  @Test
  @Rule({"L1-57", "L1-58", "L1-Q-24", "L1-Q-25", "L1-Q-79", "L1-Q-80", "L1-Q-81"})
  void absorbedRidersPayByTheAreaTheyEnter() {
    String riders =
        road("black rouleur", "3L6", ", 'risks': 2")
            + ","
            + road("white rouleur", "3L3", "")
            + ","
            + road("black climber", "3L1", "");
    Scene scene = Scene.of(2, at("PURSUIT", "3C1", "", riders));
    scene.passWhile(Phase.PURSUIT, 9);
    assertThat(scene.rider("black rouleur").place()).isEqualTo(Place.FRONT);
    assertThat(scene.rider("black rouleur").energy()).isEqualTo(42);
    assertThat(scene.rider("black rouleur").risks()).isEqualTo(2);
    assertThat(scene.rider("white rouleur").place()).isEqualTo(Place.BACK);
    assertThat(scene.rider("white rouleur").energy()).isEqualTo(43);
    assertThat(scene.rider("black climber").place())
        .as("level with the head before its move: not ahead")
        .isEqualTo(Place.ROAD);
    Scene free = Scene.of(2, at("PURSUIT", "3C1", "", riders), "absorbedPay=off");
    free.passWhile(Phase.PURSUIT, 9);
    assertThat(free.rider("black rouleur").energy()).isEqualTo(44);
    String climb = road("black rouleur", "3L6", "");
    Scene steep = Scene.of(2, at("PURSUIT", "3C1", "", climb), "race=mountains");
    steep.passWhile(Phase.PURSUIT, 9);
    assertThat(steep.rider("black rouleur").energy()).isEqualTo(47);
  }

  @Test
  @Rule({"L1-Q-26", "L1-Q-27", "L1-98", "L1-99", "L1-Q-84"})
  void droppedRidersRejoinOrPassThePeloton() {
    String riders =
        road("black leader", "3L2", ", 'stamp': 2")
            + ","
            + road("white leader", "3L1", ", 'stamp': 1");
    String stamps = ", 'lastStamp': 2";
    Scene scene =
        Scene.of(2, at("DROPPED_RIDERS", "3C5", stamps, riders), "slipstreamTest=stands-behind");
    assertThat(Boards.board(scene.race).queue()).containsExactly("black leader", "white leader");
    scene.play("ride 2 3L4");
    assertThat(scene.rider("black leader").place()).isEqualTo(Place.BACK);
    assertThat(scene.rider("black leader").energy()).isEqualTo(44);
    assertThat(scene.rider("white leader").slipstream()).as("from a rider").isTrue();
    scene.play("ride 5 3L6");
    assertThat(scene.rider("white leader").place()).isEqualTo(Place.ROAD);
    assertThat(scene.rider("white leader").slot()).isEqualTo(Slot.AHEAD);
    Scene head =
        Scene.of(
            2, at("DROPPED_RIDERS", "3C5", stamps, riders), "rejoinAt=head", "rejoinArea=front");
    head.play("ride 2 3L4");
    assertThat(head.rider("black leader").place()).isEqualTo(Place.ROAD);
    head.play("ride 4 3C5");
    assertThat(head.rider("white leader").place()).isEqualTo(Place.FRONT);
    Scene passed = Scene.of(2, at("DROPPED_RIDERS", "3C5", stamps, riders), "overtaking=rejoins");
    passed.play("ride 4 3L6");
    assertThat(passed.rider("black leader").place()).isEqualTo(Place.FRONT);
    Scene fallen = Scene.of(2, at("DROPPED_RIDERS", "4C5", "", road("black leader", "4C1", "")));
    fallen.play("ride 4 4C5", 1);
    assertThat(fallen.rider("black leader").place()).as("he fell there").isEqualTo(Place.ROAD);
  }

  @Test
  @Rule({
    "L1-134",
    "L1-135",
    "L1-136",
    "L1-137",
    "L1-138",
    "L1-139",
    "L1-Q-33",
    "L1-Q-34",
    "L1-Q-41",
    "L1-Q-60",
    "L1-Q-68",
    "L1-Q-85",
    "L1-Q-111",
    "L1-Q-112",
    "L1-106"
  })
  void aRedDieMakesEverybodyRollForPunctures() {
    String riders =
        road("black leader", "4L5", "")
            + ","
            + road("white leader", "2L1", ", 'slot': 'BEHIND'")
            + ", 'black rouleur': {'place': 'FRONT'}";
    String position = at("PURSUIT", "3C1", "", riders);
    Scene scene = Scene.of(2, position, "cyclists=2", "pelotonPunctureSquare=ordinary");
    scene.play("pass").play("pass", 7, 7, 7, 1, 7);
    assertThat(scene.told(RaceEvent.PunctureRolled.class))
        .extracting(RaceEvent.PunctureRolled::team)
        .containsExactly(Team.BLACK, Team.BLACK, Team.WHITE, Team.WHITE);
    assertThat(scene.rider("black leader").punctureTurn()).isEqualTo(5);
    assertThat(scene.rider("black rouleur").square()).as("put behind").isEqualTo("3C3");
    assertThat(scene.rider("black rouleur").punctureTurn()).isZero();
    assertThat(scene.rider("white leader").punctureTurn()).as("loses his slot").isEqualTo(5);
    assertThat(scene.race.turn).isEqualTo(6);
    assertThat(scene.rider("black leader").slot()).isEqualTo(Slot.LAST);
    assertThat(scene.rider("white leader").slot()).isEqualTo(Slot.LAST);
    scene.passWhile(Phase.INSIDE_PELOTON).passWhile(Phase.PURSUIT, 7, 1, 1);
    assertThat(scene.rider("black leader").place()).as("not absorbed").isEqualTo(Place.ROAD);
    assertThat(Boards.board(scene.race).queue())
        .containsExactly("black rouleur", "black leader", "white leader");
    Scene waits =
        Scene.of(
            2,
            position,
            "cyclists=2",
            "pelotonPunctureWaits=on",
            "punctureSlot=kept",
            "puncturedOrder=before",
            "absorbPunctured=on");
    waits.play("pass").play("pass", 7, 7, 7, 1, 7);
    assertThat(waits.rider("black rouleur").punctureTurn()).isEqualTo(5);
    assertThat(waits.race.turn).as("white leader still moves this turn").isEqualTo(5);
    assertThat(Boards.board(waits.race).queue()).containsExactly("white leader");
  }

  @Test
  @Rule({"L1-Q-50", "L1-Q-51", "L1-Q-90", "L1-Q-91"})
  void thePelotonTakesItsRidersOverTheLine() {
    String riders =
        "'black leader': {'energy': 0, 'feeds': 1}, 'white leader': {'place': 'FRONT',"
            + " 'feeds': 1}, 'black rouleur': {'feeds': 1}, 'white rouleur': {'feeds': 1}";
    Scene scene = Scene.of(2, at("PURSUIT", "10C2", "", riders), "cyclists=2");
    scene.play("pass").play("pass", 9);
    assertThat(scene.told(RaceEvent.Finished.class))
        .extracting(RaceEvent.Finished::team)
        .containsExactly(Team.WHITE, Team.BLACK, Team.WHITE);
    assertThat(scene.rider("black leader").square()).isEqualTo("10C5");
    assertThat(scene.isOver()).isTrue();
    assertThat(scene.result()).containsExactly(2, 1);
    Scene plain =
        Scene.of(
            2,
            at("PURSUIT", "10C2", "", riders),
            "cyclists=2",
            "payAtFinish=off",
            "pelotonFinish=support",
            "ranking=sum");
    plain.play("pass").play("pass", 9);
    assertThat(plain.told(RaceEvent.Finished.class))
        .extracting(RaceEvent.Finished::team)
        .containsExactly(Team.BLACK, Team.BLACK, Team.WHITE, Team.WHITE);
    assertThat(plain.result()).containsExactly(1, 2);
  }
}
